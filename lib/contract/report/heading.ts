import { z } from "zod";
import { Window } from "@/lib/contract/report/figure";
import { Count, Instant, Month } from "@/lib/contract/report/scalar";
import { ENVIRONMENTS } from "@/lib/contract/wire/request";
import { TIME_ZONE } from "@/lib/engine/calendar/day";
import { CONSENT_TYPES, PROFILES } from "@/lib/rules/request";

/** The report's metadata, before any of the customer's figures. */

export const Profile = z.enum(PROFILES).meta({
  id: "ReportProfile",
  description:
    "How much detail the company has reports written in. `full` holds every transaction. `insight` holds totals, averages, counts and periods and no amount or date of any single transaction: lists of transactions are empty, amounts are in whole tens of dollars, and what would give one payment away is null.",
});

export const Verification = z
  .object({
    id: z.string().meta({ description: "The report's own id.", examples: ["SIQ-7Q4M2K9XW0CR"] }),
    url: z.url().describe("Page on which anyone who holds the report can check that it is genuine."),
    supersedes: z
      .string()
      .nullable()
      .describe(
        "Verification id of the report that this one replaces after a refresh; null for a first report.",
      ),
  })
  .meta({ id: "ReportVerification", description: "What the report can be checked by." });

export const RequestPart = z
  .object({
    client_name: z.string().describe("Name of the customer as the firm gave it."),
    client_ref: z.string().nullable().describe("The firm's own reference."),
    period_label: z.string().nullable().describe("The firm's name for the period."),
    environment: z
      .enum(ENVIRONMENTS)
      .describe("`test` reports come from sandbox banks and describe no real person."),
    company_name: z.string().describe("Display name of the firm that asked."),
  })
  .meta({
    id: "ReportRequest",
    description:
      "The request the report answers, as it stood when the report was written. Its id is left out: it opens the customer's link.",
  });

export const Engine = z
  .object({
    version: z.string().describe("Version of the analysis as a whole."),
    rules: z.string().describe("Version of the rules that read and categorise transactions."),
    taxonomy: z.string().describe("Version of the categories."),
    tax_tables: z.string().describe("Financial years whose tax tables are known."),
    parameters: z.string().describe("Version of the default assumptions."),
  })
  .meta({
    id: "ReportEngine",
    description: "What made the report. Equal data and equal versions give an equal report.",
  });

export const Consent = z
  .object({
    type: z
      .enum(CONSENT_TYPES)
      .describe("`once` lets the data be taken a single time, `ongoing` until the consent ends."),
    given_at: Instant.nullable().describe("When the customer consented; null where that was not recorded."),
    expires_at: Instant.nullable().describe(
      "When the consent ends unless it is withdrawn before; of a `once` consent the day the report is deleted. Null where it is not known yet.",
    ),
    institutions: z.array(z.string()).describe("Names of the banks the customer shared from."),
  })
  .meta({ id: "ReportConsent", description: "The Consumer Data Right consent the data was shared under." });

export const Subject = z
  .object({
    name_as_given: z.string().describe("The name the firm gave."),
    names_on_accounts: z.array(z.string()).describe("The holders' names the banks gave, each once."),
    name_match: z
      .enum(["MATCH", "PARTIAL", "NO_MATCH", "UNKNOWN"])
      .describe("Whether the two agree. PARTIAL agrees in part; UNKNOWN means that no bank gave a name."),
  })
  .meta({ id: "ReportSubject", description: "Whose money the report is about." });

export const Period = z
  .object({
    ...Window.shape,
    complete_months: Count.describe("Calendar months that the data covers from first to last day."),
    partial_months: z.array(Month).describe("Calendar months that it covers in part, oldest first."),
  })
  .meta({ id: "ReportPeriod", description: "The days the report is about: twelve months at most." });

export const Warning = z
  .object({
    code: z.string().meta({ description: "Stable code of the warning.", examples: ["NO_BALANCE"] }),
    text: z.string().describe("The warning in words."),
  })
  .meta({
    id: "ReportWarning",
    description: "Something wrong in the bank's data, rather than in anybody's life.",
  });

export const EvidenceSet = z
  .object({
    id: z.string().describe("What `evidence` members elsewhere in the document name."),
    transaction_ids: z
      .array(z.string())
      .describe("Ids of rows of `transactions`, oldest first. Empty in the insight profile."),
  })
  .meta({
    id: "ReportEvidenceSet",
    description: "The transactions behind a figure, a stream or a category.",
  });

export const Integrity = z
  .object({
    digest_sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .describe(
        "SHA-256 of the document without its `integrity` member, written as RFC 8785, in lower-case hex.",
      ),
    signature_jws: z.string().describe("Compact JWS (EdDSA) whose payload is those 64 characters."),
    key_id: z.string().describe("The key the signature verifies with."),
  })
  .meta({
    id: "ReportIntegrity",
    description:
      "What proves the document unchanged. To check it: remove this member, write the rest as canonical JSON (RFC 8785), and compare.",
  });

export const TimeZone = z.literal(TIME_ZONE);

import { z } from "zod";
import { Window } from "@/lib/contract/report/figure";
import { Count, Instant, Month } from "@/lib/contract/report/scalar";
import { ENVIRONMENTS } from "@/lib/contract/wire/request";
import { TIME_ZONE } from "@/lib/engine/calendar/day";
import { CONSENT_TYPES, PROFILES } from "@/lib/rules/request";

/** The report's metadata: the members before the customer's figures. */

export const Profile = z.enum(PROFILES).meta({
  id: "ReportProfile",
  description:
    "The level of detail, a setting of the company. `full` contains every transaction. `insight` contains totals, averages, counts and periods, but no amount or date of a single transaction. Lists of transactions are empty, amounts are rounded to the nearest $10 and balances to the nearest $50, and values that would reveal a single payment are null.",
});

export const Verification = z
  .object({
    id: z.string().meta({ description: "The report's own id.", examples: ["SIQ-7Q4M2K9XW0CR"] }),
    url: z.url().describe("Page where anyone with the report can check that it is genuine."),
    supersedes: z
      .string()
      .nullable()
      .describe(
        "Verification id of the report that this report replaces, after a refresh or new assessment inputs. Null for a first report.",
      ),
  })
  .meta({ id: "ReportVerification", description: "Details for verifying the report." });

export const RequestPart = z
  .object({
    client_name: z.string().describe("Name of the customer as the firm gave it."),
    client_ref: z.string().nullable().describe("The firm's own reference."),
    period_label: z.string().nullable().describe("The firm's label for the period."),
    environment: z
      .enum(ENVIRONMENTS)
      .describe("`test` reports come from sandbox banks and describe no real person."),
    company_name: z.string().describe("Display name of the firm that requested the report."),
  })
  .meta({
    id: "ReportRequest",
    description:
      "The request for the report, as it was when the report was prepared. The request's id is not included, because anyone who has it can open the customer's link.",
  });

export const Engine = z
  .object({
    version: z.string().describe("Version of the analysis as a whole."),
    rules: z.string().describe("Version of the rules that read and categorise transactions."),
    taxonomy: z.string().describe("Version of the categories."),
    tax_tables: z.string().describe("Financial years of the tax tables."),
    parameters: z.string().describe("Version of the default assumptions."),
  })
  .meta({
    id: "ReportEngine",
    description:
      "Versions of the software that prepared the report. The same data and versions give the same report.",
  });

export const Consent = z
  .object({
    type: z
      .enum(CONSENT_TYPES)
      .describe(
        "`once`: the data can be collected once. `ongoing`: the data can be collected until the consent ends.",
      ),
    given_at: Instant.nullable().describe("When the customer consented. Null when it was not recorded."),
    expires_at: Instant.nullable().describe(
      "When the consent ends, unless it is withdrawn earlier. For a `once` consent, this is the time when the report is deleted, although the consent ends at the bank as soon as the data has been collected. Null until the time is known.",
    ),
    institutions: z.array(z.string()).describe("Names of the banks the customer shared from."),
  })
  .meta({ id: "ReportConsent", description: "The Consumer Data Right consent for sharing the data." });

export const Subject = z
  .object({
    name_as_given: z.string().describe("The customer's name from the firm."),
    names_on_accounts: z
      .array(z.string())
      .describe("The account holders' names from the banks, without duplicates."),
    name_match: z
      .enum(["MATCH", "PARTIAL", "NO_MATCH", "UNKNOWN"])
      .describe(
        "Whether the customer's name from the firm agrees with the account holders' names from the banks. PARTIAL: they agree in part. UNKNOWN: no bank gave a name.",
      ),
  })
  .meta({ id: "ReportSubject", description: "The customer that the report is about." });

export const Period = z
  .object({
    ...Window.shape,
    complete_months: Count.describe("Number of calendar months that the data covers fully."),
    partial_months: z.array(Month).describe("Calendar months that the data covers in part, oldest first."),
  })
  .meta({ id: "ReportPeriod", description: "The period of the report: at most twelve months." });

export const Warning = z
  .object({
    code: z.string().meta({ description: "Stable code of the warning.", examples: ["NO_BALANCE"] }),
    text: z.string().describe("The warning in words."),
  })
  .meta({
    id: "ReportWarning",
    description: "A problem in the bank's data. The problem says nothing about the customer.",
  });

export const EvidenceSet = z
  .object({
    id: z.string().describe("The id that `evidence` fields refer to."),
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
        "SHA-256, in lower-case hex, of the document as canonical JSON (RFC 8785) without its `integrity` member.",
      ),
    signature_jws: z
      .string()
      .describe("Compact JWS (EdDSA). Its payload is the 64 characters of `digest_sha256`."),
    key_id: z.string().describe("Id of the public key that verifies the signature."),
  })
  .meta({
    id: "ReportIntegrity",
    description:
      "Proof that the document was not changed. To check the document, remove this field, write the rest as canonical JSON (RFC 8785) and compare its SHA-256 with the digest.",
  });

export const TimeZone = z.literal(TIME_ZONE);

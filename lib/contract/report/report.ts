import { z } from "zod";
import { Account } from "@/lib/contract/report/account";
import { Affordability } from "@/lib/contract/report/affordability";
import { Assessed } from "@/lib/contract/report/assessed";
import { Assessment, Comparison } from "@/lib/contract/report/assessment";
import { Cashflow } from "@/lib/contract/report/cashflow";
import { Commitments } from "@/lib/contract/report/commitment";
import { Conduct } from "@/lib/contract/report/conduct";
import { CustomerNote } from "@/lib/contract/report/customer-note";
import { Definitions } from "@/lib/contract/report/definition";
import { Expenses } from "@/lib/contract/report/expense";
import {
  Consent,
  Engine,
  EvidenceSet,
  Integrity,
  Period,
  Profile,
  RequestPart,
  Subject,
  TimeZone,
  Verification,
  Warning,
} from "@/lib/contract/report/heading";
import { Income } from "@/lib/contract/report/income";
import { Liabilities } from "@/lib/contract/report/liability";
import { Quality } from "@/lib/contract/report/quality";
import { Instant } from "@/lib/contract/report/scalar";
import { Summary } from "@/lib/contract/report/summary";
import { Transaction } from "@/lib/contract/report/transaction";
import { ReportType } from "@/lib/contract/wire/request";

/**
 * The report as `GET /v1/requests/{id}/report` returns it. Every member is always present; one without data is null or
 * empty. This is the one declaration of the report: the engine's types (the same members in camelCase), JSON Schema, XML
 * Schema, OpenAPI and the clients are generated from it.
 */
export const Report = z
  .object({
    schema_version: z
      .string()
      .regex(/^1\.\d+$/)
      .describe(
        "Version of this shape, by semantic versioning: a new minor version adds members and changes none.",
      ),
    report_type: ReportType.describe(
      "What was asked for. Only an `affordability` report has the `affordability` section.",
    ),
    profile: Profile,
    verification: Verification,
    request: RequestPart,
    generated_at: Instant.describe("When the report was written."),
    data_as_at: Instant.describe("When the bank data was taken."),
    time_zone: TimeZone.describe("The zone of every day and month in the report."),
    engine: Engine,
    consent: Consent,
    subject: Subject,
    period: Period,
    quality: Quality,
    accounts: z.array(Account).describe("The accounts the customer shared, each once."),
    summary: Summary,
    income: Income,
    expenses: Expenses,
    liabilities: Liabilities,
    commitments: Commitments,
    conduct: Conduct,
    affordability: Affordability.nullable().describe("Null unless `report_type` is `affordability`."),
    cashflow: Cashflow,
    customer_notes: z
      .array(CustomerNote)
      .describe("What the customer says of figures before sharing them; empty where nothing was said."),
    evidence_sets: z
      .array(EvidenceSet)
      .describe("The transactions behind figures; `evidence` members name one of these."),
    transactions: z
      .array(Transaction)
      .describe("Every posted transaction of the period, oldest first. Empty in the insight profile."),
    definitions: Definitions,
    disclaimers: z.array(z.string()).describe("To be shown wherever figures of the report are."),
    warnings: z.array(Warning).describe("What was wrong in the bank data; empty where nothing was."),
    integrity: Integrity,
    // These follow all members of version 1.0, because its XML schema allows additions only at the end.
    assessment: Assessment,
    comparison: z
      .array(Comparison)
      .describe("What the customer declared beside what was observed; empty where nothing was declared."),
    assessed: Assessed.nullable().describe(
      "Only in an assessed copy: the firm's adjustments, and its figures beside the report's. Null in a report.",
    ),
  })
  .meta({
    id: "Report",
    description:
      "A customer's income, expenses, debts and conduct of accounts, from consented bank data. Money is in whole cents in members ending in `_cents`; shares are fractions (0.25 is 25 per cent); days are days in Sydney; null means not available, and never zero.",
  });
export type Report = z.infer<typeof Report>;

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
 * The report as `GET /v1/requests/{id}/report` returns it. Every member is always present; a member without data is
 * null or empty. This is the one declaration of the report: the engine's types (the same members in camelCase), JSON
 * Schema, XML Schema, OpenAPI and the clients are generated from it.
 */
export const Report = z
  .object({
    schema_version: z
      .string()
      .regex(/^1\.\d+$/)
      .describe(
        "Version of this schema, by semantic versioning. A new minor version adds fields and changes no existing field.",
      ),
    report_type: ReportType.describe(
      "The type of report requested. Only an `affordability` report has the `affordability` section.",
    ),
    profile: Profile,
    verification: Verification,
    request: RequestPart,
    generated_at: Instant.describe("When the report was prepared."),
    data_as_at: Instant.describe("When the bank data was collected."),
    time_zone: TimeZone.describe("The time zone of every day and month in the report."),
    engine: Engine,
    consent: Consent,
    subject: Subject,
    period: Period,
    quality: Quality,
    accounts: z.array(Account).describe("The accounts that the customer shared."),
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
      .describe("The customer's notes on figures, written before sharing. Empty when there are none."),
    evidence_sets: z.array(EvidenceSet).describe("The sets of transactions that `evidence` fields refer to."),
    transactions: z
      .array(Transaction)
      .describe("Every posted transaction of the period, oldest first. Empty in the insight profile."),
    definitions: Definitions,
    disclaimers: z.array(z.string()).describe("Notices to show wherever you show figures of the report."),
    warnings: z.array(Warning).describe("Problems in the bank data. Empty when there are none."),
    integrity: Integrity,
    // Members added after version 1.0. They come last, because version 1.0's XML schema allows additions only at the
    // end.
    assessment: Assessment,
    comparison: z
      .array(Comparison)
      .describe("Declared amounts next to observed amounts. Empty when nothing was declared."),
    assessed: Assessed.nullable().describe(
      "Only in an assessed copy: the firm's adjustments with the original and adjusted figures. Null in a report.",
    ),
  })
  .meta({
    id: "Report",
    description:
      "A customer's income, expenses, debts and account conduct, from consented bank data. Fields ending in `_cents` are money in whole cents. Shares are fractions (0.25 is 25%). Days are days in Sydney. Null means not available, never zero.",
  });
export type Report = z.infer<typeof Report>;

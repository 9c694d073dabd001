import { z } from "zod";
import { Ownership } from "@/lib/contract/report/account";
import { Figure } from "@/lib/contract/report/figure";
import {
  AccountId,
  Cents,
  Count,
  Day,
  Evidence,
  Frequency,
  Ratio,
  StreamId,
} from "@/lib/contract/report/scalar";

export const LiabilityClass = z
  .enum([
    "MORTGAGE",
    "PERSONAL",
    "CAR",
    "CREDIT_CARD",
    "BNPL",
    "SACC",
    "MACC",
    "OTHER_CREDIT",
    "WAGE_ADVANCE",
    "LEASE",
    "MARGIN_LOAN",
    "BUSINESS_LOAN",
    "STUDENT",
    "TAX_DEBT",
    "COLLECTION",
    "DEBT_AGREEMENT",
    "PERSON",
  ])
  .meta({
    id: "ReportLiabilityClass",
    description:
      "The kind of debt. BNPL is buy now, pay later. SACC and MACC are small and medium amount credit contracts under the National Credit Code. COLLECTION is a debt held by a debt collector. PERSON is a loan from someone the customer knows.",
  });

const Offset = z
  .object({
    account_id: AccountId,
    name: z.string().nullable().describe("Null when the account was not shared."),
    balance_cents: Cents.nullable().describe("Balance, signed. Null when the account was not shared."),
  })
  .meta({
    id: "ReportOffset",
    description:
      "An offset account of a loan. Its balance is shown, but never deducted from the amount owed.",
  });

const ServicingTerms = z
  .object({
    rate: Ratio.nullable().describe("Annual rate without the buffer. Null when not known."),
    months: z.number().nullable().describe("Repayment term in months. Null when not known."),
    is_revolving: z.boolean().describe("True for a card or an overdraft, which counts at its full limit."),
    note: z.string().nullable().describe("The assumptions made."),
  })
  .meta({ id: "ReportServicingTerms", description: "The terms used to calculate an assessed repayment." });

export const SharedDebt = z
  .object({
    account_id: AccountId,
    class: LiabilityClass,
    name: z.string().describe("Name of the account."),
    institution: z.string().nullable().describe("Name of the bank."),
    ownership: Ownership.describe("A joint debt is counted in full, because each borrower owes all of it."),
    owed_cents: Cents.nullable(),
    limit_cents: Cents.nullable(),
    rate: Ratio.nullable().describe("Annual interest rate charged, as a fraction."),
    rate_type: z
      .string()
      .nullable()
      .describe("The kind of rate, as the bank names it. Null when the bank did not name it."),
    repayment_type: z.string().nullable().describe("The bank's name for the kind of repayment."),
    started_on: Day.nullable(),
    ends_on: Day.nullable(),
    redraw_cents: Cents.nullable().describe("The amount the customer can redraw."),
    contract_monthly_cents: Cents.nullable().describe(
      "The monthly payment that the contract requires: the instalment of a loan, or the minimum payment of a card.",
    ),
    offsets: z.array(Offset).describe("Offset accounts of the debt."),
    repayment_monthly: Figure.describe("The observed or the contractual repayment, whichever is larger."),
    extra_repayments: Figure.nullable().describe(
      "Repayments other than the usual ones (L-EXTRA). They are not included in monthly amounts. Null when there were none.",
    ),
    servicing_monthly: Figure.describe(
      "The repayment that a lender would count, calculated with `terms` (L-SERVICE, L-LIMIT).",
    ),
    terms: ServicingTerms,
    next_repayment_on: Day.nullable(),
    own_share_monthly: Figure.nullable().describe(
      "If another person repays part of the debt: the part repaid from accounts in this report. Otherwise null.",
    ),
  })
  .meta({ id: "ReportSharedDebt", description: "A debt whose account the customer shared." });

const Proceeds = z
  .object({ on: Day, amount_cents: Cents })
  .meta({ id: "ReportProceeds", description: "An advance: loan money that a lender paid to the customer." });

const Repayment = z
  .object({
    frequency: Frequency,
    amount_cents: Cents.nullable().describe("The usual repayment. Null in the insight profile."),
    next_on: Day.nullable().describe("Expected date of the next repayment. Null in the insight profile."),
    stream_id: StreamId,
  })
  .meta({ id: "ReportRepayment", description: "The cadence of the repayments." });

const Reduction = z
  .object({
    from_on: Day.describe("Day of the first reduced repayment."),
    usual_cents: Cents.describe("The usual repayment before the reduction."),
    now_cents: Cents.describe("The usual repayment since the reduction."),
    count: Count.describe("Number of reduced repayments."),
  })
  .meta({ id: "ReportReduction", description: "A lasting reduction of the repayments." });

export const DetectedDebt = z
  .object({
    lender: z.string().describe("Name of the lender."),
    class: LiabilityClass,
    inferred: z
      .boolean()
      .describe("True when a pattern or a general word, not the lender's name, identified the debt."),
    proceeds: z.array(Proceeds).describe("Advances by the lender. Empty in the insight profile."),
    repaid_cents: Cents.nullable().describe(
      "Repaid in the period. Null in the insight profile when it would reveal a single payment.",
    ),
    repaid_since_proceeds_cents: Cents.nullable().describe(
      "Repaid since the lender's last advance. Null when there was no advance.",
    ),
    repayment: Repayment.nullable().describe("Null when the repayments are irregular."),
    repayment_monthly: Figure.describe(
      "The monthly amount that the lender currently charges. While debits are dishonoured, the latest attempt counts (L-ASK).",
    ),
    advanced_monthly: Figure.nullable().describe(
      "The monthly amount that this lender advanced under small or medium amount credit contracts or as wage advances (L-ADVANCE). Null when there was no such advance.",
    ),
    first_on: Day.nullable().describe("Date of the first observed payment. Null in the insight profile."),
    last_on: Day.nullable().describe("Date of the last observed payment. Null in the insight profile."),
    count: Count.describe("Number of repayments in the period."),
    status: z
      .enum(["ACTIVE", "SETTLED", "MISSED", "UNKNOWN"])
      .describe(
        "The status according to the payments. ACTIVE: a recent advance or repayment. SETTLED: repaid in full, or no advance or repayment for more than 60 days and more than two cycles. MISSED: the newest repayment was dishonoured. UNKNOWN: there was only an advance, long ago.",
      ),
    dishonours: Count.describe("Number of dishonoured repayments."),
    estimated_balance_cents: Cents.nullable().describe(
      "Amount received minus amount repaid, without fees and interest. Only for short fixed loans that started within the data (L-LEFT).",
    ),
    shared_account_id: AccountId.nullable().describe(
      "The account in the report that these payments appear to repay, or null. If there is such an account, the debt is counted with that account and not in this entry.",
    ),
    note: z.string().nullable().describe("A remark for the reader about the debt, or null."),
    evidence: Evidence.describe("The repayments made."),
    paid_monthly: Figure.describe(
      "The average monthly amount paid, for comparison with `repayment_monthly`.",
    ),
    reduced: Reduction.nullable().describe(
      "A lasting reduction of the repayments, as under a hardship arrangement. Null when there is none, and in the insight profile.",
    ),
  })
  .meta({
    id: "ReportDetectedDebt",
    description: "A debt found in transactions.",
  });

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
      "What kind of debt it is. BNPL is buy now, pay later; SACC and MACC are small and medium amount credit contracts of the National Credit Code; COLLECTION is a debt collector; PERSON is money lent by someone the customer knows.",
  });

const Offset = z
  .object({
    account_id: AccountId,
    name: z.string().nullable().describe("Null where the account was not shared."),
    balance_cents: Cents.nullable().describe("Balance, signed; null where the account was not shared."),
  })
  .meta({
    id: "ReportOffset",
    description: "An account set off against a loan. It is shown, and never taken off what is owed.",
  });

const ServicingTerms = z
  .object({
    rate: Ratio.nullable().describe("Rate a year before any buffer; null where none is known."),
    months: z.number().nullable().describe("Months the debt is repaid over; null where no term is known."),
    is_revolving: z.boolean().describe("A card or overdraft, counted at its whole limit."),
    note: z.string().nullable().describe("What was assumed."),
  })
  .meta({ id: "ReportServicingTerms", description: "What an assessed repayment was worked out with." });

export const SharedDebt = z
  .object({
    account_id: AccountId,
    class: LiabilityClass,
    name: z.string().describe("Name of the account."),
    institution: z.string().nullable().describe("Name of the bank."),
    ownership: Ownership.describe("A joint debt counts whole: each borrower owes all of it."),
    owed_cents: Cents.nullable(),
    limit_cents: Cents.nullable(),
    rate: Ratio.nullable().describe("Interest rate charged a year, as a fraction."),
    rate_type: z
      .string()
      .nullable()
      .describe("The bank's word for the kind of rate; null where it gave none."),
    repayment_type: z.string().nullable().describe("The bank's word for what is repaid."),
    started_on: Day.nullable(),
    ends_on: Day.nullable(),
    redraw_cents: Cents.nullable().describe("What can be redrawn."),
    contract_monthly_cents: Cents.nullable().describe(
      "What the contract asks for a month: the instalment of a loan, the smallest payment of a card.",
    ),
    offsets: z.array(Offset).describe("Accounts set off against it."),
    repayment_monthly: Figure.describe("The larger of what is repaid and what the contract asks for."),
    extra_repayments: Figure.nullable().describe(
      "Repayments far from the usual one, counted in no monthly amount (L-EXTRA); null when there were none.",
    ),
    servicing_monthly: Figure.describe(
      "What a lender would count, worked out with `terms` (L-SERVICE, L-LIMIT).",
    ),
    terms: ServicingTerms,
    next_repayment_on: Day.nullable(),
    own_share_monthly: Figure.nullable().describe(
      "The part of the repayments that left accounts of this report, where another person repays the rest; else null.",
    ),
  })
  .meta({ id: "ReportSharedDebt", description: "A debt whose account the customer shared." });

const Proceeds = z
  .object({ on: Day, amount_cents: Cents })
  .meta({ id: "ReportProceeds", description: "Money a lender paid out." });

const Repayment = z
  .object({
    frequency: Frequency,
    amount_cents: Cents.nullable().describe("The usual repayment. Null in the insight profile."),
    next_on: Day.nullable().describe("When the next one is expected. Null in the insight profile."),
    stream_id: StreamId,
  })
  .meta({ id: "ReportRepayment", description: "The rhythm of repayments." });

const Reduction = z
  .object({
    from_on: Day.describe("Day of the first reduced repayment."),
    usual_cents: Cents.describe("The usual repayment before."),
    now_cents: Cents.describe("The usual repayment since."),
    count: Count.describe("Reduced repayments seen."),
  })
  .meta({ id: "ReportReduction", description: "Repayments well below the usual one, and since when." });

export const DetectedDebt = z
  .object({
    lender: z.string().describe("Name of the lender."),
    class: LiabilityClass,
    inferred: z.boolean().describe("Decided from a pattern or a general word, not from the lender's name."),
    proceeds: z.array(Proceeds).describe("What the lender paid out. Empty in the insight profile."),
    repaid_cents: Cents.nullable().describe(
      "Repaid in the period. Null in the insight profile where it would give one payment away.",
    ),
    repaid_since_proceeds_cents: Cents.nullable().describe(
      "Of that, repaid since the last payout; null without one.",
    ),
    repayment: Repayment.nullable().describe("Null where the repayments keep no rhythm."),
    repayment_monthly: Figure.describe(
      "What the lender asks for a month now; while attempts bounce, the newest of them (L-ASK).",
    ),
    advanced_monthly: Figure.nullable().describe(
      "What a lender of small loans or wages paid out a month (L-ADVANCE); null where no payout of such a lender was seen.",
    ),
    first_on: Day.nullable().describe("First payment seen. Null in the insight profile."),
    last_on: Day.nullable().describe("Last payment seen. Null in the insight profile."),
    count: Count.describe("Repayments in the period: as many as `evidence` has rows."),
    status: z
      .enum(["ACTIVE", "SETTLED", "MISSED", "UNKNOWN"])
      .describe(
        "How it stands by its payments: ACTIVE is being repaid, SETTLED repaid, MISSED behind its rhythm.",
      ),
    dishonours: Count.describe("Repayments that bounced."),
    estimated_balance_cents: Cents.nullable().describe(
      "Received less repaid, without fees and interest, for short fixed loans whose whole life was seen (L-LEFT).",
    ),
    shared_account_id: AccountId.nullable().describe(
      "The shared account these payments are taken to repay; such a debt counts there and not here.",
    ),
    note: z.string().nullable().describe("What a reader should know about the debt; null where nothing is."),
    evidence: Evidence.describe("The repayments made."),
    paid_monthly: Figure.describe("The mean of what was really paid a month, beside what is asked for."),
    reduced: Reduction.nullable().describe(
      "Since when repayments are well below the usual one, as in hardship; null where they are not, and in the insight profile.",
    ),
  })
  .meta({
    id: "ReportDetectedDebt",
    description: "A debt seen only in transactions; its account was not shared.",
  });

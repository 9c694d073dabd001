import { type Attribute, derived, figure, number } from "@/lib/contract/attributes/attribute";
import type { Affordability } from "@/lib/engine/document";

const MONTHLY = "AUD_CENTS_PER_MONTH";

const ratio = (
  id: string,
  key: keyof Affordability["ratios"],
  words: string,
  unit: Attribute["unit"] = "RATIO",
): Attribute => figure(`affordability.${id}`, unit, words, (r) => r.affordability?.ratios[key]);

const line = (id: string, code: string, words: string): Attribute =>
  derived(`affordability.${id}`, MONTHLY, words, ({ affordability }) => {
    const found = affordability?.ladder.find((each) => each.line === code);
    return found && { value: found.assessedCents, quality: found.quality };
  });

const scenario = (code: string, words: string): Attribute =>
  derived(
    `affordability.ndi_${code.toLowerCase()}`,
    MONTHLY,
    `Net disposable income (signed) if ${words}.`,
    ({ affordability }) => {
      const found = affordability?.sensitivity.find((each) => each.code === code);
      return found && { value: found.ndiCents, quality: affordability?.ratios.ndi.quality ?? "OK" };
    },
  );

const loan = (
  id: string,
  unit: Attribute["unit"],
  words: string,
  find: (proposed: NonNullable<Affordability["proposed"]>) => number | null,
): Attribute =>
  derived(`affordability.${id}`, unit, words, ({ affordability }) => {
    const proposed = affordability?.proposed;
    return proposed ? { value: find(proposed), quality: "ESTIMATED" } : null;
  });

const gross = (id: string, words: string, key: "lowCents" | "highCents" | "usedCents"): Attribute =>
  derived(`affordability.${id}`, "AUD_CENTS", words, ({ affordability }) => {
    const value = affordability?.grossIncome[key] ?? null;
    return value === null ? null : { value, quality: "ESTIMATED" };
  });

/** Attributes for the assessment of an affordability report. Not available in an expense summary. */
export const AFFORDABILITY: readonly Attribute[] = [
  ratio("ndi", "ndi", "Net disposable income, signed (R-NDI).", MONTHLY),
  ratio("nsr", "nsr", "Net servicing ratio (R-NSR)."),
  ratio("dsr", "dsr", "Debt service ratio (R-DSR)."),
  ratio("dti", "dti", "Debt to income (R-DTI)."),
  ratio("commitments_to_gross", "commitmentsToGross", "All commitments ÷ gross income (R-COMMIT)."),
  ratio("housing_cost", "housingCost", "Rent, board and home loans ÷ net income (R-HOUSING)."),
  ratio("repayment_to_income", "repaymentToIncome", "Repayments ÷ net income (R-REPAY)."),
  ratio("essential", "essential", "Essential living costs ÷ net income (R-ESSENTIAL)."),
  ratio(
    "essential_with_housing",
    "essentialWithHousing",
    "Essential living costs and housing ÷ net income (R-HOUSED).",
  ),
  ratio(
    "days_of_cash",
    "daysOfCash",
    "Days for which the balances would pay living costs and commitments (R-CASH).",
    "DAYS",
  ),
  line("income_assessed", "income", "Assessed income."),
  line("living_hem_assessed", "living_hem", "Assessed living costs within HEM."),
  line("living_outside_assessed", "living_outside", "Assessed living costs outside HEM."),
  line("commitments_assessed", "commitments_other", "Assessed rent and other commitments."),
  line("debts_assessed", "commitments_debt", "Assessed repayments of loans and other lenders."),
  line("cards_assessed", "commitments_cards", "Assessed repayments of card and overdraft limits."),
  gross("gross_income_low", "Lower estimate of annual gross income.", "lowCents"),
  gross("gross_income_high", "Upper estimate of annual gross income.", "highCents"),
  gross("gross_income_used", "The annual gross income used in the ratios.", "usedCents"),
  scenario("INCOME_90", "income were 10% lower"),
  scenario("INCOME_80", "income were 20% lower"),
  scenario("MAIN_INCOME_LOST", "the largest source of income stopped"),
  scenario("LIVING_110", "living costs were 10% higher"),
  scenario("BUFFER_UP", "the buffer were one percentage point higher"),
  derived("affordability.hem", MONTHLY, "The HEM figure the firm supplied.", ({ affordability }) => {
    const value = affordability?.assumptions.hemMonthlyCents ?? null;
    return value === null ? null : { value, quality: "OK" };
  }),
  loan("proposed_repayment", MONTHLY, "Repayment of the proposed loan.", (p) => p.repaymentMonthlyCents),
  loan(
    "ndi_after",
    MONTHLY,
    "Net disposable income after the proposed loan, signed.",
    (p) => p.ndiAfterCents,
  ),
  loan("dti_after", "RATIO", "Debt to income including the proposed loan.", (p) => p.dtiAfter),
];

/** Attributes for the coverage and quality of the data. */
export const QUALITY: readonly Attribute[] = [
  number("quality.covered_days", "DAYS", "Days with data.", ({ quality }) => quality.coveredDays),
  number(
    "quality.min_account_days",
    "DAYS",
    "Days covered by the account that covers the fewest days.",
    (r) => r.quality.minAccountDays,
  ),
  number(
    "quality.gap_days",
    "DAYS",
    "Days without transactions in an account that is in use, added up over all accounts.",
    (r) => r.quality.gapDays,
  ),
  number(
    "quality.complete_months",
    "MONTHS",
    "Whole calendar months covered.",
    (r) => r.period.completeMonths,
  ),
  number("quality.accounts", "COUNT", "Accounts shared.", ({ accounts }) => accounts.length),
  number(
    "quality.accounts_left_out",
    "COUNT",
    "Accounts in the bank’s data that are not included in any figure.",
    (r) => r.quality.accountsLeftOut.length,
  ),
  number(
    "quality.suspected_unshared",
    "COUNT",
    "Accounts that appear to exist but were not shared.",
    (r) => r.quality.suspectedUnshared.length,
  ),
  number(
    "quality.account_completeness_ratio",
    "RATIO",
    "Shared accounts with transactions ÷ (these accounts + accounts that appear to exist but were not shared).",
    (r) => r.quality.accountCompletenessRatio,
  ),
  number(
    "quality.joint_income_ratio",
    "RATIO",
    "Share of net income paid into joint accounts.",
    (r) => r.quality.jointIncomeRatio,
  ),
  number(
    "quality.uncategorised_ratio",
    "RATIO",
    "Share of outgoings, by value, that have no category.",
    (r) => r.quality.uncategorisedValueRatio,
  ),
  number(
    "quality.unmatched_transfer_ratio",
    "RATIO",
    "Share of the customer’s own transfers, by value, that went to or came from an account that was not shared.",
    (r) => r.quality.unmatchedTransferValueRatio,
  ),
  number(
    "quality.low_confidence_ratio",
    "RATIO",
    "Share of transactions, by value, that were categorised with low confidence.",
    (r) => r.quality.lowConfidenceValueRatio,
  ),
  number(
    "quality.pending_excluded",
    "COUNT",
    "Pending transactions left out.",
    (r) => r.quality.pendingExcluded.count,
  ),
];

import { type Attribute, derived, figure, number, seen } from "@/lib/contract/attributes/attribute";
import type { LiabilityClass, RepaymentTest, ReportDocument } from "@/lib/engine/document";

const MONTHLY = "AUD_CENTS_PER_MONTH";

const lendersOf = (id: string, kind: LiabilityClass, words: string): Attribute =>
  number(
    `debts.${id}`,
    "COUNT",
    `${words} found in transactions.`,
    (r) => r.liabilities.detected.filter((debt) => debt.class === kind).length,
  );

const ratioOf = (id: string, words: string, find: (report: ReportDocument) => RepaymentTest | null) =>
  derived(`debts.${id}`, "RATIO", words, (r) => {
    const test = find(r);
    return test && { value: test.ratio, quality: "OK" };
  });

const totalOf = (id: string, words: string, key: "owedCents" | "limitsCents"): Attribute =>
  derived(`debts.${id}`, "AUD_CENTS", words, ({ liabilities: { totals } }) => ({
    value: totals[key],
    quality: totals.unknown > 0 || totals[key] === null ? "INCOMPLETE" : "OK",
  }));

/** Attributes for debts on accounts that were shared, and for lenders named in transactions. */
export const DEBTS: readonly Attribute[] = [
  totalOf("owed", "The balance owed on accounts that were shared.", "owedCents"),
  totalOf("limits", "Limits of cards and overdrafts.", "limitsCents"),
  figure(
    "debts.repayments",
    MONTHLY,
    "Repayments of all debts.",
    (r) => r.liabilities.totals.repaymentsMonthly,
  ),
  number(
    "debts.lenders",
    "COUNT",
    "Loans whose accounts were shared, plus other lenders whose debt is not settled.",
    (r) => r.liabilities.totals.lenders,
  ),
  number("debts.cards", "COUNT", "Cards whose accounts were shared.", (r) => r.liabilities.totals.cards),
  number(
    "debts.unknown",
    "COUNT",
    "Debts whose limit or balance is neither known nor estimated.",
    (r) => r.liabilities.totals.unknown,
  ),
  number("debts.shared", "COUNT", "Debts on accounts that were shared.", (r) => r.liabilities.shared.length),
  number("debts.detected", "COUNT", "Lenders found in transactions.", (r) => r.liabilities.detected.length),
  number(
    "debts.detected_active",
    "COUNT",
    "Lenders found in transactions: those with a recent advance or repayment.",
    (r) => r.liabilities.detected.filter(({ status }) => status === "ACTIVE").length,
  ),
  number(
    "debts.detected_missed",
    "COUNT",
    "Lenders found in transactions: those whose newest repayment was dishonoured.",
    (r) => r.liabilities.detected.filter(({ status }) => status === "MISSED").length,
  ),
  lendersOf("bnpl_lenders", "BNPL", "Buy now, pay later lenders"),
  lendersOf("sacc_lenders", "SACC", "Small amount lenders"),
  lendersOf("wage_advance_lenders", "WAGE_ADVANCE", "Wage advance providers"),
  lendersOf("collectors", "COLLECTION", "Debt collectors"),
  number(
    "debts.arrears",
    "COUNT",
    "Lenders and recipients of rent with a dishonoured payment that was still unpaid after fourteen days.",
    (r) => r.liabilities.arrears.filter(({ notMadeGood }) => notMadeGood > 0).length,
  ),
  ratioOf(
    "sacc_ratio",
    "Repayments of small amount contracts ÷ net income, in one pay period. The cap is 10%.",
    (r) => r.liabilities.saccTest,
  ),
  ratioOf(
    "lease_ratio",
    "Consumer lease payments ÷ net income, in one pay period. The cap is 10%.",
    (r) => r.liabilities.leaseTest,
  ),
];

const lineOf = (id: string, code: string, words: string): Attribute =>
  seen(
    `commitments.${id}`,
    MONTHLY,
    `${words} (\`${code}\`), in \`commitments.lines\`.`,
    (r) => r.commitments.lines.find((line) => line.code === code)?.monthly,
  );

/** Attributes for monthly commitments, and for the payments that are due next. */
export const COMMITMENTS: readonly Attribute[] = [
  figure("commitments.total", MONTHLY, "All commitments.", (r) => r.commitments.totalMonthly),
  lineOf("rent", "hou.rent", "Rent"),
  lineOf("mortgage", "shared.mortgage", "Home loans on shared accounts"),
  lineOf("mortgage_unshared", "dbt.mortgage", "Home loans on accounts that were not shared"),
  lineOf("personal_loan", "dbt.personal", "Personal loans on accounts that were not shared"),
  lineOf("car_loan", "dbt.car", "Car loans on accounts that were not shared"),
  lineOf("card_unshared", "dbt.card_unshared", "Cards that were not shared"),
  lineOf("bnpl", "dbt.bnpl", "Buy now, pay later"),
  lineOf("sacc", "dbt.sacc", "Small amount contracts"),
  lineOf("wage_advance", "dbt.wage_advance", "Wage advances"),
  number(
    "commitments.upcoming_30_days",
    "AUD_CENTS",
    "Sum of the payments expected in the thirty days after the data ends. Payments of unknown amount are left out.",
    (r) => r.commitments.upcoming30Days.totalCents,
  ),
  number(
    "commitments.direct_debits",
    "COUNT",
    "Direct debit authorities.",
    (r) => r.commitments.directDebitAuthorities.length,
  ),
  number(
    "commitments.scheduled_payments",
    "COUNT",
    "Scheduled payments.",
    (r) => r.commitments.scheduledPayments.length,
  ),
];

import type {
  Affordability,
  Commitments,
  DetectedDebt,
  Figure,
  LadderLine,
  Liabilities,
  RepaymentTest,
  ReportDocument,
} from "@/lib/engine/document";
import { isNearEqual, readAmounts } from "@/lib/engine/insight/near-equal";
import { toTens } from "@/lib/engine/insight/round-amounts";
import { suppress, wouldDiscountsReveal } from "@/lib/engine/insight/suppress";

/** With fewer expected payments than this, their sum is close to a single payment. */
const UPCOMING_MIN = 2;

/**
 * Debts without the day or amount of any single payment or advance. The contract's terms come from the bank and stay.
 */
export function suppressLiabilities(
  liabilities: Liabilities,
  report: ReportDocument,
  isIncomeHidden: boolean,
): Liabilities {
  const amountsOf = readAmounts(report);
  const { shared, detected, saccTest, leaseTest } = liabilities;
  return {
    ...liabilities,
    shared: shared.map((debt) => ({ ...debt, nextRepaymentOn: null })),
    detected: detected.map((lender) =>
      suppressLender(
        lender,
        amountsOf(lender.evidence).filter((cents) => cents < 0),
      ),
    ),
    arrears: liabilities.arrears.map((line) => ({
      ...line,
      notMadeGoodCents: null,
      lastNotMadeGoodOn: null,
    })),
    saccTest: suppressTest(saccTest, detected, isIncomeHidden),
    leaseTest: suppressTest(leaseTest, detected, isIncomeHidden),
  };
}

function suppressLender(lender: DetectedDebt, paid: readonly number[]): DetectedDebt {
  return {
    ...lender,
    proceeds: [],
    repaidCents: lender.count > 1 && !isNearEqual(paid) ? toTens(lender.repaidCents) : null,
    repaidSinceProceedsCents: null,
    estimatedBalanceCents: null,
    advancedMonthly: lender.advancedMonthly && suppress(lender.advancedMonthly),
    reduced: null,
    repayment: lender.repayment && { ...lender.repayment, amountCents: null, nextOn: null },
    firstOn: null,
    lastOn: null,
  };
}

/**
 * Suppresses the whole test (null) if its pay or one of its repayments is suppressed, because it repeats them.
 * Otherwise shows only the ratio.
 */
function suppressTest(
  test: RepaymentTest | null,
  detected: readonly DetectedDebt[],
  isIncomeHidden: boolean,
): RepaymentTest | null {
  if (test === null || isIncomeHidden) return null;
  const isOfOne = detected.some(
    ({ lender, repaymentMonthly }) => test.lenders.includes(lender) && repaymentMonthly.value === null,
  );
  return isOfOne ? null : { ...test, availableIncomeCents: null, repaymentsCents: null, headroomCents: null };
}

export function suppressExpected({
  directDebitAuthorities,
  scheduledPayments,
  upcoming30Days,
}: Commitments): Pick<Commitments, "directDebitAuthorities" | "scheduledPayments" | "upcoming30Days"> {
  const expected = upcoming30Days.items.flatMap(({ amountCents }) => amountCents ?? []);
  const isMany = expected.length >= UPCOMING_MIN && !isNearEqual(expected);
  return {
    directDebitAuthorities: directDebitAuthorities.map((debit) => ({
      ...debit,
      lastOn: null,
      lastAmountCents: null,
    })),
    scheduledPayments: scheduledPayments.map((payment) => ({
      ...payment,
      nextOn: null,
      finalOn: null,
      amountCents: null,
    })),
    upcoming30Days: {
      ...upcoming30Days,
      items: [],
      totalCents: isMany ? toTens(upcoming30Days.totalCents) : null,
    },
  };
}

/**
 * Suppresses every figure of the assessment from which a suppressed total could be derived. The assessment steps repeat
 * the totals and are suppressed with them. The assessed surplus, its scenarios and the ratios of all outgoings are
 * suppressed with any of income, living expenses and commitments; a ratio is suppressed with its numerator. The parts of
 * the subtotals are left out: the sections of income and commitments show or suppress them.
 */
export function suppressAffordability(
  affordability: Affordability,
  { commitments, expenses, income, liabilities, summary }: ReportDocument,
): Affordability {
  const isGone = {
    income: income.totals.netMonthly.value === null || wouldDiscountsReveal(income),
    living: summary.livingMonthly.value === null,
    split: summary.essentialMonthly.value === null,
    scopes: expenses.totals.hemScope.value === null || expenses.totals.outsideHem.value === null,
    commitments: summary.commitmentsMonthly.value === null,
    subtotals: hasSingleSubtotal(commitments),
    housed: summary.essentialWithHousingMonthly.value === null,
    repayments: liabilities.totals.repaymentsMonthly.value === null,
  };
  const { assumptions, grossIncome, ladder, proposed, ratios } = affordability;
  const isAdjusted = ladder.some((line) => line.line === "commitments_debt" && line.adjustmentCents !== 0);
  // Subtracting observed repayments from assessed ones reveals the subtotal that did not change.
  const isCommittedGone = isGone.commitments || (isGone.subtotals && isAdjusted);
  // If the assessed living expenses contain the firm's HEM figure, the rest is the cost outside HEM.
  const isLivingGone = isGone.living || (isGone.scopes && assumptions.hemMonthlyCents !== null);
  const isResultGone = isGone.income || isLivingGone || isCommittedGone;
  const isHidden = ({ line }: LadderLine) =>
    line === "ndi"
      ? isResultGone
      : line === "income"
        ? isGone.income
        : line.startsWith("living")
          ? isGone.living || isGone.scopes
          : isGone.commitments || isGone.subtotals;
  const unless = (isHiddenFigure: boolean, figure: Figure) => (isHiddenFigure ? suppress(figure) : figure);
  const hasLonePay = income.streams.some((stream) => stream.included && stream.count === 1);
  const cases = affordability.sensitivity.filter(({ code }) => code !== "MAIN_INCOME_LOST" || !hasLonePay);
  return {
    ...affordability,
    ratios: {
      ...ratios,
      ndi: unless(isResultGone, ratios.ndi),
      nsr: unless(isResultGone, ratios.nsr),
      dsr: unless(isGone.commitments || isGone.subtotals, ratios.dsr),
      commitmentsToGross: unless(isCommittedGone, ratios.commitmentsToGross),
      // A single rent or repayment would follow from its share of the income.
      housingCost: unless(isGone.housed, ratios.housingCost),
      repaymentToIncome: unless(isGone.repayments || isGone.commitments, ratios.repaymentToIncome),
      essential: unless(isGone.split, ratios.essential),
      essentialWithHousing: unless(isGone.housed, ratios.essentialWithHousing),
      savingsRate: unless(summary.savingsRate.value === null, ratios.savingsRate),
      // The balances divided by the days give the outgoings.
      daysOfCash: unless(isGone.split || isGone.living || isGone.commitments, ratios.daysOfCash),
    },
    ladder: ladder
      .filter((line) => line.role !== "PART")
      .map((line) =>
        isHidden(line) ? { ...line, observedCents: null, adjustmentCents: null, assessedCents: null } : line,
      ),
    grossIncome: { ...grossIncome, lowCents: null, highCents: null, usedCents: null },
    sensitivity: isResultGone ? cases.map((line) => ({ ...line, ndiCents: null, nsr: null })) : cases,
    proposed: proposed && isResultGone ? { ...proposed, ndiAfterCents: null, dtiAfter: null } : proposed,
  };
}

/** Reports whether all commitments that are debts, or all others, are one payment. */
function hasSingleSubtotal({ lines }: Commitments): boolean {
  const isDebt = ({ code }: Commitments["lines"][number]) => /^(?:dbt|shared)\.|^fin\.interest$/.test(code);
  const countOf = (isWanted: boolean) =>
    lines.filter((line) => isDebt(line) === isWanted).reduce((sum, { monthly }) => sum + monthly.count, 0);
  return countOf(true) === 1 || countOf(false) === 1;
}

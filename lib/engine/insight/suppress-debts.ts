import type {
  Affordability,
  Commitments,
  DetectedDebt,
  Liabilities,
  RepaymentTest,
  ReportDocument,
} from "@/lib/engine/document";
import { isNearEqual, readAmounts } from "@/lib/engine/insight/near-equal";
import { toTens } from "@/lib/engine/insight/round-amounts";
import { suppress } from "@/lib/engine/insight/suppress";

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
 * The assessment steps repeat the totals and are suppressed with them; the assessed surplus is suppressed with the
 * income. The parts of the subtotals are left out: the sections of income and commitments show or suppress them.
 */
export function suppressAffordability(
  affordability: Affordability,
  { expenses, income, summary }: ReportDocument,
): Affordability {
  const { hemScope, outsideHem } = expenses.totals;
  const isHoused = summary.essentialWithHousingMonthly.value !== null;
  const isLivingHidden = hemScope.value === null || outsideHem.value === null;
  const isIncomeHidden = income.totals.netMonthly.value === null;
  const hasLonePay = income.streams.some((stream) => stream.included && stream.count === 1);
  const isHidden = (line: string) =>
    line === "income" || line === "ndi" ? isIncomeHidden : isLivingHidden && line.startsWith("living");
  const cases = affordability.sensitivity.filter(({ code }) => code !== "MAIN_INCOME_LOST" || !hasLonePay);
  const { grossIncome, proposed } = affordability;
  const { ratios } = affordability;
  return {
    ...affordability,
    // A single rent or repayment would follow from its share of the income.
    ratios: isHoused
      ? ratios
      : {
          ...ratios,
          housingCost: suppress(ratios.housingCost),
          essentialWithHousing: suppress(ratios.essentialWithHousing),
        },
    ladder: affordability.ladder
      .filter((line) => line.role !== "PART")
      .map((line) =>
        isHidden(line.line)
          ? { ...line, observedCents: null, adjustmentCents: null, assessedCents: null }
          : line,
      ),
    grossIncome: { ...grossIncome, lowCents: null, highCents: null, usedCents: null },
    sensitivity: isIncomeHidden ? cases.map((line) => ({ ...line, ndiCents: null, nsr: null })) : cases,
    proposed: proposed && isIncomeHidden ? { ...proposed, ndiAfterCents: null, dtiAfter: null } : proposed,
  };
}

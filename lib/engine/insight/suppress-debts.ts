import type {
  Affordability,
  Commitments,
  DetectedDebt,
  Liabilities,
  RepaymentTest,
  ReportDocument,
} from "@/lib/engine/document";
import { isSuppressed, suppress } from "@/lib/engine/figures/insight-note";
import { isNearEqual, readAmounts } from "@/lib/engine/insight/near-equal";
import { toTens } from "@/lib/engine/insight/round-amounts";

/**
 * The sum of expected payments is shown only if there are at least this many. The sum of one payment would reveal it.
 */
const UPCOMING_MIN = 2;

/**
 * Removes the day and the amount of each single payment or advance from the debts. Keeps the contract's terms, which
 * come from the bank.
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
  const isHidden = isSuppressed(lender.repaymentMonthly);
  return {
    ...lender,
    proceeds: [],
    repaidCents: isHidden || lender.count === 1 || isNearEqual(paid) ? null : toTens(lender.repaidCents),
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
 * Suppresses the whole repayment test (returns null) if the pay or one of the repayments in it is suppressed
 * elsewhere, because the test repeats these amounts. In all other cases, shows only the ratio.
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

/**
 * Removes the days and amounts of expected payments. Keeps their total, in whole tens of dollars, if there are several
 * payments that are not alike.
 */
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
 * The assessment without its gross income and without the parts of its steps. The sections of income and commitments
 * show or suppress these parts themselves. Also omits the scenario in which the main income is lost, if any counted
 * income was paid only once.
 */
export function suppressAffordability(
  affordability: Affordability,
  { income }: Pick<ReportDocument, "income">,
): Affordability {
  const { grossIncome, ladder, proposed, ratios, sensitivity } = affordability;
  const hasLonePay = income.streams.some((stream) => stream.included && stream.count === 1);
  return {
    ...affordability,
    ladder: ladder.filter((line) => line.role !== "PART"),
    grossIncome: { ...grossIncome, lowCents: null, highCents: null, usedCents: null },
    sensitivity: sensitivity.filter(({ code }) => code !== "MAIN_INCOME_LOST" || !hasLonePay),
    proposed:
      proposed && ratios.ndi.value === null ? { ...proposed, ndiAfterCents: null, dtiAfter: null } : proposed,
  };
}

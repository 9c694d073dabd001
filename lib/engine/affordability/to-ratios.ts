import {
  type Assessment,
  type AssessmentStepsInput,
  isPartUnseen,
  toAmounts,
  toSurplus,
} from "@/lib/engine/affordability/to-assessment-steps";
import type { Affordability, Assumptions, Figure, Liabilities } from "@/lib/engine/document";
import { calculate, toFigure, worstOf } from "@/lib/engine/figures/figure";
import { FORMULAS } from "@/lib/engine/figures/formulas";
import { listHousing } from "@/lib/engine/figures/formulas/expenses";
import { toRatio, toSum } from "@/lib/engine/figures/statistics";
import { toEssentialWithHousing } from "@/lib/engine/housing";

type Basis = Pick<Figure, "window" | "count" | "evidence" | "quality">;

type RatioId =
  | "R-NSR"
  | "R-DSR"
  | "R-COMMIT"
  | "R-HOUSING"
  | "R-REPAY"
  | "R-ESSENTIAL"
  | "R-HOUSED"
  | "S-RATE";

/**
 * The ratios that lenders use. A ratio is null if its numerator or denominator is unknown. Debt to income may leave out
 * unknown debts; its note then says so.
 */
export function toRatios(
  parts: AssessmentStepsInput,
  assessment: Assessment,
  assumptions: Assumptions,
  gross: Affordability["grossIncome"],
): Affordability["ratios"] {
  const { income, expenses, liabilities, commitments } = parts;
  const net = income.totals.netMonthly;
  const { living, essential } = expenses.totals;
  const housing = listHousing(expenses, liabilities);
  const housed = toEssentialWithHousing(expenses, liabilities);
  const basis: Basis = {
    window: net.window,
    count: net.count,
    evidence: net.evidence,
    quality: assessment.quality,
  };
  const ratio = (
    part: number | null,
    { whole, id, of, note = null }: { whole: number | null; id: RatioId; of: Basis; note?: string | null },
  ) => calculate(id, { part, whole }, { ...of, note });
  const withNet = (...figures: readonly Figure[]): Basis => ({
    ...basis,
    quality: worstOf([net, ...figures]),
  });
  const surplus = toSurplus(assessment);
  const outgoings = surplus === null ? null : (assessment.living ?? 0) + assessment.commitments;
  // Gross pay derived from net pay is an estimate, so the ratios of gross income are estimates if any salary was
  // grossed up. Other income is counted at the amount received and adds no estimate.
  const hasSalary = income.streams.some((stream) => stream.included && stream.gross !== null);
  const ofGross: Basis = {
    ...basis,
    quality: worstOf([basis, { quality: hasSalary ? "ESTIMATED" : "OK" }]),
  };
  const grossNote = [assessment.note, `gross income: ${gross.note}`]
    .filter((note) => note !== null)
    .join("; ");
  const grossMonthly = gross.usedCents === null ? null : gross.usedCents / 12;
  const repayments = liabilities.totals.repaymentsMonthly;
  const total = commitments.totalMonthly;
  const left = assessment.isShort ? null : FORMULAS["S-SURPLUS"].value([net, living, total]);
  return {
    ndi: calculate("R-NDI", toAmounts(assessment), { ...basis, note: assessment.note }),
    nsr: ratio(assessment.income, { whole: outgoings, id: "R-NSR", of: basis, note: assessment.note }),
    dsr: ratio(assessment.debts, { whole: grossMonthly, id: "R-DSR", of: ofGross, note: grossNote }),
    commitmentsToGross: ratio(assessment.commitments, {
      whole: grossMonthly,
      id: "R-COMMIT",
      of: ofGross,
      note: grossNote,
    }),
    dti: toDti(parts, gross, assumptions, ofGross),
    housingCost: ratio(sumKnown(housing), {
      whole: net.value,
      id: "R-HOUSING",
      of: withNet(...housing),
    }),
    repaymentToIncome: ratio(repayments.value, { whole: net.value, id: "R-REPAY", of: withNet(repayments) }),
    essential: ratio(essential.value, { whole: net.value, id: "R-ESSENTIAL", of: withNet(essential) }),
    essentialWithHousing: ratio(housed.value, { whole: net.value, id: "R-HOUSED", of: withNet(housed) }),
    savingsRate: ratio(left, { whole: net.value, id: "S-RATE", of: withNet(living, total) }),
    daysOfCash: toDaysOfCash(parts, assumptions),
  };
}

/** The sum of the values, in cents; null if any is unknown. */
function sumKnown(figures: readonly Figure[]): number | null {
  const values = figures.flatMap(({ value }) => value ?? []);
  return values.length < figures.length ? null : toSum(values);
}

/**
 * All known debt. Loans whose accounts were shared count at their balance. Cards and overdrafts count at their limit
 * or, if it is unknown, at their balance. Lenders seen only in rows count at their estimated balance. An unknown amount
 * counts as 0.
 */
export function sumDebt({ shared, detected }: Liabilities): number {
  const known = shared.reduce(
    (sum, debt) =>
      sum + (debt.terms.isRevolving ? (debt.limitCents ?? debt.owedCents ?? 0) : (debt.owedCents ?? 0)),
    0,
  );
  return detected
    .filter((lender) => lender.sharedAccountId === null)
    .reduce((sum, lender) => sum + (lender.estimatedBalanceCents ?? 0), known);
}

const KNOWN_RATIO_MIN = 0.1;

/**
 * Debt to income, as a ratio. Null in three cases:
 * - The gross income is unknown or zero.
 * - The balance of a debt is unknown, and either no account of a debt was shared or the known debts are very small.
 * - No debt is found, but a debt may be paid from accounts that were not shared.
 * If no debt is found and none may be paid elsewhere, the ratio is 0, with the quality of the spending figures.
 */
function toDti(
  parts: AssessmentStepsInput,
  gross: Affordability["grossIncome"],
  { dtiFlag }: Assumptions,
  basis: Basis,
): Figure {
  const { liabilities, expenses } = parts;
  const { shared, totals } = liabilities;
  const open = liabilities.detected.filter(
    (lender) => lender.sharedAccountId === null && lender.status !== "SETTLED",
  );
  const estimated = open.filter((lender) => lender.estimatedBalanceCents !== null).length;
  const { unknown } = totals;
  const isPartial = unknown > 0;
  const isUnknown = gross.usedCents === null || gross.usedCents <= 0 || (isPartial && shared.length === 0);
  const known = isUnknown ? null : toRatio(sumDebt(liabilities), gross.usedCents ?? 0);
  // If only a very small debt is known and others are unknown, no ratio is stated, because a ratio near zero would look
  // as if there were no debt.
  const value = isPartial && (known ?? 0) < KNOWN_RATIO_MIN ? null : known;
  const hasDebt = shared.length > 0 || liabilities.detected.length > 0;
  const isUnseen = !hasDebt && isPartUnseen(parts);
  const notes = [
    hasDebt ? null : "no debt account was shared, and no debt was found in the transactions",
    isUnseen ? "a debt may be paid from accounts that were not shared" : null,
    isPartial
      ? `${shared.length + open.length === 1 ? "the only debt is" : `${unknown} of ${shared.length + open.length} debts are`} not counted, because the balance or limit is not known`
      : null,
    estimated > 0
      ? `${estimated} small ${estimated === 1 ? "loan counts" : "loans count"} at the estimated balance: money received minus money repaid, without fees`
      : null,
    value !== null && value >= dtiFlag ? `the ratio is at or above the DTI flag of ${dtiFlag}` : null,
    "study loans are not included, because bank data does not show them",
    `gross income: ${gross.note}`,
  ];
  const share = value === null || isUnseen ? null : { part: sumDebt(liabilities), whole: gross.usedCents };
  return calculate("R-DTI", share, {
    ...basis,
    quality:
      isPartial || isUnseen
        ? "INCOMPLETE"
        : hasDebt
          ? worstOf([basis, { quality: estimated > 0 ? "ESTIMATED" : "OK" }])
          : expenses.totals.living.quality,
    note: notes.filter((note) => note !== null).join("; "),
  });
}

/**
 * The number of whole days for which the everyday and savings balances would pay the commitments and the living
 * expenses. The firm's assumptions decide whether all living expenses are included or only the essential ones.
 */
function toDaysOfCash(
  { expenses, commitments, conduct }: AssessmentStepsInput,
  { liquidityOutgoings }: Assumptions,
): Figure {
  const isAll = liquidityOutgoings === "ALL";
  const living = isAll ? expenses.totals.living : expenses.totals.essential;
  const liquid = conduct.dailyBalances[conduct.dailyBalances.length - 1]?.amountCents ?? null;
  const committed = commitments.totalMonthly;
  const monthly = living.value === null || committed.value === null ? null : living.value + committed.value;
  const { value: known, quality, note, count, evidence } = conduct.liquidityDays;
  const isPartial = quality === "INCOMPLETE" && !isAll;
  const held = liquid === null || monthly === null ? null : { heldCents: liquid, monthlyCents: monthly };
  const worked = held === null ? null : FORMULAS["R-CASH"].value(held);
  const value = isPartial ? known : worked;
  return toFigure(value, "DAYS", "R-CASH", {
    window: living.window,
    count: isAll ? living.count + committed.count : count,
    evidence: isAll ? null : evidence,
    quality: isPartial || value === null ? "INCOMPLETE" : worstOf([living, committed]),
    note:
      isPartial || value === null
        ? note
        : isAll
          ? "days of living expenses and commitments that the balances would pay"
          : "days of essential living expenses and commitments that the balances would pay",
  });
}

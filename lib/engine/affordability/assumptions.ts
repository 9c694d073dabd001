import type { Assumptions } from "@/lib/engine/document";

/**
 * Completes a company's stored assumptions. An assumption gets its default if it is missing, for example because it was
 * added later. It also gets its default if its value makes no sense (a rate of 600%, a term of zero).
 */
export function completeAssumptions(stored: Partial<Assumptions> | null, base: Assumptions): Assumptions {
  if (stored === null || typeof stored !== "object") return base;
  const number = (value: unknown, least: number, most: number, otherwise: number) =>
    isBetween(value, least, most) ? value : otherwise;
  const orNull = (value: unknown, least: number, most: number, otherwise: number | null) =>
    value === null ? null : isBetween(value, least, most) ? value : otherwise;
  return {
    bufferPercentagePoints: number(stored.bufferPercentagePoints, 0, 20, base.bufferPercentagePoints),
    discounts: Array.isArray(stored.discounts)
      ? stored.discounts.filter((line) => isBetween(line?.discount, 0, 1) && typeof line.code === "string")
      : base.discounts,
    cardServicingMonths: number(stored.cardServicingMonths, 1, 600, base.cardServicingMonths),
    cardRate: number(stored.cardRate, 0, 1, base.cardRate),
    hemMonthlyCents: orNull(stored.hemMonthlyCents, 0, 100_000_000, null),
    hemHousehold: typeof stored.hemHousehold === "string" ? stored.hemHousehold.slice(0, 200) : null,
    hemTreatment: Array.isArray(stored.hemTreatment)
      ? stored.hemTreatment.filter(
          (line) => typeof line?.code === "string" && (line.treatment === "IN" || line.treatment === "OUT"),
        )
      : base.hemTreatment,
    defaultMortgageTermMonths: orNull(
      stored.defaultMortgageTermMonths,
      1,
      600,
      base.defaultMortgageTermMonths,
    ),
    defaultLoanTermMonths: orNull(stored.defaultLoanTermMonths, 1, 600, base.defaultLoanTermMonths),
    interestOnlyMonths: number(stored.interestOnlyMonths, 0, 600, base.interestOnlyMonths),
    dtiFlag: number(stored.dtiFlag, 0, 100, base.dtiFlag),
    studyLoan: stored.studyLoan === "YES" ? "YES" : "NO",
    liquidityOutgoings: stored.liquidityOutgoings === "ALL" ? "ALL" : "ESSENTIAL",
    proposedLoan: readLoan(stored.proposedLoan),
    highlightDifference: number(stored.highlightDifference, 0, 10, base.highlightDifference),
  };
}

function readLoan(loan: Assumptions["proposedLoan"] | undefined): Assumptions["proposedLoan"] {
  const isWhole =
    loan != null &&
    isBetween(loan.amountCents, 1, 100_000_000_000) &&
    isBetween(loan.rate, 0, 1) &&
    isBetween(loan.termMonths, 1, 600);
  return isWhole ? { amountCents: loan.amountCents, rate: loan.rate, termMonths: loan.termMonths } : null;
}

function isBetween(value: unknown, least: number, most: number): value is number {
  return typeof value === "number" && value >= least && value <= most;
}

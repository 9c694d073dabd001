import type { Assumptions, Figure, SharedDebt } from "@/lib/engine/document";
import { toMonthlyFigure } from "@/lib/engine/figures/figure";
import { isRevolving, serviceDebt } from "@/lib/engine/liabilities/loan-terms";

/**
 * The assessed monthly repayment of a debt. A card or overdraft is assumed to be fully drawn: its limit is repaid over
 * the servicing term. If the bank gave no limit, its balance is repaid instead. For a loan, this is the largest of its
 * contractual, observed and buffered repayments.
 */
export function toServicingFigure(
  debt: Omit<SharedDebt, "servicingMonthly">,
  assumptions: Assumptions,
): Figure {
  const { terms, owedCents, limitCents, repaymentMonthly } = debt;
  const { bufferPercentagePoints } = assumptions;
  const value = serviceDebt(debt, bufferPercentagePoints);
  const join = (...notes: (string | null)[]) => notes.filter((note) => note !== null).join("; ") || null;
  const rate = terms.rate === null ? null : `${Math.round(terms.rate * 10_000) / 100}%`;
  const isKnown = rate !== null && terms.months !== null;
  if (isRevolving(debt.class)) {
    const drawn = limitCents === null ? "balance repaid" : "limit repaid";
    return toMonthlyFigure(value, "L-LIMIT", {
      quality: limitCents === null ? "INCOMPLETE" : "ESTIMATED",
      note: join(
        isKnown ? `${drawn} over ${terms.months} months at ${rate}` : null,
        limitCents === null ? "limit not supplied by the bank, so the balance counts instead" : null,
        terms.note,
      ),
    });
  }
  const { window, count, evidence } = repaymentMonthly;
  // A loan with no balance and no repayments costs nothing, so its rate and term are not needed.
  if (owedCents === 0 && repaymentMonthly.value === 0)
    return toMonthlyFigure(0, "L-SERVICE", { window, count, evidence, note: repaymentMonthly.note });
  const isBuffered = isKnown && owedCents !== null;
  const buffered = isBuffered
    ? `balance repaid over ${terms.months} months at ${rate} plus the buffer of ${bufferPercentagePoints} points`
    : null;
  return toMonthlyFigure(value, "L-SERVICE", {
    window,
    count,
    evidence,
    quality: isBuffered ? "ESTIMATED" : "INCOMPLETE",
    note:
      owedCents === null
        ? "balance not supplied by the bank: no buffer applied"
        : join(
            isBuffered && value === repaymentMonthly.value
              ? "the current repayment, which is larger than the one calculated from balance, rate and term"
              : buffered,
            terms.note,
          ),
  });
}

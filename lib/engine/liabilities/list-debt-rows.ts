import type { DetectedDebt } from "@/lib/engine/document";
import type { EvidenceBook } from "@/lib/engine/figures/evidence";
import type { BankRow } from "@/lib/engine/row";

/**
 * The rows of several debts, without repeats: repayments, advances, and dishonoured attempts if the repayment is
 * calculated from them.
 */
export function listDebtRows(
  debts: readonly Pick<DetectedDebt, "evidence" | "repaymentMonthly" | "advancedMonthly">[],
  book: EvidenceBook,
): BankRow[] {
  const ids = debts.flatMap(({ evidence, repaymentMonthly, advancedMonthly }) => [
    evidence,
    repaymentMonthly.evidence,
    advancedMonthly?.evidence ?? null,
  ]);
  return [...new Set(ids.flatMap((id) => (id === null ? [] : book.rowsOf(id))))];
}

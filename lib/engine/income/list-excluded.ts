import { toCreditCategory } from "@/lib/engine/categories/credits";
import { EXCLUDED_TEXT } from "@/lib/engine/categories/excluded-text";
import type { ExcludedReason, Income } from "@/lib/engine/document";
import type { Ledger } from "@/lib/engine/ledger";
import { type BankRow, isLoan } from "@/lib/engine/row";

/**
 * Money in that is not income, by reason. Leaves out transfers from own accounts into cards and loans, because they are
 * repayments.
 */
export function listExcluded(ledger: Ledger): Income["excludedCredits"] {
  const byReason = new Map<ExcludedReason, BankRow[]>();
  for (const code of ledger.codes) {
    const { reason } = toCreditCategory(code);
    if (!reason) continue;
    const rows = byReason.get(reason) ?? [];
    for (const { row } of ledger.entriesCoded(code)) {
      const isRepayment = code === "crd.own_transfer" && (row.kind === "CREDIT_CARD" || isLoan(row.kind));
      if (row.cents > 0 && !isRepayment) rows.push(row);
    }
    if (rows.length > 0) byReason.set(reason, rows);
  }
  return [...byReason]
    .map(([reason, rows]) => ({
      reason,
      text: EXCLUDED_TEXT[reason],
      count: rows.length,
      totalCents: rows.reduce((total, row) => total + row.cents, 0),
      evidence: ledger.evidence.keep(`excluded:${reason}`, rows),
    }))
    .sort((a, b) => b.totalCents - a.totalCents || (a.reason < b.reason ? -1 : 1));
}

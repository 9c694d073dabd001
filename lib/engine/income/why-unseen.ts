import type { Ledger } from "@/lib/engine/ledger";

const NOT_VISIBLE = "No account that income is paid into was shared.";
/** Fewer covered days may lie between two monthly paydays. */
const COVERED_DAYS_MIN = 30;
const TOO_SHORT = "No income was received, but the data covers too few days to say that there is none.";

/**
 * The reason why net income is unknown rather than zero; null if it is known. Only cards and loans were shared, into
 * which no wages are paid, or nothing came in during a few days.
 */
export function whyUnseen(ledger: Ledger, isAnySeen: boolean): string | null {
  if (!isVisible(ledger)) return NOT_VISIBLE;
  return isAnySeen || ledger.whole.window.days >= COVERED_DAYS_MIN ? null : TOO_SHORT;
}

function isVisible({ bank }: Ledger): boolean {
  return bank.accounts.some(
    ({ kind, coverage }) =>
      coverage.days > 0 && kind !== "CREDIT_CARD" && kind !== "LOAN" && kind !== "MORTGAGE",
  );
}

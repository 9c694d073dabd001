import { DAYS_PER_MONTH } from "@/lib/engine/calendar/day";
import { PAYROLL, WAGE_CENTS_MIN } from "@/lib/engine/categories/unlisted-payer";
import type { Ledger } from "@/lib/engine/ledger";
import { medianOf } from "@/lib/engine/streams/median-of";

/** Says that no income was received, where the data covers enough days and accounts to say so. */
export const NO_INCOME_SEEN = "No income is visible in the accounts shared.";
/** Says that there is no figure because no row could be read. */
export const NOTHING_READ = "No posted transactions could be read.";
const NOT_VISIBLE = "No account that income is paid into was shared.";
/** Fewer covered days may lie between two monthly paydays. */
const COVERED_DAYS_MIN = 30;
const TOO_SHORT = "No income was received, but the data covers too few days to say that there is none.";
const UNNAMED =
  "Not stated: regular credits arrive, but the bank’s text does not name the sender. Ask what they are.";
const PARTLY_UNNAMED =
  "Regular credits whose kind the bank’s text does not say are not counted. Ask what they are.";
/** Regular credits of an unknown kind below this share of net income do not change its meaning. */
const UNNAMED_SHARE_MIN = 0.1;

/**
 * The reason why net income is unknown rather than zero; null if it is known. Only cards and loans were shared, into
 * which no wages are paid; or nothing is known to be income, and regular credits of an unknown kind arrive or the
 * data covers only a few days.
 */
export function whyUnseen(ledger: Ledger, isAnySeen: boolean): string | null {
  if (ledger.whole.window.days === 0) return NOTHING_READ;
  if (!isVisible(ledger)) return NOT_VISIBLE;
  if (isAnySeen) return null;
  if (unnamedMonthlyCents(ledger) > 0) return UNNAMED;
  return ledger.whole.window.days >= COVERED_DAYS_MIN ? null : TOO_SHORT;
}

/** The note on a net income beside which regular credits of an unknown kind arrive; null if they are small. */
export function noteUnnamed(ledger: Ledger, netCents: number): string | null {
  const cents = unnamedMonthlyCents(ledger);
  return cents > 0 && cents >= netCents * UNNAMED_SHARE_MIN ? PARTLY_UNNAMED : null;
}

/** Regular credits of a wage's size and cadence of which neither the kind nor the sender is known. */
function unnamedMonthlyCents({ streams, entries, whole }: Ledger): number {
  let cents = 0;
  for (const stream of streams) {
    if (stream.direction !== "IN" || !stream.isMature || !PAYROLL.has(stream.fit?.frequency ?? "")) continue;
    const isUnnamed = stream.rows.every(({ index }) => {
      const decision = entries[index]?.decision;
      return decision?.code === "crd.other" && decision.layer === "NONE";
    });
    if (!isUnnamed || medianOf(stream) < WAGE_CENTS_MIN) continue;
    cents += stream.rows.reduce((sum, row) => sum + row.cents, 0);
  }
  return Math.round((cents / Math.max(1, whole.window.days)) * DAYS_PER_MONTH);
}

function isVisible({ bank }: Ledger): boolean {
  return bank.accounts.some(
    ({ kind, coverage }) =>
      coverage.days > 0 && kind !== "CREDIT_CARD" && kind !== "LOAN" && kind !== "MORTGAGE",
  );
}

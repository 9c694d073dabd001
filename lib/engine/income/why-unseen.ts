import { DAYS_PER_MONTH } from "@/lib/engine/calendar/day";
import { WAGE_CENTS_MIN } from "@/lib/engine/categories/unlisted-payer";
import type { Ledger } from "@/lib/engine/ledger";
import type { BankRow } from "@/lib/engine/row";
import { isPayCycle } from "@/lib/engine/streams/frequency";

/** The reason given if no income was received and the data covers enough days and accounts to say so. */
export const NO_INCOME_SEEN = "No income is visible in the accounts shared.";
/** The reason given if no row could be read. */
export const NOTHING_READ = "No posted transactions could be read.";
const NOT_VISIBLE = "No account that income is paid into was shared.";
/** With fewer covered days than this, the data may lie between two monthly paydays. */
const COVERED_DAYS_MIN = 30;
const TOO_SHORT = "No income was received, but the data covers too few days to say that there is none.";
const ONLY_INVESTED =
  "Only income from investments was received, but the data covers too few days to say that there is no other income.";
const UNNAMED =
  "Not stated: some credits may be income, but the bank’s text does not describe them. Ask the customer about them.";
const PARTLY_UNNAMED =
  "Some credits may be income but are not counted, because the bank’s text does not describe them. Ask the customer about them.";
/** Credits of an unknown kind below this share of net income are not mentioned. */
const UNNAMED_SHARE_MIN = 0.1;
/** Credits of an unknown kind without a pay cycle are income only if they came in at least this many months. */
const MONTHS_MIN = 3;
const MOSTLY = 0.5;
/** The number of characters of the month in a day: "2026-09" in "2026-09-14". */
const MONTH_LETTERS = 7;

/**
 * The reason why net income is unknown; null if it is known. It is unknown in four cases:
 * - No row could be read.
 * - Only cards and loans were shared. Wages are not paid into these.
 * - Unexplained credits exceed the known income.
 * - No income is known, except from investments, and the data covers only a few days.
 * `seenCents` is the known income a month, null if no credit counts as income.
 */
export function whyUnseen(
  ledger: Ledger,
  { seenCents, isInvested }: { seenCents: number | null; isInvested: boolean },
): string | null {
  if (ledger.whole.window.days === 0) return NOTHING_READ;
  if (!isVisible(ledger)) return NOT_VISIBLE;
  if (unnamedMonthlyCents(ledger) > (seenCents ?? 0)) return UNNAMED;
  if ((seenCents !== null && !isInvested) || ledger.whole.window.days >= COVERED_DAYS_MIN) return null;
  return isInvested ? ONLY_INVESTED : TOO_SHORT;
}

/** The note that there are unexplained credits in addition to the known net income. Null if these credits are small. */
export function noteUnnamed(ledger: Ledger, netCents: number): string | null {
  const cents = unnamedMonthlyCents(ledger);
  return cents > 0 && cents >= netCents * UNNAMED_SHARE_MIN ? PARTLY_UNNAMED : null;
}

/**
 * The monthly amount, in cents, of credits that are as large as a wage but whose kind and sender are unknown. Counts
 * them only if they could be income: if they are most of a regular stream, or come in at least three months. Credits
 * in fewer months may be a sale or a gift.
 */
function unnamedMonthlyCents({ streams, entries, whole }: Ledger): number {
  const isUnnamed = ({ index, cents }: BankRow): boolean => {
    const decision = entries[index]?.decision;
    return cents >= WAGE_CENTS_MIN && decision?.code === "crd.other" && decision.layer === "NONE";
  };
  const rows: BankRow[] = [];
  let hasRegular = false;
  for (const stream of streams) {
    if (stream.direction !== "IN") continue;
    const unnamed = stream.rows.filter(isUnnamed);
    rows.push(...unnamed);
    hasRegular ||=
      stream.isMature &&
      isPayCycle(stream.fit?.frequency ?? "IRREGULAR") &&
      unnamed.length > stream.rows.length * MOSTLY;
  }
  const months = new Set(rows.map(({ on }) => on.slice(0, MONTH_LETTERS)));
  if (!hasRegular && months.size < MONTHS_MIN) return 0;
  const cents = rows.reduce((sum, row) => sum + row.cents, 0);
  return Math.round((cents / Math.max(1, whole.window.days)) * DAYS_PER_MONTH);
}

function isVisible({ bank }: Ledger): boolean {
  return bank.accounts.some(
    ({ kind, coverage }) =>
      coverage.days > 0 && kind !== "CREDIT_CARD" && kind !== "LOAN" && kind !== "MORTGAGE",
  );
}

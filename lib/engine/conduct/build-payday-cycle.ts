import { toDayNumber } from "@/lib/engine/calendar/day";
import type { AccountConduct, Income, PaydayCycle } from "@/lib/engine/document";
import { toFigure } from "@/lib/engine/figures/figure";
import { FORMULAS } from "@/lib/engine/figures/formulas";
import { findMedian } from "@/lib/engine/figures/statistics";
import type { Entry, Ledger } from "@/lib/engine/ledger";

const DAYS_AFTER = 7;
const DAYS_BEFORE = 3;
/**
 * The share of a pay left after 7 days is stated only if pays are at least this many days apart. Otherwise the week
 * after a pay may include the next pay.
 */
const CYCLE_DAYS_MIN = 10;
const CYCLE_DAYS_MAX = 45;
const CYCLES_MIN = 2;

/** The rows of the main income: the first included stream with a cadence. */
export function listPays(ledger: Ledger, income: Income): Entry[] {
  const main = income.streams.find((stream) => stream.included && stream.frequency !== "IRREGULAR");
  if (!main) return [];
  return ledger.evidence.rowsOf(main.evidence).flatMap((row) => ledger.entries[row.index] ?? []);
}

type Cycle = { daysToLowest: number; shareLeft: number | null; before: number | null };

/**
 * How the balance of the account that receives the main income develops from one pay to the next. Null if there are too
 * few pays, or if the account's balance is unknown.
 */
export function buildPaydayCycle(
  pays: readonly Entry[],
  accounts: readonly AccountConduct[],
  ledger: Ledger,
): PaydayCycle | null {
  const accountId = pays[pays.length - 1]?.row.accountId;
  const daily = accounts.find((account) => account.accountId === accountId)?.daily ?? [];
  const [first] = daily;
  if (!accountId || !first) return null;
  const start = toDayNumber(first.on);
  const balanceOf = (day: number) => daily[day - start]?.amountCents ?? null;
  const amounts = new Map<number, number>();
  const used = pays.filter(({ row }) => row.accountId === accountId && row.dayNumber >= start);
  for (const { row } of used) amounts.set(row.dayNumber, (amounts.get(row.dayNumber) ?? 0) + row.cents);
  const days = [...amounts.keys()].sort((a, b) => a - b);
  const cycles = days.flatMap((day, index): Cycle[] => {
    const next = days[index + 1];
    if (next === undefined || next - day > CYCLE_DAYS_MAX) return [];
    return [toCycle(day, next, amounts.get(day) ?? 0, balanceOf)];
  });
  if (cycles.length < CYCLES_MIN) return null;
  const isLong =
    (findMedian(days.slice(1).map((day, index) => day - (days[index] ?? day))) ?? 0) >= CYCLE_DAYS_MIN;
  const basis = {
    window: ledger.whole.window,
    count: used.length,
    evidence: ledger.evidence.note(
      "conduct:payday-cycle",
      used.map(({ row }) => row),
    ),
  };
  const median = (pick: (cycle: Cycle) => number | null) =>
    FORMULAS["D-PAYDAY"].value(cycles.map(pick).filter((value) => value !== null));
  return {
    accountId,
    cycles: cycles.length,
    daysToLowest: toFigure(
      median((cycle) => cycle.daysToLowest),
      "DAYS",
      "D-PAYDAY",
      basis,
    ),
    shareLeftAfter7Days: toFigure(
      isLong ? median((cycle) => cycle.shareLeft) : null,
      "RATIO",
      "D-PAYDAY",
      basis,
    ),
    balanceBeforePay: toFigure(
      median((cycle) => cycle.before),
      "AUD_CENTS",
      "D-PAYDAY",
      basis,
    ),
  };
}

function toCycle(day: number, next: number, pay: number, balanceOf: (day: number) => number | null): Cycle {
  let lowest = Number.POSITIVE_INFINITY;
  let lowestDay = day;
  for (let at = day; at < next; at++) {
    const balance = balanceOf(at);
    if (balance === null || balance >= lowest) continue;
    lowest = balance;
    lowestDay = at;
  }
  const opening = balanceOf(day - 1);
  const after = balanceOf(day + DAYS_AFTER);
  const isLong = next - day >= CYCLE_DAYS_MIN && pay > 0 && opening !== null && after !== null;
  const share = isLong ? (after - opening) / pay : null;
  const before = Array.from({ length: DAYS_BEFORE }, (_, back) => balanceOf(day - 1 - back));
  return {
    daysToLowest: lowestDay - day,
    shareLeft: share === null ? null : Math.min(1, Math.max(0, share)),
    before: findMedian(before.filter((balance) => balance !== null)),
  };
}

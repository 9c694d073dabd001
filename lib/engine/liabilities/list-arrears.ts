import { type Day, toDayNumber } from "@/lib/engine/calendar/day";
import { toCategory } from "@/lib/engine/categories/taxonomy";
import type { Arrears } from "@/lib/engine/document";
import { findMedian, toSum } from "@/lib/engine/figures/statistics";
import { toHash } from "@/lib/engine/hash";
import type { Entry, Ledger } from "@/lib/engine/ledger";
import type { Lender } from "@/lib/engine/liabilities/lender";
import type { BankRow } from "@/lib/engine/row";
import { fitCadence } from "@/lib/engine/streams/fit-cadence";
import { CYCLE_DAYS } from "@/lib/engine/streams/frequency";

/** A dishonoured payment counts as paid if it is paid within this many days. */
const GOOD_DAYS = 14;
const RENT = "hou.rent";
/** A later payment covers a dishonoured payment if it is at least this share of the dishonoured amount. */
const NEARLY = 0.99;
const FITS_MIN = 0.5;
/** For each dishonoured payment, at most this many later payments are checked to see if they make up for it. */
const LOOK_MAX = 40;

/** `lentAt` is the row index of the lender's newest advance; null if there is none. */
type Payee = { code: string; name: string; paid: Entry[]; bounced: Entry[]; lentAt: number | null };

/**
 * Lists, for each lender and each payee of rent, the payments made, the payments dishonoured, and the dishonoured
 * payments that were not paid within 14 days.
 */
export function listArrears(ledger: Ledger, lenders: readonly Lender[]): Arrears[] {
  const payees = [
    ...lenders.map(({ code, name, entries, missed }) => ({
      code,
      name,
      paid: entries.filter(({ row }) => row.cents < 0),
      bounced: missed,
      lentAt: entries.findLast(({ row }) => row.cents > 0)?.row.index ?? null,
    })),
    ...listRent(ledger),
  ].filter(({ paid, bounced }) => paid.length + bounced.length > 0);
  return payees
    .map((payee) => toArrears(payee, ledger))
    .sort((a, b) => compare(a.code, b.code) || compare(a.name, b.name));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function listRent(ledger: Ledger): Payee[] {
  const byName = new Map<string, Payee>();
  const listed = new Set<string>();
  for (const entry of ledger.entries) {
    if (entry.row.cents >= 0 || entry.decision.code !== RENT) continue;
    const payee = byName.get(entry.name) ?? {
      code: RENT,
      name: entry.name,
      paid: [],
      bounced: [],
      lentAt: null,
    };
    byName.set(entry.name, payee);
    payee.paid.push(entry);
    if (listed.has(entry.text.key)) continue;
    listed.add(entry.text.key);
    payee.bounced.push(...ledger.bouncedOf(entry.text.key));
  }
  for (const { bounced } of byName.values()) bounced.sort((a, b) => a.row.index - b.row.index);
  return [...byName.values()];
}

function toArrears({ code, name, paid, bounced, lentAt }: Payee, ledger: Ledger): Arrears {
  const rows = [...paid, ...bounced].map(({ row }) => row).sort((a, b) => a.index - b.index);
  const open = listOpen(
    paid.map(({ row }) => row),
    bounced.map(({ row }) => row),
    ledger.bank.period.to,
    // A new advance settles the payments that were dishonoured before it, because only the newest loan is still owed.
  ).filter((row) => lentAt === null || row.index > lentAt);
  return {
    code: toCategory(code).code,
    name,
    paid: paid.length,
    bounced: bounced.length,
    notMadeGood: open.length,
    notMadeGoodCents: toSum(open.map((row) => -row.cents)),
    lastNotMadeGoodOn: open[open.length - 1]?.on ?? null,
    formula: "L-ARREARS",
    evidence: ledger.evidence.keep(`arrears:${toHash(`${code}|${name}`)}`, rows),
  };
}

/**
 * The dishonoured payments that were not paid in time. Of a later regular payment, only the part above the usual
 * amount makes up for them. An additional payment counts in full. If a payment is dishonoured again before the next
 * due date, both attempts are one payment. Omits a payment if too few days of data follow to decide whether it was
 * paid.
 */
function listOpen(paid: readonly BankRow[], bounced: readonly BankRow[], to: Day): BankRow[] {
  const due = [...paid, ...bounced].sort((a, b) => a.index - b.index);
  const usual = -(findMedian(due.map((row) => row.cents)) ?? 0);
  const cycle = findCycle(due);
  const left = new Map(paid.map((row) => [row.index, -row.cents]));
  const lastDay = toDayNumber(to) - GOOD_DAYS;
  const open: BankRow[] = [];
  let last: BankRow | undefined;
  let next = 0;
  for (const row of bounced) {
    const isNear = last !== undefined && row.dayNumber - last.dayNumber <= GOOD_DAYS;
    if (last && isNear && isSame(row, last) && !isDue(row, last, cycle)) continue;
    last = row;
    while ((paid[next]?.index ?? Number.POSITIVE_INFINITY) < row.index) next++;
    const later = paid
      .slice(next, next + LOOK_MAX)
      .filter((other) => other.dayNumber - row.dayNumber <= GOOD_DAYS);
    const isGood = makeGood(row, later, left, (other) => {
      const spare = left.get(other.index) ?? 0;
      if (isDue(other, row, cycle)) return Math.max(0, spare - usual);
      // Without a cadence, only a payment of the same amount or more can be recognised as the dishonoured one.
      return cycle !== null || spare >= -row.cents * NEARLY ? spare : 0;
    });
    if (!isGood && row.dayNumber < lastDay) open.push(row);
  }
  return open;
}

function isSame(a: BankRow, b: BankRow): boolean {
  return Math.abs(a.cents - b.cents) <= Math.abs(b.cents) * (1 - NEARLY);
}

/**
 * Reports whether later payments, oldest first, make up for the dishonoured `row`. If they do, deducts the used part of
 * each payment from `left`; otherwise deducts nothing.
 */
function makeGood(
  row: BankRow,
  later: readonly BankRow[],
  left: Map<number, number>,
  spareOf: (row: BankRow) => number,
): boolean {
  let missing = -row.cents * NEARLY;
  const taken: [index: number, cents: number][] = [];
  for (const other of later) {
    if (missing <= 0) break;
    const spare = Math.min(spareOf(other), -row.cents);
    if (spare <= 0) continue;
    missing -= spare;
    taken.push([other.index, spare]);
  }
  if (missing > 0) return false;
  for (const [index, cents] of taken) left.set(index, (left.get(index) ?? 0) - cents);
  return true;
}

function findCycle(due: readonly BankRow[]): number | null {
  const fit = fitCadence([...new Set(due.map((row) => row.dayNumber))]);
  return fit === null || fit.frequency === "IRREGULAR" || fit.score < FITS_MIN
    ? null
    : CYCLE_DAYS[fit.frequency];
}

/**
 * Reports whether a row falls on a later due date, a whole number of cycles after the dishonoured row. False without a
 * cadence.
 */
function isDue(row: BankRow, from: BankRow, cycle: number | null): boolean {
  if (cycle === null) return false;
  const days = row.dayNumber - from.dayNumber;
  const steps = Math.round(days / cycle);
  return steps >= 1 && Math.abs(days - steps * cycle) <= Math.min(3, Math.floor(cycle / 5));
}

import { findMedian } from "@/lib/engine/figures/statistics";
import type { BankRow } from "@/lib/engine/row";
import { beginsAlike, COMMON_WORDS } from "@/lib/engine/streams/employer-name";
import { fitCadence } from "@/lib/engine/streams/fit-cadence";
import { CYCLE_DAYS } from "@/lib/engine/streams/frequency";
import { listDays } from "@/lib/engine/streams/list-days";

/** Rows of one counterparty, grouped by direction, name and other distinguishing details. */
export type Group = {
  key: string;
  name: string;
  kind: string;
  rows: BankRow[];
  /** The payer's direct-entry number; empty or absent if the bank did not give one. */
  number?: string;
  /** The payer's other name. Set if only the cadence and the amounts link the two names. */
  alias?: string;
};

const ROWS_MIN = 3;
/** A successor begins within this many days of the predecessor's next expected date. */
const REACH_DAYS = 4;
const YOUNG_REACH_DAYS = 2;
const GAP_DAYS_MIN = 6;
const CANDIDATES_MAX = 40;
/**
 * If the names of two groups share a word, or their direct-entry numbers are equal, their amounts may differ by at
 * most this share.
 */
const NEAR_SHARE = 0.12;
/**
 * Two groups may have names that share no word and direct-entry numbers that do not match. They are then joined only
 * if they are pay and their amounts differ by at most this share. Bills are not joined, because another firm may
 * charge the same price.
 */
const EQUAL_SHARE = 0.0005;
const CYCLE_DAYS_MAX = 35;
/** The number of a successor's first payments that are compared with the amounts of its predecessor. */
const REPEATED_PAYS = 4;
const ROUND_CENTS = 500;
/**
 * The last payment is ignored if it comes more than this many usual gaps after the payment before it. Such a payment
 * does not show that the group's payments continued until that day.
 */
const STRAY_GAPS = 3;

/**
 * Joins two groups of payments if their party changed its name on the statement. The later group begins after the
 * earlier group's last payment, on its next expected date, with the same cadence and a matching amount. For example, an
 * employer rewords its payroll text, funds merge, or an estate agent sells its management of rented homes. Input and
 * output are in canonical order.
 */
export function joinRenamed(groups: readonly Group[]): Group[] {
  const byStart = groups
    .filter((group) => group.rows.length >= 2)
    .sort((a, b) => startOf(a) - startOf(b) || (a.key < b.key ? -1 : 1));
  const starts = byStart.map(startOf);
  const successorOf = new Map<Group, Group>();
  const taken = new Set<Group>();
  for (const group of byStart) {
    const successor = findSuccessor(group, byStart, starts, taken);
    if (!successor) continue;
    successorOf.set(group, successor);
    taken.add(successor);
  }
  return groups
    .filter((group) => !taken.has(group))
    .map((group) => {
      const chain: Group[] = [group];
      for (let next = successorOf.get(group); next; next = successorOf.get(next)) chain.push(next);
      const rows = chain.flatMap((part) => part.rows).sort((a, b) => a.index - b.index);
      return chain.length === 1 ? group : { ...group, rows };
    });
}

function findSuccessor(
  group: Group,
  byStart: readonly Group[],
  starts: readonly number[],
  taken: ReadonlySet<Group>,
): Group | null {
  if (group.rows.length < ROWS_MIN) return findYoung(group, byStart, taken);
  const rows = withoutStray(group.rows);
  const last = rows.at(-1)?.dayNumber ?? 0;
  const amount = usualOf(rows.slice(-3));
  const near: Group[] = [];
  for (
    let index = firstAfter(starts, last);
    index < byStart.length && near.length < CANDIDATES_MAX;
    index++
  ) {
    const other = byStart[index];
    if (!other || startOf(other) > last + CYCLE_DAYS_MAX + REACH_DAYS) break;
    const isIn = group.kind.startsWith("IN");
    const isKnown = isKnownSuccessor(group, other, isIn);
    const isRepeated = isOneWork(group, other) && repeatsPay(rows, other.rows);
    const isAlike = other.kind === group.kind || isRepeated || (isKnown && isOneWork(group, other));
    if (taken.has(other) || !isAlike) continue;
    const share = Math.abs(usualOf(other.rows.slice(0, 3)) - amount) / Math.max(1, amount);
    const isNear =
      share <= (isKnown ? NEAR_SHARE : EQUAL_SHARE) ||
      (isKnown && isIn && isWithin(usualOf(other.rows), rows)) ||
      isRepeated;
    if (isNear && (isKnown || isIn)) near.push(other);
  }
  if (near.length === 0) return null;
  const fit = fitCadence(listDays(rows));
  if (
    !fit ||
    fit.frequency === "IRREGULAR" ||
    fit.steadiness < 0.8 ||
    CYCLE_DAYS[fit.frequency] > CYCLE_DAYS_MAX
  )
    return null;
  const due = fit.next(last + REACH_DAYS);
  const inTime = near.filter(
    (other) => Math.abs(startOf(other) - due) <= REACH_DAYS && keepsTime(rows, other.rows, fit.frequency),
  );
  // If several candidates fit, none is chosen, because any of them may be the successor.
  return inTime.length === 1 ? (inTime[0] ?? null) : null;
}

/**
 * Finds the successor of a group of only two credits, which are too few for a cadence. The successor's first two
 * credits must continue at the interval of the two earlier credits, and all amounts must be equal to the cent. Such
 * groups are the pay of an employer that renamed its payroll soon after the data began. Null if no group fits, or
 * several do.
 */
function findYoung(group: Group, byStart: readonly Group[], taken: ReadonlySet<Group>): Group | null {
  if (!group.kind.startsWith("IN")) return null;
  const gap = endOf(group) - startOf(group);
  const cents = group.rows[0]?.cents;
  const isEqual = ({ rows }: Group) => rows.every((row) => row.cents === cents);
  if (gap < GAP_DAYS_MIN || gap > CYCLE_DAYS_MAX || !isEqual(group)) return null;
  const later = byStart.filter((other) => {
    const [first, second] = listDays(other.rows);
    if (other === group || taken.has(other) || other.kind !== group.kind || !isEqual(other)) return false;
    if (first === undefined || second === undefined) return false;
    const gaps = [first - endOf(group), second - first];
    return gaps.every((days) => Math.abs(days - gap) <= YOUNG_REACH_DAYS);
  });
  return later.length === 1 ? (later[0] ?? null) : null;
}

/** Reports whether the two groups together continue the first group's cadence. */
function keepsTime(before: readonly BankRow[], after: readonly BankRow[], frequency: string): boolean {
  const fit = fitCadence(listDays([...before.slice(-6), ...after.slice(0, 6)]));
  return fit !== null && fit.frequency === frequency && fit.steadiness >= 0.8;
}

/**
 * The rows, without the last one if it came long after the others. Such a row is probably a bonus under the payroll's
 * earlier name.
 */
function withoutStray(rows: readonly BankRow[]): readonly BankRow[] {
  if (rows.length <= ROWS_MIN) return rows;
  const days = listDays(rows);
  const usual = findMedian(days.slice(1).map((day, index) => day - (days[index] ?? day))) ?? 0;
  const [before = 0, last = 0] = days.slice(-2);
  return last - before > usual * STRAY_GAPS ? rows.filter(({ dayNumber }) => dayNumber < last) : rows;
}

function isKnownSuccessor(group: Group, other: Group, isIn: boolean): boolean {
  if (isSameNumber(group, other) || sharesWord(group.name, other.name)) return true;
  return isIn && beginsAlike(group.name, other.name);
}

/**
 * Categories of credits that one employer may word differently: "CORVANE HEALTH PAY" and "SHARED SERVICES CORVANE".
 * They include variable pay, because a single back payment turns the whole group under the new name into variable pay.
 */
const WORK: ReadonlySet<string> = new Set(["IN||", "IN|inc.salary.regular|", "IN|inc.salary.variable|"]);

function isOneWork(a: Group, b: Group): boolean {
  return WORK.has(a.kind) && WORK.has(b.kind) && a.rows[0]?.accountId === b.rows[0]?.accountId;
}

/**
 * Reports whether both groups have the same direct-entry number. They then come from one payer, even if the names
 * differ.
 */
function isSameNumber(a: Group, b: Group): boolean {
  return a.number !== undefined && a.number !== "" && a.number === b.number;
}

function sharesWord(a: string, b: string): boolean {
  const words = new Set(a.split(" ").filter((word) => word.length >= 4 && !COMMON_WORDS.has(word)));
  return b.split(" ").some((word) => words.has(word));
}

/**
 * Reports whether the amount is within the range of the amounts in `rows`. Varying pay may continue at any amount in
 * that range.
 */
function isWithin(amount: number, rows: readonly BankRow[]): boolean {
  const amounts = rows.map((row) => Math.abs(row.cents));
  return amount >= Math.min(...amounts) && amount <= Math.max(...amounts);
}

/**
 * Reports whether one of the first payments in `after` equals a payment in `before` to the cent. Hours and rates
 * repeat, so one employer often pays the same exact amount again, but another employer hardly ever does. Round amounts
 * are ignored, because they prove nothing.
 */
function repeatsPay(before: readonly BankRow[], after: readonly BankRow[]): boolean {
  const paid = new Set(before.map(({ cents }) => cents));
  return after.slice(0, REPEATED_PAYS).some(({ cents }) => cents % ROUND_CENTS !== 0 && paid.has(cents));
}

function usualOf(rows: readonly BankRow[]): number {
  return findMedian(rows.map((row) => Math.abs(row.cents))) ?? 0;
}

function startOf(group: Group): number {
  return group.rows[0]?.dayNumber ?? 0;
}

function endOf(group: Group): number {
  return group.rows[group.rows.length - 1]?.dayNumber ?? 0;
}

/**
 * The index of the first group whose start is after `day`. `starts` has the start of each group, in ascending order.
 */
function firstAfter(starts: readonly number[], day: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= day) low = middle + 1;
    else high = middle;
  }
  return low;
}

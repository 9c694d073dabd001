import { findMedian } from "@/lib/engine/figures/statistics";
import type { BankRow } from "@/lib/engine/row";
import { consistencyOf } from "@/lib/engine/streams/consistency";
import { dropLabels } from "@/lib/engine/streams/drop-labels";
import { fitCadence } from "@/lib/engine/streams/fit-cadence";
import type { PayerGroup } from "@/lib/engine/streams/payer-group";
import { CUT_LETTERS_MIN, shareName } from "@/lib/engine/streams/same-party";

/**
 * Rows without a stated purpose join the same payer's rows with a purpose only if the usual amounts differ by at most
 * this share.
 */
const SIZE_SHARE = 0.25;
/** The minimum consistency of differently worded payments that are joined. They must also have a cadence. */
const WORDED_STEADY_MIN = 0.9;
const WORDED_ROWS_MIN = 3;
const FITTED_STEADINESS_MIN = 0.8;
const NAME_LETTERS_MIN = 3;
const TIMED_STEADINESS_MIN = 0.9;
const TIMED_SHARE_MIN = 0.9;
const TIMED_ROWS_MIN = 6;
const TIMED_PARTS_MIN = 3;
/**
 * The maximum ratio between the usual amounts of one firm's groups. Groups whose amounts differ more are not joined.
 */
const FIRM_SIZE_FACTOR = 2.5;

/**
 * Joins groups of the same payer. Different direct-entry numbers may mean different payers. A missing number does not,
 * because banks omit it for fast payments. Two names match if they are equal, or if one is the truncated form of the
 * other. A short note after the name does not separate payments with a steady cadence and amount.
 */
export function joinPayers(groups: readonly PayerGroup[]): PayerGroup[] {
  return joinFirms(joinWorded(joinCuts(joinNumberless(joinReferenced(dropLabels(groups))))));
}

const MONTHS = new Set("JAN FEB MAR APR MAY JUN JUL AUG SEP SEPT OCT NOV DEC".split(" "));

/** Joins groups whose names differ only by a reference or a month: "PACKRITE FN12" and "PACKRITE FN13". */
function joinReferenced(groups: readonly PayerGroup[]): PayerGroup[] {
  const byStem = new Map<string, PayerGroup[]>();
  for (const group of groups) {
    const stem = toStem(group.party);
    const key = `${group.number}|${group.kind}|${group.what}|${stem ?? ""}`;
    if (stem !== null) byStem.set(key, [...(byStem.get(key) ?? []), group]);
  }
  const joined = new Map<PayerGroup, PayerGroup>();
  for (const parts of byStem.values()) {
    const [first] = parts;
    const party = toStem(first?.party ?? "");
    if (!first || party === null || parts.length < 2) continue;
    const parties = new Set([party, ...parts.flatMap((part) => [...part.parties])]);
    const whole = inOrder({ ...first, name: party, party, parties, rows: parts.flatMap(({ rows }) => rows) });
    for (const part of parts) joined.set(part, whole);
  }
  return [...new Set(groups.map((group) => joined.get(group) ?? group))];
}

/** A name without the parts that vary between payments; null if too little of the name remains. */
export function toStem(party: string): string | null {
  const stem = party.split(" ").filter((word) => !/\d/.test(word) && !MONTHS.has(word));
  return stem.join("").length >= CUT_LETTERS_MIN ? stem.join(" ") : null;
}

function joinNumberless(groups: readonly PayerGroup[]): PayerGroup[] {
  const numbered = groups.filter(({ number }) => number !== "").map(copy);
  const left: PayerGroup[] = [];
  for (const group of groups) {
    if (group.number !== "") continue;
    const candidates = numbered.filter((other) => isSamePayer(group, other));
    if (candidates.length === 0) left.push(group);
    // An employer that changed its number has two groups. Each payment without a number joins the group with the
    // nearest payment.
    else for (const row of group.rows) nearestTo(row, candidates)?.rows.push(row);
  }
  return [...numbered.map(inOrder), ...left];
}

function joinCuts(groups: readonly PayerGroup[]): PayerGroup[] {
  const joined: PayerGroup[] = [];
  const byLength = [...groups].sort(
    (a, b) => b.party.length - a.party.length || b.rows.length - a.rows.length || (a.key < b.key ? -1 : 1),
  );
  for (const group of byLength) {
    const whole = joined.filter(
      (other) =>
        (group.number === other.number || group.number === "" || other.number === "") &&
        (isSamePayer(group, other) || completesCadence(group, other)),
    );
    if (whole.length === 1 && whole[0]) whole[0].rows.push(...group.rows);
    else joined.push(copy(group));
  }
  return joined.map(inOrder);
}

/**
 * Joins the groups of one steady payer whose payments have different notes after the name: "JOE BLOGGS WEEK 1" and
 * "JOE BLOGGS LAST WEEK".
 */
function joinWorded(groups: readonly PayerGroup[]): PayerGroup[] {
  const byHead = new Map<string, PayerGroup[]>();
  for (const group of groups) {
    const head = toHead(group);
    if (head) byHead.set(head, [...(byHead.get(head) ?? []), group]);
  }
  const joined = new Map<PayerGroup, PayerGroup>();
  for (const parts of byHead.values()) {
    const whole = parts.length > 1 ? joinSteady(parts) : null;
    if (whole) for (const part of parts) joined.set(part, whole);
  }
  return [...new Set(groups.map((group) => joined.get(group) ?? group))];
}

export const WAGE = "inc.salary.regular";
/** Categories in which firms pay for work; "" is a credit without a stated purpose. */
export const WORK: ReadonlySet<string> = new Set(["", WAGE, "inc.business.receipts"]);

/**
 * Joins the groups of one firm that writes a different note on each payment: "CORVANE HOMES INV 12", "CORVANE HOMES
 * LOT 7" and "CORVANE HOMES PTY LTD". Firms pay contractors in this way, without a steady cadence or amount. The
 * names must begin with the same two words, and one must be a firm's. The payments must be for work, in similar
 * amounts. People are not joined, because a person who pays wages may also repay a dinner.
 */
function joinFirms(groups: readonly PayerGroup[]): PayerGroup[] {
  const joined: PayerGroup[] = [];
  for (const group of groups) {
    const index = joined.findIndex((other) => isSameFirm(group, other));
    const other = joined[index];
    if (other) joined[index] = mergeFirm(other, group);
    else joined.push(group);
  }
  return joined;
}

function isSameFirm(a: PayerGroup, b: PayerGroup): boolean {
  if (!(a.isFirm || b.isFirm) || !WORK.has(a.what) || !WORK.has(b.what)) return false;
  if (a.what !== b.what && a.what !== "" && b.what !== "") return false;
  if (a.number !== b.number && a.number !== "" && b.number !== "") return false;
  if (a.rows[0]?.accountId !== b.rows[0]?.accountId || !isSameHead(a.party, b.party)) return false;
  const [one, other] = [usualOf(a.rows), usualOf(b.rows)];
  return Math.max(one, other) <= Math.min(one, other) * FIRM_SIZE_FACTOR;
}

/** Reports whether the first two words are the same; the second may be truncated in one of the names. */
function isSameHead(a: string, b: string): boolean {
  const [first = "", second = ""] = a.split(" ");
  const [head = "", next = ""] = b.split(" ");
  const isNamed =
    first.length >= NAME_LETTERS_MIN && Math.min(second.length, next.length) >= NAME_LETTERS_MIN;
  return isNamed && first === head && (second.startsWith(next) || next.startsWith(second));
}

/**
 * Joins two groups under the name of the larger group. The joined group has the category of the larger group or, if
 * that group has none, of the smaller group.
 */
function mergeFirm(a: PayerGroup, b: PayerGroup): PayerGroup {
  const [more, less] = a.rows.length >= b.rows.length ? [a, b] : [b, a];
  const main = more.what === "" && less.what !== "" ? { ...less, name: more.name, party: more.party } : more;
  return inOrder({ ...main, number: a.number || b.number, isFirm: true, rows: [...a.rows, ...b.rows] });
}

function joinSteady(parts: readonly PayerGroup[]): PayerGroup | null {
  const numbers = new Set(parts.map(({ number }) => number).filter((number) => number !== ""));
  const purposes = new Set(parts.map(({ what }) => what).filter((what) => what !== ""));
  const rows = parts.flatMap((part) => part.rows).sort((a, b) => a.index - b.index);
  const accounts = new Set(rows.map((row) => row.accountId));
  if (numbers.size > 1 || purposes.size > 1 || accounts.size > 1 || rows.length < WORDED_ROWS_MIN)
    return null;
  const fit = fitCadence([...new Set(rows.map((row) => row.dayNumber))]);
  if (!fit || fit.hits < WORDED_ROWS_MIN || fit.steadiness < FITTED_STEADINESS_MIN) return null;
  // Pay that varies is joined only if it has a cadence, and only with enough payments and enough different wordings.
  const isOnTime = fit.steadiness >= TIMED_STEADINESS_MIN && fit.hits >= rows.length * TIMED_SHARE_MIN;
  const isSpread = rows.length >= TIMED_ROWS_MIN && parts.length >= TIMED_PARTS_MIN;
  if (consistencyOf(rows) < WORDED_STEADY_MIN && !(isOnTime && isSpread)) return null;
  const main = parts.find(({ what }) => what !== "") ?? parts[0];
  return main ? { ...main, rows } : null;
}

/**
 * A key made of the account and the first two words of the name, because the payer may write a different note after
 * these words each time. Null if the words are too short.
 */
function toHead({ party, rows }: PayerGroup): string | null {
  const [first = "", second = ""] = party.split(" ");
  if (first.length < NAME_LETTERS_MIN || second.length < NAME_LETTERS_MIN) return null;
  return `${first} ${second} ${rows[0]?.accountId}`;
}

function isSamePayer(a: PayerGroup, b: PayerGroup): boolean {
  if (!shareName(a.parties, b.parties)) return false;
  if (a.what === b.what) return true;
  if (a.what !== "" && b.what !== "" && !isWordOfEmployer(a, b) && !isWordOfEmployer(b, a)) return false;
  // An employer may pay one wage into two accounts, with a different amount in each. So if both groups have payments
  // into the same account, only the amounts in that account are compared.
  const [one, other] = [usualOf(onAccountsOf(b, a.rows)), usualOf(onAccountsOf(a, b.rows))];
  return Math.abs(one - other) <= other * SIZE_SHARE;
}

/** The rows that were paid into an account of `group`; all rows if there are none. */
function onAccountsOf(group: PayerGroup, rows: readonly BankRow[]): readonly BankRow[] {
  const ids = new Set(group.rows.map(({ accountId }) => accountId));
  const shared = rows.filter(({ accountId }) => ids.has(accountId));
  return shared.length === 0 ? rows : shared;
}

/**
 * Reports whether `other` is a distribution only because the employer's name contains that word, as in "CORVANE
 * DISTRIBUTION" between two payments of "CORVANE DISTRIBUTION PAY".
 */
function isWordOfEmployer(pay: PayerGroup, other: PayerGroup): boolean {
  return (
    pay.what === WAGE &&
    other.what === "inc.invest.distribution" &&
    /DISTRIB/.test(pay.party) &&
    /DISTRIB/.test(other.party) &&
    overlap(pay.rows, other.rows)
  );
}

/** Two amounts that differ by at most this share count as equal. */
const SAME_SIZE_SHARE = 0.02;

/**
 * Reports whether two groups have the same payer, although the shorter name alone is not enough evidence. The longer
 * name must begin with the shorter one, and the usual amounts must be equal. All payments of both groups must also be
 * on time in one cadence.
 */
function completesCadence(a: PayerGroup, b: PayerGroup): boolean {
  const [short, long] = a.party.length < b.party.length ? [a.party, b.party] : [b.party, a.party];
  if (short === "" || !long.startsWith(short) || (a.what !== b.what && a.what !== "" && b.what !== ""))
    return false;
  const [one, other] = [usualOf(a.rows), usualOf(b.rows)];
  if (a.rows[0]?.accountId !== b.rows[0]?.accountId || Math.abs(one - other) > other * SAME_SIZE_SHARE)
    return false;
  const days = daysOf([...a.rows, ...b.rows]);
  if (days.length < a.rows.length + b.rows.length || days.length < TIMED_ROWS_MIN) return false;
  const fit = fitCadence(days);
  return fit !== null && fit.hits === days.length && fit.steadiness >= TIMED_STEADINESS_MIN;
}

function nearestTo(row: BankRow, groups: readonly PayerGroup[]): PayerGroup | null {
  let nearest: PayerGroup | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const group of groups)
    for (const other of group.rows) {
      const apart = Math.abs(other.dayNumber - row.dayNumber);
      if (apart >= least) continue;
      nearest = group;
      least = apart;
    }
  return nearest;
}

/** The median amount of the rows in cents, with its sign; 0 without rows. */
export function usualOf(rows: readonly BankRow[]): number {
  return findMedian(rows.map((row) => row.cents)) ?? 0;
}

/** The days with a payment, each once, in order of time. */
export function daysOf(rows: readonly BankRow[]): number[] {
  return [...new Set(rows.map(({ dayNumber }) => dayNumber))].sort((a, b) => a - b);
}

/** Reports whether two lists of rows, each in order of time, overlap in time. */
export function overlap(a: readonly BankRow[], b: readonly BankRow[]): boolean {
  const dayOf = (row: BankRow | undefined) => row?.dayNumber ?? 0;
  return dayOf(a[0]) < dayOf(b.at(-1)) && dayOf(b[0]) < dayOf(a.at(-1));
}

/** Joins `less` to `more` under the name of `more`, with the category of `named`, which is either `more` or `less`. */
export function mergePayers(more: PayerGroup, less: PayerGroup, named: PayerGroup): PayerGroup {
  return {
    ...more,
    what: named.what,
    kind: named.kind,
    number: more.number || less.number,
    isFirm: more.isFirm || less.isFirm,
    rows: [...more.rows, ...less.rows].sort((a, b) => a.index - b.index),
  };
}

function copy(group: PayerGroup): PayerGroup {
  return { ...group, rows: [...group.rows] };
}

function inOrder(group: PayerGroup): PayerGroup {
  group.rows.sort((a, b) => a.index - b.index);
  return group;
}

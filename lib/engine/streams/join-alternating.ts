import type { BankRow } from "@/lib/engine/row";
import { beginsAlike, COMMON_WORDS, isCoined } from "@/lib/engine/streams/employer-name";
import { fitCadence } from "@/lib/engine/streams/fit-cadence";
import { isOtherCase } from "@/lib/engine/streams/join-by-reference";
import { daysOf, mergePayers, overlap, usualOf, WAGE, WORK } from "@/lib/engine/streams/join-payers";
import type { PayerGroup } from "@/lib/engine/streams/payer-group";

/** The maximum ratio between the amounts of one payer's groups. Groups whose amounts differ more are not joined. */
const SIZE_FACTOR = 2.5;
const ROWS_MIN = 4;
const STEADINESS_MIN = 0.8;
const HITS_SHARE_MIN = 0.8;
/** A group with at least this steadiness is a separate contract, even if the payer has other groups. */
const OWN_STEADINESS_MIN = 0.9;
const OWN_HITS_MIN = 4;
/** Groups are joined only if at most this share of their payments falls on the same day as another payment. */
const SAME_DAY_SHARE_MAX = 0.05;
const WORD_LETTERS_MIN = 4;
/**
 * The first payment under a benefit's new wording comes at most this many days after the last under its earlier
 * wording.
 */
const SUCCESSION_DAYS_MAX = 35;
/**
 * At most this many payments under the earlier wording may follow the first payment under the new wording. Such a late
 * payment may be a supplement.
 */
const LATE_MAX = 1;

/** Categories in which an agency or fund pays each person a single stream, even if the bank prints several wordings. */
const PAID_ONCE = /^inc\.(?:gov\.(?!other)|support\.child|super\.pension)/;
/**
 * Child support with different numbers is not joined. Two parents may pay into one account, each under the number of
 * their own case.
 */
const CHILD_SUPPORT = "inc.support.child";
/** Categories of payments by boarders and tenants. */
const HOME: ReadonlySet<string> = new Set(["inc.property.board", "inc.property.rent"]);

/**
 * Joins the groups of a payer that words its payments in several ways: "PAYROLL EASTERN HEALTH" and "EASTERN HLTH
 * PAYRL". Joins them only if they have a cadence together but not separately. The groups must share one of these:
 * - the benefit: "AUS GOV PARENTING" and "SERVICES AUST PPS"
 * - the beginning of a firm's name
 * - the direct-entry number and a word of the name
 * Two groups that each have a steady cadence at the same time are two contracts.
 */
export function joinAlternating(groups: readonly PayerGroup[]): PayerGroup[] {
  const joined: PayerGroup[] = [];
  let left = [...groups].sort((a, b) => b.rows.length - a.rows.length || (a.key < b.key ? -1 : 1));
  while (left.length > 0) {
    const [first, ...rest] = left as [PayerGroup, ...PayerGroup[]];
    const parts = rest.filter((other) => isOnePayer(first, other));
    const whole = [first, ...parts];
    const heirs = listHeirs(first, rest);
    const taken =
      parts.length > 0 && takeTurns(whole)
        ? parts
        : heirs.length > 0
          ? heirs
          : parts.filter((other) => takeTurns([first, other]) || isSuccession(first, other)).slice(0, 1);
    joined.push(taken.reduce(merge, first));
    left = rest.filter((other) => !taken.includes(other));
  }
  return joined;
}

function isOnePayer(a: PayerGroup, b: PayerGroup): boolean {
  if (a.number !== b.number && a.number !== "" && b.number !== "") return false;
  if (a.rows[0]?.accountId !== b.rows[0]?.accountId || !isOnePurpose(a.what, b.what)) return false;
  const [one, other] = [usualOf(a.rows), usualOf(b.rows)];
  if (Math.max(one, other) > Math.min(one, other) * SIZE_FACTOR) return false;
  if (a.what === b.what && PAID_ONCE.test(a.what)) return !(a.what === CHILD_SUPPORT && isOtherCase(a, b));
  // A boarder's notes vary ("room", "board", "rent n bills"), so we compare the boarder's name instead. A short form
  // of the name is enough: "MITCH" for "MITCHELL".
  if (a.party === b.party && (HOME.has(a.what) || HOME.has(b.what))) return true;
  if (HOME.has(a.what) && HOME.has(b.what) && !a.isFirm && !b.isFirm && sharesName(a.party, b.party))
    return true;
  const isNumbered = a.number !== "" && a.number === b.number;
  return isNumbered ? sharesName(a.party, b.party) : (a.isFirm || b.isFirm) && beginsAlike(a.party, b.party);
}

/**
 * All other groups of the same kind of benefit in the same account as `first`, if each of them succeeds or precedes
 * `first` (isSuccession); otherwise none. A group may include several benefits of one kind, such as a carer's payment
 * and allowance, so the usual amounts may differ.
 */
function listHeirs(first: PayerGroup, rest: readonly PayerGroup[]): PayerGroup[] {
  const others = rest.filter(
    ({ what, rows }) => what === first.what && rows[0]?.accountId === first.rows[0]?.accountId,
  );
  const isHeir = (other: PayerGroup) =>
    (other.number === first.number || other.number === "" || first.number === "") &&
    isSuccession(first, other);
  return others.every(isHeir) ? others : [];
}

/**
 * Reports whether one wording of a benefit replaces the other. The first payment under the new wording must follow a
 * payment under the old wording within 35 days, and at most one later payment may have the old wording.
 */
function isSuccession(a: PayerGroup, b: PayerGroup): boolean {
  if (a.what !== b.what || !PAID_ONCE.test(a.what) || Math.min(a.rows.length, b.rows.length) < ROWS_MIN)
    return false;
  const [before, after] = (a.rows[0]?.dayNumber ?? 0) < (b.rows[0]?.dayNumber ?? 0) ? [a, b] : [b, a];
  const start = after.rows[0]?.dayNumber ?? 0;
  const earlier = before.rows.filter(({ dayNumber }) => dayNumber < start);
  const days = start - (earlier.at(-1)?.dayNumber ?? 0);
  return earlier.length >= before.rows.length - LATE_MAX && days <= SUCCESSION_DAYS_MAX;
}

function isOnePurpose(a: string, b: string): boolean {
  return a === b || a === "" || b === "" || [WORK, HOME].some((one) => one.has(a) && one.has(b));
}

/** Reports whether the names share a distinctive word, which may be truncated in one of them. */
function sharesName(a: string, b: string): boolean {
  const words = listDistinctive(b);
  return listDistinctive(a).some((word) =>
    words.some((other) => word.startsWith(other) || other.startsWith(word)),
  );
}

function listDistinctive(party: string): string[] {
  return party.split(" ").filter((word) => word.length >= WORD_LETTERS_MIN && !COMMON_WORDS.has(word));
}

/**
 * Reports whether the groups take turns. No two groups may have steady cadences at the same time. All payments of the
 * groups together must have a cadence. Casual pay is an exception. It needs no cadence if no group has a steady one
 * and the first group's payer is unmistakable.
 */
function takeTurns(parts: readonly PayerGroup[]): boolean {
  const rows = parts.flatMap((part) => part.rows);
  const days = daysOf(rows);
  if (rows.length - days.length > rows.length * SAME_DAY_SHARE_MAX || days.length < ROWS_MIN) return false;
  const steady = parts.filter((part) => isSteady(part.rows));
  if (steady.some((part) => steady.some((other) => other !== part && overlap(part.rows, other.rows))))
    return false;
  const fit = fitCadence(days);
  if (fit !== null && fit.steadiness >= STEADINESS_MIN && fit.hits >= days.length * HITS_SHARE_MIN)
    return true;
  const [first] = parts;
  return steady.length === 0 && first !== undefined && isUnmistakable(first);
}

/**
 * Reports whether the payer has a direct-entry number, or pays for work under a name whose first word is in no list of
 * ordinary words.
 */
function isUnmistakable({ number, party, what }: PayerGroup): boolean {
  const [first = ""] = party.split(" ");
  return number !== "" || (WORK.has(what) && isCoined(first));
}

function isSteady(rows: readonly BankRow[]): boolean {
  const fit = rows.length < OWN_HITS_MIN ? null : fitCadence(daysOf(rows));
  if (fit === null || fit.frequency === "IRREGULAR" || fit.hits < OWN_HITS_MIN) return false;
  return fit.steadiness >= OWN_STEADINESS_MIN && fit.hits >= rows.length * OWN_STEADINESS_MIN;
}

/**
 * Joins two groups under the name of the larger group. The joined group has the category of the larger group, except
 * in two cases. It has the category of the smaller group if the larger has none, or if the smaller is wages and the
 * larger is business receipts.
 */
function merge(more: PayerGroup, less: PayerGroup): PayerGroup {
  const isLess = more.what === "" || (less.what === WAGE && WORK.has(more.what));
  return mergePayers(more, less, isLess ? less : more);
}

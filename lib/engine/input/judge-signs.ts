import { type Day, toDayNumber } from "@/lib/engine/calendar/day";

/** A dated row, with its sign as the bank sent it. */
export type SignRow = { type: string; cents: number; on: Day };
/**
 * The way to read an account's signs:
 * - AS_SENT: unchanged.
 * - TYPED: rows of outgoing types lost their minus; the signs of all other rows are right.
 * - INVERTED: every sign is the opposite.
 * - UNSIGNED: no row has a sign, so only typed rows can be read.
 * - UNSIGNED_CHARGES: a loan's charges lost their minus; its other rows stay as sent.
 * - UNSIGNED_CARD: no row has a sign, and only charges of the card are read as money out.
 * - UNREADABLE: no row has a sign, and only types that are always money in can be read.
 * - DOUBTED: read as sent. The balance contradicts the signs, but neither types nor amounts show which rows are money
 *   out.
 * - DOUBTFUL: rows of outgoing types have no minus, and the balance does not show whether they are money out. These
 *   rows are left out.
 */
export type SignVerdict =
  | "AS_SENT"
  | "TYPED"
  | "INVERTED"
  | "UNSIGNED"
  | "UNSIGNED_CHARGES"
  | "UNSIGNED_CARD"
  | "UNREADABLE"
  | "DOUBTED"
  | "DOUBTFUL";

type Terms = { category: string; balanceCents: number | null; limitCents: number };

const ROWS_MIN = 5;
const ROWS_SURE = 10;
const CHARGES_MIN = 3;
/** A reconstructed balance that is below the account's limit by more than this is impossible. */
const SLACK_CENTS = 100_000;
/** An account with at least this many rows, over at least UNSIGNED_DAYS_MIN days, should have some money out. */
export const UNSIGNED_ROWS_MIN = 20;
const UNSIGNED_DAYS_MIN = 60;
/**
 * Payments are purchases if they have many different amounts: more than this share of the number of payments. One
 * person's regular transfers have few different amounts.
 */
const VARIED_SHARE = 0.5;
const DEBTS = /CARD|LOAN|MORTGAGE|LEASE|BUY_NOW|TRADE_FINANCE/;

/**
 * Decides how to read the signs, by the types of the rows and by the reconstructed balance: a reading that makes the
 * balance impossible is wrong.
 */
export function judgeSigns(rows: readonly SignRow[], terms: Terms): SignVerdict {
  const count = (types: readonly string[], isNegative: boolean) =>
    rows.filter(({ type, cents }) => types.includes(type) && cents < 0 === isNegative).length;
  const negatives = rows.filter(({ cents }) => cents < 0).length;
  if (isDebtCategory(terms.category)) return judgeDebt(rows, count, negatives, terms);
  // A positive PAYMENT may be money received. A positive row of the types in `sure` is money out, except for an
  // occasional returned payment.
  const sure = count(["DIRECT_DEBIT", "FEE", "TRANSFER_OUTGOING", "INTEREST_CHARGED"], false);
  const against = count(["DIRECT_DEBIT", "PAYMENT", "FEE", "TRANSFER_OUTGOING", "INTEREST_CHARGED"], true);
  if (sure < ROWS_SURE && negatives === 0 && isInUse(rows)) {
    const verdict = judgeUnsigned(rows, terms);
    if (verdict !== null) return verdict;
  }
  if (sure === 0 || against > 0) return "AS_SENT";
  const lowest = (turn: (row: SignRow) => number) => findLowest(rows, turn, terms.balanceCents);
  const isPossible = (low: number | null) => low !== null && low >= -terms.limitCents - SLACK_CENTS;
  const asSent = lowest(({ cents }) => cents);
  if (negatives > 0) {
    if (sure < ROWS_MIN || asSent === null || isPossible(asSent)) return "AS_SENT";
    const incoming = count(["TRANSFER_INCOMING", "INTEREST_PAID"], true);
    const isInverted =
      isPossible(lowest(({ cents }) => -cents)) && count(["TRANSFER_INCOMING", "INTEREST_PAID"], false) === 0;
    const isTyped = incoming === 0 && isPossible(lowest(({ type, cents }) => (isOut(type) ? -cents : cents)));
    if (isTyped === isInverted) return "DOUBTFUL";
    return isTyped ? "TYPED" : "INVERTED";
  }
  if (sure >= ROWS_SURE) return "UNSIGNED";
  return sure >= ROWS_MIN && asSent !== null && !isPossible(asSent) ? "UNSIGNED" : "DOUBTFUL";
}

/** Reports whether a CDS product category is a card, a loan or another debt. */
export function isDebtCategory(category: string): boolean {
  return DEBTS.test(category);
}

/**
 * The verdict for an account that is in use, but whose rows are all positive. Null if this may be correct, for
 * example if the types of all rows are money in. Otherwise, the first case that applies decides:
 * - The balance would be possible if every row were money in: UNREADABLE if there are payments of varying amounts,
 *   otherwise null.
 * - The balance is unknown, and there are no payments of varying amounts: null.
 * - Neither types nor amounts show which rows are money out: DOUBTED.
 * - The types show the money out, and the money in could have covered at least half of it: UNSIGNED.
 * - Any other case: UNREADABLE.
 */
function judgeUnsigned(rows: readonly SignRow[], terms: Terms): SignVerdict | null {
  const inward = rows.filter(({ type }) => isIn(type));
  const outward = rows.filter(({ type }) => isOut(type));
  if (inward.length === rows.length) return null;
  const lowest = findLowest(rows, ({ cents }) => cents, terms.balanceCents);
  const amounts = new Set(outward.map(({ cents }) => cents)).size;
  const isVaried = outward.length >= ROWS_SURE && amounts > outward.length * VARIED_SHARE;
  const others = new Set(rows.map(({ cents }) => cents)).size;
  if (lowest !== null && lowest >= -terms.limitCents - SLACK_CENTS) return isVaried ? "UNREADABLE" : null;
  if (lowest === null && !isVaried) return null;
  if (outward.length === 0 && others <= rows.length * VARIED_SHARE) return "DOUBTED";
  const sum = (some: readonly SignRow[]) => some.reduce((total, { cents }) => total + cents, 0);
  return outward.length > 0 && sum(inward) * 2 >= sum(outward) ? "UNSIGNED" : "UNREADABLE";
}

function isInUse(rows: readonly SignRow[]): boolean {
  if (rows.length < UNSIGNED_ROWS_MIN) return false;
  const days = rows.map(({ on }) => on).sort();
  const [first, last] = [days[0], days[days.length - 1]];
  return (
    first !== undefined &&
    last !== undefined &&
    toDayNumber(last) - toDayNumber(first) + 1 >= UNSIGNED_DAYS_MIN
  );
}

/**
 * The verdict for a loan or card. Only its charges show the signs, because its repayments may have the type of a
 * payment. A card that is in use without a minus in any row is also judged by its balance: the calculated balances must
 * stay within the limit.
 */
function judgeDebt(
  rows: readonly SignRow[],
  count: (types: readonly string[], isNegative: boolean) => number,
  negatives: number,
  { category, balanceCents, limitCents }: Terms,
): SignVerdict {
  const charges = ["FEE", "INTEREST_CHARGED"];
  if (category.includes("CARD") && negatives === 0 && isInUse(rows)) {
    const lowest = findLowest(rows, ({ cents }) => cents, balanceCents);
    if (lowest === null || lowest < -limitCents - SLACK_CENTS) return "UNSIGNED_CARD";
  }
  if (count(charges, false) < CHARGES_MIN || count(charges, true) > 0) return "AS_SENT";
  if (negatives > 0) return "INVERTED";
  return category.includes("CARD") ? "UNSIGNED_CARD" : "UNSIGNED_CHARGES";
}

function isOut(type: string): boolean {
  return (
    type === "DIRECT_DEBIT" ||
    type === "PAYMENT" ||
    type === "FEE" ||
    type === "TRANSFER_OUTGOING" ||
    type === "INTEREST_CHARGED"
  );
}

function isIn(type: string): boolean {
  return type === "TRANSFER_INCOMING" || type === "INTEREST_PAID";
}

/** The lowest end-of-day balance, reconstructed backwards from `balanceCents`. Null if `balanceCents` is null. */
function findLowest(
  rows: readonly SignRow[],
  read: (row: SignRow) => number,
  balanceCents: number | null,
): number | null {
  if (balanceCents === null) return null;
  const posted = new Map<string, number>();
  for (const row of rows) posted.set(row.on, (posted.get(row.on) ?? 0) + read(row));
  let balance = balanceCents;
  let lowest = balance;
  for (const [, cents] of [...posted].sort(([a], [b]) => (a < b ? 1 : -1))) {
    balance -= cents;
    lowest = Math.min(lowest, balance);
  }
  return lowest;
}

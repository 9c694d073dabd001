import type { Day } from "@/lib/domain/day";

/** A dated row with the sign it came with. */
export type SignRow = { type: string; cents: number; on: Day };
/**
 * How an account's signs are to be read. AS_SENT; TYPED: outgoing types lost their minus, other rows have theirs; INVERTED:
 * every sign is the wrong way; UNSIGNED: no row has a sign, so that only typed rows can be read; UNSIGNED_CHARGES and
 * UNSIGNED_CARD: the same of a loan and of a card; DOUBTFUL: typed rows contradict themselves and nothing settles it.
 */
export type SignVerdict =
  | "AS_SENT"
  | "TYPED"
  | "INVERTED"
  | "UNSIGNED"
  | "UNSIGNED_CHARGES"
  | "UNSIGNED_CARD"
  | "DOUBTFUL";

type Terms = { category: string; balanceCents: number | null; limitCents: number };

const ROWS_MIN = 5;
const ROWS_SURE = 10;
const CHARGES_MIN = 3;
/** A rebuilt balance this far below the limit never was. */
const SLACK_CENTS = 100_000;
const DEBTS = /CARD|LOAN|MORTGAGE|LEASE|BUY_NOW|TRADE_FINANCE/;

/** Decides from the types, and from whether the balance rebuilt under each reading could have been. */
export function judgeSigns(rows: readonly SignRow[], terms: Terms): SignVerdict {
  const count = (types: readonly string[], isNegative: boolean) =>
    rows.filter(({ type, cents }) => types.includes(type) && cents < 0 === isNegative).length;
  const negatives = rows.filter(({ cents }) => cents < 0).length;
  if (isDebtCategory(terms.category)) return judgeDebt(count, negatives, terms.category);
  // A positive PAYMENT may be money received; these types never are, save for the odd one returned.
  const sure = count(["DIRECT_DEBIT", "FEE", "TRANSFER_OUTGOING", "INTEREST_CHARGED"], false);
  const against = count(["DIRECT_DEBIT", "PAYMENT", "FEE", "TRANSFER_OUTGOING", "INTEREST_CHARGED"], true);
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

export function isDebtCategory(category: string): boolean {
  return DEBTS.test(category);
}

/** A debt's repayments may be typed as payments, so only what it charges speaks of its signs. */
function judgeDebt(
  count: (types: readonly string[], isNegative: boolean) => number,
  negatives: number,
  category: string,
): SignVerdict {
  const charges = ["FEE", "INTEREST_CHARGED"];
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

/** The lowest end-of-day balance, rebuilt backwards from the one given; null without one. */
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

import { toCreditCategory } from "@/lib/engine/categories/credits";
import type { RoundTrip } from "@/lib/engine/document";
import type { Entry, Ledger } from "@/lib/engine/ledger";

const AMOUNT_CENTS_MIN = 20_000;
const BACK_DAYS_MAX = 14;
const THROUGH_DAYS_MAX = 2;
const LISTED_MAX = 20;
/** Two amounts count as equal if they differ by at most this share. A fee or a few dollars may have been deducted. */
const NEAR = 0.02;
/**
 * For each credit, at most this many payments of one day are checked. Households hardly ever make more large payments
 * in a day.
 */
const LOOK_MAX = 40;

/**
 * Categories without a visible purchase: money to an individual, to an account that was not shared, or to an unknown
 * party.
 */
const MOVED_OUT: ReadonlySet<string> = new Set([
  "trf.person",
  "trf.own_unshared",
  "trf.business_unknown",
  "trf.international",
  "fam.person_gift",
  "giv.remittance",
  "unc.debit",
]);

/**
 * Reports whether money went out without a visible purchase. Includes rent that is only inferred from its cadence,
 * because such money may come back.
 */
function isMovedOut({ decision }: Entry): boolean {
  return MOVED_OUT.has(decision.code) || (decision.code === "hou.rent" && decision.inferred);
}

/**
 * Lists money that only passed through, in one of two ways:
 * - It went to an individual, an unshared account or an unknown party, and came back from that party within a
 *   fortnight.
 * - It came in as income, and within two days it went to an individual, an unshared account or an unknown party.
 * The amounts are at least $200 and differ by at most 2%. Each row is in at most one trip. Returns at most the
 * latest twenty trips, oldest first.
 */
export function listRoundTrips(ledger: Ledger): RoundTrip[] {
  const outs = new Map<number, Entry[]>();
  const ins: Entry[] = [];
  for (const entry of ledger.entries) {
    const { row, pair } = entry;
    if (pair || Math.abs(row.cents) < AMOUNT_CENTS_MIN) continue;
    if (row.cents > 0) ins.push(entry);
    else if (isMovedOut(entry)) {
      const sameDay = outs.get(row.dayNumber);
      if (sameDay) sameDay.push(entry);
      else outs.set(row.dayNumber, [entry]);
    }
  }
  const used = new Set<Entry>();
  const trips: RoundTrip[] = [];
  for (const credit of ins) {
    const near: Entry[] = [];
    const { cents, dayNumber } = credit.row;
    for (let day = dayNumber - BACK_DAYS_MAX; day <= dayNumber + THROUGH_DAYS_MAX; day++)
      for (const out of (outs.get(day) ?? []).slice(0, LOOK_MAX))
        if (!used.has(out) && Math.abs(-out.row.cents - cents) <= cents * NEAR) near.push(out);
    const isIncome = toCreditCategory(credit.decision.code).treatment === "INCOME";
    const back = near.filter((out) => out.row.dayNumber <= credit.row.dayNumber && isSameParty(out, credit));
    const through = isIncome ? near.filter((out) => out.row.dayNumber >= credit.row.dayNumber) : [];
    const out = back[back.length - 1] ?? through[0];
    if (!out) continue;
    used.add(out);
    trips.push({
      kind: back.length > 0 ? "OUT_AND_BACK" : "IN_AND_OUT",
      name: out.name,
      outOn: out.row.on,
      inOn: credit.row.on,
      amountCents: credit.row.cents,
      isCountedAsIncome: isIncome,
      transactionIds: [out, credit].sort((a, b) => a.row.index - b.row.index).map(({ row }) => row.id),
    });
  }
  return trips.slice(-LISTED_MAX);
}

function isSameParty(out: Entry, credit: Entry): boolean {
  if (out.signs.isOwnName && credit.signs.isOwnName) return true;
  if (out.text.tokens.length === 0 || credit.text.tokens.length === 0) return false;
  return out.text.key === credit.text.key;
}

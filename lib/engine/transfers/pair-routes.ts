import { toHash } from "@/lib/engine/hash";
import type { BankRow, Pair } from "@/lib/engine/row";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

/** The minimum number of pairs with the same wordings between two accounts. So many pairs are no coincidence. */
const KNOWN_MIN = 4;
const DAYS_MAX = 4;

/**
 * Pairs the remaining equal payments between two accounts if at least KNOWN_MIN payments with the same wordings were
 * paired as transfers between own accounts. A payment may still be unpaired because the bank posted a weekend's
 * transfer on Monday, or because the wording contains a person's name, perhaps the customer's own. Changes `pairs`.
 */
export function pairRoutes(
  rows: readonly BankRow[],
  texts: readonly Descriptor[],
  pairs: (Pair | null)[],
): void {
  const sideOf = ({ accountId, index }: BankRow) => `${accountId}|${texts[index]?.key ?? ""}`;
  const counts = new Map<string, number>();
  for (const row of rows) {
    const pair = pairs[row.index];
    const other = pair?.kind === "OWN_TRANSFER" && row.cents < 0 ? rows[pair.otherIndex] : undefined;
    if (!other) continue;
    const route = `${sideOf(row)}>${sideOf(other)}`;
    counts.set(route, (counts.get(route) ?? 0) + 1);
  }
  const known = new Set([...counts].filter(([, count]) => count >= KNOWN_MIN).map(([route]) => route));
  if (known.size === 0) return;
  const arrivals = new Set([...known].map((route) => route.slice(route.indexOf(">") + 1)));
  // Grouped by amount and in order of days, so that each payment is compared only with the days around it.
  const credits = new Map<number, { rows: BankRow[]; from: number }>();
  for (const row of rows) {
    if (row.cents <= 0 || pairs[row.index] || !arrivals.has(sideOf(row))) continue;
    const equal = credits.get(row.cents);
    if (equal) equal.rows.push(row);
    else credits.set(row.cents, { rows: [row], from: 0 });
  }
  for (const debit of rows) {
    const equal = debit.cents < 0 && !pairs[debit.index] ? credits.get(-debit.cents) : undefined;
    if (!equal) continue;
    while ((equal.rows[equal.from]?.dayNumber ?? debit.dayNumber) < debit.dayNumber - DAYS_MAX) equal.from++;
    let nearest: BankRow | null = null;
    for (let at = equal.from; at < equal.rows.length; at++) {
      const credit = equal.rows[at];
      if (!credit || credit.dayNumber > debit.dayNumber + DAYS_MAX) break;
      if (pairs[credit.index] || !known.has(`${sideOf(debit)}>${sideOf(credit)}`)) continue;
      if (!nearest || apart(debit, credit) < apart(debit, nearest)) nearest = credit;
    }
    if (nearest) linkTransfer(debit, nearest, pairs);
  }
}

const apart = (a: BankRow, b: BankRow) => Math.abs(a.dayNumber - b.dayNumber);

/** Pairs the two rows as a transfer between own accounts. Changes `pairs`. */
export function linkTransfer(debit: BankRow, credit: BankRow, pairs: (Pair | null)[]): void {
  const id = `pair-${toHash(`OWN_TRANSFER|${debit.id}|${credit.id}`)}`;
  pairs[debit.index] = { kind: "OWN_TRANSFER", id, otherIndex: credit.index };
  pairs[credit.index] = { kind: "OWN_TRANSFER", id, otherIndex: debit.index };
}

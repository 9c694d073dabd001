import type { Signs } from "@/lib/domain/category/read-signs";
import { pairRefunds } from "@/lib/domain/match/pair-refunds";
import { pairReversals } from "@/lib/domain/match/pair-reversals";
import { pairSplits } from "@/lib/domain/match/pair-splits";
import { pairTransfers } from "@/lib/domain/match/pair-transfers";
import type { BankRow, Pair } from "@/lib/domain/row";
import type { Descriptor } from "@/lib/domain/text/read-descriptor";

/**
 * Finds the rows that belong to each other, before anything is categorised: reversals first, because a reversed payment was
 * never spent; then transfers, because nothing counterfeits income as well as the customer's own money; then refunds.
 */
export function pairRows(
  rows: readonly BankRow[],
  texts: readonly Descriptor[],
  signs: readonly Signs[],
  accounts: readonly { id: string; maskedNumber: string | null }[],
): (Pair | null)[] {
  const pairs: (Pair | null)[] = rows.map(() => null);
  const tails = new Map<string, string>();
  for (const account of accounts) {
    const digits = (account.maskedNumber ?? "").replace(/\D/g, "").slice(-4);
    if (digits.length >= 3) tails.set(account.id, digits);
  }
  pairReversals(rows, texts, signs, pairs);
  pairTransfers(rows, { texts, signs, pairs, tails, numbers: new Map() });
  pairSplits(rows, { texts, signs, pairs });
  pairRefunds(rows, texts, signs, pairs);
  return pairs;
}

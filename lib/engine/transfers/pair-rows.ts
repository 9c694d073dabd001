import type { Signs } from "@/lib/engine/categories/read-signs";
import type { BankRow, Pair } from "@/lib/engine/row";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";
import { toTokens } from "@/lib/engine/text/tokens";
import { groupNames } from "@/lib/engine/transfers/named-parties";
import { pairRefunds } from "@/lib/engine/transfers/pair-refunds";
import { pairReversals } from "@/lib/engine/transfers/pair-reversals";
import { pairRoutes } from "@/lib/engine/transfers/pair-routes";
import { pairSplits } from "@/lib/engine/transfers/pair-splits";
import { pairTransfers } from "@/lib/engine/transfers/pair-transfers";

/**
 * Pairs related rows before anything is categorised. Reversals come first, because a reversed payment was not spent.
 * Then come transfers (single ones, known routes, split ones), because the customer's own money easily looks like
 * income. Refunds come last.
 */
export function pairRows(
  rows: readonly BankRow[],
  texts: readonly Descriptor[],
  signs: readonly Signs[],
  accounts: readonly {
    id: string;
    maskedNumber: string | null;
    displayName: string;
    productName: string | null;
  }[],
): (Pair | null)[] {
  const pairs: (Pair | null)[] = rows.map(() => null);
  const tails = new Map<string, string>();
  for (const account of accounts) {
    const digits = (account.maskedNumber ?? "").replace(/\D/g, "").slice(-4);
    if (digits.length >= 3) tails.set(account.id, digits);
  }
  pairReversals(rows, texts, signs, pairs);
  const titles = new Map(accounts.map((account) => [account.id, listTitles(account)]));
  const names = groupNames(titles);
  pairTransfers(rows, { texts, signs, pairs, tails, titles, names, numbers: new Map() });
  pairRoutes(rows, texts, pairs);
  pairSplits(rows, { texts, signs, pairs });
  pairRefunds(rows, texts, signs, pairs);
  return pairs;
}

/**
 * The bank's names of an account, as words. The bank prints them in the descriptions of transfers from and to the
 * account.
 */
function listTitles({
  displayName,
  productName,
}: {
  displayName: string;
  productName: string | null;
}): string[] {
  return [...new Set([displayName, productName ?? ""].map((title) => toTokens(title).join(" ")))].filter(
    (title) => title !== "",
  );
}

import type { ExpenseLeaf, ReportDocument } from "@/lib/engine/document";
import { isNearEqual } from "@/lib/engine/insight/near-equal";

type Merchant = ExpenseLeaf["merchants"][number];
type Listed = { merchant: Merchant; amounts: number[] };

/**
 * The merchants of a category that may be listed, and whether the total of the category may be shown. A merchant with
 * one payment, or with similar payments, must not be listed. Subtracting the listed merchants from the total must not
 * reveal a payment either. So merchants are left out until the remainder covers several payments that differ. A
 * category with similar payments has no total.
 */
export function toListable(
  leaf: ExpenseLeaf,
  { evidenceSets, transactions }: Pick<ReportDocument, "evidenceSets" | "transactions">,
): { merchants: Merchant[]; hasTotal: boolean } {
  const ids = new Set(evidenceSets.find((set) => set.id === leaf.evidence)?.transactionIds ?? []);
  const rows = transactions.filter(({ id }) => ids.has(id));
  const isRevealing = (amounts: readonly number[]) => amounts.length === 1 || isNearEqual(amounts);
  const all = leaf.merchants.map((merchant): Listed => {
    const own = rows.filter(({ name }) => name === merchant.name);
    return { merchant, amounts: own.map(({ amountCents }) => amountCents) };
  });
  const shown = all.filter(({ merchant, amounts }) => merchant.count > 1 && !isRevealing(amounts));
  const restOf = (listed: readonly Listed[]) => {
    const names = new Set(listed.map(({ merchant }) => merchant.name));
    return rows.filter(({ name }) => !names.has(name)).map(({ amountCents }) => amountCents);
  };
  shown.sort((a, b) => b.merchant.count - a.merchant.count || b.merchant.totalCents - a.merchant.totalCents);
  while (shown.length > 0 && isRevealing(restOf(shown))) shown.pop();
  const kept = new Set(shown.map(({ merchant }) => merchant));
  return {
    merchants: leaf.merchants.filter((merchant) => kept.has(merchant)),
    hasTotal: rows.length > 1 && !isNearEqual(rows.map(({ amountCents }) => amountCents)),
  };
}

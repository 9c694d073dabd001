import { GROUP_ROWS, OUTGOING_ROWS } from "@/lib/engine/categories/data/taxonomy-table";
import type { TaxonomyText } from "@/lib/engine/document";

/**
 * The part of the equation "surplus = income − living − commitments" to which a category belongs. Each outgoing
 * category belongs to one part. NONE is for money that moved but was not spent (transfers, investments, payments to
 * people). The report shows this money separately.
 */
export type SummaryPart = "LIVING" | "COMMITMENT" | "NONE";
export type Category = TaxonomyText & { part: SummaryPart };

/** Labels of the groups by code, in the order of `data/taxonomy/groups.csv`. */
export const GROUPS: Readonly<Record<string, string>> = GROUP_ROWS;

/** Every category of money out, in the order of `data/taxonomy/outgoings.csv`. */
export const OUTGOING_CATEGORIES: readonly Category[] = OUTGOING_ROWS;

const byCode = new Map(OUTGOING_CATEGORIES.map((category) => [category.code, category]));

/** The outgoing category with this code. For an unknown code, the category of uncategorised debits. */
export function toCategory(code: string): Category {
  const category = byCode.get(code) ?? byCode.get("unc.debit");
  if (!category) throw new Error("the taxonomy has no uncategorised category");
  return category;
}

/** Reports whether the taxonomy lists this code for money out. False for an unknown code. */
export function isOutgoing(code: string): boolean {
  return byCode.has(code);
}

/** The group of a code: "foo" for "foo.groceries". */
export function groupOf(code: string): string {
  return code.slice(0, 3);
}

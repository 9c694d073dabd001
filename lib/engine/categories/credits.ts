import { CREDIT_ROWS } from "@/lib/engine/categories/data/taxonomy-table";
import type { ExcludedReason } from "@/lib/engine/document";

/**
 * A category of money in. INCOME counts in the observed total. EXCLUDED is similar to income: it is listed with a
 * reason, but not counted. CREDIT is not income. The discount for each kind of income is not here but in the
 * parameters, because it is an assumption and not a fact.
 */
type CreditCategory = {
  code: string;
  label: string;
  treatment: "INCOME" | "EXCLUDED" | "CREDIT";
  reason: ExcludedReason | null;
  /**
   * The corresponding group of Basiq, a data provider, and the heading in the family courts' Financial Statement (Form
   * 13); null for none.
   */
  basiqGroup: string | null;
  formThirteenLine: string | null;
  /** An explanation for the report, if the treatment needs one. */
  note: string | null;
};

/** All credit categories, in the order of `data/taxonomy/credits.csv`. */
export const CREDIT_CATEGORIES: readonly CreditCategory[] = CREDIT_ROWS;

const byCode = new Map(CREDIT_CATEGORIES.map((category) => [category.code, category]));

/** The credit category of a code; "other credit" for an unknown code. */
export function toCreditCategory(code: string): CreditCategory {
  const category = byCode.get(code) ?? byCode.get("crd.other");
  if (!category) throw new Error("the taxonomy has no category for other credits");
  return category;
}

import { FORM_13, type LeafRow, LIXI, OUTGOINGS } from "@/lib/engine/categories/tables/outgoings";
import type { Basis, HemBasis, HemTreatment, TaxonomyText } from "@/lib/engine/document";

/**
 * A category's part in "surplus = income − living − commitments". Every outgoing has exactly one. NONE is money
 * that moved but was not spent (transfers, investments, payments to people, shown separately).
 */
export type SummaryPlace = "LIVING" | "COMMITMENT" | "NONE";
export type Leaf = TaxonomyText & { place: SummaryPlace };

export const GROUPS: Readonly<Record<string, string>> = {
  hou: "Housing",
  utl: "Utilities",
  com: "Communications",
  foo: "Food and drink",
  tra: "Transport",
  hea: "Health",
  ins: "Insurance",
  edu: "Education and care",
  per: "Personal",
  shp: "Shopping",
  rec: "Recreation",
  pet: "Pets",
  fam: "Family",
  giv: "Giving",
  gov: "Government",
  fin: "Financial",
  dbt: "Debts",
  csh: "Cash",
  trf: "Transfers",
  unc: "Not categorised",
  inc: "Income",
  crd: "Other credits",
};

const BASIS: Record<LeafRow[2], Basis> = {
  E: "ESSENTIAL",
  D: "DISCRETIONARY",
  C: "COMMITTED",
  L: "DEBT",
  R: "RISK",
  N: "NEUTRAL",
};
const HEM: Record<LeafRow[3], HemBasis> = {
  AB: "ABSOLUTE_BASIC",
  DB: "DISCRETIONARY_BASIC",
  NB: "NON_BASIC",
  OUT: "OUTSIDE",
  "-": "NONE",
};
const TREATMENT: Record<LeafRow[4], HemTreatment> = {
  IN: "IN",
  OUT: "OUT",
  LS: "LENDER_SPECIFIC",
  "-": "NONE",
};
const PLACE: Record<LeafRow[6], SummaryPlace> = { live: "LIVING", commit: "COMMITMENT", "-": "NONE" };

export const OUTGOING_LEAVES: readonly Leaf[] = OUTGOINGS.map(
  ([code, label, basis, hem, treatment, lixi, place, basiqGroup, form13]) => ({
    code,
    group: groupOf(code),
    label,
    basis: BASIS[basis],
    hemBasis: HEM[hem],
    hemTreatment: TREATMENT[treatment],
    lixiCategory: lixi === "-" ? null : LIXI[lixi],
    place: PLACE[place],
    basiqGroup: basiqGroup === "-" ? null : basiqGroup,
    formThirteenLine: form13 === "-" ? null : FORM_13[form13],
  }),
);

const byCode = new Map(OUTGOING_LEAVES.map((leaf) => [leaf.code, leaf]));

/** The outgoing category of a code; the uncategorised one for an unknown code. */
export function toLeaf(code: string): Leaf {
  const leaf = byCode.get(code) ?? byCode.get("unc.debit");
  if (!leaf) throw new Error("the taxonomy has no uncategorised leaf");
  return leaf;
}

export function isOutgoing(code: string): boolean {
  return byCode.has(code);
}

/** "foo" of "foo.groceries". */
export function groupOf(code: string): string {
  return code.slice(0, 3);
}

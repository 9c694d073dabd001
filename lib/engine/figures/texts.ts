import { CREDIT_CATEGORIES } from "@/lib/engine/categories/credits";
import { groupOf, OUTGOING_CATEGORIES } from "@/lib/engine/categories/taxonomy";
import type { ReportDocument, TaxonomyText } from "@/lib/engine/document";
import { listFormulas } from "@/lib/engine/figures/formulas";

const GLOSSARY: ReportDocument["definitions"]["glossary"] = [
  { term: "Covered days", text: "Days for which the accounts concerned supplied data, less gaps." },
  {
    term: "Stream",
    text: "Payments of one party that belong together, with their rhythm where they keep one.",
  },
  { term: "Leaf", text: "The finest category. Every outgoing is in exactly one." },
  {
    term: "Own transfer",
    text: "Money moved between accounts in this report. Counted neither as income nor as spending.",
  },
  {
    term: "Commitment",
    text: "What a contract or order asks for: rent, debts, support, private schooling, tax.",
  },
  { term: "Inferred", text: "Decided from a pattern, not from a name. To be asked about." },
  {
    term: "HEM",
    text: "Household Expenditure Measure, a benchmark of the Melbourne Institute. Its amounts are not part of this report unless the firm supplied one.",
  },
  { term: "Thin", text: "A figure that rests on little data." },
];

export const DISCLAIMERS: readonly string[] = [
  "A factual summary of data supplied by the banks named, on the date shown. It is not advice, not a credit score and not an assessment of suitability.",
  "It sees only the accounts that were shared. Cash, accounts not shared and spending by others are outside it.",
  "Amounts marked estimated rest on assumptions printed in the report.",
  "The customer may ask for anything here to be corrected; their notes stand beside the figures.",
];

/** The taxonomy as the document prints it: outgoings, then money in. */
export function listTaxonomy(): TaxonomyText[] {
  const outgoings = OUTGOING_CATEGORIES.map(({ place: _place, ...leaf }) => leaf);
  const credits = CREDIT_CATEGORIES.map(({ code, label, basiqGroup, formThirteenLine }) => ({
    code,
    group: groupOf(code),
    label,
    basis: "NEUTRAL" as const,
    hemBasis: "NONE" as const,
    hemTreatment: "NONE" as const,
    lixiCategory: null,
    basiqGroup,
    formThirteenLine,
  }));
  return [...outgoings, ...credits];
}

export function listDefinitions(): ReportDocument["definitions"] {
  return { formulas: listFormulas(), taxonomy: listTaxonomy(), glossary: GLOSSARY };
}

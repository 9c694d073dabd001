import { CREDIT_CATEGORIES } from "@/lib/engine/categories/credits";
import { groupOf, OUTGOING_CATEGORIES } from "@/lib/engine/categories/taxonomy";
import type { ReportDocument, TaxonomyText } from "@/lib/engine/document";
import { listFormulas } from "@/lib/engine/figures/formulas";

const GLOSSARY: ReportDocument["definitions"]["glossary"] = [
  {
    term: "Covered days",
    text: "Days for which the accounts concerned supplied data. Days in gaps do not count.",
  },
  {
    term: "Stream",
    text: "Payments to or from one party that belong together, with their cadence if they have one.",
  },
  {
    term: "Category",
    text: "The most detailed grouping of spending. Every outgoing is in exactly one category.",
  },
  {
    term: "Transfer between the customer's own accounts",
    text: "Money moved between accounts in this report. It counts neither as income nor as spending.",
  },
  {
    term: "Commitment",
    text: "An amount that a contract or order requires: rent, debts, support, private schooling, tax.",
  },
  { term: "Inferred", text: "Decided from a pattern, not from a name. Ask the customer about it." },
  {
    term: "HEM",
    text: "Household Expenditure Measure, a benchmark of the Melbourne Institute. Its amounts are not part of this report unless the firm supplied one.",
  },
  { term: "Thin", text: "A figure that is based on little data." },
];

export const DISCLAIMERS: readonly string[] = [
  "A factual summary of data supplied by the banks named, on the date shown. It is not advice, not a credit score and not an assessment of suitability.",
  "The report covers only the accounts that were shared. It does not include cash, accounts not shared, or spending by others.",
  "Amounts marked estimated are based on assumptions shown in the report.",
  "The customer may ask for anything in this report to be corrected. Their notes appear next to the figures.",
];

/** The taxonomy as the document prints it: outgoings, then money in. */
export function listTaxonomy(): TaxonomyText[] {
  const outgoings = OUTGOING_CATEGORIES.map(({ part: _part, ...leaf }) => leaf);
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

/** The formulas, the taxonomy and the glossary, which are the same in every report of an engine version. */
export function listDefinitions(): ReportDocument["definitions"] {
  return { formulas: listFormulas(), taxonomy: listTaxonomy(), glossary: GLOSSARY };
}

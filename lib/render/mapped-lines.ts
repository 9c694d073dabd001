import { sayParts } from "@/components/report/content/living-lines";
import { hasWeek, weeklyOf } from "@/components/report/weekly";
import { HEM_BASIS, HEM_TREATMENT } from "@/components/report/words";
import type { ExpenseLeaf, IncomeStream, ReportDocument } from "@/lib/engine/document";
import type { CategoryMap } from "@/lib/rules/category-map";

/** One heading of a recipient's form with the report's amounts under it. */
export type MappedLine = {
  heading: string;
  /** The categories under this heading, including those whose amount the report does not show. */
  parts: string;
  hemBasis: string;
  hemTreatment: string;
  count: number;
  weeklyCents: number | null;
  monthlyCents: number | null;
  wholeDollars: number | null;
};

/**
 * The heading of a category in the firm's form. A map that is older than the category has no heading for it; the
 * category's own label is then the heading, so that no category is lost.
 */
export const headingOf = (map: CategoryMap, code: string, label: string) => map.headings[code] ?? label;

/**
 * Every category of the expenses under its heading, in the order in which the document first uses each heading. A
 * heading used for both spending and transfers includes both, because the firm chose the map. The sum of a heading
 * leaves out suppressed amounts.
 */
export function toMappedLines(document: ReportDocument, map: CategoryMap): MappedLine[] {
  const leaves = document.expenses.groups.flatMap((group) => group.leaves);
  return groupBy(leaves, (leaf) => headingOf(map, leaf.code, leaf.label)).map(([heading, own]) =>
    toLine(document, heading, own),
  );
}

function toLine(document: ReportDocument, heading: string, own: readonly ExpenseLeaf[]): MappedLine {
  const isKnown = ({ monthly }: ExpenseLeaf) => monthly.selected.value !== null;
  const labelsOf = (leaves: readonly ExpenseLeaf[]) => leaves.map(({ label }) => label);
  const known = own.filter(isKnown);
  const monthlyCents =
    known.length === 0 ? null : known.reduce((sum, { monthly }) => sum + (monthly.selected.value ?? 0), 0);
  const hasWeeks = own.every(({ monthly }) => hasWeek(document, monthly.selected));
  return {
    heading,
    parts: sayParts({ labels: labelsOf(known), missing: labelsOf(own.filter((leaf) => !isKnown(leaf))) }),
    hemBasis: each(own.map(({ hemBasis }) => HEM_BASIS[hemBasis])),
    hemTreatment: each(own.map(({ hemTreatment }) => HEM_TREATMENT[hemTreatment])),
    count: own.reduce((sum, { count }) => sum + count, 0),
    weeklyCents: hasWeeks ? weeklyOf(document, monthlyCents) : null,
    monthlyCents,
    wholeDollars: monthlyCents === null ? null : Math.round(monthlyCents / 100),
  };
}

const each = (words: readonly string[]) => [...new Set(words)].join("; ");

/**
 * The monthly amounts of the included income streams, added up under each heading, in the order in which the document
 * first uses each heading.
 */
export function toMappedIncome(
  { income }: ReportDocument,
  map: CategoryMap,
): { heading: string; monthlyCents: number | null }[] {
  const counted = income.streams.filter(({ included }) => included);
  const known = (own: readonly IncomeStream[]) =>
    own.flatMap(({ monthly }) => (monthly.selected.value === null ? [] : [monthly.selected.value]));
  return groupBy(counted, ({ code, label }) => headingOf(map, code, label)).map(([heading, own]) => ({
    heading,
    monthlyCents: known(own).length === 0 ? null : known(own).reduce((sum, cents) => sum + cents, 0),
  }));
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}

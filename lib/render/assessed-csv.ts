import { toCategory } from "@/lib/engine/categories/taxonomy";
import type { AssessedFigure, ReportDocument } from "@/lib/engine/document";
import { toAmountString } from "@/lib/engine/money";
import { toText } from "@/lib/render/csv-cell";
import { headingOf } from "@/lib/render/mapped-lines";
import { UNITS } from "@/lib/render/unit-words";
import type { CategoryMap } from "@/lib/rules/category-map";

/** The columns, in order. Later versions may only add columns at the end. */
const FIGURE_HEADINGS = ["section", "code", "label", "unit", "original", "adjusted", "difference"];
const LINE_HEADINGS = [
  "form_line",
  "original_monthly_amount",
  "adjusted_monthly_amount",
  "difference",
  "adjusted_whole_dollars",
];

/**
 * The figures of an assessed copy as CSV (RFC 4180), original and adjusted side by side. Amounts are in dollars with
 * two decimals; ratios are plain numbers. The cell of an unavailable figure is empty. With a `map`, the last column
 * has the heading of each category.
 */
export function renderAssessedCsv({ assessed }: ReportDocument, map: CategoryMap | null = null): string {
  const toLine = (figure: AssessedFigure) =>
    [
      figure.section,
      toText(figure.code),
      toText(figure.label),
      UNITS[figure.unit],
      ...[figure.original, figure.adjusted, figure.difference].map((value) => toValue(value, figure.unit)),
      ...(map ? [toText(hasCategory(figure) ? headingOf(map, figure.code, figure.label) : "")] : []),
    ].join(",");
  const headings = map ? [...FIGURE_HEADINGS, "heading"] : FIGURE_HEADINGS;
  return [headings.join(","), ...(assessed?.figures ?? []).map(toLine), ""].join("\r\n");
}

/** Reports whether a figure belongs to a category. Only such figures have a heading on a form. */
const hasCategory = ({ section }: AssessedFigure) => section !== "SUMMARY" && section !== "AFFORDABILITY";

const toValue = (value: number | null, unit: AssessedFigure["unit"]) =>
  value === null ? "" : unit === "RATIO" ? String(value) : toAmountString(value);

type Part = { heading: string; original: number | null; adjusted: number | null };

/**
 * The lines of a lender's form with the monthly amounts of the report and of the assessed copy, one line for each
 * heading. Without a `map`: living expenses under LIXI headings. With a `map`: every category of the expenses under the
 * map's headings.
 */
export function renderAssessedLinesCsv(document: ReportDocument, map: CategoryMap | null = null): string {
  const lines = new Map<string, Part>();
  for (const part of listParts(document, map)) {
    const before = lines.get(part.heading);
    lines.set(part.heading, {
      heading: part.heading,
      original: add(before?.original ?? null, part.original),
      adjusted: add(before?.adjusted ?? null, part.adjusted),
    });
  }
  return [LINE_HEADINGS.join(","), ...[...lines.values()].map(toFormLine), ""].join("\r\n");
}

function toFormLine({ heading, original, adjusted }: Part): string {
  const difference = original === null || adjusted === null ? null : adjusted - original;
  const amounts = [original, adjusted, difference].map((cents) =>
    cents === null ? "" : toAmountString(cents),
  );
  return [toText(heading), ...amounts, adjusted === null ? "" : Math.round(adjusted / 100)].join(",");
}

/**
 * Adds two amounts of one line. If one is missing or suppressed (null), returns the other one. The lines of the
 * report do the same.
 */
const add = (one: number | null, other: number | null) =>
  one === null || other === null ? (one ?? other) : one + other;

const NO_HEADING = "No form line";

/**
 * Lists the categories of the expenses, each with its amount in the report and its adjusted amount. A category that
 * exists only because of adjustments has no amount in the report.
 */
function listParts({ assessed, expenses }: ReportDocument, map: CategoryMap | null): Part[] {
  const changed = new Map(
    (assessed?.figures ?? []).filter(({ section }) => section === "EXPENSES").map((one) => [one.code, one]),
  );
  const leaves = expenses.groups.flatMap((group) => group.leaves);
  const known = new Set(leaves.map(({ code }) => code));
  const own = leaves.map(({ code, label, basis, lixiCategory, monthly }) => {
    const original = monthly.selected.value;
    const figure = changed.get(code);
    return { code, label, basis, lixiCategory, original, adjusted: figure ? figure.adjusted : original };
  });
  const added = [...changed.values()]
    .filter(({ code }) => !known.has(code))
    .map((figure) => ({ ...toCategory(figure.code), ...figure }));
  return [...own, ...added].flatMap(({ code, label, basis, lixiCategory, original, adjusted }) => {
    if (map) return [{ heading: headingOf(map, code, label), original, adjusted }];
    if (basis === "DEBT" || basis === "NEUTRAL") return [];
    return [{ heading: lixiCategory ?? NO_HEADING, original, adjusted }];
  });
}

import { type LivingLine, sayParts, toLivingLines } from "@/components/report/content/living-lines";
import { weeklyOf } from "@/components/report/weekly";
import { HEM_BASIS, HEM_TREATMENT } from "@/components/report/words";
import type { ReportDocument } from "@/lib/engine/document";
import { toAmountString } from "@/lib/engine/money";
import { toText } from "@/lib/render/csv-cell";
import { type MappedLine, toMappedLines } from "@/lib/render/mapped-lines";
import type { CategoryMap } from "@/lib/rules/category-map";

/** The columns, in order. Later versions may only add columns at the end. */
const HEADINGS = [
  "form_line",
  "categories",
  "hem_basis",
  "hem_treatment",
  "payments",
  "weekly_amount",
  "monthly_amount",
  "monthly_whole_dollars",
] as const;

/**
 * The living expenses as CSV (RFC 4180), with one row for each line of a lender's form (LIXI). The rows are those of
 * the document's own table, without its totals, because a spreadsheet computes them. Amounts are dollars with two
 * decimals; empty if not available. UTF-8 without a byte-order mark.
 */
export function renderLinesCsv(document: ReportDocument): string {
  const toLine = (line: LivingLine) =>
    [
      toText(line.heading),
      toText(sayParts(line)),
      toText(HEM_BASIS[line.hemBasis]),
      toText(HEM_TREATMENT[line.hemTreatment]),
      line.count,
      toAmount(line.hasWeek ? weeklyOf(document, line.monthlyCents) : null),
      toAmount(line.monthlyCents),
      line.wholeDollars ?? "",
    ].join(",");
  return [HEADINGS.join(","), ...toLivingLines(document).map(toLine), ""].join("\r\n");
}

/**
 * Like renderLinesCsv, with one line for each heading of a recipient's form. The lines include every category of the
 * expenses, even debts and transfers, because the map gives each category a heading.
 */
export function renderMappedLinesCsv(document: ReportDocument, map: CategoryMap): string {
  const toLine = (line: MappedLine) =>
    [
      toText(line.heading),
      toText(line.parts),
      toText(line.hemBasis),
      toText(line.hemTreatment),
      line.count,
      toAmount(line.weeklyCents),
      toAmount(line.monthlyCents),
      line.wholeDollars ?? "",
    ].join(",");
  return [HEADINGS.join(","), ...toMappedLines(document, map).map(toLine), ""].join("\r\n");
}

/** An amount in dollars. It is not escaped as a formula, because a leading minus must stay. */
const toAmount = (cents: number | null) => (cents === null ? "" : toAmountString(cents));

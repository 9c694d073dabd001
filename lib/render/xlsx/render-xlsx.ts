import { writeXlsx } from "hucre/xlsx";
import type { ReportDocument } from "@/lib/engine/document";
import { toAdjustmentSheet } from "@/lib/render/xlsx/adjustment-sheet";
import { toComparisonSheet } from "@/lib/render/xlsx/comparison-sheet";
import { toDebtSheet } from "@/lib/render/xlsx/debt-sheet";
import { toExpenseSheet } from "@/lib/render/xlsx/expense-sheet";
import { toIncomeSheet } from "@/lib/render/xlsx/income-sheet";
import { toLibrarySheet } from "@/lib/render/xlsx/sheet";
import { toSummarySheet } from "@/lib/render/xlsx/summary-sheet";
import { toTransactionSheet } from "@/lib/render/xlsx/transaction-sheet";
import type { CategoryMap } from "@/lib/rules/category-map";

/**
 * The report as an Excel workbook. Totals are formulas over the rows of their sheet, with the report's own
 * amounts as cached values. With a `map`, each category also has the map's heading, and the headings have sums.
 * Equal reports give equal bytes, because the workbook contains no time other than the report's.
 */
export async function renderXlsx(
  document: ReportDocument,
  map: CategoryMap | null = null,
): Promise<Uint8Array> {
  const income = toIncomeSheet(document, map);
  const expenses = toExpenseSheet(document, map);
  const debts = toDebtSheet(document);
  const totals = { net: income.net, living: expenses.living, commitments: debts.total };
  const transactions = toTransactionSheet(document, map);
  const adjustments = toAdjustmentSheet(document);
  const sheets = [toSummarySheet(document, totals, map), income.sheet, expenses.sheet, debts.sheet].concat(
    toComparisonSheet(document),
  );
  if (adjustments) sheets.push(adjustments);
  if (transactions) sheets.push(transactions);
  const writtenAt = new Date(document.generatedAt);
  return writeXlsx({
    sheets: sheets.map(toLibrarySheet),
    properties: { title: document.verification.id, created: writtenAt, modified: writtenAt },
    // Writes each cell's text into the cell, instead of into a table of shared strings.
    stringMode: "inline",
  });
}

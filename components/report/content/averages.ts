import type { Monthly } from "@/lib/engine/document";
import { type Context, figureCell, openable } from "../context";
import type { Cell, Table } from "../model";
import { columns, row } from "./table";

type Averaged = { name: string; code: string; monthly: Monthly };

/**
 * The averages side by side, because a reader may prefer an average other than the selected one. Used for income and
 * for expenses.
 */
export function averageTable(
  context: Context,
  id: string,
  caption: string,
  lines: readonly Averaged[],
): Table {
  return {
    kind: "table",
    id,
    caption,
    columns: columns(
      ["Source", 24],
      ["#Rule", 12],
      [">3 months", 12],
      [">6 months", 12],
      [`>${wholeMonthsOf(lines)} months`, 12],
      [">Whole period", 13],
      [">Median", 12],
      [">Trimmed", 12],
      [">Used", 13],
    ),
    rows: lines.map(({ name, monthly }) =>
      row(name, monthly.rule, ...averageCells(context, monthly), figureCell(context, monthly.selected)),
    ),
    empty: "There is nothing to average.",
    footnote: "All amounts are monthly. “Used” is the average that the totals use.",
    dense: true,
  };
}

/** The number of whole months that the longest average covers, twelve at most. */
function wholeMonthsOf(lines: readonly Averaged[]): number {
  const counts = lines.map(({ monthly }) =>
    Number(/^(\d+) whole months/.exec(monthly.m12.note ?? "")?.[1] ?? 12),
  );
  return Math.max(0, ...counts) || 12;
}

function averageCells(context: Context, monthly: Monthly): Cell[] {
  return [monthly.m3, monthly.m6, monthly.m12, monthly.covered, monthly.median, monthly.trimmed].map(
    (figure) => openable(context, figure, { text: figureCell(context, figure).text }),
  );
}

export function usedCell(context: Context, monthly: Monthly): Cell {
  return { ...figureCell(context, monthly.selected), code: monthly.rule };
}

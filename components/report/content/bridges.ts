import type { HeadlineBridge } from "@/lib/engine/document";
import { incomeName } from "@/lib/engine/figures/income-name";
import type { Context } from "../context";
import { FIGURE_NAME } from "../figure-names";
import { counted, money } from "../format";
import type { Row, Table } from "../model";
import { columns, groupRow, row } from "./table";

/**
 * The lines that lead from the average month to each headline; null if the document has none. A headline uses the
 * current amounts of payments, but the months contain past payments. The table explains the difference.
 */
export function headlineBridgeTable({ document }: Context): Table | null {
  const { bridges } = document.summary;
  if (!bridges) return null;
  const named: [string, HeadlineBridge | null][] = [
    [incomeName(document.income), bridges.incomeNet],
    [FIGURE_NAME["summary.livingMonthly"], bridges.living],
    [FIGURE_NAME["summary.commitmentsMonthly"], bridges.commitments],
    [FIGURE_NAME["summary.surplusMonthly"], bridges.surplus],
  ];
  const rows = named.flatMap(([label, bridge]) => (bridge === null ? [] : bridgeRows(label, bridge)));
  if (rows.length === 0) return null;
  return {
    kind: "table",
    id: "headline-bridges",
    caption: "From the average month to the headline figures",
    columns: columns(["Line", 78], [">A month", 22]),
    rows,
    empty: "",
    footnote:
      "A headline figure uses current payments. The months in the table above show past payments. The average of the months plus the lines equals the headline figure, to the cent. For the surplus, the amount of a month is “Left over” in that table. “Left over” does not include loan money received.",
    dense: true,
  };
}

/** The headline, then the average month and the lines that lead from it to the headline. */
function bridgeRows(
  label: string,
  { wholeMonths, monthsCents, lines, headlineCents }: HeadlineBridge,
): Row[] {
  return [
    groupRow(`${label}: the headline`, money(headlineCents)),
    row(`Average of ${counted(wholeMonths, "whole month")}`, money(monthsCents)),
    ...lines.map((line) => row(line.label, money(line.amountCents))),
  ];
}

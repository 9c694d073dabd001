import { type Context, textCell } from "../context";
import { count, money } from "../format";
import type { Table } from "../model";
import { weeklyOf, weeklyOfSum } from "../weekly";
import { HEM_BASIS, HEM_TOTAL, HEM_TREATMENT } from "../words";
import { type LivingLine, sayParts, toLivingLines, toTreatmentTotals } from "./living-lines";
import { columns, row, totalRow } from "./table";

/** One row for each line of a lender's form: to the cent, in whole dollars and by week. */
export function livingTable({ document }: Context): Table {
  const lines = toLivingLines(document);
  return {
    kind: "table",
    id: "living-lines",
    caption: "Ready to type into a lender's form: living expenses by LIXI line and HEM basis",
    columns: columns(
      ["Form line", 42],
      ["HEM basis", 18],
      ["HEM", 11],
      [">A week", 11],
      [">Whole $", 9],
      [">A month", 12],
    ),
    rows:
      lines.length === 0
        ? []
        : [
            ...lines.map((line) =>
              row(
                textCell(line.heading, sayParts(line)),
                HEM_BASIS[line.hemBasis],
                HEM_TREATMENT[line.hemTreatment],
                ...amountCells(line, line.hasWeek ? weeklyOf(document, line.monthlyCents) : null),
              ),
            ),
            ...toTreatmentTotals(lines).map(({ treatment, ...total }) =>
              totalRow(
                HEM_TOTAL[treatment],
                "",
                "",
                ...amountCells(total, weeklyOfSum(document, total.monthlyCents, lines)),
              ),
            ),
          ],
    empty: "No living expenses were found.",
    footnote:
      "Each total adds up the lines above it. The whole-dollar total adds up their whole dollars. HEM amounts are licensed by the Melbourne Institute and are not part of this document; the basis of each category is our reading of its published definitions.",
  };
}

const amountCells = (
  { monthlyCents, wholeDollars }: Pick<LivingLine, "monthlyCents" | "wholeDollars">,
  weeklyCents: number | null,
) => [money(weeklyCents), count(wholeDollars), money(monthlyCents)] as const;

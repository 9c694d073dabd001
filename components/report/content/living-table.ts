import { type Context, textCell } from "../context";
import { count, money } from "../format";
import type { Table } from "../model";
import { weeklyOf } from "../weekly";
import { HEM_BASIS, HEM_TOTAL, HEM_TREATMENT } from "../words";
import { type LivingLine, toLivingLines, toTreatmentTotals } from "./living-lines";
import { columns, row, totalRow } from "./table";

/** One line for each line of a lender's form, ready to be typed in: to the cent, in whole dollars and by the week. */
export function livingTable(context: Context): Table {
  const lines = toLivingLines(context.document);
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
                textCell(line.heading, line.labels.join(", ")),
                HEM_BASIS[line.hemBasis],
                HEM_TREATMENT[line.hemTreatment],
                ...amountCells(context, line),
              ),
            ),
            ...toTreatmentTotals(lines).map(({ treatment, ...total }) =>
              totalRow(HEM_TOTAL[treatment], "", "", ...amountCells(context, total)),
            ),
          ],
    empty: "No living expenses were found.",
    footnote:
      "Totals add up the lines above them, in whole dollars the whole dollars. HEM amounts are licensed by the Melbourne Institute and are not part of this document; the basis of each category is our reading of its published definitions.",
  };
}

const amountCells = (
  { document }: Context,
  { monthlyCents, wholeDollars }: Pick<LivingLine, "monthlyCents" | "wholeDollars">,
) => [money(weeklyOf(document, monthlyCents)), count(wholeDollars), money(monthlyCents)] as const;

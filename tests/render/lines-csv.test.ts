import { describe, expect, it } from "vitest";
import { toLivingLines, toTreatmentTotals } from "@/components/report/content/living-lines";
import { renderLinesCsv } from "@/lib/render/lines-csv";
import { sandboxReport } from "@/tests/support/sandbox-report";

const report = sandboxReport("marcus");
const linesOf = (csv: string) => csv.split("\r\n").slice(1, -1);
/** Splits a line of CSV into its cells. A cell contains a comma only if it is quoted. */
const cellsOf = (line: string) =>
  [...line.matchAll(/"((?:[^"]|"")*)"|([^,]+)|(?<=,)(?=,|$)/g)].map((found) => found[1] ?? found[2] ?? "");

describe("the form lines as CSV", () => {
  it("have one line for each line of the document's table, and add up to the amounts in HEM and outside HEM", () => {
    const csv = renderLinesCsv(report);
    const table = toLivingLines(report);
    expect(linesOf(csv)).toHaveLength(table.length);
    const cents = linesOf(csv).map((line) => Math.round(Number(cellsOf(line)[6]) * 100));
    expect(cents).toEqual(table.map(({ monthlyCents }) => monthlyCents ?? 0));
    expect(cents.reduce((sum, each) => sum + each, 0)).toBe(
      toTreatmentTotals(table).find(({ treatment }) => treatment === "ALL")?.monthlyCents,
    );
  });

  it("run no formula in a spreadsheet, for any category name, and keep negative amounts as numbers", () => {
    const groups = report.expenses.groups.map((group) => ({
      ...group,
      leaves: group.leaves.map((category) => ({
        ...category,
        label: "=cmd|'/c calc'!A1",
        lixiCategory: "@SUM(1)",
        monthly: { ...category.monthly, selected: { ...category.monthly.selected, value: -1250 } },
      })),
    }));
    const csv = renderLinesCsv({ ...report, expenses: { ...report.expenses, groups } });
    for (const line of linesOf(csv)) {
      const [heading, labels, , , , , monthly] = cellsOf(line);
      expect(heading?.startsWith("'")).toBe(true);
      expect(labels?.startsWith("'")).toBe(true);
      expect(Number(monthly)).toBeLessThan(0);
    }
  });

  it("have only the headings if nothing was spent", () => {
    const csv = renderLinesCsv({ ...report, expenses: { ...report.expenses, groups: [] } });
    expect(csv).toMatch(/^form_line,[a-z_,]+\r\n$/);
  });
});

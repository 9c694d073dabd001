import { describe, expect, it } from "vitest";
import { toLivingLines, toTreatmentTotals } from "@/components/report/content/living-lines";
import { renderLinesCsv } from "@/lib/render/lines-csv";
import { sandboxReport } from "@/tests/support/sandbox-report";

const report = sandboxReport("marcus");
const linesOf = (csv: string) => csv.split("\r\n").slice(1, -1);
/** A cell holds no comma unless it is quoted. */
const cellsOf = (line: string) =>
  [...line.matchAll(/"((?:[^"]|"")*)"|([^,]+)|(?<=,)(?=,|$)/g)].map((found) => found[1] ?? found[2] ?? "");

describe("the form's lines as CSV", () => {
  it("have one line for each line of the document's table, and add up to HEM's scope and what is beside it", () => {
    const csv = renderLinesCsv(report);
    const table = toLivingLines(report);
    expect(linesOf(csv)).toHaveLength(table.length);
    const cents = linesOf(csv).map((line) => Math.round(Number(cellsOf(line)[6]) * 100));
    expect(cents).toEqual(table.map(({ monthlyCents }) => monthlyCents ?? 0));
    expect(cents.reduce((sum, each) => sum + each, 0)).toBe(
      toTreatmentTotals(table).find(({ treatment }) => treatment === "ALL")?.monthlyCents,
    );
  });

  it("run nothing in a spreadsheet, whatever a category is called, and keep a negative amount a number", () => {
    const groups = report.expenses.groups.map((group) => ({
      ...group,
      leaves: group.leaves.map((leaf) => ({
        ...leaf,
        label: "=cmd|'/c calc'!A1",
        lixiCategory: "@SUM(1)",
        monthly: { ...leaf.monthly, selected: { ...leaf.monthly.selected, value: -1250 } },
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

  it("has only the headings where nothing was spent", () => {
    const csv = renderLinesCsv({ ...report, expenses: { ...report.expenses, groups: [] } });
    expect(csv).toMatch(/^form_line,[a-z_,]+\r\n$/);
  });
});

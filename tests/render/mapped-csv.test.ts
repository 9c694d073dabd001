import { describe, expect, it } from "vitest";
import { LIXI_MAP, MAPPED_CATEGORIES } from "@/lib/contract/category-map";
import { renderCsv } from "@/lib/render/csv";
import { renderLinesCsv, renderMappedLinesCsv } from "@/lib/render/lines-csv";
import { sandboxReport } from "@/tests/support/sandbox-report";

const report = sandboxReport("peta");
const ONE = {
  name: "Harbour Bank",
  headings: Object.fromEntries(MAPPED_CATEGORIES.map(({ code }) => [code, "=Everything, all"])),
};
const linesOf = (csv: string) => csv.split("\r\n").slice(0, -1);

describe("renderMappedLinesCsv", () => {
  it("has the columns of the form lines, and every expense amount under its heading", () => {
    const [head, line, ...more] = linesOf(renderMappedLinesCsv(report, ONE));
    expect(head).toBe(linesOf(renderLinesCsv(report))[0]);
    expect(more).toEqual([]);
    const leaves = report.expenses.groups.flatMap((group) => group.leaves);
    const sum = leaves.reduce((cents, { monthly }) => cents + (monthly.selected.value ?? 0), 0);
    expect(line).toContain(`,${(sum / 100).toFixed(2)},`);
    expect(line?.startsWith(`"'=Everything, all",`)).toBe(true);
  });

  it("puts a category that is newer than the map under the category's name", () => {
    const { "foo.groceries": _, ...headings } = LIXI_MAP.headings;
    const lines = linesOf(renderMappedLinesCsv(report, { name: "Old", headings }));
    expect(lines.filter((line) => line.startsWith("Groceries,Groceries,"))).toHaveLength(1);
  });
});

describe("renderCsv with a category map", () => {
  it("adds the heading as the last column, empty for credits that are not income", () => {
    const plain = linesOf(renderCsv(report));
    const mapped = linesOf(renderCsv(report, ONE));
    expect(mapped[0]).toBe(`${plain[0]},heading`);
    for (const [index, row] of report.transactions.entries()) {
      const heading = row.code.startsWith("crd.") ? "" : `"'=Everything, all"`;
      expect(mapped[index + 1]).toBe(`${plain[index + 1]},${heading}`);
    }
  });
});

describe("the built-in map", () => {
  it("has a heading for every category, and uses the LIXI heading if one exists", () => {
    for (const { code } of MAPPED_CATEGORIES) expect(LIXI_MAP.headings[code]).toMatch(/\S/);
    for (const { code, lixiCategory } of report.definitions.taxonomy)
      if (lixiCategory) expect(LIXI_MAP.headings[code]).toBe(lixiCategory);
  });
});

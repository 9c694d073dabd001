import { describe, expect, it } from "vitest";
import { balanceChart } from "@/components/report/chart/balance";
import { cashflowChart } from "@/components/report/chart/cashflow";
import { incomeTypeChart } from "@/components/report/chart/income-types";
import { spendingChart } from "@/components/report/chart/spending";
import { toContext } from "@/components/report/context";
import type { Chart, Drawing } from "@/components/report/model";
import { sandboxReport } from "@/tests/support/sandbox-report";

/** Width and font size of a desktop and of a phone. */
const SIZES = [
  [760, 11],
  [350, 10],
] as const;
const HOMES = ["priya", "marcus", "darren", "shanelle", "joan"];
const reports = HOMES.map((id) => [id, sandboxReport(id)] as const);
/** A label at an edge may exceed its chart by this many of the drawing's units. */
const SLACK = 2;

const chartsOf = (report: (typeof reports)[number][1]): Chart[] => {
  const context = toContext(report);
  const charts = [
    cashflowChart(context),
    incomeTypeChart(context),
    spendingChart(context),
    balanceChart(context),
  ];
  return charts.filter((chart): chart is Chart => chart !== null);
};

function placesOf({ marks }: Drawing): { x: number; y: number }[] {
  return marks.flatMap((mark) => {
    if (mark.kind === "path") return mark.points;
    if (mark.kind === "line")
      return [
        { x: mark.x1, y: mark.y1 },
        { x: mark.x2, y: mark.y2 },
      ];
    if (mark.kind === "text") return [{ x: mark.x, y: mark.y }];
    return [
      { x: mark.x, y: mark.y },
      { x: mark.x + mark.width, y: mark.y + mark.height },
    ];
  });
}

describe.each(reports)("the charts of %s", (_, report) => {
  it("stay within their image, on a desktop and on a phone", () => {
    expect(chartsOf(report)).toHaveLength(4);
    for (const chart of chartsOf(report))
      for (const [width, unit] of SIZES) {
        const drawing = chart.draw(width, unit);
        for (const { x, y } of placesOf(drawing)) {
          expect(x, chart.id).toBeGreaterThanOrEqual(-SLACK);
          expect(x, chart.id).toBeLessThanOrEqual(drawing.width + SLACK);
          expect(y, chart.id).toBeGreaterThanOrEqual(-SLACK);
          expect(y, chart.id).toBeLessThanOrEqual(drawing.height + SLACK);
        }
      }
  });

  it("have a title, a description, and a table with a cell in each column of each row", () => {
    for (const chart of chartsOf(report)) {
      expect(chart.table.rows.length, chart.id).toBeGreaterThan(0);
      expect(chart.title.length).toBeGreaterThan(5);
      expect(chart.summary.length).toBeGreaterThan(20);
      for (const { cells } of chart.table.rows) expect(cells.length).toBe(chart.table.columns.length);
    }
  });

  it("draw income types as stacks in proportion to each month's total", () => {
    const chart = incomeTypeChart(toContext(report));
    const drawing = chart?.draw(760, 11);
    const totals = report.income.byType[0]?.history.map((_month, at) =>
      report.income.streams.reduce((sum, { history }) => sum + Math.max(0, history[at]?.amountCents ?? 0), 0),
    );
    const heights = new Map<number, number>();
    for (const mark of drawing?.marks ?? [])
      if (mark.kind === "rect") heights.set(mark.x, (heights.get(mark.x) ?? 0) + mark.height);
    const reported = (totals ?? []).filter((total) => total > 0);
    const scale = Math.max(...heights.values()) / Math.max(...reported);
    expect(heights.size).toBe(reported.length);
    [...heights.values()].forEach((height, at) => {
      expect(Math.abs(height - (reported[at] ?? 0) * scale)).toBeLessThan(0.5);
    });
  });
});

it("the charts of a report without months or balances are omitted rather than empty", () => {
  const insight = sandboxReport("joan", { profile: "insight" });
  for (const chart of chartsOf(insight)) expect(chart.table.rows.length).toBeGreaterThan(0);
  expect(balanceChart(toContext(insight))).toBeNull();
});

it("the chart of spending in more groups than it draws says how many it draws", () => {
  const report = sandboxReport("priya");
  const [group] = report.expenses.groups.filter(({ monthly }) => (monthly.value ?? 0) > 0);
  if (!group) throw new Error("no spending");
  const summaryOf = (count: number) =>
    spendingChart(
      toContext({ ...report, expenses: { ...report.expenses, groups: Array(count).fill(group) } }),
    )?.summary;
  expect(summaryOf(12)).toMatch(/^Bars for 12 groups/);
  expect(summaryOf(14)).toMatch(/^Bars for the largest 12 groups/);
});

it("the charts of many types of income combine the smaller types, and the monthly totals stay the same", () => {
  const report = sandboxReport("priya");
  const [kind] = report.income.byType;
  if (!kind) throw new Error("no income");
  const byType = Array.from({ length: 9 }, (_, at) => ({ ...kind, code: `inc.${at}`, label: `Type ${at}` }));
  const table = incomeTypeChart(toContext({ ...report, income: { ...report.income, byType } }))?.table;
  expect(table?.columns.map(({ head }) => head)).toEqual([
    "Month",
    ...["Type 0", "Type 1", "Type 2", "Type 3", "Other types", "All"],
  ]);
  const centsOf = (text = "") => Number(text.replace(/[$,.]/g, ""));
  kind.history.forEach(({ amountCents }, at) => {
    const cells = table?.rows[at]?.cells.slice(1).map(({ text }) => centsOf(text)) ?? [];
    expect(cells.at(-1)).toBe(amountCents * 9);
    expect(cells.slice(0, -1).reduce((sum, cents) => sum + cents, 0)).toBe(amountCents * 9);
  });
});

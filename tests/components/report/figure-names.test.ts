import { expect, test } from "vitest";
import { toContent } from "@/components/report/content/content";
import { FIGURE_NAME, figureName } from "@/components/report/figure-names";
import { nameOf } from "@/components/report/panel/names";
import { INTEGRITY } from "@/tests/render/fixture";
import { sandboxReport } from "@/tests/support/sandbox-report";

const report = sandboxReport("priya");
const { cover, sections } = toContent(report, INTEGRITY);
const formulaName = (id: string) => report.definitions.formulas.find((formula) => formula.id === id)?.name;
const printed = JSON.stringify(sections);

test("figureName gives a figure the same name in the summary and in its section", () => {
  for (const [summary, section] of [
    ["summary.incomeNetMonthly", "income.totals.netMonthly"],
    ["summary.livingMonthly", "expenses.totals.living"],
    ["summary.essentialMonthly", "expenses.totals.essential"],
    ["summary.discretionaryMonthly", "expenses.totals.discretionary"],
    ["summary.commitmentsMonthly", "commitments.totalMonthly"],
    ["summary.savingsRate", "affordability.ratios.savingsRate"],
    ["conduct.liquidityDays", "affordability.ratios.daysOfCash"],
  ] as const)
    expect(figureName(report, summary), summary).toBe(figureName(report, section));
});

test("figureName gives headline figures the same names on the first page, in the panel and in the sections", () => {
  const paths = ["incomeNetMonthly", "livingMonthly", "commitmentsMonthly", "surplusMonthly"];
  expect(cover.tiles.map(({ label }) => label)).toEqual(
    paths.map((path) => nameOf(report, `summary.${path}`)),
  );
  const [, ...ratios] = cover.measures;
  for (const { label } of [...cover.tiles, ...ratios]) expect(printed).toContain(`"${label}`);
});

test("figureName gives each ratio the name of its formula", () => {
  for (const key of ["ndi", "nsr", "dsr", "dti", "savingsRate"] as const)
    expect(formulaName(report.affordability?.ratios[key].formula ?? "")).toBe(
      FIGURE_NAME[`affordability.ratios.${key}`],
    );
});

test("the assessment steps give the counted income the same name as the first page, also for income before tax", () => {
  for (const id of ["priya", "marcus"]) {
    const content = toContent(sandboxReport(id), INTEGRITY);
    const ladder = content.sections
      .flatMap(({ blocks }) => blocks)
      .find((block) => block.kind === "table" && block.id === "ladder");
    expect(JSON.stringify(ladder)).toContain(`"text":"${content.cover.tiles[0]?.label}"`);
  }
});

import type { AssessedFigure, Figure, ReportDocument } from "@/lib/engine/document";
import { incomeName } from "@/lib/engine/figures/income-name";

type Line = Pick<AssessedFigure, "section" | "code" | "label" | "unit"> & { value: number | null };

/**
 * Compares a report's figures with those of its adjusted version. The lines of the summary and of affordability are
 * always listed; a line of income, expenses or commitments is listed only if it differs. A line that is missing in one
 * version counts as zero there.
 */
export function compareFigures(original: ReportDocument, adjusted: ReportDocument): AssessedFigure[] {
  const before = listLines(original);
  const after = listLines(adjusted);
  const keyOf = ({ section, code }: Line) => `${section} ${code}`;
  const beforeBy = new Map(before.map((line) => [keyOf(line), line]));
  const afterBy = new Map(after.map((line) => [keyOf(line), line]));
  return [...before, ...after.filter((line) => !beforeBy.has(keyOf(line)))]
    .map((line) => toFigure(line, beforeBy.get(keyOf(line)), afterBy.get(keyOf(line))))
    .filter(({ section, difference }) => ALWAYS.has(section) || difference !== 0)
    .sort((a, b) => ORDER.indexOf(a.section) - ORDER.indexOf(b.section));
}

const ORDER: readonly AssessedFigure["section"][] = [
  "SUMMARY",
  "INCOME",
  "EXPENSES",
  "COMMITMENTS",
  "AFFORDABILITY",
];
const ALWAYS: ReadonlySet<AssessedFigure["section"]> = new Set(["SUMMARY", "AFFORDABILITY"]);

function toFigure(
  { section, code, label, unit }: Line,
  before: Line | undefined,
  after: Line | undefined,
): AssessedFigure {
  const original = before === undefined ? 0 : before.value;
  const adjusted = after === undefined ? 0 : after.value;
  const difference =
    original === null || adjusted === null
      ? original === adjusted
        ? 0
        : null
      : unit === "RATIO"
        ? Math.round((adjusted - original) * 10_000) / 10_000
        : adjusted - original;
  return { section, code, label, unit, original, adjusted, difference };
}

function listLines(document: ReportDocument): Line[] {
  const { summary, income, expenses, commitments, affordability } = document;
  const lines: Line[] = [
    line("SUMMARY", "income_net", incomeName(income), summary.incomeNetMonthly),
    line("SUMMARY", "living", "Living expenses", summary.livingMonthly),
    line("SUMMARY", "essential", "Essential living expenses", summary.essentialMonthly),
    line("SUMMARY", "discretionary", "Discretionary living expenses", summary.discretionaryMonthly),
    line("SUMMARY", "commitments", "Commitments", summary.commitmentsMonthly),
    line("SUMMARY", "surplus", "Surplus", summary.surplusMonthly),
    line("SUMMARY", "savings_rate", "Surplus as % of net income", summary.savingsRate),
    ...income.byType.map(({ code, label, monthly }) => line("INCOME", code, label, monthly)),
    ...expenses.groups
      .flatMap((group) => group.leaves)
      .map(({ code, label, monthly }) => line("EXPENSES", code, label, monthly.selected)),
    ...commitments.lines.map(({ code, label, monthly }) => line("COMMITMENTS", code, label, monthly)),
  ];
  if (affordability === null) return lines;
  const { ladder, ratios } = affordability;
  const steps = ladder.map(({ line: code, label, assessedCents }): Line => {
    return { section: "AFFORDABILITY", code, label, unit: "AUD_CENTS_PER_MONTH", value: assessedCents };
  });
  return [
    ...lines,
    ...steps,
    line("AFFORDABILITY", "ratio.nsr", "Net servicing ratio (NSR)", ratios.nsr),
    line("AFFORDABILITY", "ratio.dsr", "Debt service ratio (DSR): debts only", ratios.dsr),
    line("AFFORDABILITY", "ratio.dti", "Debt to income (DTI)", ratios.dti),
    line("AFFORDABILITY", "ratio.housing_cost", "Housing cost, share of income", ratios.housingCost),
    line("AFFORDABILITY", "ratio.repayments", "Repayments, share of income", ratios.repaymentToIncome),
    line("AFFORDABILITY", "ratio.essential", "Essential spending, share of income", ratios.essential),
  ];
}

function line(section: Line["section"], code: string, label: string, { unit, value }: Figure): Line {
  return { section, code, label, unit, value };
}

import { FIGURE_NAME } from "@/components/report/figure-names";
import { QUALITY } from "@/components/report/words";
import type { Figure, ReportDocument } from "@/lib/engine/document";
import { incomeName } from "@/lib/engine/figures/income-name";
import { UNITS } from "@/lib/render/unit-words";
import {
  addHead,
  addRow,
  type Cell,
  type Column,
  dayNumber,
  dollars,
  newSheet,
  type Sheet,
  totalCell,
} from "@/lib/render/xlsx/sheet";
import type { CategoryMap } from "@/lib/rules/category-map";

const COLUMNS: readonly Column[] = [
  { head: "Figure", width: 44 },
  { head: "Value", width: 24 },
  { head: "Unit", width: 18 },
  { head: "Formula id", width: 14 },
  { head: "Quality", width: 20 },
  { head: "Note", width: 80 },
];

/** Addresses of the totals on the other sheets. Each total is the same amount as a headline figure. */
type Totals = { net: string; living: string; commitments: string };

/** The headline figures, which refer to the sheets behind them, and the ratios of the assessment. */
export function toSummarySheet(document: ReportDocument, totals: Totals, map: CategoryMap | null): Sheet {
  const sheet = newSheet("Summary", COLUMNS);
  addHeading(sheet, document, map);
  addHead(
    sheet,
    COLUMNS.map(({ head }) => head),
  );
  addHeadlines(sheet, document, totals);
  addAssessment(sheet, document);
  return sheet;
}

function addHeading(
  sheet: Sheet,
  { request, verification, period, quality, profile, ...rest }: ReportDocument,
  map: CategoryMap | null,
) {
  const kind = rest.reportType === "affordability" ? "Affordability report" : "Expense summary";
  addHead(sheet, [`${kind}: ${request.clientName}`]);
  const facts: [string, Cell][] = [
    ["Prepared for", request.companyName],
    ["Your reference", request.clientRef],
    ["Verification id", verification.id],
    ["Check this report at", verification.url],
    ["From", { value: dayNumber(period.from), format: "day" }],
    ["To", { value: dayNumber(period.to), format: "day" }],
    ["Days covered", quality.coveredDays],
    ["Data quality", quality.grade],
    ["Profile", profile],
    ...(map ? [["Category map", map.name] satisfies [string, Cell]] : []),
  ];
  for (const [name, value] of facts) addRow(sheet, [name, value]);
  if (request.environment === "test") addRow(sheet, ["Test data. It describes no real person."]);
  addRow(sheet, [
    "Amounts are Australian dollars. On the other sheets, bold amounts are formulas that use the rows of the same sheet, except where the insight profile rounds or hides amounts.",
  ]);
  addRow(sheet, []);
}

function addHeadlines(sheet: Sheet, document: ReportDocument, totals: Totals): void {
  const { summary } = document;
  const { incomeNetMonthly: income, livingMonthly: living, commitmentsMonthly: commitments } = summary;
  const row = sheet.rows.length + 1;
  const linked = (name: string, figure: Figure, address: string) =>
    addFigure(sheet, name, figure, totalCell(address, figure.value ?? 0, figure.value));
  linked(`${incomeName(document.income)} a month`, income, totals.net);
  linked(`${FIGURE_NAME["summary.livingMonthly"]} a month`, living, totals.living);
  linked(`${FIGURE_NAME["summary.commitmentsMonthly"]} a month`, commitments, totals.commitments);
  const left = (income.value ?? 0) - (living.value ?? 0) - (commitments.value ?? 0);
  const { surplusMonthly: surplus, savingsRate } = summary;
  addFigure(
    sheet,
    `${FIGURE_NAME["summary.surplusMonthly"]} a month`,
    surplus,
    totalCell(`B${row}-B${row + 1}-B${row + 2}`, left, surplus.value),
  );
  const rate = toRate(surplus.value, income.value);
  const isLive = rate !== null && rate === savingsRate.value;
  addFigure(sheet, FIGURE_NAME["summary.savingsRate"], savingsRate, {
    value: savingsRate.value,
    format: "ratio",
    ...(isLive ? { formula: `ROUND(B${row + 3}/B${row},4)` } : {}),
  });
  addFigure(sheet, `${FIGURE_NAME["summary.essentialMonthly"]} a month`, summary.essentialMonthly);
  addFigure(
    sheet,
    `${FIGURE_NAME["summary.essentialWithHousingMonthly"]} a month`,
    summary.essentialWithHousingMonthly,
  );
  addFigure(sheet, `${FIGURE_NAME["summary.discretionaryMonthly"]} a month`, summary.discretionaryMonthly);
}

function toRate(part: number | null, whole: number | null): number | null {
  return part === null || !whole ? null : Math.round((part / whole) * 10_000) / 10_000;
}

const RATIOS = [
  "ndi",
  "nsr",
  "dsr",
  "commitmentsToGross",
  "dti",
  "housingCost",
  "repaymentToIncome",
  "daysOfCash",
] as const;

function addAssessment(sheet: Sheet, document: ReportDocument): void {
  const { affordability } = document;
  if (!affordability) return;
  addRow(sheet, []);
  addHead(sheet, ["Assessment", "Value", "Unit", "Formula id", "Quality", "Note"]);
  for (const key of RATIOS)
    addFigure(sheet, FIGURE_NAME[`affordability.ratios.${key}`], affordability.ratios[key]);
  addRow(sheet, []);
  addHead(sheet, [
    "From observed to assessed monthly amounts",
    "Observed",
    "Adjustment",
    "Assessed",
    "Quality",
    "Note",
  ]);
  for (const line of affordability.ladder) {
    const amounts = [line.observedCents, line.adjustmentCents, line.assessedCents];
    const cells = amounts.map((cents): Cell => ({ value: dollars(cents), format: "money" }));
    const label = line.label;
    const name = line.role === "PART" ? `  ${label}` : label;
    addRow(sheet, [name, ...cells, QUALITY[line.quality], line.note]);
  }
}

/** Adds a figure with its unit, formula and quality. Without `cell`, the value is as in the report. */
function addFigure(sheet: Sheet, name: string, figure: Figure, cell: Cell = toValue(figure)): void {
  addRow(sheet, [name, cell, UNITS[figure.unit], figure.formula, QUALITY[figure.quality], figure.note]);
}

function toValue({ value, unit }: Figure): Cell {
  if (unit === "AUD_CENTS" || unit === "AUD_CENTS_PER_MONTH")
    return { value: dollars(value), format: "money" };
  return { value, format: unit === "RATIO" ? "ratio" : "count" };
}

import { type LivingLine, toLivingLines, toTreatmentTotals } from "@/components/report/content/living-lines";
import { FIGURE_NAME } from "@/components/report/figure-names";
import { BASIS, HEM_BASIS, HEM_TOTAL, HEM_TREATMENT } from "@/components/report/words";
import { type SummaryPart, toCategory } from "@/lib/engine/categories/taxonomy";
import type { ExpenseLeaf, Expenses, ReportDocument } from "@/lib/engine/document";
import { headingOf, toMappedLines } from "@/lib/render/mapped-lines";
import { sumUnder, toMapColumn } from "@/lib/render/xlsx/map-column";
import {
  addHead,
  addRow,
  addRows,
  addressOf,
  type Cell,
  type Column,
  dollars,
  newSheet,
  type Sheet,
  totalCell,
} from "@/lib/render/xlsx/sheet";
import type { CategoryMap } from "@/lib/rules/category-map";

const COLUMNS: readonly Column[] = [
  { head: "Category", width: 34 },
  { head: "Group", width: 22 },
  { head: "Code", width: 24 },
  { head: "Basis", width: 14 },
  { head: "Counts as", width: 14 },
  { head: "LIXI heading", width: 36 },
  { head: "HEM basis", width: 20 },
  { head: "HEM treatment", width: 16 },
  { head: "Payments", width: 10, format: "count" },
  { head: "Weekly", width: 12, format: "money" },
  { head: "Monthly", width: 14, format: "money" },
  { head: "Annual", width: 14, format: "money" },
];

const COUNTS_AS: Readonly<Record<SummaryPart, string>> = {
  LIVING: "living",
  COMMITMENT: "commitment",
  NONE: "not counted",
};
const NO_HEADING = "No form line";

type Span = { first: number; last: number };
type Row = { leaf: ExpenseLeaf; group: string; part: SummaryPart };

/**
 * Expenses by category, LIXI heading and HEM treatment. `living` is the cell address of the living expenses' total, for
 * the summary.
 */
export function toExpenseSheet(
  document: ReportDocument,
  map: CategoryMap | null,
): { sheet: Sheet; living: string } {
  const columns = map ? [...COLUMNS, toMapColumn(map)] : COLUMNS;
  const sheet = newSheet("Expenses", columns);
  const rows = document.expenses.groups.flatMap(({ label, leaves }) =>
    leaves.map((leaf): Row => ({ leaf, group: label, part: toCategory(leaf.code).part })),
  );
  addHead(
    sheet,
    columns.map(({ head }) => head),
  );
  sheet.frozenRows = 1;
  const span = addRows(
    sheet,
    rows.map((row) => [...toCells(row), ...(map ? [headingOf(map, row.leaf.code, row.leaf.label)] : [])]),
  );
  const living = addTotals(sheet, rows, document.expenses.totals, span);
  addFormLines(sheet, document, span);
  if (map) addMappedLines(sheet, document, map, span);
  return { sheet, living: addressOf(sheet, 10, living) };
}

/**
 * Reports whether a category has a line on a form. Payments to lenders, and transfers that are not spending, have none.
 */
const hasFormLine = ({ basis }: ExpenseLeaf) => basis !== "DEBT" && basis !== "NEUTRAL";

function toCells({ leaf, group, part }: Row): Cell[] {
  return [
    leaf.label,
    group,
    leaf.code,
    BASIS[leaf.basis],
    COUNTS_AS[part],
    hasFormLine(leaf) ? (leaf.lixiCategory ?? NO_HEADING) : null,
    HEM_BASIS[leaf.hemBasis],
    HEM_TREATMENT[leaf.hemTreatment],
    leaf.count,
    dollars(leaf.weeklyCents),
    dollars(leaf.monthly.selected.value),
    dollars(leaf.annualCents),
  ];
}

type Total = {
  key: keyof Expenses["totals"];
  /** Pairs of a column and its required text that select the rows, as SUMIFS takes them. */
  criteria: readonly (readonly [column: string, text: string])[];
  isPart: (row: Row) => boolean;
};

const LIVING = ["E", "living"] as const;
const COMMITMENT = ["E", "commitment"] as const;
const isLiving = ({ part }: Row) => part === "LIVING";
const isCommitment = ({ part }: Row) => part === "COMMITMENT";

const TOTALS: readonly Total[] = [
  { key: "living", criteria: [LIVING], isPart: isLiving },
  {
    key: "essential",
    criteria: [LIVING, ["D", "essential"]],
    isPart: (row) => isLiving(row) && row.leaf.basis === "ESSENTIAL",
  },
  {
    key: "discretionary",
    criteria: [LIVING, ["D", "<>essential"]],
    isPart: (row) => isLiving(row) && row.leaf.basis !== "ESSENTIAL",
  },
  {
    key: "committed",
    criteria: [COMMITMENT, ["D", "<>debt"]],
    isPart: (row) => isCommitment(row) && row.leaf.basis !== "DEBT",
  },
  {
    key: "debt",
    criteria: [COMMITMENT, ["D", "debt"]],
    isPart: (row) => isCommitment(row) && row.leaf.basis === "DEBT",
  },
  {
    key: "all",
    criteria: [["E", "<>not counted"]],
    isPart: ({ part }) => part !== "NONE",
  },
  {
    key: "hemScope",
    criteria: [LIVING, ["H", HEM_TREATMENT.IN]],
    isPart: (row) => isLiving(row) && row.leaf.hemTreatment === "IN",
  },
  {
    key: "outsideHem",
    criteria: [LIVING, ["H", `<>${HEM_TREATMENT.IN}`]],
    isPart: (row) => isLiving(row) && row.leaf.hemTreatment !== "IN",
  },
];

/** Adds the totals and returns the row of the living expenses, which is the first of them. */
function addTotals(sheet: Sheet, rows: readonly Row[], totals: Expenses["totals"], span: Span): number {
  addRow(sheet, []);
  const start = sheet.rows.length + 1;
  for (const { key, criteria, isPart } of TOTALS) {
    const chosen = criteria.map(([column, text]) => `${rangeOf(column, span)},"${text}"`);
    const shown = rows.filter(isPart).reduce((sum, { leaf }) => sum + (leaf.monthly.selected.value ?? 0), 0);
    const formula = `SUMIFS(${[rangeOf("K", span), ...chosen].join(",")})`;
    const cell = totalCell(formula, shown, totals[key].value);
    addRow(sheet, [
      { value: FIGURE_NAME[`expenses.totals.${key}`], isBold: true },
      ...Array<Cell>(9).fill(null),
      cell,
    ]);
  }
  return start;
}

const rangeOf = (column: string, { first, last }: Span) => `${column}${first}:${column}${last}`;

/** Adds the lines of a lender's form, grouped by HEM treatment. Each line is the sum of its categories. */
function addFormLines(sheet: Sheet, document: ReportDocument, span: Span): void {
  const lines = toLivingLines(document);
  addRow(sheet, []);
  addHead(sheet, [
    "LIXI lines",
    "",
    "",
    "",
    "",
    "",
    "HEM basis",
    "HEM treatment",
    "Payments",
    "",
    "Monthly",
    "Whole",
  ]);
  const start = sheet.rows.length + 1;
  const own = addRows(
    sheet,
    lines.map((line, index) => toLineCells(line, start + index, span)),
  );
  for (const { treatment, monthlyCents } of toTreatmentTotals(lines)) {
    const criteria = treatment === "ALL" ? "" : `,${rangeOf("H", own)},"${HEM_TREATMENT[treatment]}"`;
    const formula = criteria ? `SUMIFS(${rangeOf("K", own)}${criteria})` : `SUM(${rangeOf("K", own)})`;
    addRow(sheet, [
      { value: HEM_TOTAL[treatment], isBold: true },
      ...Array<Cell>(9).fill(null),
      totalCell(formula, monthlyCents ?? 0, monthlyCents),
    ]);
  }
}

function toLineCells(line: LivingLine, row: number, span: Span): Cell[] {
  const same = [
    `${rangeOf("F", span)},A${row}`,
    `${rangeOf("G", span)},G${row}`,
    `${rangeOf("H", span)},H${row}`,
  ].join(",");
  return [
    line.heading,
    ...Array<Cell>(5).fill(null),
    HEM_BASIS[line.hemBasis],
    HEM_TREATMENT[line.hemTreatment],
    line.count,
    null,
    totalCell(`SUMIFS(${rangeOf("K", span)},${same})`, line.monthlyCents ?? 0, line.monthlyCents),
    wholeCell(row, line.monthlyCents, line.wholeDollars),
  ];
}

/** Adds the headings of the recipient's form, each with the sum of its categories, and the total. */
function addMappedLines(sheet: Sheet, document: ReportDocument, map: CategoryMap, span: Span): void {
  addRow(sheet, []);
  const [, , , , , , , , payments = "", , monthly = ""] = COLUMNS.map(({ head }) => head);
  addHead(sheet, [map.name, ...Array<string>(7).fill(""), payments, "", monthly, "Whole"]);
  const start = sheet.rows.length + 1;
  const lines = toMappedLines(document, map);
  const own = addRows(
    sheet,
    lines.map(({ heading, count, monthlyCents, wholeDollars }, index): Cell[] => [
      heading,
      ...Array<Cell>(7).fill(null),
      count,
      null,
      totalCell(
        sumUnder(rangeOf("M", span), `A${start + index}`, rangeOf("K", span)),
        monthlyCents ?? 0,
        monthlyCents,
      ),
      wholeCell(start + index, monthlyCents, wholeDollars),
    ]),
  );
  const all = lines.reduce((sum, { monthlyCents }) => sum + (monthlyCents ?? 0), 0);
  addRow(sheet, [
    { value: "All headings", isBold: true },
    ...Array<Cell>(9).fill(null),
    totalCell(`SUM(${rangeOf("K", own)})`, all, all),
  ]);
}

/**
 * The monthly amount in whole dollars, as a form requires. A negative amount has no formula, because a spreadsheet
 * would round −2.50 to −3, but the report rounds it to −2.
 */
function wholeCell(row: number, monthlyCents: number | null, wholeDollars: number | null): Cell {
  const isLive = monthlyCents !== null && monthlyCents >= 0;
  return { value: wholeDollars, format: "whole", ...(isLive ? { formula: `ROUND(K${row},0)` } : {}) };
}

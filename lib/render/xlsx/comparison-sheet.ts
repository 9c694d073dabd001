import { debtLabelOf, MATCH_WORDS, MEASURE } from "@/components/report/content/comparison-words";
import type { Comparison, ReportDocument } from "@/lib/engine/document";
import {
  addHead,
  addRow,
  addRows,
  type Cell,
  type Column,
  dayNumber,
  dollars,
  newSheet,
  type Sheet,
  totalCell,
} from "@/lib/render/xlsx/sheet";

const COLUMNS: readonly Column[] = [
  { head: "Line", width: 40 },
  { head: "Code", width: 30 },
  { head: "Measure", width: 12 },
  { head: "Declared", width: 14, format: "money" },
  { head: "Observed", width: 14, format: "money" },
  { head: "Difference", width: 14, format: "money" },
  { head: "Seen where", width: 22 },
  { head: "Marked", width: 9 },
  { head: "From", width: 12, format: "day" },
  { head: "To", width: 12, format: "day" },
  { head: "Payments", width: 10, format: "count" },
  { head: "Note", width: 60 },
];

const KINDS: readonly (readonly [kind: Comparison["kind"], title: string])[] = [
  ["INCOME", "Monthly income"],
  ["EXPENSE", "Monthly expenses by LIXI heading"],
  ["DEBT", "Debts"],
];

/**
 * Declared and observed amounts. The differences and totals are spreadsheet formulas. Without declared amounts the
 * sheet says so, so that every workbook has the same sheets.
 */
export function toComparisonSheet({ comparison = [], assessment }: ReportDocument): Sheet {
  const sheet = newSheet("Declared and observed", COLUMNS);
  if (comparison.length === 0) {
    addRow(sheet, ["Nothing was declared for this request."]);
    return sheet;
  }
  const kinds = KINDS.map(([kind, title]) => ({
    title,
    lines: comparison.filter((line) => line.kind === kind),
  })).filter(({ lines }) => lines.length > 0);
  for (const { title, lines } of kinds) {
    if (sheet.rows.length > 0) addRow(sheet, []);
    addHead(sheet, [title, ...COLUMNS.slice(1).map(({ head }) => head)]);
    addLines(sheet, lines);
  }
  addRow(sheet, []);
  const mark = assessment?.highlightDifference ?? null;
  if (mark !== null)
    addRow(sheet, [
      "A line is marked if the difference is above this share of the declared amount, or if one of the two amounts is unknown",
      null,
      null,
      { value: mark, format: "ratio" },
    ]);
  return sheet;
}

function addLines(sheet: Sheet, lines: readonly Comparison[]): void {
  const parts = lines.filter(({ role }) => role === "PART");
  const start = sheet.rows.length + 1;
  const { first, last } = addRows(
    sheet,
    parts.map((line, index) =>
      toCells(line, start + index, [dollars(line.declaredCents), dollars(line.observed?.value ?? null)]),
    ),
  );
  const sumOf = (amounts: readonly (number | null)[]) =>
    amounts.reduce<number>((sum, cents) => sum + (cents ?? 0), 0);
  for (const line of lines.filter(({ role }) => role === "TOTAL")) {
    const amounts = [
      totalCell(
        `SUM(D${first}:D${last})`,
        sumOf(parts.map(({ declaredCents }) => declaredCents)),
        line.declaredCents,
      ),
      totalCell(
        `SUM(E${first}:E${last})`,
        sumOf(parts.map(({ observed }) => observed?.value ?? null)),
        line.observed?.value ?? null,
      ),
    ] as const;
    addRow(sheet, toCells(line, sheet.rows.length + 1, amounts));
  }
}

function toCells(line: Comparison, row: number, amounts: readonly [declared: Cell, observed: Cell]): Cell[] {
  const isTotal = line.role === "TOTAL";
  const window = line.observed?.window ?? null;
  return [
    { value: line.kind === "DEBT" ? debtLabelOf(line) : line.label, isBold: isTotal },
    line.code,
    MEASURE[line.measure],
    ...amounts,
    differenceCell(line, row),
    isTotal ? null : MATCH_WORDS[line.match],
    line.isHighlighted ? "yes" : "no",
    dayNumber(window?.from ?? null),
    dayNumber(window?.to ?? null),
    line.observed?.count ?? null,
    line.note,
  ];
}

/**
 * The observed amount minus the declared amount. If a line has only one of the two, the cell is empty, as in the
 * report.
 */
function differenceCell({ differenceCents, role }: Comparison, row: number): Cell {
  if (differenceCents === null) return null;
  return {
    value: dollars(differenceCents),
    formula: `ROUND(E${row}-D${row},2)`,
    format: "money",
    isBold: role === "TOTAL",
  };
}

import { ADJUSTMENT_WORDS, SECTION_WORDS } from "@/components/report/content/assessed-words";
import { type Day, parseDay } from "@/lib/engine/calendar/day";
import type { AssessedAdjustment, AssessedFigure, ReportDocument } from "@/lib/engine/document";
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
} from "@/lib/render/xlsx/sheet";

const COLUMNS: readonly Column[] = [
  { head: "Figure", width: 44 },
  { head: "Section", width: 36 },
  { head: "Original", width: 16, format: "money" },
  { head: "Adjusted", width: 16, format: "money" },
  { head: "Difference", width: 16, format: "money" },
];

const ADJUSTMENT_HEADS = [
  "Adjusted",
  "Change",
  "Amount",
  "Original a month",
  "Adjusted a month",
  "On",
  "Original category",
  "New category",
  "Reason",
  "Author",
  "Made",
  "Status",
];

/**
 * The sheet of an assessed copy. It shows each of the report's figures next to the adjusted one, with the difference
 * as a spreadsheet formula. Below them, it lists every adjustment with its reason. Null for a document that is not an
 * assessed copy.
 */
export function toAdjustmentSheet({ assessed }: ReportDocument): Sheet | null {
  if (!assessed) return null;
  const sheet = newSheet("Adjustments", COLUMNS);
  addHead(
    sheet,
    COLUMNS.map(({ head }) => head),
  );
  const start = sheet.rows.length + 1;
  addRows(
    sheet,
    assessed.figures.map((figure, index) => toFigureCells(figure, start + index)),
  );
  addRow(sheet, []);
  addHead(sheet, ADJUSTMENT_HEADS);
  addRows(sheet, assessed.adjustments.map(toAdjustmentCells));
  return sheet;
}

function toFigureCells(
  { section, label, unit, original, adjusted, difference }: AssessedFigure,
  row: number,
) {
  const isRatio = unit === "RATIO";
  const format = isRatio ? ("ratio" as const) : ("money" as const);
  const amount = (value: number | null): Cell => ({ value: isRatio ? value : dollars(value), format });
  const changed: Cell =
    original === null || adjusted === null
      ? null
      : {
          value: isRatio ? difference : dollars(difference),
          formula: `ROUND(D${row}-C${row},${isRatio ? 4 : 2})`,
          format,
        };
  return [label, SECTION_WORDS[section], amount(original), amount(adjusted), changed];
}

function toAdjustmentCells(one: AssessedAdjustment): Cell[] {
  return [
    one.name,
    ADJUSTMENT_WORDS[one.action],
    dollars(one.amountCents),
    dollars(one.originalMonthlyCents),
    dollars(one.adjustedMonthlyCents),
    toDayCell(one.on),
    one.originalLabel,
    one.adjustedLabel,
    one.reason,
    one.author,
    toDayCell(parseDay(one.at.slice(0, 10))),
    one.state === "APPLIED" ? "applied" : `lapsed: ${one.note}`,
  ];
}

const toDayCell = (on: Day | null): Cell => ({ value: dayNumber(on), format: "day" });

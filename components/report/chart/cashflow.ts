import type { CashflowMonth } from "@/lib/domain/document";
import { columns, row } from "../content/table";
import type { Context } from "../context";
import { money, month, shortMoney, shortMonth } from "../format";
import type { Chart, Drawing, Mark, Table, Tone } from "../model";
import { gridMarks } from "./frame";
import { round, type Scale, scale, ticks } from "./scale";

const OUTGOINGS: [Tone, keyof CashflowMonth & `${string}Cents`][] = [
  ["essential", "essentialCents"],
  ["discretionary", "discretionaryCents"],
  ["debt", "commitmentsCents"],
  ["other", "otherCents"],
];

/** Income beside the stack of outgoings, month by month, with what was left written under each month. */
export function cashflowChart({ document }: Context): Chart | null {
  const { months } = document.cashflow;
  if (months.length === 0) return null;
  return {
    kind: "chart",
    id: "cashflow",
    title: "Money in and out by month",
    summary: `Bars for ${months.length} months: income beside outgoings, with the difference below. The table has the amounts.`,
    legend: [
      { tone: "income", text: "Income" },
      { tone: "essential", text: "Essential" },
      { tone: "discretionary", text: "Discretionary" },
      { tone: "debt", text: "Commitments" },
      { tone: "other", text: "Other" },
    ],
    draw: (width, unit) => draw(months, width, unit),
    table: toTable(months),
  };
}

/** Widths of a letter a month needs for its name and its difference; where it has less, its first letter stands alone. */
const WORDS_NEED = 3.6;

function draw(months: readonly CashflowMonth[], width: number, unit: number): Drawing {
  const height = Math.round(Math.max(unit * 19, width * 0.34));
  const left = unit * 4.4;
  const bottom = height - unit * 3.6;
  const high = Math.max(...months.flatMap((item) => [item.incomeCents ?? 0, outgoings(item)]), 1);
  const values = ticks(0, high, 4);
  const y = scale(0, values.at(-1) ?? high, bottom, unit * 1.4);
  const slot = (width - left) / months.length;
  const marks = gridMarks(values, y, left, width, unit);
  months.forEach((item, index) => {
    marks.push(...monthMarks(item, left + slot * index, slot, y, bottom, unit, index === 0));
  });
  return { width, height, marks };
}

function monthMarks(
  item: CashflowMonth,
  x: number,
  slot: number,
  y: Scale,
  bottom: number,
  unit: number,
  first: boolean,
): Mark[] {
  const bar = slot * 0.32;
  const start = x + slot * 0.16;
  const marks: Mark[] = [toBar(start, y(item.incomeCents ?? 0), bar, bottom, "income")];
  let below = 0;
  for (const [tone, name] of OUTGOINGS) {
    const amount = Math.max(0, item[name] ?? 0);
    if (amount > 0) marks.push(toBar(start + bar + slot * 0.04, y(below + amount), bar, y(below), tone));
    below += amount;
  }
  const middle = round(x + slot / 2);
  if (slot < unit * WORDS_NEED) {
    const letter = shortMonth(item.month, false).slice(0, 1);
    marks.push({
      kind: "text",
      x: middle,
      y: bottom + unit * 1.4,
      text: item.partial ? `${letter}*` : letter,
      anchor: "middle",
      strong: false,
    });
    return marks;
  }
  const name = shortMonth(item.month, first || item.month.endsWith("-01"));
  marks.push(
    {
      kind: "text",
      x: middle,
      y: bottom + unit * 1.4,
      text: item.partial ? `${name}*` : name,
      anchor: "middle",
      strong: false,
    },
    {
      kind: "text",
      x: middle,
      y: bottom + unit * 2.8,
      text: item.netCents === null ? "–" : shortMoney(item.netCents),
      anchor: "middle",
      strong: true,
    },
  );
  return marks;
}

function toBar(x: number, top: number, width: number, bottom: number, tone: Tone): Mark {
  return {
    kind: "rect",
    x: round(x),
    y: top,
    width: round(width),
    height: round(Math.max(0, bottom - top)),
    tone,
  };
}

function outgoings(item: CashflowMonth): number {
  return OUTGOINGS.reduce((total, [, name]) => total + Math.max(0, item[name] ?? 0), 0);
}

function toTable(months: readonly CashflowMonth[]): Table {
  return {
    kind: "table",
    id: "cashflow-table",
    caption: "Money in and out by month, amounts",
    columns: columns(
      ["Month", 14],
      [">Income", 12],
      [">Essential", 12],
      [">Discretionary", 13],
      [">Commitments", 12],
      [">Other", 12],
      [">Net", 12],
      [">Balance at end", 13],
    ),
    rows: months.map((item) =>
      row(
        item.partial ? `${month(item.month)}*` : month(item.month),
        money(item.incomeCents ?? 0),
        money(item.essentialCents),
        money(item.discretionaryCents),
        money(item.commitmentsCents),
        money(item.otherCents),
        money(item.netCents),
        money(item.closingBalanceCents),
      ),
    ),
    empty: "",
    footnote: `“Other” is money moved out to people and to accounts not shared, less refunds without a purchase and money from people; it is below zero when more of it came in.${months.some((item) => item.partial) ? " * The record covers part of this month, so its amounts are not a month's." : ""}`,
    dense: true,
  };
}

import { sayMonth } from "@/lib/engine/calendar/day-words";
import type { CashflowMonth, ReportDocument } from "@/lib/engine/document";
import { AVERAGED_MIN, spansOf } from "@/lib/engine/figures/range";
import { columns, row, totalRow } from "../content/table";
import type { Context } from "../context";
import { counted, money, shortMoney, shortMonth } from "../format";
import type { Chart, Drawing, Mark, Table, Tone } from "../model";
import { type Bar, barMarks } from "./bar";
import { gridMarks } from "./frame";
import { round, type Scale, scale, ticks } from "./scale";

/**
 * A month of the document, with its commitments split into committed expenses and debts. Its net amount and the money
 * moved exclude loan money.
 */
type Month = CashflowMonth & {
  committedCents: number;
  debtCents: number;
  borrowedCents: number;
  earnedCents: number;
};

/** The outgoings in the stack, from the bottom up. */
const OUTGOINGS: [Tone, string, keyof Month & `${string}Cents`][] = [
  ["essential", "Essential", "essentialCents"],
  ["committed", "Committed", "committedCents"],
  ["debt", "Debt", "debtCents"],
  ["discretionary", "Discretionary", "discretionaryCents"],
  ["other", "Moved", "otherCents"],
];

/**
 * Income next to the stack of outgoings, month by month, with the difference below each month. Null if no month is
 * shown.
 */
export function cashflowChart({ document }: Context): Chart | null {
  const months = toMonths(document);
  if (months.length === 0) return null;
  const whole = months.filter(({ partial }) => !partial);
  const legendOf = (tone: Tone, text: string, name: keyof Month & `${string}Cents`) => ({
    tone,
    text: whole.length === 0 ? text : `${text} ${shortMoney(meanOf(whole, name))}`,
  });
  return {
    kind: "chart",
    id: "cashflow",
    title: "Money in and out by month, dollars",
    summary: `Bars for ${counted(months.length, "month")}: income next to outgoings, with the difference below. The table has the amounts.`,
    legend: [
      legendOf("income", "Income", "incomeCents"),
      ...OUTGOINGS.map(([tone, text, name]) => legendOf(tone, text, name)),
    ],
    draw: (width, unit) => draw(months, width, unit),
    table: toTable(months),
  };
}

/**
 * Lists the amounts of each month. Categories with the basis COMMITTED are committed; the rest of a month's commitments
 * went to debts.
 */
function toMonths({ cashflow, expenses }: ReportDocument): Month[] {
  const committed = new Map<string, number>();
  for (const { basis, history } of expenses.groups.flatMap(({ leaves }) => leaves))
    if (basis === "COMMITTED")
      for (const { month: name, amountCents } of history)
        committed.set(name, (committed.get(name) ?? 0) + amountCents);
  return cashflow.months.map((item) => {
    const committedCents = committed.get(item.month) ?? 0;
    const borrowedCents = item.borrowedCents ?? 0;
    return {
      ...item,
      committedCents,
      debtCents: item.commitmentsCents - committedCents,
      otherCents: item.otherCents + borrowedCents,
      borrowedCents,
      earnedCents: item.netCents - borrowedCents,
    };
  });
}

const meanOf = (months: readonly Month[], name: keyof Month & `${string}Cents`) =>
  months.reduce((sum, item) => sum + (item[name] ?? 0), 0) / months.length;

/**
 * The width, in letters, that a month needs for its name and its difference. With less, only the first letter is shown.
 */
const WORDS_NEED = 3.6;

function draw(months: readonly Month[], width: number, unit: number): Drawing {
  const height = Math.round(Math.max(unit * 19, width * 0.34));
  const left = unit * 4.4;
  const bottom = height - unit * 3.6;
  const high = Math.max(...months.flatMap((item) => [item.incomeCents ?? 0, outgoings(item)]), 1);
  const values = ticks(0, high, 4);
  const y = scale(0, values.at(-1) ?? high, bottom, unit * 1.4);
  const slot = (width - left) / months.length;
  const marks = gridMarks(values, y, { left, right: width, unit });
  months.forEach((item, index) => {
    marks.push(...monthMarks(item, { x: left + slot * index, slot, y, bottom, unit, first: index === 0 }));
  });
  return { width, height, marks };
}

function monthMarks(
  item: Month,
  {
    x,
    slot,
    y,
    bottom,
    unit,
    first,
  }: { x: number; slot: number; y: Scale; bottom: number; unit: number; first: boolean },
): Mark[] {
  const bar = slot * 0.32;
  const start = x + slot * 0.16;
  const marks: Mark[] = barMarks(
    toBar({ x: start, top: y(item.incomeCents ?? 0), width: bar, bottom }, "income"),
    unit,
  );
  let below = 0;
  for (const [tone, , name] of OUTGOINGS) {
    const amount = Math.max(0, item[name] ?? 0);
    const position = start + bar + slot * 0.04;
    if (amount > 0)
      marks.push(
        ...barMarks(toBar({ x: position, top: y(below + amount), width: bar, bottom: y(below) }, tone), unit),
      );
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
      text: shortMoney(item.earnedCents),
      anchor: "middle",
      strong: true,
    },
  );
  return marks;
}

type Edges = { x: number; top: number; width: number; bottom: number };

function toBar({ x, top, width, bottom }: Edges, tone: Tone): Bar {
  return {
    x: round(x),
    y: top,
    width: round(width),
    height: round(Math.max(0, bottom - top)),
    tone,
  };
}

function outgoings(item: Month): number {
  return OUTGOINGS.reduce((total, [, , name]) => total + Math.max(0, item[name] ?? 0), 0);
}

type Amount = keyof Month & `${string}Cents`;

/** The table's columns. Loan money has a column only if a month has loan money. */
const amountsOf = (months: readonly Month[]): Amount[] => [
  "incomeCents",
  ...OUTGOINGS.map(([, , name]) => name),
  "earnedCents",
  ...(hasLoans(months) ? (["borrowedCents"] as const) : []),
];

const hasLoans = (months: readonly Month[]) => months.some(({ borrowedCents }) => borrowedCents !== 0);

/** Rows with the averages that the ranges on the first page are based on. */
function averageRows(months: readonly Month[]) {
  const whole = months.filter(({ partial }) => !partial).slice(-12);
  if (whole.length < AVERAGED_MIN) return [];
  return spansOf(whole.length).map((span) =>
    totalRow(
      `Average of ${span}`,
      ...amountsOf(months).map((name) => money(Math.round(meanOf(whole.slice(-span), name)))),
      "",
    ),
  );
}

function toTable(months: readonly Month[]): Table {
  return {
    kind: "table",
    id: "cashflow-table",
    caption: "Amounts in and out by month",
    columns: columns(
      ["Month", 11],
      [">Income", 11],
      ...OUTGOINGS.map(([, text]): [string, number] => [`>${text}`, 10]),
      [">Left over", 10],
      ...(hasLoans(months) ? [[">Loans", 10] satisfies [string, number]] : []),
      [">Balance at end", 11],
    ),
    rows: [
      ...months.map((item) =>
        row(
          item.partial ? `${sayMonth(item.month)}*` : sayMonth(item.month),
          ...amountsOf(months).map((name) => money(item[name])),
          money(item.closingBalanceCents),
        ),
      ),
      ...averageRows(months),
    ],
    empty: "",
    footnote: `“Moved” is money to people and to accounts not shared, minus money from them; an amount below zero means that more came in than went out. “Left over” is the income minus the next five columns.${hasLoans(months) ? " “Loans” is loan money received. It is not income, and only the balance column includes it." : ""}${months.some((item) => item.partial) ? " * The data covers only part of this month, so no average counts the month." : ""}`,
    dense: true,
  };
}

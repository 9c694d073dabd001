import type { Conduct } from "@/lib/engine/document";
import { columns, row } from "../content/table";
import type { Context } from "../context";
import { counted, day, money, shortMoney, shortMonth } from "../format";
import type { Chart, Drawing, Mark, Table } from "../model";
import { gridMarks } from "./frame";
import { round, type Scale, scale, ticks } from "./scale";

type Daily = Conduct["dailyBalances"];

/**
 * The combined balance at the end of each day, with paydays marked and days below zero shaded. Null with fewer than two
 * days.
 */
export function balanceChart({ document }: Context): Chart | null {
  const { dailyBalances, paydays } = document.conduct;
  if (dailyBalances.length < 2) return null;
  return {
    kind: "chart",
    id: "balance",
    title: "Balance at the end of each day",
    summary: `A line of ${counted(dailyBalances.length, "day")} for the transaction and savings accounts together. The table has the lowest and highest balance of each month.`,
    legend: toLegend(dailyBalances, paydays),
    draw: (width, unit) => draw(dailyBalances, new Set<string>(paydays), width, unit),
    table: toTable(dailyBalances),
  };
}

/** The legend entries for the elements that this picture shows. */
function toLegend(daily: Daily, paydays: readonly string[]): Chart["legend"] {
  const isDrawn = new Set(daily.map(({ on }) => on as string));
  return [
    { tone: "accent", text: "Balance", form: "line" },
    ...(paydays.some((on) => isDrawn.has(on))
      ? [{ tone: "debt", text: "Payday", form: "tick" } as const]
      : []),
    ...(daily.some(({ amountCents }) => amountCents < 0)
      ? [{ tone: "warn", text: "Below zero" } as const]
      : []),
  ];
}

function draw(daily: Daily, paydays: ReadonlySet<string>, width: number, unit: number): Drawing {
  const height = Math.round(Math.max(unit * 18, width * 0.3));
  const left = unit * 4.4;
  const bottom = height - unit * 2;
  const amounts = daily.map((item) => item.amountCents);
  const values = ticks(Math.min(...amounts), Math.max(...amounts), 4);
  // Leaves space below the lowest line for the lowest amount and the paydays.
  const y = scale(values[0] ?? 0, values.at(-1) ?? 1, bottom - unit * 2.2, unit);
  const x = scale(0, daily.length - 1, left, width - unit);
  const points = daily.map((item, index) => ({ x: x(index), y: y(item.amountCents) }));
  return {
    width,
    height,
    marks: [
      ...gridMarks(values, y, { left, right: width - unit, unit }),
      ...belowZero(daily, x, y),
      ...paydayMarks(daily, { paydays, x, bottom, unit }),
      { kind: "path", points, tone: "accent", filled: false },
      ...monthMarks(daily, x, bottom, unit),
      ...extremeMarks(daily, x, y, { left, right: width - unit, unit }),
    ],
  };
}

type Room = { left: number; right: number; unit: number };

/** Marks the days of the lowest and the highest balance with their amounts, inside the picture. */
function extremeMarks(daily: Daily, x: Scale, y: Scale, { left, right, unit }: Room): Mark[] {
  const of = (isMore: (a: number, b: number) => boolean) =>
    daily.reduce(
      (best, item, at) => (isMore(item.amountCents, daily[best]?.amountCents ?? 0) ? at : best),
      0,
    );
  const labels: [number, number][] = [
    [of((a, b) => a > b), -unit * 0.5],
    [of((a, b) => a < b), unit * 1.25],
  ];
  return labels.map(([at, away]): Mark => {
    const amount = daily[at]?.amountCents ?? 0;
    const position = x(at);
    const anchor = position - left < unit * 4 ? "start" : right - position < unit * 4 ? "end" : "middle";
    return {
      kind: "text",
      x: position,
      y: round(y(amount) + away),
      text: shortMoney(amount),
      anchor,
      strong: true,
    };
  });
}

/** One shaded shape for each unbroken run of days below zero. */
function belowZero(daily: Daily, x: Scale, y: Scale): Mark[] {
  const marks: Mark[] = [];
  let run: { x: number; y: number }[] = [];
  const close = () => {
    const first = run[0];
    const last = run.at(-1);
    if (first && last) {
      const points = [{ x: first.x, y: y(0) }, ...run, { x: last.x, y: y(0) }];
      marks.push({ kind: "path", points, tone: "warn", filled: true });
    }
    run = [];
  };
  daily.forEach((item, index) => {
    if (item.amountCents < 0) run.push({ x: x(index), y: y(item.amountCents) });
    else close();
  });
  close();
  return marks;
}

function paydayMarks(
  daily: Daily,
  { paydays, x, bottom, unit }: { paydays: ReadonlySet<string>; x: Scale; bottom: number; unit: number },
): Mark[] {
  return daily.flatMap((item, index): Mark[] =>
    paydays.has(item.on)
      ? [
          {
            kind: "rect",
            x: round(x(index) - 1),
            y: round(bottom - unit * 0.8),
            width: 2,
            height: round(unit * 0.8),
            tone: "debt",
          },
        ]
      : [],
  );
}

/** The width, in letters, that a month's name needs. With less space, only every third month is named. */
const NAME_NEEDS = 3;

function monthMarks(daily: Daily, x: Scale, bottom: number, unit: number): Mark[] {
  const isTight = x(30) - x(0) < unit * NAME_NEEDS;
  return daily.flatMap((item, index): Mark[] =>
    item.on.endsWith("-01") && (!isTight || Number(item.on.slice(5, 7)) % 3 === 1)
      ? [
          {
            kind: "text",
            x: x(index),
            y: round(bottom + unit * 1.5),
            text: shortMonth(item.on, item.on.slice(5, 7) === "01"),
            anchor: "start",
            strong: false,
          },
        ]
      : [],
  );
}

function toTable(daily: Daily): Table {
  const months = new Map<string, Daily>();
  for (const item of daily)
    months.set(item.on.slice(0, 7), [...(months.get(item.on.slice(0, 7)) ?? []), item]);
  return {
    kind: "table",
    id: "balance-table",
    caption: "Lowest and highest balance of each month",
    columns: columns(["Month", 20], [">Lowest", 20], [">On", 20], [">Highest", 20], [">At the end", 20]),
    rows: [...months.entries()].map(([name, items]) => {
      const lowest = items.reduce((low, item) => (item.amountCents < low.amountCents ? item : low));
      const highest = Math.max(...items.map((item) => item.amountCents));
      const last = items.at(-1);
      return row(
        `${shortMonth(name, false)} ${name.slice(0, 4)}`,
        money(lowest.amountCents),
        day(lowest.on),
        money(highest),
        money(last?.amountCents ?? null),
      );
    }),
    empty: "",
    dense: true,
  };
}

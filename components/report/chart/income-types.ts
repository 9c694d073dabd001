import { sayMonth } from "@/lib/engine/calendar/day-words";
import type { Income, MonthAmount } from "@/lib/engine/document";
import { columns, row } from "../content/table";
import type { Context } from "../context";
import { counted, money, shortMoney, shortMonth } from "../format";
import type { Chart, Drawing, Mark, Table, Tone } from "../model";
import { type Bar, barMarks, hatchedMarks } from "./bar";
import { gridMarks } from "./frame";
import { round, type Scale, scale, ticks } from "./scale";

type Kind = { label: string; history: MonthAmount[]; isCounted: boolean };
type Layer = { label: string; tone: Tone; amounts: number[]; isCounted: boolean };

/**
 * The colours of the stack from the bottom up; neighbours differ in lightness. All further types share the last colour.
 */
const TONES: readonly Tone[] = ["income", "discretionary", "essential", "committed", "other"];

/**
 * All income received in each month, stacked by type, with the month's total above. Income from sources that ended or
 * are not counted is included, hatched and named. Null with fewer than two months.
 */
export function incomeTypeChart({ document }: Context): Chart | null {
  const kinds = listKinds(document.income).filter(({ history }) =>
    history.some((item) => item.amountCents > 0),
  );
  const months = kinds[0]?.history.map((item) => ({ name: item.month, partial: item.partial })) ?? [];
  if (months.length < 2) return null;
  const layers = toLayers(kinds);
  return {
    kind: "chart",
    id: "income-by-type",
    title: "Income received by month and type, dollars",
    summary: `Stacked bars for ${counted(months.length, "month")}: ${layers.map(({ label }) => label).join(", ")}. The table has the amounts.`,
    legend: layers.map(({ tone, label, isCounted }) => ({
      tone,
      text: label,
      ...(isCounted ? {} : { form: "hatched" as const }),
    })),
    draw: (width, unit) => draw(layers, months, width, unit),
    table: toTable(kinds.length > COLUMNS_MAX ? layers : kinds.map(toColumn), months),
  };
}

function listKinds({ byType, streams }: Income): Kind[] {
  const counted = byType.map(({ label, history }) => ({ label, history, isCounted: true }));
  const others = streams
    .filter(({ included }) => !included)
    .map(({ name, status, count, history }) => ({
      label: `${name} (${count === 1 ? "once" : status === "CEASED" ? "ended" : "not counted"})`,
      history,
      isCounted: false,
    }));
  return [...counted, ...others];
}

const NAMED_MAX = 3;

/** Income that is not counted, as one layer above the counted income. Its label names the largest types. */
function toUncounted(kinds: readonly Kind[]): Layer[] {
  const sorted = kinds.filter(({ isCounted }) => !isCounted).sort((a, b) => totalOf(b) - totalOf(a));
  if (sorted.length === 0) return [];
  const names = sorted.slice(0, NAMED_MAX).map(({ label }) => label);
  const rest = sorted.length - names.length;
  const label = `Not counted: ${[...names, ...(rest > 0 ? [`${rest} more`] : [])].join(", ")}`;
  return [{ label, tone: "other", amounts: sumOf(sorted), isCounted: false }];
}

function sumOf(kinds: readonly Kind[]): number[] {
  return (kinds[0]?.history ?? []).map((_, at) =>
    kinds.reduce((sum, kind) => sum + (kind.history[at]?.amountCents ?? 0), 0),
  );
}

function toLayers(kinds: readonly Kind[]): Layer[] {
  const sorted = kinds.filter(({ isCounted }) => isCounted).sort((a, b) => totalOf(b) - totalOf(a));
  const own = sorted.length > TONES.length ? sorted.slice(0, TONES.length - 1) : sorted;
  const layers = own.map((kind, index) => ({
    label: kind.label,
    tone: TONES[index] ?? "other",
    amounts: kind.history.map((item) => item.amountCents),
    isCounted: true,
  }));
  const rest = sorted.slice(own.length);
  const others: Layer[] =
    rest.length === 0 ? [] : [{ label: "Other types", tone: "other", amounts: sumOf(rest), isCounted: true }];
  return [...layers, ...others, ...toUncounted(kinds)];
}

const totalOf = ({ history }: Kind) => history.reduce((sum, item) => sum + item.amountCents, 0);

type Month = { name: string; partial: boolean };

/** The width, in letters, that a month needs for its name and its total. With less, only the first letter is shown. */
const WORDS_NEED = 3.6;

function draw(layers: readonly Layer[], months: readonly Month[], width: number, unit: number): Drawing {
  const height = Math.round(Math.max(unit * 17, width * 0.28));
  const left = unit * 4.4;
  const bottom = height - unit * 2.2;
  const totals = months.map((_, at) =>
    layers.reduce((sum, { amounts }) => sum + Math.max(0, amounts[at] ?? 0), 0),
  );
  const values = ticks(0, Math.max(1, ...totals), 4);
  const y = scale(0, values.at(-1) ?? 1, bottom, unit * 1.8);
  const slot = (width - left) / months.length;
  const marks = gridMarks(values, y, { left, right: width, unit });
  months.forEach((item, at) => {
    const x = left + slot * at;
    marks.push(...stack(layers, { at, column: { x: x + slot * 0.22, width: slot * 0.56 }, y, unit }));
    marks.push(
      ...words(item, {
        total: totals[at] ?? 0,
        x: round(x + slot / 2),
        slot,
        y,
        bottom,
        unit,
        first: at === 0,
      }),
    );
  });
  return { width, height, marks };
}

function stack(
  layers: readonly Layer[],
  {
    at,
    column: { x, width },
    y,
    unit,
  }: { at: number; column: Pick<Bar, "x" | "width">; y: Scale; unit: number },
): Mark[] {
  let below = 0;
  return layers.flatMap(({ amounts, tone, isCounted }): Mark[] => {
    const amount = Math.max(0, amounts[at] ?? 0);
    if (amount === 0) return [];
    const top = y(below + amount);
    const height = round(y(below) - top);
    below += amount;
    const bar = { x: round(x), y: top, width: round(width), height };
    return isCounted ? barMarks({ ...bar, tone }, unit) : hatchedMarks(bar, unit);
  });
}

function words(
  item: Month,
  {
    total,
    x,
    slot,
    y,
    bottom,
    unit,
    first,
  }: { total: number; x: number; slot: number; y: Scale; bottom: number; unit: number; first: boolean },
): Mark[] {
  const isTight = slot < unit * WORDS_NEED;
  const name = isTight
    ? shortMonth(item.name, false).slice(0, 1)
    : shortMonth(item.name, first || item.name.endsWith("-01"));
  const text = item.partial ? `${name}*` : name;
  const under: Mark = {
    kind: "text",
    x,
    y: round(bottom + unit * 1.5),
    text,
    anchor: "middle",
    strong: false,
  };
  if (isTight || total === 0) return [under];
  const above = round(y(total) - unit * 0.45);
  return [under, { kind: "text", x, y: above, text: shortMoney(total), anchor: "middle", strong: true }];
}

/** With more columns than this, amounts would wrap on an A4 page. */
const COLUMNS_MAX = 6;

const toColumn = ({ label, history }: Kind) => ({
  label,
  amounts: history.map(({ amountCents }) => amountCents),
});

function toTable(kinds: readonly ReturnType<typeof toColumn>[], months: readonly Month[]): Table {
  return {
    kind: "table",
    id: "income-by-type-table",
    caption: "Amounts received by month and type",
    columns: columns(
      ["Month", 16],
      ...kinds.map(({ label }): [string, number] => [`>${label}`, 70 / kinds.length]),
      [">All", 14],
    ),
    rows: months.map(({ name, partial }, at) => {
      const amounts = kinds.map(({ amounts }) => amounts[at] ?? 0);
      const all = amounts.reduce((sum, amount) => sum + amount, 0);
      return row(`${sayMonth(name)}${partial ? "*" : ""}`, ...amounts.map(money), money(all));
    }),
    empty: "",
    ...(months.some(({ partial }) => partial)
      ? { footnote: "* The data covers only part of this month." }
      : {}),
    dense: true,
  };
}

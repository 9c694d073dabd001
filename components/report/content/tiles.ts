import type { Figure, HeadlineBridge, MonthlyRange, ReportDocument } from "@/lib/engine/document";
import { incomeName } from "@/lib/engine/figures/income-name";
import { spansOf } from "@/lib/engine/figures/range";
import { type Context, evidenceAnchor, formulaAnchor, openable } from "../context";
import { FIGURE_NAME } from "../figure-names";
import { counted, NOT_AVAILABLE, wholeMoney, yearlyOf } from "../format";
import type { Tile } from "../model";
import { weeklyOfTotal } from "../weekly";
import { CONFIDENCE } from "../words";
import { listCounted } from "./income";

type Line = HeadlineBridge["lines"][number];

/** The four figures of the first page, each with its range, its reliability and its formula. */
export function toTiles(context: Context): Tile[] {
  const { summary } = context.document;
  const { ranges, bridges } = summary;
  return [
    toTile(context, incomeName(context.document.income), summary.incomeNetMonthly, {
      range: ranges.incomeNet,
      was: "arrived",
      bridge: bridges?.incomeNet ?? null,
    }),
    toTile(context, FIGURE_NAME["summary.livingMonthly"], summary.livingMonthly, {
      range: ranges.living,
      was: "spent",
      bridge: bridges?.living ?? null,
    }),
    toTile(context, FIGURE_NAME["summary.commitmentsMonthly"], summary.commitmentsMonthly, {
      range: ranges.commitments,
      was: "paid",
      bridge: bridges?.commitments ?? null,
    }),
    toTile(context, FIGURE_NAME["summary.surplusMonthly"], summary.surplusMonthly, {
      range: ranges.surplus,
      was: "left",
      less: ", before money moved",
      bridge: bridges?.surplus ?? null,
    }),
  ];
}

/**
 * The parts of a headline tile that explain its figure:
 * - `range`: the lowest and the highest monthly amount
 * - `was`: the verb for the monthly amounts, such as "spent"
 * - `less`: a text that names the amounts left out of the months. It does not mention partly covered months, because
 *   they are always left out.
 * - `bridge`: the lines that lead from the average month to the figure
 */
type Ranged = { range: MonthlyRange | null; was: string; less?: string; bridge: HeadlineBridge | null };

function toTile(context: Context, label: string, figure: Figure, { range, was, less, bridge }: Ranged): Tile {
  const { open } = openable(context, figure, { text: "" });
  return {
    label,
    value: figure.value === null ? NOT_AVAILABLE : wholeMoney(figure.value),
    isBelowZero: (figure.value ?? 0) < 0,
    per: "a month",
    range:
      range === null
        ? null
        : { text: `${rangeText(range)} ${was}`, basis: `${basisText(range)}${less ?? ""}` },
    why: whyText(figure, range, bridge),
    also: otherPeriods(context, figure),
    quality:
      figure.count === 0
        ? CONFIDENCE[figure.quality]
        : `${CONFIDENCE[figure.quality]}, ${counted(figure.count, "row")}`,
    rows: evidenceAnchor(context, figure.evidence),
    how: formulaAnchor(figure.formula),
    formula: figure.formula,
    ...(open === undefined ? {} : { open }),
  };
}

/** The figures that the four headline figures are computed from. */
function listParts({ income, expenses, commitments }: ReportDocument): Figure[] {
  const leaves = expenses.groups.flatMap((group) => group.leaves);
  return [
    ...listCounted(income),
    ...leaves.map(({ monthly }) => monthly.selected),
    ...commitments.lines.map(({ monthly }) => monthly),
  ];
}

/** Writes the amount by week and year. Returns the figure's note if there is no weekly amount to show. */
function otherPeriods({ document }: Context, figure: Figure): string {
  const weekly = weeklyOfTotal(document, figure, listParts(document));
  if (weekly === null) return figure.note ?? "";
  return `${wholeMoney(weekly)} a week · ${wholeMoney(yearlyOf(figure.value))} a year`;
}

/** The maximum number of reasons named next to a figure. The table of bridges (bridges.ts) lists all of them. */
const REASONS_MAX = 2;

/**
 * Explains why a figure lies outside its own range. Names the average month and the largest lines that lead from it
 * to the figure. The last amount is the sum of the other lines, including rounding. The whole-dollar amounts shown
 * add up to the figure. The average and the lines leave out money moved, as the range does.
 */
function whyText({ value }: Figure, range: MonthlyRange | null, bridge: HeadlineBridge | null): Tile["why"] {
  if (value === null || range === null || bridge === null) return null;
  const shown = toDollars(value);
  if (shown >= toDollars(range.lowCents) && shown <= toDollars(range.highCents)) return null;
  const movedCents = sumOf(bridge.lines.filter(({ code }) => code === "MOVED"));
  const average = toDollars(bridge.monthsCents + movedCents);
  const named = bridge.lines
    .filter(({ code }) => code !== "MOVED" && code !== "REST")
    .sort((a, b) => Math.abs(b.amountCents) - Math.abs(a.amountCents))
    .slice(0, REASONS_MAX);
  const rest = shown - average - named.reduce((sum, { amountCents }) => sum + toDollars(amountCents), 0);
  const reasons = [
    ...named.map(({ label, amountCents }) => `${label}, ${signed(toDollars(amountCents))}`),
    ...(rest === 0 ? [] : [`other differences and rounding, ${signed(rest)}`]),
  ];
  const months = counted(bridge.wholeMonths, "whole month");
  return {
    text: `Why outside: the average of ${months} is ${wholeMoney(average * 100)}; ${reasons.join("; ")}`,
    to: "headline-bridges",
  };
}

const toDollars = (cents: number) => Math.round(cents / 100);
const signed = (dollars: number) => `${dollars < 0 ? "" : "+"}${wholeMoney(dollars * 100)}`;
const sumOf = (lines: readonly Line[]) => lines.reduce((sum, { amountCents }) => sum + amountCents, 0);

function rangeText({ lowCents, highCents }: MonthlyRange): string {
  const [low, high] = [wholeMoney(lowCents), wholeMoney(highCents)];
  return low === high ? low : `${low} to ${high}`;
}

/** Describes what a range is based on: "averages of 3, 6 and 12 months" or "the lowest and highest of 4 months". */
function basisText({ basis, wholeMonths }: MonthlyRange): string {
  if (basis === "MONTHS") return `the lowest and highest of ${wholeMonths} months`;
  const spans = spansOf(wholeMonths);
  const last = spans.at(-1);
  return `averages of ${spans.slice(0, -1).join(", ")} and ${last} months`;
}

import type { Figure, HeadlineBridge, MonthlyRange, ReportDocument } from "@/lib/engine/document";
import { type Context, evidenceAnchor, formulaAnchor, openable } from "../context";
import { counted, NOT_AVAILABLE, wholeMoney, yearlyOf } from "../format";
import { incomeLabel } from "../income-words";
import type { Tile } from "../model";
import { spansOf } from "../spans";
import { weeklyOfTotal } from "../weekly";
import { CONFIDENCE } from "../words";
import { listCounted } from "./income";

/** The four figures of the first page, each with its range, its reliability and its formula. */
export function toTiles(context: Context): Tile[] {
  const { summary } = context.document;
  const { ranges, bridges } = summary;
  return [
    toTile(context, incomeLabel(context.document), summary.incomeNetMonthly, {
      range: ranges.incomeNet,
      was: "arrived",
      bridge: bridges?.incomeNet ?? null,
    }),
    toTile(context, "Living expenses", summary.livingMonthly, {
      range: ranges.living,
      was: "spent",
      bridge: bridges?.living ?? null,
    }),
    toTile(context, "Commitments", summary.commitmentsMonthly, {
      range: ranges.commitments,
      was: "paid",
      bridge: bridges?.commitments ?? null,
    }),
    toTile(context, "Surplus", summary.surplusMonthly, {
      range: ranges.surplus,
      was: "left",
      bridge: bridges?.surplus ?? null,
    }),
  ];
}

/** A range with its label, and the reasons for the difference between the months and the figure. */
type Ranged = { range: MonthlyRange | null; was: string; bridge: HeadlineBridge | null };

function toTile(context: Context, label: string, figure: Figure, { range, was, bridge }: Ranged): Tile {
  const { open } = openable(context, figure, { text: "" });
  return {
    label,
    value: figure.value === null ? NOT_AVAILABLE : wholeMoney(figure.value),
    isBelowZero: (figure.value ?? 0) < 0,
    per: "a month",
    range: range === null ? null : { text: `${rangeText(range)} ${was}`, basis: basisText(range) },
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

/** The inputs of the four figures. */
function listParts({ income, expenses, commitments }: ReportDocument): Figure[] {
  const leaves = expenses.groups.flatMap((group) => group.leaves);
  return [
    ...listCounted(income),
    ...leaves.map(({ monthly }) => monthly.selected),
    ...commitments.lines.map(({ monthly }) => monthly),
  ];
}

/** The amount by week and year; if not available or not shown, the reason. */
function otherPeriods({ document }: Context, figure: Figure): string {
  const weekly = weeklyOfTotal(document, figure, listParts(document));
  if (weekly === null) return figure.note ?? "";
  return `${wholeMoney(weekly)} a week · ${wholeMoney(yearlyOf(figure.value))} a year`;
}

/**
 * A figure outside its own range needs its reason in the same place: the largest line of the bridge, and a link to
 * all lines.
 */
function whyText({ value }: Figure, range: MonthlyRange | null, bridge: HeadlineBridge | null): Tile["why"] {
  if (value === null || range === null || bridge === null) return null;
  const shown = Math.round(value / 100);
  const isWithin = shown >= Math.round(range.lowCents / 100) && shown <= Math.round(range.highCents / 100);
  const [largest] = bridge.lines;
  if (isWithin || largest === undefined) return null;
  const amount = `${largest.amountCents < 0 ? "" : "+"}${wholeMoney(largest.amountCents)}`;
  return { text: `Why outside: ${largest.label}, ${amount}`, to: "headline-bridges" };
}

function rangeText({ lowCents, highCents }: MonthlyRange): string {
  const [low, high] = [wholeMoney(lowCents), wholeMoney(highCents)];
  return low === high ? low : `${low} to ${high}`;
}

/** "averages of 3, 6 and 12 months" or "the lowest and highest of 4 months". */
function basisText({ basis, wholeMonths }: MonthlyRange): string {
  if (basis === "MONTHS") return `the lowest and highest of ${wholeMonths} months`;
  const spans = spansOf(wholeMonths);
  const last = spans.at(-1);
  return `averages of ${spans.slice(0, -1).join(", ")} and ${last} months`;
}

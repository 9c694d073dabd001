import type { Figure, MonthlyRange, ReportDocument } from "@/lib/domain/document";
import { type Context, evidenceAnchor, formulaAnchor, openable } from "../context";
import { counted, NOT_AVAILABLE, wholeMoney, yearlyOf } from "../format";
import { incomeLabel } from "../income-words";
import type { Tile } from "../model";
import { spansOf } from "../spans";
import { weeklyOfTotal } from "../weekly";
import { QUALITY } from "../words";
import { listCounted } from "./income";

/** The four figures of the first page, each with its range, how far it can be leaned on, and how it is made. */
export function toTiles(context: Context): Tile[] {
  const { summary } = context.document;
  const { ranges } = summary;
  return [
    toTile(context, incomeLabel(context.document), summary.incomeNetMonthly, [ranges.incomeNet, "arrived"]),
    toTile(context, "Living expenses", summary.livingMonthly, [ranges.living, "spent"]),
    toTile(context, "Commitments", summary.commitmentsMonthly, [ranges.commitments, "paid"]),
    toTile(context, "Surplus", summary.surplusMonthly, [ranges.surplus, "left"]),
  ];
}

/** A range with the word for what the months show: what was paid may differ from what is to be paid now. */
type Ranged = [range: MonthlyRange | null, was: string];

function toTile(context: Context, label: string, figure: Figure, [range, was]: Ranged): Tile {
  const { open } = openable(context, figure, { text: "" });
  return {
    label,
    value: figure.value === null ? NOT_AVAILABLE : wholeMoney(figure.value),
    isBelowZero: (figure.value ?? 0) < 0,
    per: "a month",
    range: range === null ? null : { text: `${rangeText(range)} ${was}`, basis: basisText(range) },
    also: otherPeriods(context, figure),
    quality:
      figure.count === 0
        ? QUALITY[figure.quality]
        : `${QUALITY[figure.quality]}, ${counted(figure.count, "row")}`,
    rows: evidenceAnchor(context, figure.evidence),
    how: formulaAnchor(figure.formula),
    formula: figure.formula,
    ...(open === undefined ? {} : { open }),
  };
}

/** What the four figures are made of. */
function listParts({ income, expenses, commitments }: ReportDocument): Figure[] {
  const leaves = expenses.groups.flatMap((group) => group.leaves);
  return [
    ...listCounted(income),
    ...leaves.map(({ monthly }) => monthly.selected),
    ...commitments.lines.map(({ monthly }) => monthly),
  ];
}

/** What it is by the week and by the year; of what is not available, or not said so, the reason. */
function otherPeriods({ document }: Context, figure: Figure): string {
  const weekly = weeklyOfTotal(document, figure, listParts(document));
  if (weekly === null) return figure.note ?? "";
  return `${wholeMoney(weekly)} a week · ${wholeMoney(yearlyOf(figure.value))} a year`;
}

function rangeText({ lowCents, highCents }: MonthlyRange): string {
  const [low, high] = [wholeMoney(lowCents), wholeMoney(highCents)];
  return low === high ? low : `${low} to ${high}`;
}

/** "averaged over 3, 6 and 12 months" or "the lowest and highest of 4 months". */
function basisText({ basis, wholeMonths }: MonthlyRange): string {
  if (basis === "MONTHS") return `the lowest and highest of ${wholeMonths} months`;
  const spans = spansOf(wholeMonths);
  const last = spans.at(-1);
  return `averaged over ${spans.slice(0, -1).join(", ")} and ${last} months`;
}

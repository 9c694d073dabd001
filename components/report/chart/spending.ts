import type { ExpenseGroup } from "@/lib/engine/document";
import { columns, row } from "../content/table";
import { type Context, figureCell } from "../context";
import { money, percent } from "../format";
import type { Chart, Drawing, Mark } from "../model";
import { round, scale } from "./scale";

const GROUPS_MAX = 12;
/**
 * The space kept free to the right of the longest bar, for its amount and share. Measured in letters of a wide system
 * font.
 */
const LABEL_ROOM = 12;

/** A bar for each of the largest groups of spending, largest first, with its monthly amount. Null without spending. */
export function spendingChart(context: Context): Chart | null {
  const { groups, totals } = context.document.expenses;
  const sorted = groups
    .map(withoutMoves)
    .filter((group) => (group.monthly.value ?? 0) > 0)
    .sort((a, b) => (b.monthly.value ?? 0) - (a.monthly.value ?? 0));
  if (sorted.length === 0) return null;
  const drawn = sorted.slice(0, GROUPS_MAX);
  const all = totals.all.value;
  return {
    kind: "chart",
    id: "spending",
    title: "Monthly spending by group",
    summary: `Bars for ${drawn.length < sorted.length ? "the largest " : ""}${drawn.length} groups of spending, largest first. The largest is ${sorted[0]?.label ?? ""}.`,
    legend: [],
    draw: (width, unit) => draw(drawn, all, width, unit),
    // On paper the chart's table is omitted, because the tables of categories below show the same amounts.
    isBare: true,
    table: {
      kind: "table",
      id: "spending-table",
      caption: "Amounts spent by group",
      columns: columns(["Group", 50], [">Share of all categories", 25], [">A month", 25]),
      rows: sorted.map((group) => row(group.label, shareOf(group, all), figureCell(context, group.monthly))),
      empty: "",
      dense: true,
    },
  };
}

/** The group without transfers and savings, because no total includes them. */
function withoutMoves(group: ExpenseGroup): ExpenseGroup {
  const moved = group.leaves.filter((leaf) => leaf.basis === "NEUTRAL");
  if (moved.length === 0 || group.monthly.value === null) return group;
  const value = moved.reduce((left, leaf) => left - (leaf.monthly.selected.value ?? 0), group.monthly.value);
  return { ...group, monthly: { ...group.monthly, value, evidence: null } };
}

const shareOf = ({ monthly }: ExpenseGroup, allCents: number | null) =>
  percent(allCents === null || allCents <= 0 || monthly.value === null ? null : monthly.value / allCents);

function draw(
  groups: readonly ExpenseGroup[],
  allCents: number | null,
  width: number,
  unit: number,
): Drawing {
  const line = unit * 2.1;
  const left = unit * 15;
  const x = scale(
    0,
    Math.max(...groups.map((group) => group.monthly.value ?? 0)),
    left,
    width - unit * LABEL_ROOM,
  );
  const marks = groups.flatMap((group, index): Mark[] => {
    const top = round(index * line + unit * 0.4);
    const end = x(group.monthly.value ?? 0);
    const base = round(top + unit * 1.05);
    return [
      {
        kind: "text",
        x: left - unit * 0.7,
        y: base,
        text: cut(group.label, 26),
        anchor: "end",
        strong: false,
      },
      {
        kind: "rect",
        x: left,
        y: top,
        width: round(Math.max(0.5, end - left)),
        height: round(unit * 1.4),
        tone: "accent",
      },
      {
        kind: "text",
        x: end + unit * 0.5,
        y: base,
        text: [money(group.monthly.value), shareOf(group, allCents)].join(" · "),
        anchor: "start",
        strong: true,
      },
    ];
  });
  return { width, height: Math.round(groups.length * line + unit * 0.6), marks };
}

function cut(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max - 1)}…` : text;
}

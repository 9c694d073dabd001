import type { CashflowMonth, Figure } from "@/lib/domain/document";
import type { Context } from "../context";
import { counted, wholeMoney } from "../format";
import type { Cover, Tile } from "../model";

/** A tile of the first page with what a screen has room for beside it. */
export type Headline = Tile & {
  /** Lowest and highest whole month; null where months are not told. */
  range: string | null;
  covered: string | null;
};

/** A range of fewer whole months would say little. */
const MONTHS_MIN = 3;

/** The four tiles with the range of their months and the days they cover. */
export function toHeadlines({ document }: Context, { tiles }: Cover): Headline[] {
  const { summary, cashflow } = document;
  const whole = cashflow.months.filter((month) => !month.partial);
  const more: [Figure, (month: CashflowMonth) => number][] = [
    [summary.incomeNetMonthly, (month) => month.incomeCents],
    [summary.livingMonthly, (month) => month.essentialCents + month.discretionaryCents],
    [summary.commitmentsMonthly, (month) => month.commitmentsCents],
    [
      summary.surplusMonthly,
      (month) => month.incomeCents - month.essentialCents - month.discretionaryCents - month.commitmentsCents,
    ],
  ];
  return tiles.map((tile, index) => {
    const [figure, amountOf] = more[index] ?? [null, null];
    const days = figure?.window?.days ?? null;
    return {
      ...tile,
      range: figure?.value == null || !amountOf ? null : rangeOf(whole.map(amountOf)),
      covered: days === null ? null : `${counted(days, "day")} covered`,
    };
  });
}

function rangeOf(amounts: readonly number[]): string | null {
  if (amounts.length < MONTHS_MIN) return null;
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  return `Months: ${wholeMoney(low)} to ${wholeMoney(high)}`;
}

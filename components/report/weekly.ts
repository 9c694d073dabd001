import type { Figure, ReportDocument } from "@/lib/engine/document";
import { hasAlikeNote } from "@/lib/engine/figures/insight-note";

const WEEKS_PER_YEAR = 52;
const TENS_CENTS = 1_000;

type Of = Pick<ReportDocument, "profile">;

/**
 * Converts a monthly amount to a weekly amount, for court forms and weekly budgets: × 12 ÷ 52, the reverse of how the
 * engine converts weekly amounts. The result is in whole cents. In the insight profile, it is in whole tens of dollars
 * like the monthly amounts (formula X-TENS), or null if rounding would turn an amount into zero.
 */
export function weeklyOf({ profile }: Of, monthlyCents: number | null): number | null {
  if (monthlyCents === null) return null;
  const weekly = Math.round((monthlyCents * 12) / WEEKS_PER_YEAR);
  if (profile !== "insight") return weekly;
  const tens = Math.sign(weekly) * Math.round(Math.abs(weekly) / TENS_CENTS) * TENS_CENTS;
  return weekly === 0 ? 0 : tens || null;
}

/**
 * Reports whether a figure's weekly amount may be shown. The insight profile must reveal no single payment. If a
 * figure's payments are alike, its weekly amount may equal one of them, so it is not shown.
 */
export function hasWeek({ profile }: Of, figure: Figure): boolean {
  return profile !== "insight" || !hasAlikeNote(figure);
}

/** Like weeklyOf, but for a figure: null if its weekly amount must not be shown. */
export function weeklyOfFigure(document: Of, figure: Figure): number | null {
  return hasWeek(document, figure) ? weeklyOf(document, figure.value) : null;
}

/** A part of a sum, and whether its own weekly amount may be shown. */
type Part = { monthlyCents: number | null; hasWeek: boolean };

/** Like weeklyOf, but for a sum. Null if the result equals a part's weekly amount that must not be shown. */
export function weeklyOfSum(
  document: Of,
  monthlyCents: number | null,
  parts: readonly Part[],
): number | null {
  const weekly = weeklyOf(document, monthlyCents);
  const isPart = parts.some((part) => !part.hasWeek && weeklyOf(document, part.monthlyCents) === weekly);
  return isPart ? null : weekly;
}

/**
 * Like weeklyOfSum, but for a total that is itself a figure. Null also if the total's own weekly amount must not be
 * shown.
 */
export function weeklyOfTotal(document: Of, total: Figure, parts: readonly Figure[]): number | null {
  const shown = parts.map((part) => ({ monthlyCents: part.value, hasWeek: hasWeek(document, part) }));
  return hasWeek(document, total) ? weeklyOfSum(document, total.value, shown) : null;
}

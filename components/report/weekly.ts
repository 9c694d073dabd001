import type { Figure, ReportDocument } from "@/lib/engine/document";

const WEEKS_PER_YEAR = 52;
const TENS_CENTS = 1_000;
/** What the insight profile says of a figure whose payments are alike. */
const ALIKE = /\bpayments behind it are alike\b/;

type Of = Pick<ReportDocument, "profile">;

/**
 * A monthly amount as its weekly equal, for court forms and rent-style budgets: × 12 ÷ 52, as the engine turns weeks into
 * months. In whole cents; in the insight profile in whole tens of dollars as its months are (formula X-TENS), and null where
 * that would say nothing of a cost that is there.
 */
export function weeklyOf({ profile }: Of, monthlyCents: number | null): number | null {
  if (monthlyCents === null) return null;
  const weekly = Math.round((monthlyCents * 12) / WEEKS_PER_YEAR);
  if (profile !== "insight") return weekly;
  const tens = Math.sign(weekly) * Math.round(Math.abs(weekly) / TENS_CENTS) * TENS_CENTS;
  return weekly === 0 ? 0 : tens || null;
}

/** Whether a week of a figure may be said: not in the insight profile where its payments are alike, since it may be one of them. */
export function hasWeek({ profile }: Of, { note }: Figure): boolean {
  return profile !== "insight" || !ALIKE.test(note ?? "");
}

/** As weeklyOf, of a figure: null where a week of it may not be said. */
export function weeklyOfFigure(document: Of, figure: Figure): number | null {
  return hasWeek(document, figure) ? weeklyOf(document, figure.value) : null;
}

/** A part of a sum, and whether its own week may be said. */
type Part = { monthlyCents: number | null; hasWeek: boolean };

/** As weeklyOf, of a sum: null where it comes to as much as a part whose week may not be said, as with a few cents beside it. */
export function weeklyOfSum(
  document: Of,
  monthlyCents: number | null,
  parts: readonly Part[],
): number | null {
  const weekly = weeklyOf(document, monthlyCents);
  const isPart = parts.some((part) => !part.hasWeek && weeklyOf(document, part.monthlyCents) === weekly);
  return isPart ? null : weekly;
}

/** As weeklyOfSum, of figures. */
export function weeklyOfTotal(document: Of, total: Figure, parts: readonly Figure[]): number | null {
  const told = parts.map((part) => ({ monthlyCents: part.value, hasWeek: hasWeek(document, part) }));
  return hasWeek(document, total) ? weeklyOfSum(document, total.value, told) : null;
}

import { sayDays } from "@/lib/engine/calendar/day-words";
import type { Figure, FigureQuality, Unit, Window } from "@/lib/engine/document";
import type { FormulaUnit } from "@/lib/engine/figures/formula";
import { FORMULAS, type FormulaId } from "@/lib/engine/figures/formulas";
import { addValues } from "@/lib/engine/figures/kinds";
import { roundHalfUp } from "@/lib/engine/money";

type Basis = {
  window?: Window | null;
  count?: number;
  evidence?: string | null;
  quality?: FigureQuality;
  note?: string | null;
};

/**
 * A figure in the given unit. Ratios keep four decimals; everything else is rounded to a whole number, halves away from
 * zero.
 */
export function toFigure(value: number | null, unit: Unit, formula: FormulaId, basis: Basis = {}): Figure {
  return {
    value:
      value === null ? null : unit === "RATIO" ? Math.round(value * 10_000) / 10_000 : roundHalfUp(value),
    unit,
    formula,
    window: basis.window ?? null,
    count: basis.count ?? 0,
    evidence: basis.evidence ?? null,
    quality: basis.quality ?? "OK",
    note: basis.note ?? null,
  };
}

/** A figure in cents per month, rounded to whole cents. `value` is null if the amount is unknown. */
export function toMonthlyFigure(value: number | null, formula: FormulaId, basis: Basis = {}): Figure {
  return toFigure(value, "AUD_CENTS_PER_MONTH", formula, basis);
}

/** The ids of formulas that define a calculation and a unit. */
type CalculatedId = {
  [Id in FormulaId]: (typeof FORMULAS)[Id] extends { unit: FormulaUnit; value: unknown } ? Id : never;
}[FormulaId];
type InputOf<Id extends CalculatedId> = Parameters<(typeof FORMULAS)[Id]["value"]>[0];

/** The figure that a formula gives for its input; not available if the input is null. */
export function calculate<Id extends CalculatedId>(
  id: Id,
  input: InputOf<Id> | null,
  basis: Basis = {},
): Figure {
  const { unit, value } = FORMULAS[id] as { unit: FormulaUnit; value(of: InputOf<Id>): number | null };
  return toFigure(input === null ? null : value(input), unit, id, basis);
}

const WORST: FigureQuality[] = ["INCOMPLETE", "THIN", "ESTIMATED", "OK"];

/** The worst quality of several figures; OK if there are none. */
export function worstOf(parts: readonly Pick<Figure, "quality">[]): FigureQuality {
  return WORST.find((grade) => parts.some((part) => part.quality === grade)) ?? "OK";
}

/** The first words of the note on a figure for which the data is too short. */
const NOT_STATED = "Not stated:";

/**
 * A clause that says how many days of data were shared. The reason why an amount is not stated begins with this clause.
 */
export const sayShared = (days: number): string =>
  `${sayDays(days)} of data ${days === 1 ? "was" : "were"} shared`;

/**
 * A monthly amount that is not stated. `reason` is a clause for its note. A sum that includes this amount is not stated
 * either.
 */
export function toUnstated(reason: string, formula: FormulaId, basis: Basis = {}): Figure {
  return toMonthlyFigure(null, formula, {
    ...basis,
    quality: "INCOMPLETE",
    note: `${NOT_STATED} ${reason}.`,
  });
}

/**
 * The sum of figures, with the worst quality of the parts. Omits values that are not available. The sum itself is not
 * available if a part is too uncertain to be stated, or if no part has a value and no day is covered.
 */
export function sumFigures(parts: readonly Figure[], formula: FormulaId, basis: Basis = {}): Figure {
  const unstated = parts.find(({ value, note }) => value === null && note?.startsWith(NOT_STATED));
  if (unstated)
    return toMonthlyFigure(null, formula, { ...basis, quality: "INCOMPLETE", note: unstated.note });
  const total = addValues(parts) ?? (basis.window?.days === 0 ? null : 0);
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  const quality = total === null ? "INCOMPLETE" : worstOf(parts);
  return toMonthlyFigure(total, formula, { count, quality, ...basis });
}

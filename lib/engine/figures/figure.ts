import type { Figure, FigureQuality, Unit, Window } from "@/lib/engine/document";
import type { FormulaId } from "@/lib/engine/figures/formulas";
import { roundHalfUp } from "@/lib/engine/money";

type Basis = {
  window?: Window | null;
  count?: number;
  evidence?: string | null;
  quality?: FigureQuality;
  note?: string | null;
};

/** A figure in the given unit. Ratios keep four decimals; everything else is rounded half-up to a whole number. */
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

/** Cents per month. */
export function toMonthlyFigure(value: number | null, formula: FormulaId, basis: Basis = {}): Figure {
  return toFigure(value, "AUD_CENTS_PER_MONTH", formula, basis);
}

const WORST: FigureQuality[] = ["INCOMPLETE", "THIN", "ESTIMATED", "OK"];

/** The worst quality of several figures. */
export function worstOf(parts: readonly Pick<Figure, "quality">[]): FigureQuality {
  return WORST.find((grade) => parts.some((part) => part.quality === grade)) ?? "OK";
}

/**
 * The sum of figures: values that are not available are left out, and the worst quality of the parts stands. Where no day
 * is covered that could have shown a part, the sum is not available either.
 */
export function sumFigures(parts: readonly Figure[], formula: FormulaId, basis: Basis = {}): Figure {
  let total: number | null = basis.window?.days === 0 ? null : 0;
  let count = 0;
  for (const part of parts) {
    if (part.value !== null) total = (total ?? 0) + part.value;
    count += part.count;
  }
  const quality = total === null ? "INCOMPLETE" : worstOf(parts);
  return toMonthlyFigure(total, formula, { count, quality, ...basis });
}

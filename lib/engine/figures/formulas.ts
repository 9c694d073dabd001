import type { Formula, Part, Working } from "@/lib/engine/figures/formula";
import { AVERAGES } from "@/lib/engine/figures/formulas/averages";
import { CONDUCT, EVENTS } from "@/lib/engine/figures/formulas/conduct";
import { DEBTS } from "@/lib/engine/figures/formulas/debts";
import { DECLARED } from "@/lib/engine/figures/formulas/declared";
import { ESTIMATES } from "@/lib/engine/figures/formulas/estimates";
import { EXPENSES } from "@/lib/engine/figures/formulas/expenses";
import { INCOME } from "@/lib/engine/figures/formulas/income";
import { QUALITY } from "@/lib/engine/figures/formulas/quality";
import { RATIOS } from "@/lib/engine/figures/formulas/ratios";
import { RECORD } from "@/lib/engine/figures/formulas/record";
import { STREAMS } from "@/lib/engine/figures/formulas/streams";
import { SURPLUS } from "@/lib/engine/figures/formulas/surplus";
import {
  addAmounts,
  perMonth,
  perMonthLine,
  ROUNDING_CENTS,
  rowsLine,
  toNamedPart,
} from "@/lib/engine/figures/kinds";
import type { Query, Sources, StepSource } from "@/lib/engine/figures/sources";

/** Every formula by its id, in the order in which a report prints them. */
export const FORMULAS = {
  ...AVERAGES,
  ...STREAMS,
  ...INCOME,
  ...DECLARED,
  ...EXPENSES,
  ...DEBTS,
  ...SURPLUS,
  ...EVENTS,
  ...RATIOS,
  ...RECORD,
  ...ESTIMATES,
  ...CONDUCT,
  ...QUALITY,
};

export type FormulaId = keyof typeof FORMULAS;

type RulePart = keyof Pick<typeof AVERAGES, "A-ANN" | "A-COV" | "A-LIFE" | "A-STREAM" | "CEASED">;

/** The averages that a selected amount consists of, joined by " + " in the order of their ids. */
export type SelectionRule =
  | RulePart
  | `${RulePart} + ${RulePart}`
  | `${RulePart} + ${RulePart} + ${RulePart}`
  | `${RulePart} + ${RulePart} + ${RulePart} + ${RulePart}`;

export const FORMULA_IDS = Object.keys(FORMULAS) as FormulaId[];

/** The formula of an id; undefined for an unknown id, which a report from an earlier version may have. */
export function findFormula(id: string): Formula | undefined {
  return Object.hasOwn(FORMULAS, id) ? FORMULAS[id as FormulaId] : undefined;
}

/**
 * Lists the formulas of those numbers in the report that are not figures. The report itself does not name these
 * formulas.
 */
export function listImplied(document: Sources): FormulaId[] {
  return FORMULA_IDS.filter((id) => findFormula(id)?.isIn?.(document));
}

/** Every formula in words, as a report prints them. */
export function listFormulas(): { id: FormulaId; name: string; text: string }[] {
  return FORMULA_IDS.map((id) => ({ id, name: FORMULAS[id].name, text: FORMULAS[id].text }));
}

/**
 * The relation of a figure to the rows behind it. The figure is their sum, their monthly mean or their count; DIFFERS
 * if it is none of these.
 */
export type RowsCheck = { kind: "SUM" | "MEAN" | "COUNT" | "DIFFERS"; sumCents: number };

/** A figure with the id of its formula. A report from an earlier version may have an id that is no longer listed. */
type FigureQuery = Query & { figure: Query["figure"] & { formula: string } };

/** Compares a figure with its rows, without regard to signs. A mean may differ by ROUNDING_CENTS. */
export function compareRows({ figure, rows }: Query): RowsCheck {
  const sumCents = addAmounts(rows.map(({ amountCents }) => amountCents));
  const { value, unit, window } = figure;
  const cents = Math.abs(sumCents);
  const size = Math.abs(value ?? Number.NaN);
  const mean = window === null ? null : perMonth({ cents, days: window.days });
  if (unit === "COUNT" && value === rows.length) return { kind: "COUNT", sumCents };
  if (unit === "AUD_CENTS" && size === cents) return { kind: "SUM", sumCents };
  if (unit === "AUD_CENTS_PER_MONTH" && mean !== null && Math.abs(mean - size) <= ROUNDING_CENTS)
    return { kind: "MEAN", sumCents };
  return { kind: "DIFFERS", sumCents };
}

/**
 * How a figure is calculated: its formula with the report's numbers and its parts, or the sum or mean of its rows. Null
 * if neither gives the figure.
 */
export function explainFigure(query: FigureQuery): Pick<Working, "line" | "parts"> | null {
  const { figure, rows } = query;
  const { value } = figure;
  if (value === null) return null;
  const formula: Formula | undefined = findFormula(figure.formula);
  const working = formula?.explain?.(query).find((way) => Math.abs(way.value - value) <= way.within) ?? null;
  if (formula?.ignoresRows || rows.length === 0) return working;
  const { kind, sumCents } = compareRows(query);
  const size = Math.abs(sumCents);
  if (kind === "MEAN")
    return {
      line: perMonthLine(value < 0 ? -size : size, figure.window?.days ?? 0),
      parts: working?.parts ?? [],
    };
  return kind === "SUM" ? { line: rowsLine(rows.length), parts: [] } : working;
}

/**
 * The equation of one of the assessment steps: the observed amount, the adjustment and the result. Its `line` is null
 * if an amount is unknown or the amounts do not add up.
 */
export function explainSteps({
  observedCents,
  adjustmentCents,
  assessedCents,
}: StepSource): Pick<Working, "line" | "parts"> {
  const amounts: readonly (readonly [Part["sign"], string, number | null])[] = [
    ["", "Observed", observedCents],
    ["+", "Adjustment", adjustmentCents],
    ["=", "Assessed", assessedCents],
  ];
  const parts = amounts.map(([sign, name, cents]) => toNamedPart(name, cents, null, sign));
  const isKnown = observedCents !== null && adjustmentCents !== null && assessedCents !== null;
  if (!isKnown || Math.abs(observedCents + adjustmentCents - assessedCents) > ROUNDING_CENTS)
    return { line: null, parts };
  return {
    line: [
      { kind: "MONEY", cents: observedCents },
      adjustmentCents < 0 ? "−" : "+",
      { kind: "MONEY", cents: Math.abs(adjustmentCents) },
    ],
    parts,
  };
}

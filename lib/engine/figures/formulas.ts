import type { Formula } from "@/lib/engine/figures/formula";
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
import type { Sources } from "@/lib/engine/figures/sources";

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

/** The ids that a figure, line or rule may have. */
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

/** The formulas of numbers in a report that are not figures and so have no id. */
export function listImplied(document: Sources): FormulaId[] {
  return FORMULA_IDS.filter((id) => findFormula(id)?.isIn?.(document));
}

/** Every formula in words, as a report prints them. */
export function listFormulas(): { id: FormulaId; name: string; text: string }[] {
  return FORMULA_IDS.map((id) => ({ id, name: FORMULAS[id].name, text: FORMULAS[id].text }));
}

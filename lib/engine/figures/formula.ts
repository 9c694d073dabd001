import type { Cadence, Query, Sources, Value } from "@/lib/engine/figures/sources";

export type FormulaUnit = "AUD_CENTS" | "AUD_CENTS_PER_MONTH" | "RATIO" | "DAYS" | "COUNT";

/**
 * A formula: its words, its arithmetic, and how a report shows that arithmetic. The id is the entry's key in the
 * registry. Numbers that are not figures, such as a grade or the regularity of a stream, have only words and
 * `isIn`.
 */
export type Formula<Input = never> = {
  name: string;
  text: string;
  unit?: FormulaUnit;
  /** The unrounded value in `unit`; null if it cannot be calculated. */
  value?(input: Input): number | null;
  /**
   * The possible equations of a figure with this formula. The report shows the first equation whose result is the
   * figure. If there is none, the report shows only `text`, because a wrong equation would be worse.
   */
  explain?(query: Query): readonly Working[];
  /**
   * The reason, as text for the report, why the rows behind a figure with this formula need not add up to the figure.
   */
  differs?: string;
  /**
   * True for an average of whole months. The figure's count includes the rows of all months of the period, even of
   * months that the average leaves out.
   */
  isOfMonths?: boolean;
  /** True if the report always explains the figure by its own arithmetic, even if the rows happen to add up to it. */
  ignoresRows?: boolean;
  /** Reports whether a report contains a number from this formula. Only for formulas that no figure names. */
  isIn?(document: Sources): boolean;
};

export type Formulas = Readonly<Record<string, Formula>>;

type Counted = "day" | "row" | "whole month" | "payment" | "part";

/** A number in an equation: a figure of the report, an amount, a count, or a plain number. */
export type Operand =
  | { kind: "FIGURE"; figure: Value }
  | { kind: "MONEY"; cents: number | null }
  | { kind: "COUNT"; count: number; of: Counted }
  | { kind: "NUMBER"; number: number };

export type Sign = "+" | "−" | "×" | "÷";

/** The left side of an equation in reading order: "$300.00 ÷ 30 days × 30.4375". */
export type Line = readonly (Operand | Sign | "added up" | "The middle of")[];

/** The name of a part: its own text, its month, its figure's name, or a payment with its frequency. */
export type PartName =
  | { kind: "TEXT"; text: string }
  | { kind: "MONTH"; month: string }
  | { kind: "FIGURE" }
  | { kind: "PAYMENT"; name: string; frequency: Exclude<Cadence, "IRREGULAR"> | null; line: Line };

/** One input of a figure, as a part of its equation. */
export type Part = {
  sign: "" | "+" | "−" | "÷" | "=";
  name: PartName;
  amount: Operand;
  /** The figure or assessment step that the part is from; null if it is from neither. */
  from: object | null;
};

/** A calculation: its equation, its parts, and their unrounded result. */
export type Working = {
  line: Line | null;
  parts: readonly Part[];
  value: number;
  /** If the parts are rounded, the value changes by at most this amount, in the figure's unit. */
  within: number;
};

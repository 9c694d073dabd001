import type { Cadence, Query, Sources, Value } from "@/lib/engine/figures/sources";

export type FormulaUnit = "AUD_CENTS" | "AUD_CENTS_PER_MONTH" | "RATIO" | "DAYS" | "COUNT";

/**
 * A formula: its words, its arithmetic, and how a report shows that arithmetic. The id is the entry's key in the registry.
 * Numbers that are no figures of their own (a grade, the regularity of a stream) have words and `isIn` only.
 */
export type Formula<Input = never> = {
  name: string;
  text: string;
  unit?: FormulaUnit;
  /** The value, not rounded, in `unit`; null where it cannot be worked out. */
  value?(input: Input): number | null;
  /**
   * The ways a figure of this formula may be made of other numbers of the report. The first that comes to the figure is shown:
   * better the formula in words than an equation that is off.
   */
  explain?(query: Query): readonly Working[];
  /** Why the rows behind such a figure need not add up to it. */
  differs?: string;
  /** An average of whole months: its count is of the rows of every month of the period, more than it looks at. */
  isOfMonths?: boolean;
  /** Shown by its own arithmetic even where the rows happen to come to the figure. */
  ignoresRows?: boolean;
  /** Whether a report has such a number, for formulas whose id no figure carries. */
  isIn?(document: Sources): boolean;
};

export type Formulas = Readonly<Record<string, Formula>>;

export type Counted = "day" | "row" | "whole month" | "payment" | "part";

/** A number of an equation: a figure of the report, an amount, a number of things, or a plain number. */
export type Operand =
  | { kind: "FIGURE"; figure: Value }
  | { kind: "MONEY"; cents: number | null }
  | { kind: "COUNT"; count: number; of: Counted }
  | { kind: "NUMBER"; number: number };

export type Sign = "+" | "−" | "×" | "÷";

/** The left side of an equation as it is read, "$300.00 ÷ 30 days × 30.4375". */
export type Line = readonly (Operand | Sign | "added up" | "The middle of")[];

/** What a part is called: by its own words, its month, the name its figure has, or a payment at its frequency. */
export type PartName =
  | { kind: "TEXT"; text: string }
  | { kind: "MONTH"; month: string }
  | { kind: "FIGURE" }
  | { kind: "PAYMENT"; name: string; frequency: Exclude<Cadence, "IRREGULAR"> | null; line: Line };

/** Something a figure is made of. */
export type Part = {
  sign: "" | "+" | "−" | "÷" | "=";
  name: PartName;
  amount: Operand;
  /** The figure or the line of the ladder that the part is taken from; null for none. */
  from: object | null;
};

/** How a figure is made: the line, its parts, and what they come to before rounding. */
export type Working = {
  line: Line | null;
  parts: readonly Part[];
  value: number;
  /** By how much rounding of the parts may have moved the value, in the figure's unit. */
  within: number;
};

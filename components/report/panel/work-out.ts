import type { Figure, LadderLine } from "@/lib/engine/document";
import { counted, figureText, money } from "../format";
import { checkRows, ROUNDING_CENTS } from "./check-rows";
import { type FigureQuery, NOT_WORKED, type Workings } from "./explanation";
import type { Part } from "./model";
import { listParts } from "./parts";
import { workOutMonths } from "./work-out-months";
import { workOutStreams } from "./work-out-streams";

/** Averages made of whole calendar months. */
export const OF_MONTHS: ReadonlySet<string> = new Set(["A-M3", "A-M6", "A-M12", "A-MED", "A-TRIM"]);
const OF_STREAMS: ReadonlySet<string> = new Set(["A-STREAM", "A-ANN"]);

/**
 * The figure's formula with its numbers put in, and what it is made of. A line that would not come to the figure is not
 * written: better the formula in words than an equation that is off.
 */
export function workOut(asked: FigureQuery): Workings {
  const { figure, rows } = asked;
  if (figure.value === null) return NOT_WORKED;
  if (OF_MONTHS.has(figure.formula)) return workOutMonths(asked);
  if (OF_STREAMS.has(figure.formula)) return workOutStreams(asked);
  if (rows.length > 0) {
    const { kind, sumCents } = checkRows(figure, rows);
    if (kind === "MEAN") return { worked: meanLine(figure, sumCents), parts: listParts(asked) };
    if (kind === "SUM") return { worked: sumLine(figure, rows.length), parts: [] };
  }
  const parts = listParts(asked);
  return { worked: lineOf(figure, parts), parts };
}

function meanLine(figure: Figure, sumCents: number): string {
  const days = figure.window?.days ?? 0;
  const size = Math.abs(sumCents);
  return `${money((figure.value ?? 0) < 0 ? -size : size)} ÷ ${counted(days, "day")} × 30.4375 = ${figureText(figure)}`;
}

function sumLine(figure: Figure, count: number): string {
  return `${counted(count, "row")} added up = ${figureText(figure)}`;
}

/** A few parts fit one line; of many the table below tells. */
const LINE_PARTS_MAX = 4;

function lineOf(figure: Figure, parts: readonly Part[]): string | null {
  if (parts.length === 0) return null;
  const value = figureText(figure);
  if (parts.length > LINE_PARTS_MAX) return `${counted(parts.length, "part")} added up = ${value}`;
  const sides = parts.map(({ sign, value: text }, index) =>
    index === 0 || sign === "" ? text : `${sign} ${text.replace(/^−/, "−")}`,
  );
  return `${sides.join(" ")} = ${value}`;
}

/** A line of the ladder: what was observed, what is done to it, what is left. */
export function workOutLadder({ observedCents, adjustmentCents, assessedCents }: LadderLine): Workings {
  const parts: Part[] = [
    { sign: "", name: "Observed", value: money(observedCents), key: null },
    { sign: "+", name: "Adjustment", value: money(adjustmentCents), key: null },
    { sign: "=", name: "Assessed", value: money(assessedCents), key: null },
  ];
  if (observedCents === null || adjustmentCents === null || assessedCents === null)
    return { worked: null, parts };
  const adds = Math.abs(observedCents + adjustmentCents - assessedCents) <= ROUNDING_CENTS;
  const sign = adjustmentCents < 0 ? "−" : "+";
  const line = `${money(observedCents)} ${sign} ${money(Math.abs(adjustmentCents))} = ${money(assessedCents)}`;
  return { worked: adds ? line : null, parts };
}

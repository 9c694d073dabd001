import type { Chart, Hatch, Mark, Pattern, Tone } from "../model";
import { round } from "./scale";

export type Bar = { x: number; y: number; width: number; height: number; tone: Tone };

/** The distance between two lines of a pattern, as a share of a letter's size. */
const LINES_APART = 0.42;

/** The pattern of each kind of money out, so that a black-and-white print distinguishes them. Money in is plain. */
const PATTERN: Partial<Record<Tone, Pattern>> = {
  essential: "rising",
  committed: "level",
  debt: "falling",
  discretionary: "upright",
};

/** A bar with the pattern of its tone. The palest tone has an outline instead of a pattern. */
export function barMarks(bar: Bar, unit: number): Mark[] {
  const filled: Mark = { kind: "rect", ...bar };
  const pattern = PATTERN[bar.tone];
  if (pattern) return [filled, ...hatch(bar, pattern, unit * LINES_APART, "paper")];
  return bar.tone === "other" ? [filled, ...edge(bar)] : [filled];
}

/** A pale bar with rising lines: money in that is not counted. */
export function hatchedMarks(bar: Omit<Bar, "tone">, unit: number): Mark[] {
  const pale: Bar = { ...bar, tone: "other" };
  return [
    { kind: "rect", ...pale },
    ...hatch(pale, "rising", unit * LINES_APART * 1.5, "axis"),
    ...edge(pale),
  ];
}

/** The pattern of a bar. Empty if the bar is too small for one line of the pattern. */
function hatch({ x, y, width, height }: Bar, pattern: Pattern, apart: number, tone: Tone): Mark[] {
  const mark: Hatch = { kind: "hatch", x, y, width, height, pattern, apart, tone };
  return countLines(mark) > 0 ? [mark] : [];
}

function countLines({ width, height, pattern, apart }: Hatch): number {
  const along = pattern === "level" ? height : pattern === "upright" ? width : width + height;
  return Math.max(0, Math.ceil(along / apart) - 1);
}

export type Line = Extract<Mark, { kind: "line" }>;

/** The lines of a hatched area, cut off at its edges, for output that cannot fill an area with a pattern. */
export function linesOf(mark: Hatch): Line[] {
  const { x, y, width, height, pattern, apart, tone } = mark;
  return Array.from({ length: countLines(mark) }, (_, index): Line => {
    const at = apart * (index + 1);
    if (pattern === "level")
      return lineOf({ x1: x, y1: y + height - at, x2: x + width, y2: y + height - at }, tone);
    if (pattern === "upright") return lineOf({ x1: x + at, y1: y, x2: x + at, y2: y + height }, tone);
    // The two points where a slanted line meets the bar's edges. A rising line starts `at` units from the top left
    // corner, measured down the left edge and on along the bottom edge. It ends `at` units from the same corner,
    // measured along the top edge and on down the right edge. A falling line is a rising line mirrored top to bottom.
    const [near, far] = [Math.max(0, at - height), Math.min(width, at)];
    const [low, high] = [at - near, at - far];
    return pattern === "falling"
      ? lineOf({ x1: x + near, y1: y + height - low, x2: x + far, y2: y + height - high }, tone)
      : lineOf({ x1: x + near, y1: y + low, x2: x + far, y2: y + high }, tone);
  });
}

type Ends = { x1: number; y1: number; x2: number; y2: number };

function lineOf({ x1, y1, x2, y2 }: Ends, tone: Tone): Line {
  return { kind: "line", x1: round(x1), y1: round(y1), x2: round(x2), y2: round(y2), tone };
}

function edge({ x, y, width, height }: Bar): Mark[] {
  const [right, bottom] = [round(x + width), round(y + height)];
  const points = [
    { x, y: bottom },
    { x, y },
    { x: right, y },
    { x: right, y: bottom },
    { x, y: bottom },
  ];
  return [{ kind: "path", points, tone: "axis", filled: false }];
}

/** The symbol before a legend's text, drawn in a square of `size`: a bar, line or tick as in the picture. */
export function keyMarks({ tone, form = "bar" }: Chart["legend"][number], size: number): Mark[] {
  const middle = round(size / 2);
  if (form === "line") return [{ kind: "line", x1: 0, y1: middle, x2: size, y2: middle, tone }];
  if (form === "tick")
    return [{ kind: "rect", x: round(middle - size / 10), y: 0, width: round(size / 5), height: size, tone }];
  if (form === "hatched") return hatchedMarks({ x: 0, y: 0, width: size, height: size }, size * 0.6);
  return barMarks({ x: 0, y: 0, width: size, height: size, tone }, size * 0.9);
}

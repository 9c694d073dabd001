import type { Chart, Mark, Tone } from "../model";
import { round } from "./scale";

export type Bar = { x: number; y: number; width: number; height: number; tone: Tone };

/** Between two stripes, as a share of the size of a letter. */
const STRIPES_APART = 0.42;

/**
 * A bar of a stack. Two tones are light in grey, and stand beside each other where the darker one between them is missing: one
 * has stripes and the other an edge, so that neither rests on its colour.
 */
export function barMarks(bar: Bar, unit: number): Mark[] {
  const filled: Mark = { kind: "rect", ...bar };
  if (bar.tone === "committed") return [filled, ...stripes(bar, unit * STRIPES_APART)];
  return bar.tone === "other" ? [filled, ...edge(bar)] : [filled];
}

function stripes({ x, y, width, height }: Bar, apart: number): Mark[] {
  const count = Math.max(0, Math.ceil(height / apart) - 1);
  return Array.from({ length: count }, (_, index) => {
    const at = round(y + height - apart * (index + 1));
    return { kind: "line", x1: x, y1: at, x2: round(x + width), y2: at, tone: "paper" };
  });
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

/** What stands before the words of a legend, drawn in a square of `size`: the bar, the line or the tick of the picture. */
export function keyMarks({ tone, form = "bar" }: Chart["legend"][number], size: number): Mark[] {
  const middle = round(size / 2);
  if (form === "line") return [{ kind: "line", x1: 0, y1: middle, x2: size, y2: middle, tone }];
  if (form === "tick")
    return [{ kind: "rect", x: round(middle - size / 10), y: 0, width: round(size / 5), height: size, tone }];
  return barMarks({ x: 0, y: 0, width: size, height: size, tone }, size * 0.9);
}

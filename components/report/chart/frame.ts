import { shortMoney } from "../format";
import type { Mark } from "../model";
import type { Scale } from "./scale";

/** Horizontal hairlines with their amounts on the left, the zero line darker. */
export function gridMarks(
  values: readonly number[],
  y: Scale,
  { left, right, unit }: { left: number; right: number; unit: number },
): Mark[] {
  return values.flatMap((value): Mark[] => [
    { kind: "line", x1: left, y1: y(value), x2: right, y2: y(value), tone: value === 0 ? "axis" : "grid" },
    {
      kind: "text",
      x: left - unit * 0.5,
      y: y(value) + unit * 0.35,
      text: shortMoney(value),
      anchor: "end",
      strong: false,
    },
  ]);
}

import { describe, expect, it } from "vitest";
import { balanceChart } from "@/components/report/chart/balance";
import { barMarks, keyMarks, linesOf } from "@/components/report/chart/bar";
import { cashflowChart } from "@/components/report/chart/cashflow";
import { toContext } from "@/components/report/context";
import type { Mark, Tone } from "@/components/report/model";
import { REPORT_STYLE } from "@/components/report/style";
import { FILL } from "@/lib/render/pdf/look";
import { sandboxReport } from "@/tests/support/sandbox-report";

const STACKED: readonly Tone[] = ["essential", "committed", "debt", "discretionary", "other"];
/** The smallest difference in greyscale lightness that is visible in a black-and-white print. */
const APART_MIN = 0.2;

/** Lightness of a colour in greyscale, from 0 to 1 (Rec. 709). */
function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

const BAR = { x: 10, y: 20, width: 16, height: 60 };
const kindsOf = (marks: readonly Mark[]) => [...new Set(marks.map(({ kind }) => kind))].join("+");

const drawn = (marks: readonly Mark[]) =>
  marks.flatMap((mark) => (mark.kind === "hatch" ? linesOf(mark) : mark));

/** Returns the drawing of a bar: the kinds of its marks, and the direction of its lines. */
const lookOf = (marks: readonly Mark[]) => {
  const line = drawn(marks).find((mark) => mark.kind === "line");
  const slope =
    line?.kind === "line" ? `${Math.sign(line.x2 - line.x1)}/${Math.sign(line.y2 - line.y1)}` : "";
  return `${kindsOf(marks)} ${slope}`;
};

describe("the bars of a stacked chart", () => {
  it("differ from each other in greyscale, or in their pattern", () => {
    for (const one of STACKED)
      for (const other of STACKED.filter((tone) => tone !== one)) {
        const looks = [one, other].map((tone) => lookOf(barMarks({ ...BAR, tone }, 11)));
        const apart = Math.abs(lightness(FILL[one]) - lightness(FILL[other]));
        expect(apart > APART_MIN || looks[0] !== looks[1], `${one} and ${other}`).toBe(true);
      }
  });

  it("contain their stripes and outlines, even if the bars are low", () => {
    for (const height of [0.5, 3, 60])
      for (const tone of STACKED)
        for (const mark of drawn(barMarks({ ...BAR, height, tone }, 11))) {
          const ys =
            mark.kind === "path"
              ? mark.points.map(({ y }) => y)
              : mark.kind === "line"
                ? [mark.y1, mark.y2]
                : [mark.y];
          for (const y of ys) {
            expect(y).toBeGreaterThanOrEqual(BAR.y);
            expect(y).toBeLessThanOrEqual(BAR.y + height);
          }
        }
  });

  it("have the same colours on the page as on paper", () => {
    for (const tone of [...STACKED, "income"] as const)
      expect(REPORT_STYLE).toMatch(new RegExp(`rp-fill-${tone}[^{}]*\\{fill:${FILL[tone]}\\}`));
  });
});

describe("the legend of a chart", () => {
  const context = toContext(sandboxReport("shanelle"));

  it("shows a line as a line, a tick as a tick, and a bar with its pattern", () => {
    expect(balanceChart(context)?.legend.map((item) => kindsOf(keyMarks(item, 10)))).toEqual([
      "line",
      "rect",
      "rect",
    ]);
    const [, payday, below] = balanceChart(context)?.legend.map((item) => keyMarks(item, 10)[0]) ?? [];
    expect(payday).toMatchObject({ tone: "debt", width: 2, height: 10 });
    expect(below).toMatchObject({ tone: "warn", width: 10, height: 10 });
    expect(balanceChart(toContext(sandboxReport("priya")))?.legend.map(({ text }) => text)).toEqual([
      "Balance",
      "Payday",
    ]);
    const committed = cashflowChart(context)?.legend.find(({ tone }) => tone === "committed");
    expect(committed && kindsOf(keyMarks(committed, 10))).toBe("rect+hatch");
  });
});

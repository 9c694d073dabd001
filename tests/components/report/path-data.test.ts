import { expect, test } from "vitest";
import { toPathData } from "@/components/report/chart/path-data";

/** The points of a path's data, read as SVG defines its relative commands. */
function pointsOf(data: string): number[][] {
  let [x, y] = [0, 0];
  return [...data.matchAll(/([mlhv])([-\d. ]+)/g)].map(([, letter, rest = ""]) => {
    const [first = 0, second = 0] = rest.match(/-?[\d.]+/g)?.map(Number) ?? [];
    x += letter === "v" ? 0 : first;
    y += letter === "v" ? first : letter === "h" ? 0 : second;
    return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
  });
}

test("toPathData draws each polyline through its points within half a unit, without accumulating errors", () => {
  const steps = Array.from({ length: 400 }, (_, n) => ({ x: 44 + n * 1.7349, y: 120 - ((n * 37) % 91) / 7 }));
  const level = [
    { x: 3, y: 9.96 },
    { x: 12.04, y: 10 },
    { x: 12, y: -4 },
  ];
  const halves = [...level, ...steps].map(({ x, y }) => [Math.round(x * 2) / 2, Math.round(y * 2) / 2]);
  expect(pointsOf(toPathData([level, steps]))).toEqual(halves);
  expect(toPathData([level])).toBe("m3 10h9v-14");
});

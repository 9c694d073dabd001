type Point = { x: number; y: number };

/** A tenth of a unit is finer than any screen or printer shows at the charts' size, and keeps a page short. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

/**
 * SVG path data that draws each of these polylines. Coordinates are relative to the point before, because they are then
 * short and repeat.
 */
export function toPathData(lines: readonly (readonly Point[])[]): string {
  let at: Point = { x: 0, y: 0 };
  const pieces: string[] = [];
  const add = (letter: string, { x, y }: Point) => {
    const to = { x: tenth(x), y: tenth(y) };
    pieces.push(toCommand(letter, tenth(to.x - at.x), tenth(to.y - at.y)));
    at = to;
  };
  for (const points of lines)
    for (const [index, point] of points.entries()) add(index === 0 ? "m" : "l", point);
  return pieces.join("");
}

function toCommand(letter: string, x: number, y: number): string {
  if (letter === "l" && y === 0) return `h${x}`;
  if (letter === "l" && x === 0) return `v${y}`;
  return `${letter}${x}${y < 0 ? "" : " "}${y}`;
}

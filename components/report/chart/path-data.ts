type Point = { x: number; y: number };

/** Rounds to half a unit. That is about half a screen pixel at the charts' size, and keeps the page short. */
export const half = (value: number): number => Math.round(value * 2) / 2;

/**
 * SVG path data that draws each of these polylines. Coordinates are relative to the point before, which makes them
 * short and often equal, so the page compresses well.
 */
export function toPathData(lines: readonly (readonly Point[])[]): string {
  let at: Point = { x: 0, y: 0 };
  const pieces: string[] = [];
  const add = (letter: string, { x, y }: Point) => {
    const to = { x: half(x), y: half(y) };
    pieces.push(toCommand(letter, half(to.x - at.x), half(to.y - at.y)));
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

import { round } from "./chart/scale";
import type { Hatch, Mark, Pattern } from "./model";

/** Lines of each pattern on a square tile of side 1. Slanted lines continue beyond the tile, so that tiles join. */
const TILES: Readonly<Record<Pattern, readonly (readonly [number, number, number, number])[]>> = {
  level: [[0, 0.5, 1, 0.5]],
  upright: [[0.5, 0, 0.5, 1]],
  rising: [
    [0, 1, 1, 0],
    [-0.5, 0.5, 0.5, -0.5],
    [0.5, 1.5, 1.5, 0.5],
  ],
  falling: [
    [0, 0, 1, 1],
    [-0.5, 0.5, 0.5, 1.5],
    [0.5, -0.5, 1.5, 0.5],
  ],
};

/** The id of a hatched area's pattern in the picture `name`. */
export const patternIdOf = (name: string, { pattern, tone }: Hatch) => `${name}-${pattern}-${tone}`;

/**
 * The patterns of a picture's hatched areas, each once. Each picture has its own patterns, because browsers do not use
 * the patterns of a hidden picture.
 */
export function ChartPatterns({ name, marks }: { name: string; marks: readonly Mark[] }) {
  const hatches = marks.filter((mark) => mark.kind === "hatch");
  const patterns = new Map(hatches.map((mark) => [patternIdOf(name, mark), mark]));
  return [...patterns].map(([id, { pattern, apart, tone }]) => (
    <pattern key={id} id={id} width={round(apart)} height={round(apart)} patternUnits="userSpaceOnUse">
      <path className={`rp-line-${tone} rp-open`} d={toTile(pattern, apart)} />
    </pattern>
  ));
}

function toTile(pattern: Pattern, apart: number): string {
  const at = (share: number) => round(share * apart);
  return TILES[pattern].map(([x1, y1, x2, y2]) => `M${at(x1)} ${at(y1)}L${at(x2)} ${at(y2)}`).join("");
}

import regular from "../fonts/inter-regular.json";
import semibold from "../fonts/inter-semibold.json";

/** Inter's letter widths, so that nearly all text of a report is measured without opening a font. */

export type Face = "regular" | "semibold";

/** Greater than the code point of every letter in our subset of Inter. */
const CODES = 0x2800;

/** Widths in ems by code point; NaN where the font has no such letter. */
export const INTER: Readonly<Record<Face, Float64Array>> = {
  regular: toWidths(regular),
  semibold: toWidths(semibold),
};

function toWidths(metrics: { unitsPerEm: number; widths: Record<string, number> }): Float64Array {
  const widths = new Float64Array(CODES).fill(Number.NaN);
  for (const [code, width] of Object.entries(metrics.widths)) {
    if (Number(code) < CODES) widths[Number(code)] = width / metrics.unitsPerEm;
  }
  return widths;
}

/** Reports whether both weights of Inter have the letter. */
export function interHas(code: number): boolean {
  return isWidth(INTER.regular[code]) && isWidth(INTER.semibold[code]);
}

const isWidth = (width: number | undefined) => width !== undefined && !Number.isNaN(width);

/** The fewest whole months for comparing averages of different lengths: formula S-RANGE, as in the engine. */
export const AVERAGED_MIN = 6;

/** The number of months in each of those averages: 3, 6 and 12, each limited to the whole months available. */
export function spansOf(wholeMonths: number): number[] {
  return [...new Set([3, 6, 12].map((span) => Math.min(span, wholeMonths)))];
}

/** From this many whole months, averages of different length can be compared: formula S-RANGE, as in the engine. */
export const AVERAGED_MIN = 6;

/** The months in each of those averages: 3, 6 and 12, or as many of twelve as there are. */
export function spansOf(wholeMonths: number): number[] {
  return [...new Set([3, 6, 12].map((span) => Math.min(span, wholeMonths)))];
}

/** From so many whole months on there are averages of different length to compare: formula S-RANGE, as the engine has it. */
export const AVERAGED_MIN = 6;

/** How many months each of those averages looks back: 3, 6 and 12, or all there are of twelve. */
export function spansOf(wholeMonths: number): number[] {
  return [...new Set([3, 6, 12].map((span) => Math.min(span, wholeMonths)))];
}

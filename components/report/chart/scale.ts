// A linear scale from a range of values to a range of positions, and round values for its ticks.

export type Scale = (value: number) => number;

export function scale(from: number, to: number, start: number, end: number): Scale {
  const size = to - from;
  return (value) => round(size === 0 ? start : start + ((value - from) / size) * (end - start));
}

/** About `wanted` ticks that cover the range and include zero. The step between two ticks is 1, 2 or 5 × 10ⁿ. */
export function ticks(low: number, high: number, wanted: number): number[] {
  const from = Math.min(0, low);
  const to = Math.max(0, high);
  if (from === to) return [0];
  const rough = (to - from) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.floor(from / step);
  const last = Math.ceil(to / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/**
 * Rounds to two decimals, which are finer than any printer. This keeps the document short and equal on every machine.
 */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/**
 * How often rules were right in one layer and direction. Counts only rules whose own confidence is `from` or more.
 * These rules were right on `right` of the `of` lines from which they were written, and on `unseenRight` of
 * `unseenOf` other lines.
 */
type Measured = {
  direction: "out" | "in";
  layer: string;
  from: number;
  right: number;
  of: number;
  unseenRight: number;
  unseenOf: number;
};

export const CONFIDENCE_COLUMNS = "direction,layer,from,right,of,unseen_right,unseen_of";

/**
 * The rules were written from known lines. Together, those lines count as at most this many unseen lines, because the
 * rules naturally fit them. We tested the maximum on earlier sets of lines. From 5 to 20, it predicted the later sets
 * better than from 40 upwards.
 */
const LEARNED_WEIGHT_MAX = 8;
/** The highest stated confidence: no rule is more certain than a person who reads the line. */
const STATED_MAX = 0.98;

/**
 * Reads the table of measured confidence. Throws if a line is not a measurement, for example if a count is not a whole
 * number or exceeds its total.
 */
export function readConfidence(csv: string): Measured[] {
  const [header, ...lines] = csv.split("\n");
  if (header !== CONFIDENCE_COLUMNS) throw new Error(`confidence: the header is not ${CONFIDENCE_COLUMNS}`);
  return lines.map((line, index) => {
    const [direction, layer = "", ...numbers] = line.split(",");
    const [from = -1, right = -1, of = -1, unseenRight = -1, unseenOf = -1] = numbers.map(Number);
    const isCounted = [right, of, unseenRight, unseenOf].every(
      (count) => Number.isInteger(count) && count >= 0,
    );
    const isKnown = (direction === "out" || direction === "in") && layer !== "" && from >= 0 && from < 1;
    if (!isKnown || !isCounted || right > of || unseenRight > unseenOf)
      throw new Error(`confidence, line ${index + 2}: not a measurement`);
    return { direction, layer, from, right, of, unseenRight, unseenOf };
  });
}

/**
 * The stated confidence: the share of lines on which the rules were right, rounded down to a hundredth and at most
 * STATED_MAX. It is a weighted mean of two shares: the share for the unseen lines, and `learned`, the share for the
 * lines from which the rules were written.
 *
 * `learned` is calculated as (right + 1) / (of + 2), so that few lines give a low confidence. It weighs as much as
 * `of` unseen lines, but at least 1 and at most LEARNED_WEIGHT_MAX.
 */
export function toStated({ right, of, unseenRight, unseenOf }: Measured): number {
  const learned = (right + 1) / (of + 2);
  const weight = Math.max(1, Math.min(LEARNED_WEIGHT_MAX, of));
  const share = (unseenRight + weight * learned) / (unseenOf + weight);
  return Math.min(STATED_MAX, Math.floor(share * 100 + 1e-9) / 100);
}

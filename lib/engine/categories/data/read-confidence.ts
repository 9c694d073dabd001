/** What a layer's rules from one strength up were measured at: of money out or in, learned from and never seen. */
export type Measured = {
  direction: "out" | "in";
  layer: string;
  from: number;
  right: number;
  of: number;
  unseenRight: number;
  unseenOf: number;
};

export const CONFIDENCE_COLUMNS = "direction,layer,from,right,of,unseen_right,unseen_of";

/** What the lines that the rules learned from weigh, in unseen lines. */
const LEARNED_WEIGHT = 40;
/** No rule is surer than a person who reads the line. */
const STATED_MAX = 0.98;

/** Reads the table of measured confidence; a row that is not whole numbers, or right more often than asked, throws. */
export function readConfidence(csv: string): Measured[] {
  const [header, ...lines] = csv.split("\n");
  if (header !== CONFIDENCE_COLUMNS) throw new Error(`confidence: the header must be ${CONFIDENCE_COLUMNS}`);
  return lines.map((line, place) => {
    const [direction, layer = "", ...numbers] = line.split(",");
    const [from = -1, right = -1, of = -1, unseenRight = -1, unseenOf = -1] = numbers.map(Number);
    const isCounted = [right, of, unseenRight, unseenOf].every(
      (count) => Number.isInteger(count) && count >= 0,
    );
    const isKnown = (direction === "out" || direction === "in") && layer !== "" && from >= 0 && from < 1;
    if (!isKnown || !isCounted || right > of || unseenRight > unseenOf)
      throw new Error(`confidence, line ${place + 2}: not a measurement`);
    return { direction, layer, from, right, of, unseenRight, unseenOf };
  });
}

/**
 * The share that is stated, rounded down to a hundredth: how often unseen lines were answered right, with what was learned from
 * as 40 lines more. Of what was learned from (right + 1) / (of + 2) counts, so that few lines claim little.
 */
export function toStated({ right, of, unseenRight, unseenOf }: Measured): number {
  const learned = (right + 1) / (of + 2);
  const share = (unseenRight + LEARNED_WEIGHT * learned) / (unseenOf + LEARNED_WEIGHT);
  return Math.min(STATED_MAX, Math.floor(share * 100 + 1e-9) / 100);
}

import type { Decision, Layer } from "@/lib/engine/row";

type Steps = readonly (readonly [from: number, share: number])[];

/**
 * How often a decision of a layer and rule strength was right, per direction of money, on the independent lines and households
 * (tests/accuracy/independent) and on further ones that people wrote with truth and without sight of the engine. A rule's own
 * number orders rules; this makes it a probability. Rounded down where few rows were seen, and where words decided: unlisted
 * names hold more surprises than any sample. A layer that is not listed keeps its rules' own numbers. Nothing is claimed of a row left uncategorised, so its confidence is nearly none.
 */
const OUT: Readonly<Partial<Record<Layer, Steps>>> = {
  BILLER: [
    [0, 0.9],
    [0.9, 0.97],
  ],
  CADENCE: [[0, 0.8]],
  KEYWORD: [
    [0, 0.82],
    [0.65, 0.93],
    [0.86, 0.96],
    [0.91, 0.94],
    [0.95, 0.96],
  ],
  MCC: [
    [0, 0.95],
    [0.9, 0.97],
    [0.97, 0.98],
  ],
  MERCHANT: [
    [0, 0.4],
    [0.7, 0.92],
    [0.9, 0.96],
    [0.95, 0.98],
  ],
  NONE: [[0, 0.02]],
  TRANSFER: [
    [0, 0.6],
    [0.8, 0.91],
    [0.87, 0.95],
  ],
  WORDS: [[0, 0.6]],
};
const IN: Readonly<Partial<Record<Layer, Steps>>> = {
  CADENCE: [[0, 0.95]],
  KEYWORD: [
    [0, 0.92],
    [0.92, 0.97],
  ],
  MERCHANT: [
    [0, 0.65],
    [0.87, 0.97],
  ],
  NONE: [[0, 0.02]],
  PURPOSE: [[0, 0.98]],
  TRANSFER: [
    [0, 0.85],
    [0.84, 0.92],
    [0.86, 0.96],
  ],
};

/** The decision with the confidence that its layer and rule earned. */
export function calibrate(decision: Decision, isDebit: boolean): Decision {
  const steps = (isDebit ? OUT : IN)[decision.layer];
  const step = steps?.findLast(([from]) => decision.confidence >= from);
  return step ? { ...decision, confidence: step[1] } : decision;
}

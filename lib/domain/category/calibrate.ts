import type { Decision, Layer } from "@/lib/domain/row";

type Steps = readonly (readonly [from: number, share: number])[];

/**
 * How often a decision of a layer and rule strength was right, per direction of money, on generated households whose truth is
 * known (`npm run accuracy`, half with merchants the tables know, half with merchants they do not). A rule's own number orders
 * rules; this makes it a probability. Rounded down: real statements surprise more than generated ones. A layer not listed keeps
 * its rules' own numbers. Nothing is claimed of a row left uncategorised, so its confidence is nearly none.
 */
const OUT: Readonly<Partial<Record<Layer, Steps>>> = {
  BILLER: [
    [0, 0.9],
    [0.9, 0.97],
  ],
  CADENCE: [[0, 0.8]],
  KEYWORD: [
    [0, 0.85],
    [0.72, 0.8],
    [0.86, 0.86],
    [0.91, 0.95],
    [0.95, 0.97],
  ],
  MCC: [
    [0, 0.95],
    [0.9, 0.97],
    [0.97, 0.98],
  ],
  MERCHANT: [
    [0, 0.4],
    [0.7, 0.9],
    [0.9, 0.95],
    [0.95, 0.98],
  ],
  NONE: [[0, 0.02]],
  TRANSFER: [
    [0, 0.6],
    [0.8, 0.9],
    [0.87, 0.95],
  ],
};
const IN: Readonly<Partial<Record<Layer, Steps>>> = {
  CADENCE: [[0, 0.95]],
  KEYWORD: [
    [0, 0.75],
    [0.87, 0.85],
    [0.92, 0.98],
  ],
  MERCHANT: [
    [0, 0.75],
    [0.87, 0.98],
  ],
  NONE: [[0, 0.02]],
  PURPOSE: [[0, 0.98]],
  TRANSFER: [
    [0, 0.8],
    [0.84, 0.96],
  ],
};

/** The decision with the confidence that its layer and rule earned. */
export function calibrate(decision: Decision, isDebit: boolean): Decision {
  const steps = (isDebit ? OUT : IN)[decision.layer];
  const step = steps?.findLast(([from]) => decision.confidence >= from);
  return step ? { ...decision, confidence: step[1] } : decision;
}

import { CONFIDENCE_CSV } from "@/lib/engine/categories/data/confidence-table";
import { readConfidence, toStated } from "@/lib/engine/categories/data/read-confidence";
import type { Decision } from "@/lib/engine/row";

type Steps = readonly { from: number; stated: number }[];

/** The confidence in an uncategorised row. */
const NONE_STATED = 0.02;

/** The calibrated confidences by direction and layer. Each applies if the rule's own confidence is at least `from`. */
const STEPS: ReadonlyMap<string, Steps> = toSteps();

function toSteps(): Map<string, Steps> {
  const steps = new Map<string, { from: number; stated: number }[]>();
  for (const measured of readConfidence(CONFIDENCE_CSV)) {
    const key = `${measured.direction} ${measured.layer}`;
    const list = steps.get(key) ?? [];
    list.push({ from: measured.from, stated: toStated(measured) });
    steps.set(key, list);
  }
  return steps;
}

/**
 * Replaces a rule's own confidence with the confidence that was measured for its layer. The rules' own numbers only
 * rank the rules; the measured numbers are probabilities. A layer without measurements, such as the bank's purpose
 * codes, keeps its own numbers.
 */
export function calibrate(decision: Decision, isDebit: boolean): Decision {
  if (decision.layer === "NONE") return { ...decision, confidence: NONE_STATED };
  const steps = STEPS.get(`${isDebit ? "out" : "in"} ${decision.layer}`);
  const step = steps?.findLast(({ from }) => decision.confidence >= from);
  return step ? { ...decision, confidence: step.stated } : decision;
}

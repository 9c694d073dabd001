import { CONFIDENCE_CSV } from "@/lib/engine/categories/data/confidence-table";
import { readConfidence, toStated } from "@/lib/engine/categories/data/read-confidence";
import type { Decision } from "@/lib/engine/row";

type Steps = readonly { from: number; stated: number }[];

/** Nothing is claimed of a row that is left uncategorised. */
const NONE_STATED = 0.02;

/** By direction and layer, the share stated from each strength of a rule up. */
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
 * The decision with the confidence that its layer and rule earned. A rule's own number orders rules; what was measured makes it
 * a probability. A layer that is not in the table keeps its rules' own numbers: a bank's purpose code says what it says.
 */
export function calibrate(decision: Decision, isDebit: boolean): Decision {
  if (decision.layer === "NONE") return { ...decision, confidence: NONE_STATED };
  const steps = STEPS.get(`${isDebit ? "out" : "in"} ${decision.layer}`);
  const step = steps?.findLast(({ from }) => decision.confidence >= from);
  return step ? { ...decision, confidence: step.stated } : decision;
}

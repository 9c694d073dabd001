import type { Decision, Layer } from "@/lib/engine/row";

export function toDecision(
  code: string,
  layer: Layer,
  rule: string,
  confidence: number,
  inferred = false,
): Decision {
  return { code, layer, rule, confidence: Math.round(confidence * 100) / 100, inferred };
}

/** The rule of a direct-entry credit from a name without a firm's word, which may be a person or a firm. */
export const UNLISTED = "direct entry from a name of no firm";

/** The rule of a credit whose name is a single given name. */
export const GIVEN_NAME = "a given name alone";

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

/** The rule of a credit by direct entry from a name of no firm: a person's, or a firm's that does not say it is one. */
export const UNLISTED = "direct entry from a name of no firm";

/** The rule of a credit from one word that is a given name. */
export const GIVEN_NAME = "a given name alone";

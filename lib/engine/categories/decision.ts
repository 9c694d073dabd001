import type { Decision, Layer } from "@/lib/engine/row";

/** A category that the row states, with its confidence (0 to 1) in whole hundredths. */
export function toDecision(code: string, layer: Layer, rule: string, confidence: number): Decision {
  return { code, layer, rule, confidence: Math.round(confidence * 100) / 100, inferred: false };
}

/** Like toDecision, but for a category that the row suggests but does not state. */
export const toInferred = (code: string, layer: Layer, rule: string, confidence: number): Decision => ({
  ...toDecision(code, layer, rule, confidence),
  inferred: true,
});

/**
 * The rule for a direct-entry credit whose payer's name contains no business word. The payer may be a person, or a firm
 * whose name does not show that it is one.
 */
export const UNLISTED = "no business word in the payer's name, so probably a person";

/** The rule for a credit whose payer's name is only a given name. */
export const GIVEN_NAME = "only a given name, so probably a person";

/** The category of a credit that begins with "refund", whatever shop follows. */
export const REFUND = toDecision("crd.refund", "KEYWORD", "REFUND", 0.75);

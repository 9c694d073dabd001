import { isFirmName } from "@/lib/engine/categories/firm-name";
import type { Signs } from "@/lib/engine/categories/read-signs";
import type { Decision } from "@/lib/engine/row";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

/**
 * A numbered progress claim, by which tradespeople ask builders for payment: "CLAIM 171". An insurer's claim also has a
 * word for insurance.
 */
const NUMBERED_CLAIM = /\bCLAIM (?:NO )?\d/;
const INSURED = /\b(?:INSUR\w*|ASSUR\w*|HEALTH|LIFE|MOTOR|PET|TRAVEL|TAC|WORKCOVER|MEDICARE)\b/;

/** Reports whether a builder pays a tradesperson's progress claim. False if an insurer pays a customer's claim. */
export function isProgressClaim(
  { code, layer, rule }: Decision,
  text: Descriptor | undefined,
  sign: Signs | undefined,
): boolean {
  const payer = sign?.merchant?.value.code ?? "";
  if (payer.startsWith("ins.") || payer.endsWith("insurance")) return false;
  const words = text?.words.join(" ") ?? "";
  const isAmbiguous =
    code === "crd.person" || (code === "inc.comp.insurance" && layer === "KEYWORD" && rule === "CLAIM");
  return isAmbiguous && NUMBERED_CLAIM.test(words) && !INSURED.test(words);
}

/**
 * Reports whether a person pays a commission. The payment is then for a work of art, such as a painting. It is not a
 * wage, because employers are firms.
 */
export function isCommissioned({ code, rule }: Decision, text: Descriptor | undefined): boolean {
  const tokens = text?.tokens ?? [];
  const name = tokens.slice(0, tokens.indexOf("COMMISSION"));
  const isPerson = name.length > 1 && text !== undefined && !isFirmName({ ...text, tokens: name }, undefined);
  return code === "inc.salary.variable" && rule === "COMMISSION" && isPerson;
}

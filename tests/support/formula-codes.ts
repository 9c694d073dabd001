import { FORMULA_IDS } from "@/lib/engine/figures/formulas";

/** Matches the formula codes in a text for people, such as "R-NDI". Longer codes come first. */
export const FORMULA_CODES = new RegExp(
  `(?<![\\w-])(?:${[...FORMULA_IDS].sort((one, other) => other.length - one.length).join("|")})(?![\\w-])`,
  "g",
);

import { askModel, loadModel, type Model } from "@/lib/engine/categories/opinion/model";
import { WEIGHTS } from "@/lib/engine/categories/opinion/weights-table";
import type { Decision } from "@/lib/engine/row";
import { FIRST_NAMES } from "@/lib/engine/text/first-names";
import { SURNAMES } from "@/lib/engine/text/surnames";

let model: Model | undefined;

/** Cached answers. Rows with the same wording share one array of words, which is freed with the report. */
const answers = new WeakMap<readonly string[], { decision: Decision | null }>();

/**
 * Reports whether at least two words, and at least half of all words, are people's names. The model then abstains: some
 * cultures' names are also words on menus, and no label may depend on the culture of a name.
 */
function isLikeNames(tokens: readonly string[]): boolean {
  const names = tokens.filter((word) => FIRST_NAMES.has(word) || SURNAMES.has(word)).length;
  return names > 1 && names * 2 >= tokens.length;
}

/** The model's category for a name that the rules leave open, with the decisive words; null if the model abstains. */
export function askOpinion(tokens: readonly string[]): Decision | null {
  if (isLikeNames(tokens)) return null;
  const known = answers.get(tokens);
  if (known) return known.decision;
  model ??= loadModel(WEIGHTS);
  const { code, precision, words } = askModel(model, tokens);
  const decision: Decision | null =
    code === null
      ? null
      : { code, layer: "MODEL", rule: words.join(" "), confidence: precision, inferred: true };
  answers.set(tokens, { decision });
  return decision;
}

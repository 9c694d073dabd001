import { askModel, loadModel, type Model } from "@/lib/engine/categories/opinion/model";
import { WEIGHTS } from "@/lib/engine/categories/opinion/weights-table";
import type { Decision } from "@/lib/engine/row";

let model: Model | undefined;

/** Rows of one wording share their words, and those are freed with the report. */
const answers = new WeakMap<readonly string[], { decision: Decision | null }>();

/** The model's category for a name the rules leave open, with the words that decided; null where it abstains. */
export function askOpinion(tokens: readonly string[]): Decision | null {
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

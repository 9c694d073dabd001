import { askModel, loadModel, type Model } from "@/lib/engine/categories/opinion/model";
import { WEIGHTS } from "@/lib/engine/categories/opinion/weights-table";
import type { Decision } from "@/lib/engine/row";

let model: Model | undefined;

/** Cached answers. Rows with the same wording share one array of words, which is freed with the report. */
const answers = new WeakMap<readonly string[], { decision: Decision | null }>();

/** The model's category for a name that the rules leave open, with the decisive words; null if the model abstains. */
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

import { BUCKETS, hashWord, listModelWords } from "@/lib/engine/categories/opinion/features";

/** The output of the training script. `weights` is base64 of one signed byte per bucket and class. */
export type ModelData = {
  classes: readonly string[];
  /**
   * Scores are multiplied by this factor: the size of one quantised step, divided by a temperature. The temperature was
   * fitted on held-out names.
   */
  scale: number;
  bias: readonly number[];
  /** `one` is for names of a single word, `several` for longer names. A single word contains less evidence. */
  one: Calibration;
  several: Calibration;
  weights: string;
};

/**
 * The model abstains below `threshold`. `precision` is the share of held-out names above the threshold for
 * which the model was right.
 */
export type Calibration = { threshold: number; precision: number };

export type Model = { data: ModelData; weights: Int8Array };

/** `code` is null if the model abstains. `words` are the words that contributed most to the answer. */
type Opinion = {
  code: string | null;
  probability: number;
  precision: number;
  words: readonly string[];
};

/** The class of names that the model must not categorise: people, places, lenders, bookmakers and public bodies. */
export const NONE = "none";

/** Decodes the weights. Throws if there is not exactly one weight for each bucket and class. */
export function loadModel(data: ModelData): Model {
  const bytes = atob(data.weights);
  const weights = new Int8Array(bytes.length);
  for (let at = 0; at < bytes.length; at++) weights[at] = bytes.charCodeAt(at);
  if (weights.length !== BUCKETS * data.classes.length)
    throw new Error("the model's weights do not fit its classes");
  return { data, weights };
}

/** The category that the words of a name suggest. Equal words always give an equal answer. */
export function askModel({ data, weights }: Model, tokens: readonly string[]): Opinion {
  const words = listModelWords(tokens);
  const { threshold, precision } = words.length === 1 ? data.one : data.several;
  // With a threshold above 1, the model always abstains, so no probability is computed.
  if (words.length === 0 || threshold > 1) return { code: null, probability: 0, precision: 0, words: [] };
  const buckets = words.map(hashWord);
  const share = data.scale / Math.sqrt(buckets.reduce((sum, list) => sum + list.length, 0));
  const scores = Float64Array.from(data.bias);
  const parts = buckets.map((list) => sumWeights(list, weights, scores.length, share));
  for (const part of parts)
    for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] as number) + (part[at] as number);
  const top = Math.max(...scores);
  const best = scores.indexOf(top);
  const probability = 1 / scores.reduce((sum, score) => sum + Math.exp(score - top), 0);
  const code = data.classes[best] ?? NONE;
  if (code === NONE || probability < threshold) return { code: null, probability, precision: 0, words: [] };
  return { code, probability, precision, words: listDeciding(words, parts, best) };
}

function sumWeights(
  buckets: readonly number[],
  weights: Int8Array,
  size: number,
  share: number,
): Float64Array {
  const sums = new Int32Array(size);
  for (const bucket of buckets) {
    const from = bucket * size;
    for (let at = 0; at < size; at++) sums[at] = (sums[at] as number) + (weights[from + at] as number);
  }
  const scores = new Float64Array(size);
  for (let at = 0; at < size; at++) scores[at] = (sums[at] as number) * share;
  return scores;
}

const DECIDING_MAX = 2;

/**
 * The words that raise the score of the class `best` most, at most DECIDING_MAX. A word's gain is its part of this
 * score, less the mean of its parts over all classes. Words without a gain are left out.
 */
function listDeciding(words: readonly string[], parts: readonly Float64Array[], best: number): string[] {
  return words
    .map((word, at) => {
      const part = parts[at] ?? new Float64Array(0);
      const mean = part.reduce((sum, score) => sum + score, 0) / Math.max(1, part.length);
      return { word, gain: (part[best] ?? 0) - mean };
    })
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, DECIDING_MAX)
    .map(({ word }) => word);
}

import { BUCKETS, hashWord, listModelWords } from "@/lib/engine/categories/opinion/features";
import {
  askModel,
  type Calibration,
  loadModel,
  type ModelData,
  NONE,
} from "@/lib/engine/categories/opinion/model";

/** The words of one row as the engine reads them, and their category. */
export type Example = { tokens: readonly string[]; code: string };

const EPOCHS = 12;
const RATE = 0.3;
/** The strength of the regularisation, which gives little weight to a word fragment that was seen only once. */
const DECAY = 1e-4;
/** The minimum share of right answers on held-out names. */
const PRECISION_MIN = 0.9;
const ANSWERS_MIN = 30;

/** A random generator (mulberry32) whose numbers are the same for a seed on every machine. */
export function newRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Read = { buckets: number[]; target: number };

/**
 * Trains a multinomial logistic regression by stochastic gradient descent with AdaGrad, then quantises it and
 * calibrates it on held-out names.
 */
export function train(examples: readonly Example[], heldOut: readonly Example[], seed = 20): ModelData {
  const classes = [...new Set([...examples.map(({ code }) => code), NONE])].sort();
  const size = classes.length;
  const rows = examples.map(({ tokens, code }) => ({
    buckets: listModelWords(tokens).flatMap(hashWord),
    target: classes.indexOf(code),
  }));
  const weights = new Float32Array(BUCKETS * size);
  const squares = new Float32Array(BUCKETS * size).fill(1e-6);
  const bias = new Float64Array(size);
  const random = newRandom(seed);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(rows, random);
    for (const row of rows) if (row.buckets.length > 0) step(row, { weights, squares, bias, size });
  }
  let most = 0;
  for (const weight of weights) most = Math.max(most, Math.abs(weight));
  const unit = most / 127;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / unit));
  const raw: ModelData = {
    classes,
    scale: unit,
    bias: [...bias].map((value) => Number(value.toFixed(4))),
    one: OPEN,
    several: OPEN,
    weights: Buffer.from(bytes.buffer).toString("base64"),
  };
  return calibrate(raw, heldOut);
}

type State = { weights: Float32Array; squares: Float32Array; bias: Float64Array; size: number };

function step({ buckets, target }: Read, { weights, squares, bias, size }: State): void {
  const share = 1 / Math.sqrt(buckets.length);
  const scores = Array.from(bias);
  for (const bucket of buckets)
    for (let at = 0; at < size; at++)
      scores[at] = (scores[at] ?? 0) + (weights[bucket * size + at] ?? 0) * share;
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - top));
  const sum = powers.reduce((total, power) => total + power, 0);
  for (let at = 0; at < size; at++) {
    const error = (powers[at] ?? 0) / sum - (at === target ? 1 : 0);
    bias[at] = (bias[at] ?? 0) - 0.01 * error;
    if (Math.abs(error) < 1e-3) continue;
    for (const bucket of buckets) {
      const index = bucket * size + at;
      const slope = error * share + DECAY * (weights[index] ?? 0);
      squares[index] = (squares[index] ?? 0) + slope * slope;
      weights[index] = (weights[index] ?? 0) - (RATE * slope) / Math.sqrt((squares[index] ?? 1) + 0.01);
    }
  }
}

function shuffle<T>(rows: T[], random: () => number): void {
  for (let at = rows.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const kept = rows[at] as T;
    rows[at] = rows[other] as T;
    rows[other] = kept;
  }
}

const TEMPERATURES = [0.6, 0.8, 1, 1.25, 1.5, 2, 2.5, 3, 4];

/** Finds the temperature that fits the held-out answers best, and the thresholds for it. */
function calibrate(raw: ModelData, heldOut: readonly Example[]): ModelData {
  let best = raw;
  let least = Number.POSITIVE_INFINITY;
  for (const temperature of TEMPERATURES) {
    const data = {
      ...raw,
      scale: raw.scale / temperature,
      bias: raw.bias.map((value) => value / temperature),
    };
    const answers = listAnswers(data, heldOut);
    const loss = answers.reduce(
      (sum, { isRight, probability }) =>
        sum - Math.log(Math.max(1e-6, isRight ? probability : 1 - probability)),
      0,
    );
    if (loss < least) {
      least = loss;
      best = data;
    }
  }
  const answers = listAnswers(best, heldOut);
  return {
    ...best,
    one: findThreshold(answers.filter(({ isOne }) => isOne)),
    several: findThreshold(answers.filter(({ isOne }) => !isOne)),
  };
}

const OPEN: Calibration = { threshold: 0, precision: 0 };

type Answer = { isRight: boolean; isOne: boolean; probability: number };

/**
 * Finds the lowest threshold above which enough answers were right. If there is no such threshold, returns 2, which no
 * probability reaches.
 */
function findThreshold(answers: readonly Answer[]): Calibration {
  const ranked = answers.toSorted((a, b) => b.probability - a.probability);
  let right = 0;
  let chosen = { threshold: 2, precision: 0 };
  for (const [at, { isRight, probability }] of ranked.entries()) {
    if (isRight) right++;
    const precision = right / (at + 1);
    if (at + 1 >= Math.min(ANSWERS_MIN, ranked.length / 4) && precision >= PRECISION_MIN)
      chosen = { threshold: probability, precision };
  }
  return {
    threshold: Math.ceil(chosen.threshold * 1000) / 1000,
    precision: Math.floor(chosen.precision * 100) / 100,
  };
}

function listAnswers(data: ModelData, heldOut: readonly Example[]): Answer[] {
  const model = loadModel({ ...data, one: OPEN, several: OPEN });
  return heldOut.flatMap(({ tokens, code }) => {
    const { code: answer, probability } = askModel(model, tokens);
    return answer === null
      ? []
      : [{ isRight: answer === code, isOne: listModelWords(tokens).length === 1, probability }];
  });
}

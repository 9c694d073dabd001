/** Seeded random numbers: the same seed gives the same sequence on every machine. */
export type Chance = {
  /** A number of at least 0 and less than 1. */
  next(): number;
  /** An integer from `low` to `high`, both included. */
  int(low: number, high: number): number;
  /** True with probability `share`. */
  is(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Up to `count` different members, in the order drawn. */
  some<T>(list: readonly T[], count: number): T[];
  /** A number of cents between `lowCents` and `highCents`, about half of them in the lower third, as prices are. */
  price(lowCents: number, highCents: number): number;
  /** Random digits for a reference. */
  digits(count: number): string;
  /** An independent sequence, so that drawing more numbers here does not change other sequences. */
  fork(label: string): Chance;
};

/** Creates random numbers from a seed. */
export function newChance(seed: string): Chance {
  const state = hash(seed);
  let [a, b, c, d] = [state, state ^ 0x9e3779b9, state ^ 0x243f6a88, 1];
  // The generator sfc32 (small fast counter), which is in the public domain.
  const next = () => {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let round = 0; round < 15; round++) next();
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => {
    const found = list[int(0, list.length - 1)];
    if (found === undefined) throw new Error("nothing to pick from");
    return found;
  };
  return {
    next,
    int,
    pick,
    is: (share) => next() < share,
    some: (list, count) => {
      const left = [...list];
      const drawn: (typeof left)[number][] = [];
      while (drawn.length < count && left.length > 0) drawn.push(...left.splice(int(0, left.length - 1), 1));
      return drawn;
    },
    price: (low, high) => Math.round(low + (high - low) * next() * (0.35 + 0.65 * next())),
    digits: (count) => Array.from({ length: count }, () => int(0, 9)).join(""),
    fork: (label) => newChance(`${seed}/${label}`),
  };
}

/** FNV-1a over the text's code units. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value | 0;
}

/**
 * A function that returns the next number in [0, 1). The numbers come from a text key (household, rule, day), so the
 * events of a day never depend on the number of earlier draws. A later pull returns the same history with more days.
 */
export type Random = () => number;

function hash(key: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < key.length; index++) {
    state = Math.imul(state ^ key.charCodeAt(index), 0x01000193);
  }
  // Keys often differ only in their last letters; mixing spreads that difference over all the bits.
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}

/** Returns a generator of numbers in [0, 1). Equal keys give equal numbers (mulberry32). */
export function randomOf(key: string): Random {
  let state = hash(key);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number from `low` to `high`, inclusive. */
export function whole(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

/** Picks one of the items; items with more weight are more likely. */
export function pickWeighted<T extends { weight: number }>(random: Random, items: readonly T[]): T {
  let left = random() * items.reduce((sum, item) => sum + item.weight, 0);
  for (const item of items) {
    left -= item.weight;
    if (left < 0) return item;
  }
  return last(items);
}

/** Picks one of the items, all equally likely. */
export function pick<T>(random: Random, items: readonly T[]): T {
  return items[Math.floor(random() * items.length)] ?? last(items);
}

/** `length` digits that are stable for the same key: store numbers, references, account numbers. */
export function digitsOf(key: string, length: number): string {
  const random = randomOf(key);
  return Array.from({ length }, () => whole(random, 0, 9)).join("");
}

function last<T>(items: readonly T[]): T {
  const item = items.at(-1);
  if (item === undefined) throw new Error("the list to pick from is empty");
  return item;
}

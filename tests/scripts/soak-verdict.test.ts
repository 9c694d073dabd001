import { expect, test } from "vitest";
import { judgeMemory } from "@/scripts/bench/soak-verdict.mjs";

const curve = (minutes: number, memoryAt: (share: number) => number) =>
  Array.from({ length: 300 }, (_, n) => ({
    atMs: (n / 299) * minutes * 60_000,
    memoryMb: memoryAt(n / 299),
  }));

test.each([
  ["levels off", curve(30, (share) => 400 + 300 * Math.min(1, 4 * share)), true, /under.*flat/],
  ["keeps growing", curve(30, (share) => 400 + 300 * share), false, /under.*GROWING/],
  ["exceeds the ceiling once", curve(30, (share) => (share === 1 ? 1_100 : 600)), false, /ABOVE.*flat/],
  ["grows in a short run", curve(5, (share) => 400 + 300 * share), true, /too short/],
])("judgeMemory judges a curve that %s", (_, samples, isGood, words) => {
  const verdict = judgeMemory(samples, 1_024);
  expect(verdict.isGood).toBe(isGood);
  expect(verdict.words).toMatch(words);
});

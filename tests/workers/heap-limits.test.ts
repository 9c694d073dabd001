import { expect, test } from "vitest";
import { findMemoryMb, HEAPS, heapLimits, type JobName, needsMb } from "@/lib/workers/heap-limits";

const GB = 1_073_741_824;
const NAMES = Object.keys(HEAPS) as JobName[];
const oldMb = (name: JobName, memoryMb: number) =>
  heapLimits(name, memoryMb).maxOldGenerationSizeMb ?? Number.NaN;

test.each([
  ["the container's limit", undefined, 2 * GB, 24 * GB, 2_048],
  ["the machine's memory if the container has no limit", undefined, 0, 24 * GB, 24_576],
  ["the machine's memory if the limit is higher", undefined, 2 ** 63, 24 * GB, 24_576],
  ["the setting, which has precedence", 1_024, 2 * GB, 24 * GB, 1_024],
])("findMemoryMb reads %s", (_, set, constrained, total, expected) => {
  expect(findMemoryMb(set, constrained, total)).toBe(expected);
});

test.each([3_584, 4_096, 8_192, 16_384])(
  "the heap limits of all threads fit into %d MB, next to the main thread",
  (memoryMb) => {
    const together = NAMES.reduce((sum, name) => sum + oldMb(name, memoryMb), 0);
    expect(together).toBeLessThanOrEqual(memoryMb - 384);
    expect(needsMb(memoryMb)).toBe(together + 384);
  },
);

test.each([
  [3_500, 3_507],
  [1_536, 2_173],
  [512, 2_112],
])("the heap limits do not fit into less than 3,584 MB: with %d MB, they need %d MB", (memoryMb, needed) => {
  expect(needsMb(memoryMb)).toBe(needed);
});

test("the heap limits equal each thread's measured need on a large machine, and the need of an ordinary report on a small one", () => {
  expect(oldMb("reports", 32_768)).toBe(4_096);
  expect(oldMb("viewer-live", 64_000)).toBe(2_048);
  for (const name of NAMES) expect(oldMb(name, 512)).toBe(192);
  expect(heapLimits("pdf", 512).maxYoungGenerationSizeMb).toBe(32);
});

import { expect, test } from "vitest";
import { makeSleeper } from "@/lib/jobs/sleeper";

const took = async (sleep: () => Promise<void>) => {
  const began = performance.now();
  await sleep();
  return performance.now() - began;
};

test("a wake ends the sleep under way", async () => {
  const sleeper = makeSleeper();
  sleeper.restart();
  setTimeout(sleeper.wake, 10);
  expect(await took(() => sleeper.sleep(5_000))).toBeLessThan(2_000);
});

test("a wake that comes while nobody sleeps is not lost, and one that was seen to does not count again", async () => {
  const sleeper = makeSleeper();
  sleeper.restart();
  sleeper.wake();
  expect(await took(() => sleeper.sleep(5_000))).toBeLessThan(2_000);
  sleeper.restart();
  expect(await took(() => sleeper.sleep(50))).toBeGreaterThan(40);
});

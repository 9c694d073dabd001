import { expect, test } from "vitest";
import { makeTimer } from "@/lib/jobs/driver";

const took = async (sleep: () => Promise<void>) => {
  const began = performance.now();
  await sleep();
  return performance.now() - began;
};

test("wake ends the current sleep", async () => {
  const timer = makeTimer();
  timer.restart();
  setTimeout(timer.wake, 10);
  expect(await took(() => timer.sleep(5_000))).toBeLessThan(2_000);
});

test("wake between two sleeps ends the next sleep, and restart cancels that effect", async () => {
  const timer = makeTimer();
  timer.restart();
  timer.wake();
  expect(await took(() => timer.sleep(5_000))).toBeLessThan(2_000);
  timer.restart();
  expect(await took(() => timer.sleep(50))).toBeGreaterThan(40);
});

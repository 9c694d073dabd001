import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeTimer } from "@/lib/jobs/driver";

// Uses fake timers, so that time passes only when a test advances it.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("wake ends the current sleep", async () => {
  const timer = makeTimer();
  timer.restart();
  const sleep = timer.sleep(5_000);
  timer.wake();
  await sleep;
  expect(vi.getTimerCount()).toBe(0);
});

test("wake between two sleeps ends the next sleep, and restart cancels that effect", async () => {
  const timer = makeTimer();
  timer.restart();
  timer.wake();
  await timer.sleep(5_000);
  timer.restart();
  const ended = vi.fn();
  const sleep = timer.sleep(50).then(ended);
  await vi.advanceTimersByTimeAsync(49);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await sleep;
  expect(ended).toHaveBeenCalledOnce();
});

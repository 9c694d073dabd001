import { expect, test } from "vitest";
import { shareRun } from "@/lib/workers/share-run";

/** Work that reads a state when it starts, and returns that state when released. */
function lookingWork() {
  let seen = 0;
  let runs = 0;
  const ends: (() => void)[] = [];
  const work = async () => {
    runs++;
    const saw = seen;
    await new Promise<void>((resolve) => ends.push(resolve));
    return saw;
  };
  return {
    work,
    happen: () => seen++,
    runs: () => runs,
    end: async () => {
      while (ends.length === 0) await new Promise((resolve) => setImmediate(resolve));
      ends.shift()?.();
    },
  };
}

test("shareRun gives callers that arrive during a run the result of the next run, which sees the state after their call", async () => {
  const { work, happen, runs, end } = lookingWork();
  const first = shareRun("a", work);
  happen();
  const later = Promise.all([shareRun("a", work), shareRun("a", work), shareRun("a", work)]);
  await end();
  expect(await first).toBe(0);
  await end();
  expect(await later).toEqual([1, 1, 1]);
  expect(runs()).toBe(2);
});

test("shareRun reports a failed run only to the callers of that run", async () => {
  const failing = shareRun("b", async () => {
    throw new Error("once");
  });
  const next = shareRun("b", async () => "fine");
  await expect(failing).rejects.toThrow("once");
  expect(await next).toBe("fine");
  expect(await shareRun("b", async () => "again")).toBe("again");
});

test("shareRun does not make callers with a different key wait", async () => {
  const { work, end } = lookingWork();
  const waiting = shareRun("c", work);
  expect(await shareRun("d", async () => "at once")).toBe("at once");
  await end();
  expect(await waiting).toBe(0);
});

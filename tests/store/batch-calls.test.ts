import { describe, expect, test } from "vitest";
import { batchCalls } from "@/lib/store/batch-calls";

/** Returns a function whose batches take 5 ms each, and the list of batches so far. */
function trips(fails: (inputs: number[]) => boolean = () => false) {
  const made: { key: string; inputs: number[] }[] = [];
  const call = batchCalls<number, string>(3, async (inputs, key) => {
    made.push({ key, inputs });
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (fails(inputs)) throw new Error(`no ${inputs.join()}`);
    return inputs.map((input) => `${key}${input}`);
  });
  return { made, call };
}

describe("batchCalls for concurrent calls", () => {
  test("runs the first call immediately and later calls together, up to the limit, each with its own result", async () => {
    const { made, call } = trips();
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((input) => call("a", input)));
    expect(answers).toEqual(["a1", "a2", "a3", "a4", "a5", "a6"]);
    expect(made.map(({ inputs }) => inputs)).toEqual([[1], [2, 3, 4], [5, 6]]);
    await call("a", 7);
    expect(made.at(-1)).toEqual({ key: "a", inputs: [7] });
  });

  test("does not combine calls with different keys, and does not make them wait for each other", async () => {
    const { made, call } = trips();
    await Promise.all([call("a", 1), call("b", 2), call("a", 3)]);
    expect(made).toEqual([
      { key: "a", inputs: [1] },
      { key: "b", inputs: [2] },
      { key: "a", inputs: [3] },
    ]);
  });

  test("fails no call because another call fails", async () => {
    const { call } = trips((inputs) => inputs.includes(3));
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map((input) => call("a", input)));
    expect(outcomes.map((outcome) => outcome.status)).toEqual([
      "fulfilled",
      "fulfilled",
      "rejected",
      "fulfilled",
    ]);
  });
});

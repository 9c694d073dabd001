import { getPriority } from "node:os";
import { Worker } from "node:worker_threads";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { AppError, UpstreamFault } from "@/lib/errors";
import { describeError } from "@/lib/log";
import { isUnavailable } from "@/lib/store/unavailable";
import { makeThread, type ThreadOptions } from "@/lib/workers/thread";
import { bundleWorker } from "@/tests/support/bundle-worker";
import type { TrialJob, TrialWarmUp } from "@/tests/support/thread-worker";

let script: string;
beforeAll(async () => {
  script = await bundleWorker("tests/support/thread-worker.ts");
});

let count = 0;
function trialThread(options: Partial<ThreadOptions<TrialJob, unknown>> = {}) {
  return makeThread<TrialJob, unknown>({
    name: `trial ${++count}`,
    start: () => new Worker(script),
    here: async () => "here",
    waitingMax: 20,
    timeoutMs: 20_000,
    ...options,
  });
}
const say = (word: string): TrialJob => ({ do: "say", word });
const fault = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => null,
    (error: unknown) => error,
  );

describe("a worker thread", () => {
  test("does its jobs in order, one at a time", async () => {
    const thread = trialThread();
    const reported: unknown[] = [];
    const jobs: TrialJob[] = [{ do: "wait", timeMs: 30 }, say("a"), { do: "wait", timeMs: 1 }, say("b")];
    const asked = jobs.map((job) => thread.run(job).then((result) => reported.push(result)));
    expect(thread.waiting()).toBe(4);
    await Promise.all(asked);
    expect(reported).toEqual([1, "a", 1, "b"]);
    expect(thread.waiting()).toBe(0);
  });

  test("starts before its first job if it is prepared, and only once", async () => {
    const start = vi.fn(() => new Worker(script));
    const thread = trialThread({ start });
    thread.prepare();
    thread.prepare();
    expect(start).toHaveBeenCalledTimes(1);
    expect(await thread.run(say("a"))).toBe("a");
    expect(start).toHaveBeenCalledTimes(1);
  });

  const warmedThread = (warmUp: TrialWarmUp) =>
    trialThread({ start: () => new Worker(script, { workerData: { warmUp } }) });

  test("has reported that it is ready before it warms up, and stops that when its first job arrives", async () => {
    let worker: Worker | undefined;
    const start = () => {
      worker = new Worker(script, { workerData: { warmUp: "endless" } });
      return worker;
    };
    const thread = trialThread({ start });
    thread.prepare();
    await new Promise((resolve) => worker?.once("message", resolve));
    expect(await thread.run(say("a"))).toBe("a");
    const steps = await thread.run({ do: "count steps" });
    await thread.run({ do: "wait", timeMs: 20 });
    expect(await thread.run({ do: "count steps" })).toBe(steps);
  });

  test("does not warm up if a job waits for it", async () => {
    const thread = warmedThread("endless");
    expect(await thread.run({ do: "count steps" })).toBe(0);
  });

  test("does its jobs if its warm-up fails", async () => {
    const thread = warmedThread("failing");
    thread.prepare();
    expect(await thread.run(say("a"))).toBe("a");
    expect(await thread.run(say("b"))).toBe("b");
  });

  test("does several jobs at the same time up to its limit", async () => {
    const thread = trialThread({ atOnceMax: () => 2 });
    const waits = Array.from({ length: 6 }, () => thread.run({ do: "wait", timeMs: 20 }));
    expect(Math.max(...((await Promise.all(waits)) as number[]))).toBe(2);
  });

  test("fails only one job if one of several concurrent jobs ends the thread, and repeats the remaining jobs", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const thread = trialThread({ atOnceMax: () => 3, timeoutMs: 4_000 });
      const late = fault(thread.run({ do: "wait", timeMs: 60_000 }));
      await vi.advanceTimersByTimeAsync(3_000);
      const [quick, slow] = [say("a"), { do: "wait", timeMs: 1_300 } as const].map((job) => thread.run(job));
      // All three jobs were posted before the thread answered the quick one, so the thread now runs the other two.
      expect(await quick).toBe("a");
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await late).toMatchObject({ name: "ThreadEnded", code: "timed_out" });
      expect(await slow).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });

  test("fails no job because of memory if it runs out of memory with several jobs", async () => {
    const resourceLimits = { maxOldGenerationSizeMb: 24 };
    const start = () => new Worker(script, { resourceLimits });
    const thread = trialThread({ start, atOnceMax: () => 2 });
    const waiting = fault(thread.run({ do: "wait", timeMs: 60_000 }));
    const filling = fault(thread.run({ do: "fill memory" }));
    for (const asked of [waiting, filling])
      expect(await asked).toMatchObject({ name: "ThreadEnded", code: "broken" });
    expect(await fault(thread.run({ do: "fill memory" }))).toMatchObject({ code: "out_of_memory" });
  });

  test("refuses jobs beyond the waiting limit, and accepts more once there is a free slot", async () => {
    const thread = trialThread({ waitingMax: 2 });
    const asked = [thread.run(say("a")), thread.run(say("b"))];
    expect(await fault(thread.run(say("c")))).toMatchObject({ code: "busy", retryAfterSeconds: 5 });
    expect(await Promise.all(asked)).toEqual(["a", "b"]);
    expect(await thread.run(say("d"))).toBe("d");
  });

  test("runs several shares in turn, and limits the waiting jobs of each share", async () => {
    const of = (job: TrialJob) => (job.do === "say" ? (job.word[0] ?? "") : "");
    const thread = trialThread({ share: { of, waitingMax: 4 } });
    const ran: unknown[] = [];
    const ask = (word: string) => thread.run(say(word)).then((result) => ran.push(result));
    const asked = ["a1", "a2", "a3", "a4", "b1", "b2", "c1"].map(ask);
    expect(await fault(thread.run(say("a5")))).toMatchObject({ code: "busy" });
    await Promise.all(asked);
    expect(ran).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
  });

  test.runIf(process.platform === "linux")(
    "has a lower priority than the thread that answers requests",
    async () => {
      expect(await trialThread().run({ do: "tell niceness" })).toBeGreaterThan(getPriority());
    },
  );

  test("returns bytes unchanged", async () => {
    const bytes = (await trialThread().run({ do: "give bytes", size: 3_000_000 })) as Uint8Array;
    expect([bytes.length, bytes.at(0), bytes.at(-1)]).toEqual([3_000_000, 7, 7]);
  });

  test.each([
    ["dies", { do: "die" }, {}, "broken"],
    ["does not end in time", { do: "never end" }, { timeoutMs: 1_500 }, "timed_out"],
    [
      "exceeds its memory",
      { do: "fill memory" },
      { start: () => new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: 32 } }) },
      "out_of_memory",
    ],
  ] as const)(
    "fails its current job if it %s, and another thread continues with the remaining jobs",
    async (_, job, options, code) => {
      // The product's timers are replaced, because a new thread may start slowly on a busy machine, and that time
      // must not count against this test's jobs.
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      try {
        const thread = trialThread(options);
        await thread.run(say("ready"));
        const failed = fault(thread.run(job));
        const rest = [thread.run(say("a")), thread.run(say("b"))];
        if (code === "timed_out") await vi.advanceTimersByTimeAsync(1_500);
        expect(await failed).toMatchObject({ name: "ThreadEnded", code });
        expect(await Promise.all(rest)).toEqual(["a", "b"]);
      } finally {
        vi.useRealTimers();
      }
    },
  );

  test("passes a job to a new thread if the job is submitted just as the idle thread is ended", async () => {
    let started = 0;
    const ended: Promise<unknown>[] = [];
    const start = () => {
      started++;
      const worker = new Worker(script);
      ended.push(new Promise((resolve) => worker.once("exit", resolve)));
      return worker;
    };
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const thread = trialThread({ start, atOnceMax: () => 2 });
      expect(await thread.run(say("a"))).toBe("a");
      vi.advanceTimersByTime(5 * 60_000);
      const asked = [thread.run({ do: "wait", timeMs: 200 }), thread.run(say("b"))];
      await ended[0];
      expect(await Promise.all(asked)).toEqual([1, "b"]);
      expect(started).toBe(2);
    } finally {
      vi.useRealTimers();
    }
  });

  test("leaves the work to the calling thread if it cannot be started", async () => {
    const thread = trialThread({ start: () => new Worker(new URL("../no-such-file.mjs", import.meta.url)) });
    expect(await Promise.all([thread.run(say("a")), thread.run(say("b"))])).toEqual(["here", "here"]);
    expect(await thread.run(say("c"))).toBe("here");
  });
});

describe("an error thrown in a worker thread", () => {
  test("arrives as the same refusal or provider error", async () => {
    const thread = trialThread();
    const refusal = await fault(thread.run({ do: "refuse" }));
    expect(refusal).toBeInstanceOf(AppError);
    expect(refusal).not.toBeInstanceOf(UpstreamFault);
    expect(refusal).toMatchObject({ code: "conflict", message: "There is nothing to share.", status: 409 });
    const missed = await fault(thread.run({ do: "miss upstream" }));
    expect(missed).toBeInstanceOf(UpstreamFault);
    expect(missed).toMatchObject({ operation: "pullData", temporary: true, correlationId: "corr-1" });
  });

  test("states where it happened and whether a retry can help, and contains no data", async () => {
    const error = await fault(trialThread().run({ do: "choke" }));
    expect(isUnavailable(error)).toBe(true);
    expect(describeError(error)).toMatchObject({ name: "TypeError" });
    expect(describeError(error).frames.length).toBeGreaterThan(0);
    expect(`${(error as Error).message} ${(error as Error).stack}`).not.toMatch(/WOOLWORTHS|52\.10/);
  });
});

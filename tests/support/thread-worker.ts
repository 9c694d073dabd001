import { readlinkSync } from "node:fs";
import { getPriority } from "node:os";
import { workerData } from "node:worker_threads";
import { AppError, UpstreamFault } from "@/lib/errors";
import { takeJobs, type WarmUp } from "@/lib/workers/take-jobs";

export type TrialJob =
  | { do: "say"; word: string }
  | { do: "count steps" }
  | { do: "wait"; timeMs: number }
  | { do: "give bytes"; size: number }
  | { do: "tell niceness" }
  | { do: "refuse" | "miss upstream" | "choke" | "die" | "fill memory" | "never end" };

/**
 * The warm-up of a worker in these tests: one that takes three steps, one that fails, or one that never ends. The
 * worker's data names the warm-up.
 */
export type TrialWarmUp = "short" | "failing" | "endless";

let underWay = 0;
let steps = 0;

async function trial(job: TrialJob): Promise<unknown> {
  if (job.do === "say") return job.word;
  if (job.do === "count steps") return steps;
  if (job.do === "give bytes") return new Uint8Array(job.size).fill(7);
  if (job.do === "tell niceness")
    return getPriority(Number(readlinkSync("/proc/thread-self").split("/").at(-1)));
  if (job.do === "refuse") throw new AppError("conflict", "There is nothing to share.");
  if (job.do === "miss upstream") throw new UpstreamFault("pullData", true, { correlationId: "corr-1" });
  if (job.do === "choke") throw Object.assign(new TypeError("WOOLWORTHS 1234 -52.10"), { code: "P1001" });
  if (job.do === "die") process.exit(3);
  if (job.do === "fill memory") for (const kept: number[][] = []; ; ) kept.push(new Array(100_000).fill(1));
  if (job.do === "wait") {
    underWay++;
    await new Promise((resolve) => setTimeout(resolve, job.timeMs));
    return underWay--;
  }
  for (;;);
}

const warmUps: Record<TrialWarmUp, WarmUp> = {
  *short() {
    for (; steps < 3; steps++) yield;
  },
  // biome-ignore lint/correctness/useYield: fails in its first step.
  *failing() {
    throw new Error("no step");
  },
  *endless() {
    for (; ; steps++) yield;
  },
};
const asked = (workerData as { warmUp?: TrialWarmUp } | null)?.warmUp;
takeJobs(trial, asked && (async () => warmUps[asked]));

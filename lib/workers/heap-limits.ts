import { totalmem } from "node:os";
import type { ResourceLimits } from "node:worker_threads";
import { env } from "@/lib/env/env";

const MB = 1_048_576;
/**
 * The memory a process needs in addition to its workers: the thread that answers requests, code, and buffers outside
 * heaps.
 */
const MAIN_MB = 384;
/** The least heap for a worker, even on a small machine: with less it cannot make an ordinary report. */
const LEAST_MB = 192;
/**
 * The most memory for a worker's young objects. With 64 MB the server exceeded 1 GB under five calls a second, documents
 * included; with 32 MB it stays below.
 */
const YOUNG_MB = 32;

/**
 * The share of memory for the workers' old generations, after the process's own needs. The shares add up to the whole,
 * so all workers can reach their limits at once if no share is below LEAST_MB, which is so from 3,584 MB on. With less
 * memory the limits together exceed it (needsMb): a process works, because workers are seldom busy all at once, but its
 * container may end it if they are. The young generations, YOUNG_MB each at most, are in addition.
 */
const SHARES = {
  reports: 0.22,
  snapshots: 0.12,
  "distant snapshots": 0.1,
  "reviews-test": 0.06,
  "reviews-live": 0.06,
  "viewer-test": 0.08,
  "viewer-live": 0.08,
  pdf: 0.14,
  documents: 0.14,
} as const;
export type WorkerName = keyof typeof SHARES;

/**
 * The memory of this process in megabytes: MEMORY_LIMIT_MB if set, otherwise the limit of the container or the
 * machine's memory.
 */
export function findMemoryMb(
  set = env().MEMORY_LIMIT_MB,
  constrained = process.constrainedMemory(),
  total = totalmem(),
): number {
  if (set !== undefined) return set;
  // Without a limit the value is absent, or larger than any machine.
  const isLimited = constrained > 0 && constrained < total;
  return Math.floor((isLimited ? constrained : total) / MB);
}

/** The memory in megabytes that a process of `memoryMb` needs if all its workers reach their limits at once. */
export function needsMb(memoryMb = findMemoryMb()): number {
  const limits = (Object.keys(SHARES) as WorkerName[]).map((name) => oldGenerationMb(name, memoryMb));
  return limits.reduce((sum, limit) => sum + limit, MAIN_MB);
}

const oldGenerationMb = (name: WorkerName, memoryMb: number): number =>
  Math.max(LEAST_MB, Math.floor((memoryMb - MAIN_MB) * SHARES[name]));

/** The heap limits of a worker, `mostMb` at most. A worker that exceeds them ends; the process continues. */
export function heapLimits(name: WorkerName, mostMb: number, memoryMb = findMemoryMb()): ResourceLimits {
  const maxOldGenerationSizeMb = Math.min(mostMb, oldGenerationMb(name, memoryMb));
  return { maxOldGenerationSizeMb, maxYoungGenerationSizeMb: Math.min(YOUNG_MB, maxOldGenerationSizeMb / 4) };
}

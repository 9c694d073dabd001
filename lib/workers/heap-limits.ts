import { totalmem } from "node:os";
import type { ResourceLimits } from "node:worker_threads";
import { env } from "@/lib/env/env";

const MB = 1_048_576;
/** What a process takes beside its workers: the thread that answers requests, code, and buffers outside of heaps. */
const MAIN_MB = 384;
/** With less than this a worker cannot make an ordinary report, so it gets as much however small the machine is. */
const LEAST_MB = 192;
const YOUNG_MB = 64;

/**
 * The part of the memory that each worker's heap may take, after what the process needs beside them. Together they are the
 * whole of it: all of them at their limit at once still fit.
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

/** The memory of this process in megabytes: what MEMORY_LIMIT_MB says, else what its container or its machine has. */
export function findMemoryMb(
  set = env().MEMORY_LIMIT_MB,
  constrained = process.constrainedMemory(),
  total = totalmem(),
): number {
  if (set !== undefined) return set;
  // No limit is said as nothing, or as a number larger than any machine.
  const isLimited = constrained > 0 && constrained < total;
  return Math.floor((isLimited ? constrained : total) / MB);
}

/** The limits of a worker's heap, `mostMb` at most. A worker that passes them ends, and the process goes on. */
export function heapLimits(name: WorkerName, mostMb: number, memoryMb = findMemoryMb()): ResourceLimits {
  const shareMb = Math.floor((memoryMb - MAIN_MB) * SHARES[name]);
  const maxOldGenerationSizeMb = Math.min(mostMb, Math.max(LEAST_MB, shareMb));
  return { maxOldGenerationSizeMb, maxYoungGenerationSizeMb: Math.min(YOUNG_MB, maxOldGenerationSizeMb / 4) };
}

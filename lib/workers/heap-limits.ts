import { totalmem } from "node:os";
import type { ResourceLimits } from "node:worker_threads";
import { env } from "@/lib/env/env";

const MB = 1_048_576;
/**
 * The megabytes that a process needs in addition to the heaps of its workers: for the thread that answers requests,
 * for code, and for buffers outside heaps.
 */
const MAIN_MB = 384;
/**
 * The smallest heap for a worker, even on a small machine. With a smaller heap, a worker cannot make an ordinary
 * report.
 */
const LEAST_MB = 192;
/**
 * The largest memory for a worker's young objects, in megabytes. Measured at five calls a second, documents included:
 * with 64 MB the server needs more than 1 GB, with 32 MB less than 1 GB.
 */
const YOUNG_MB = 32;

type HeapShare = {
  /**
   * The worker's old generation gets this share of the memory that remains after the process's own needs. The shares
   * of all workers add up to 1. In addition, each worker's young generation needs up to YOUNG_MB.
   */
  heapShare: number;
  /** The largest old generation in megabytes, on a machine of any size. */
  heapMaxMb: number;
};

export const HEAPS = {
  reports: { heapShare: 0.22, heapMaxMb: 4_096 },
  snapshots: { heapShare: 0.12, heapMaxMb: 4_096 },
  "distant snapshots": { heapShare: 0.1, heapMaxMb: 4_096 },
  "reviews-test": { heapShare: 0.06, heapMaxMb: 2_048 },
  "reviews-live": { heapShare: 0.06, heapMaxMb: 2_048 },
  "viewer-test": { heapShare: 0.08, heapMaxMb: 2_048 },
  "viewer-live": { heapShare: 0.08, heapMaxMb: 2_048 },
  pdf: { heapShare: 0.14, heapMaxMb: 4_096 },
  documents: { heapShare: 0.14, heapMaxMb: 4_096 },
} satisfies Record<string, HeapShare>;
export type JobName = keyof typeof HEAPS;

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
  // If there is no limit, the value is zero or larger than the memory of any machine.
  const isLimited = constrained > 0 && constrained < total;
  return Math.floor((isLimited ? constrained : total) / MB);
}

/**
 * The memory in megabytes that a process of `memoryMb` needs if all its workers reach their limits at the same time,
 * without the workers' young generations. With 3,584 MB or more, that is at most `memoryMb`. With less, it may be more,
 * because LEAST_MB is more than some workers' shares. The process can still run, because workers are rarely all busy at
 * the same time. If they are, its container may end the process.
 */
export function needsMb(memoryMb = findMemoryMb()): number {
  return Object.values(HEAPS).reduce((sum, heap) => sum + oldGenerationMb(heap, memoryMb), MAIN_MB);
}

const oldGenerationMb = ({ heapShare, heapMaxMb }: HeapShare, memoryMb: number): number =>
  Math.min(heapMaxMb, Math.max(LEAST_MB, Math.floor((memoryMb - MAIN_MB) * heapShare)));

/** The heap limits of a worker. A worker that exceeds them ends; the process continues. */
export function heapLimits(name: JobName, memoryMb = findMemoryMb()): ResourceLimits {
  const maxOldGenerationSizeMb = oldGenerationMb(HEAPS[name], memoryMb);
  return { maxOldGenerationSizeMb, maxYoungGenerationSizeMb: Math.min(YOUNG_MB, maxOldGenerationSizeMb / 4) };
}

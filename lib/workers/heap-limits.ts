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

export type HeapShare = {
  /**
   * The worker's part of the memory that remains after the process's own needs. The shares of all workers add up to
   * the whole, so all can reach their limits at once.
   */
  heapShare: number;
  /** The most megabytes of heap, on a machine of any size. */
  heapMaxMb: number;
};

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

/** The heap limits of a worker. A worker that exceeds them ends; the process continues. */
export function heapLimits({ heapShare, heapMaxMb }: HeapShare, memoryMb = findMemoryMb()): ResourceLimits {
  const shareMb = Math.floor((memoryMb - MAIN_MB) * heapShare);
  const maxOldGenerationSizeMb = Math.min(heapMaxMb, Math.max(LEAST_MB, shareMb));
  return { maxOldGenerationSizeMb, maxYoungGenerationSizeMb: Math.min(YOUNG_MB, maxOldGenerationSizeMb / 4) };
}

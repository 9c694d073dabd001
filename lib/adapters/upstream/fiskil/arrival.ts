import type { Sight } from "@/lib/adapters/upstream/fiskil/sight";
import { isFields } from "@/lib/adapters/upstream/rest/fields";

/**
 * When the full history may be taken to have arrived although no event says so (FACTS.md, "Whether all of it is there").
 * The waits are ours: nothing of theirs says how long a bank takes.
 */
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Rows that reach past the first ninety days have stayed as they are for this long. */
const DEEP_MS = HOUR_MS;
/** Rows that do not: perhaps there is nothing older, perhaps it is still to come. */
const SHALLOW_MS = 6 * HOUR_MS;
/** Rows are looked at this often at most: it takes a whole reading of them. */
export const LOOK_EVERY_MS = 5 * MINUTE_MS;

/** What is remembered from one look to the next, as text of ours in the store. */
export type Memory = { seenAt: number; since: number; print: string };

export function readMemory(text: string | null): Memory | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isFields(value)) return null;
    const { seenAt, since, print } = value;
    if (typeof seenAt !== "number" || typeof since !== "number" || typeof print !== "string") return null;
    return { seenAt, since, print };
  } catch {
    // Not of our writing: as if nothing had been seen.
    return null;
  }
}

/** What is remembered after this sight: since when it has been the same. */
export function remember(before: Memory | null, sight: Sight, now: Date): Memory {
  const seenAt = now.getTime();
  const isSame = before?.print === sight.print;
  return { seenAt, since: isSame ? before.since : seenAt, print: sight.print };
}

/** Whether what is seen may be taken for all there is: it has long stayed the same, or the longest wait is over. */
export function isSettled(
  memory: Memory,
  { isDeep }: Sight,
  times: { now: Date; givenAt: Date; arrivalMs: number },
): boolean {
  const now = times.now.getTime();
  if (now - times.givenAt.getTime() >= times.arrivalMs) return true;
  return now - memory.since >= (isDeep ? DEEP_MS : SHALLOW_MS);
}

import type { RowObservation } from "@/lib/adapters/upstream/fiskil/row-observation";
import { isFields } from "@/lib/adapters/upstream/rest/fields";

/**
 * These waits decide when the full history counts as arrived if no event reports it (FACTS.md, "Whether all of it is
 * there"). We chose the waits, because Fiskil does not say how long a bank takes.
 */
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * The data counts as complete once it has been unchanged for this long, if rows reach back beyond the first ninety
 * days.
 */
const DEEP_MS = HOUR_MS;
/**
 * The data counts as complete once it has been unchanged for this long, if no row is that old. Older rows may not
 * exist, or may still arrive.
 */
const SHALLOW_MS = 6 * HOUR_MS;
/** The shortest time between two checks of the rows, because a check reads all of them. */
export const LOOK_EVERY_MS = 5 * MINUTE_MS;

/** The sync state between two checks, stored as text. */
type SyncState = { seenAt: number; since: number; print: string };

export function readSyncState(text: string | null): SyncState | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isFields(value)) return null;
    const { seenAt, since, print } = value;
    if (typeof seenAt !== "number" || typeof since !== "number" || typeof print !== "string") return null;
    return { seenAt, since, print };
  } catch {
    // The text is not in our format, so we act as if no check had been made.
    return null;
  }
}

/** Returns the sync state after this observation. Its `since` is the time from which the data has been unchanged. */
export function toSyncState(before: SyncState | null, observation: RowObservation, now: Date): SyncState {
  const seenAt = now.getTime();
  const isSame = before?.print === observation.print;
  return { seenAt, since: isSame ? before.since : seenAt, print: observation.print };
}

/**
 * Reports whether the observed data counts as complete: it has been unchanged for long enough, or the longest wait is
 * over.
 */
export function isSettled(
  syncState: SyncState,
  { isDeep }: RowObservation,
  times: { now: Date; givenAt: Date; arrivalMs: number },
): boolean {
  const now = times.now.getTime();
  if (now - times.givenAt.getTime() >= times.arrivalMs) return true;
  return now - syncState.since >= (isDeep ? DEEP_MS : SHALLOW_MS);
}

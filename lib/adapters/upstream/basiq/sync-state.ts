import { isFields } from "@/lib/adapters/upstream/rest/fields";

/** Reads the time of the last request for a new fetch from the sync state; null if there was none. */
export function readSyncState(text: string | null): Date | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) && typeof value.askedAt === "number" ? new Date(value.askedAt) : null;
  } catch {
    // The text is not in our format, so we act as if nothing had been requested.
    return null;
  }
}

import { isFields } from "@/lib/adapters/upstream/rest/fields";

/** Reads from the sync state when a new fetch was last requested; null if never. */
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

import { isFields } from "@/lib/adapters/upstream/rest/fields";

/** When data was last requested again, from the sync state; null if never. */
export function readSyncState(text: string | null): Date | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) && typeof value.askedAt === "number" ? new Date(value.askedAt) : null;
  } catch {
    // Not in our format: treated as if nothing had been requested.
    return null;
  }
}

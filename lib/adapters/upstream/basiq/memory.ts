import { isFields } from "@/lib/adapters/upstream/rest/fields";

/** When data was last asked for anew, from what was remembered; null where it never was. */
export function readMemory(text: string | null): Date | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) && typeof value.askedAt === "number" ? new Date(value.askedAt) : null;
  } catch {
    // Not of our writing: as if nothing had been asked.
    return null;
  }
}

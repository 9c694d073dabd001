import { log } from "@/lib/log";
import { digestOf, type Erasure } from "@/lib/store/write/erasure-journal";

/**
 * Writes an erasure to the log in the format that `npm run work -- replay-erasures` reads: unlike a restored backup,
 * a log stored elsewhere contains the latest erasures.
 */
export function noteErasure(requestId: string, as: Erasure["as"], by: string | null, at: Date): void {
  const erasure: Erasure = { erased: digestOf(requestId), as, by, at: at.toISOString() };
  log().info(erasure, "a request was erased");
}

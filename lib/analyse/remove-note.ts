import type { Scope } from "@/lib/scope";
import { deleteNote } from "@/lib/store/write/note";

/** Takes the customer's note on a figure away again, while they review the report. Repeating it changes nothing. */
export async function removeNote(
  scope: Scope,
  requestId: string,
  target: string,
  now = new Date(),
): Promise<void> {
  await deleteNote(scope, requestId, target, now);
}

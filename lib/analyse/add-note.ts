import { findFiguresBeside } from "@/lib/analyse/review-thread";
import type { Scope } from "@/lib/scope";
import { type NewNote, putNote } from "@/lib/store/write/note";

/** Notes one report may carry. */
export const NOTES_MAX = 50;

/**
 * What came of a note: kept; about a figure the report does not have; one more than a report may carry; or too late,
 * because the report is not under review.
 */
export type NoteOutcome = {
  came: "kept" | "unknown" | "full" | "closed" /** The figure's, where it has one. */;
  number: number;
};

/**
 * Keeps the customer's note on a figure of the report they are reviewing; a second note on the same figure takes the
 * place of the first. Throws not_found, busy.
 */
export async function addNote(
  scope: Scope,
  requestId: string,
  note: NewNote,
  now = new Date(),
): Promise<NoteOutcome> {
  const review = await findFiguresBeside(scope, requestId);
  if (!review) return { came: "closed", number: -1 };
  const number = review.groups.flatMap(({ targets }) => targets).findIndex(({ id }) => id === note.target);
  if (number < 0) return { came: "unknown", number };
  return { came: await putNote(scope, requestId, note, NOTES_MAX, now), number };
}

import { findReview } from "@/lib/analyse/find-review";
import type { Scope } from "@/lib/scope";
import { type NewNote, putNote } from "@/lib/store/write/note";

/** The largest number of notes on one report. */
const NOTES_MAX = 50;

/**
 * The result of adding a note.
 * - `kept`: stored.
 * - `unknown`: refused, because the figure is unknown.
 * - `full`: refused, because the report has too many notes.
 * - `closed`: too late, because the report is no longer under review.
 */
type NoteOutcome = {
  came: "kept" | "unknown" | "full" | "closed";
  /**
   * The figure's index, from 0, in the list of figures that a note may be about; -1 if there is no such figure or
   * review.
   */
  number: number;
};

/**
 * Stores the customer's note on a figure of the report they are reviewing; a second note on the same figure replaces
 * the first. Throws not_found, busy.
 */
export async function addNote(
  scope: Scope,
  requestId: string,
  note: NewNote,
  now = new Date(),
): Promise<NoteOutcome> {
  const review = await findReview(scope, requestId, null);
  if (!review) return { came: "closed", number: -1 };
  const number = review.groups.flatMap(({ targets }) => targets).findIndex(({ id }) => id === note.target);
  if (number < 0) return { came: "unknown", number };
  return { came: await putNote(scope, requestId, { note, cap: NOTES_MAX, now }), number };
}

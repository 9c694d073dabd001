import { z } from "zod";
import { withoutUnseen } from "@/lib/contract/text";

/** Longest text of a note, in characters. */
const NOTE_TEXT_MAX = 280;

export const NOTE_KINDS = ["ONE_OFF", "WILL_STOP", "NOT_MINE", "OTHER"] as const;

/**
 * The text of a note. Line breaks become spaces. Hidden characters are removed instead of refused, because a customer
 * who pasted them cannot see them.
 */
const NoteText = z
  .string()
  .transform((text) => withoutUnseen(text.replace(/\s+/g, " ")).trim())
  .refine((text) => [...text].length <= NOTE_TEXT_MAX && text.isWellFormed())
  .transform((text) => (text === "" ? null : text));

/** The id of the figure that a note is about, as the review page's form offers it. */
export const NoteTarget = z
  .string()
  .min(1)
  .max(300)
  .refine((target) => target.isWellFormed() && withoutUnseen(target) === target);

/** The customer's note on a figure, from the review page's form. A note of the kind OTHER requires text. */
export const NoteForm = z
  .object({
    target: NoteTarget,
    kind: z.enum(NOTE_KINDS),
    text: NoteText,
  })
  .refine((note) => note.kind !== "OTHER" || note.text !== null, { path: ["text"] });
export type NoteForm = z.output<typeof NoteForm>;

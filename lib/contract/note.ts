import { z } from "zod";

/** Longest text of a note, in characters. */
const NOTE_TEXT_MAX = 280;

export const NOTE_KINDS = ["ONE_OFF", "WILL_STOP", "NOT_MINE", "OTHER"] as const;

/** Control characters that a form may contain. Line breaks in a note have already been replaced with spaces. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression refuses control characters.
const CONTROLS = /[\u0000-\u001f\u007f-\u009f]/;

const NoteText = z
  .string()
  .transform((text) => text.replace(/\s+/g, " ").trim())
  .refine((text) => [...text].length <= NOTE_TEXT_MAX && text.isWellFormed() && !CONTROLS.test(text))
  .transform((text) => (text === "" ? null : text));

/** The figure a note is about. */
export const NoteTarget = z
  .string()
  .min(1)
  .max(300)
  .refine((target) => target.isWellFormed() && !CONTROLS.test(target));

/** The customer's note on a figure, from the review page's form. A note of the kind OTHER requires text. */
export const NoteForm = z
  .object({
    target: NoteTarget,
    kind: z.enum(NOTE_KINDS),
    text: NoteText,
  })
  .refine((note) => note.kind !== "OTHER" || note.text !== null, { path: ["text"] });
export type NoteForm = z.output<typeof NoteForm>;

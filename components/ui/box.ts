/**
 * The style of an input. Not part of field.tsx, because form-note.tsx also shows inputs, in forms that may have no
 * fields.
 */
export const BOX =
  "block w-full min-h-11 sm:min-h-10 rounded-md border bg-paper px-3 py-2 text-base text-ink placeholder:text-soft sm:text-sm file:-my-1 file:mr-3 file:-ml-1.5 file:min-h-7 file:cursor-pointer file:rounded file:border-0 file:bg-line file:px-3 file:text-sm file:font-medium file:text-ink";

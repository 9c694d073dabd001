import type { FormState } from "@/lib/contract/form";

/**
 * Returns the value to show in a field. After a refusal, this is the text that the user typed, even if it is empty.
 * Otherwise, it is `now`, the value as loaded.
 */
export const typedIn = ({ note, values }: FormState, name: string, now = ""): string =>
  note?.tone === "bad" ? (values[name] ?? "") : now;

/** Returns whether to tick a checkbox. After a refusal, the box stays as the user left it. Otherwise, `now` decides. */
export const tickedIn = (state: FormState, name: string, now: boolean): boolean =>
  state.note?.tone === "bad" ? state.values[name] !== undefined : now;

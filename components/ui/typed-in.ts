import type { FormState } from "@/lib/contract/form";

/**
 * Returns a field's value: after a refusal, the typed text, even if it is empty; otherwise `now`, the value as loaded.
 */
export const typedIn = ({ note, values }: FormState, name: string, now = ""): string =>
  note?.tone === "bad" ? (values[name] ?? "") : now;

/** Returns whether a checkbox is ticked: after a refusal, as the user left it; otherwise `now`. */
export const tickedIn = (state: FormState, name: string, now: boolean): boolean =>
  state.note?.tone === "bad" ? state.values[name] !== undefined : now;

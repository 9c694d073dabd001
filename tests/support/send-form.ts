import type { FormAction, FormState } from "@/lib/contract/form";

const UNTOUCHED: FormState = { note: null, errors: {}, values: {}, secret: null };

/** Sends a form to an action. Returns the action's new state; if the action redirects, returns the URL in `to`. */
export async function send(action: FormAction, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  try {
    return { state: await action(UNTOUCHED, form), to: "" };
  } catch (error) {
    const { digest = "" } = error as { digest?: string };
    if (!digest.startsWith("NEXT_REDIRECT")) throw error;
    return { state: UNTOUCHED, to: digest.split(";")[2] ?? "" };
  }
}

import type { FormState } from "@/lib/contract/form";

/** The state of a form that has not been sent yet. */
export const UNTOUCHED: FormState = { note: null, errors: {}, values: {}, secret: null };

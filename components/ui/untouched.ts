import type { FormState } from "@/lib/contract/form";

/** The state of a form before it is sent. */
export const UNTOUCHED: FormState = { note: null, errors: {}, values: {}, secret: null };

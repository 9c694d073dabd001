import type { FormState } from "@/lib/contract/form";

/** A form nobody has sent yet. */
export const UNTOUCHED: FormState = { note: null, errors: {}, values: {}, secret: null };

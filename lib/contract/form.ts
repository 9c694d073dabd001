import type { FilePreview } from "@/lib/contract/request-file";

/** What a form of the portal shows after it was sent; the whole of what an action may tell a browser. */
export type FormState = {
  /** What happened, in a sentence; null before the form was sent. */
  note: { tone: "good" | "bad"; text: string } | null;
  /** What is wrong with each field, by the field's name. */
  errors: Record<string, string>;
  /** What the person typed, so that a refused form need not be filled in again. */
  values: Record<string, string>;
  /** A key or secret that is shown this once. */
  secret: string | null;
  /** Where to sign in, in another tab, where the session ended before the form was sent. */
  signIn?: string;
  /** An address that was refused because mail to it came back, and that whoever sent the form may let be written to again. */
  liftable?: string;
  /** What a file that was sent would do, before it does it. */
  preview?: FilePreview;
};

/**
 * The field that says whom a form's page was made for (lib/http/made-for.ts). Its sign has it left out of the fields that
 * are read and given back.
 */
export const MADE_FOR = "$made_for";

/** What a server action behind a form looks like to the form. */
export type FormAction = (before: FormState, form: FormData) => Promise<FormState>;

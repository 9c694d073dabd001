import type { FileHeading, FilePreview } from "@/lib/contract/request-file";

/** The state of a portal form after it was sent: everything that an action may return to the browser. */
export type FormState = {
  /** The result in a sentence; null before the form was sent. */
  note: { tone: "good" | "bad"; text: string } | null;
  /** Errors by field name. */
  errors: Record<string, string>;
  /**
   * The typed values, so that the user need not fill in a refused form again. If several values of one name are ticked
   * (ids or codes), they are separated by spaces.
   */
  values: Record<string, string>;
  /** A key or secret that is shown only this once. */
  secret: string | null;
  /** Where to sign in, in another tab, if the session ended before the form was sent. */
  signIn?: string;
  /**
   * How the user can prove their identity in this form, if the action requires it. `password` and `code` name the
   * fields; null if the user has no password or no code. `path` is the page that offers every way.
   */
  confirm?: { password: string | null; code: string | null; path: string };
  /** An address that bounced, if this user may remove its suppression. */
  liftable?: string;
  /** A preview of an uploaded file's effect, before anything is created. */
  preview?: FilePreview;
  /** The headings of a file in which some columns were not found, for the user to assign. */
  headings?: FileHeading[];
};

/**
 * The field that names the user and company of a form's page (lib/http/form.ts). Its `$` excludes it from the
 * fields that are read and returned.
 */
export const MADE_FOR = "$made_for";

/** The fields in which a form sends a proof of identity. Their `$` excludes them from the form's input. */
export const CONFIRM_PASSWORD = "$confirm_password";
export const CONFIRM_CODE = "$confirm_code";
/** The field for the current password in the form that changes it. */
export const CURRENT_PASSWORD = "current_password";

/** A form's server action: takes the previous state and the sent fields, and returns the new state. */
export type FormAction = (before: FormState, form: FormData) => Promise<FormState>;

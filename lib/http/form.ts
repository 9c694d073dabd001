import { unstable_rethrow } from "next/navigation";
import type { FormState } from "@/lib/contract/form";
import { MADE_FOR } from "@/lib/contract/form";
import { AppError, type FieldError } from "@/lib/errors";
import type { SignedInPerson } from "@/lib/identity/check-person";
import type { SignedInMember } from "@/lib/identity/check-session";
import { describeError, log } from "@/lib/log";

/** Error messages for people, by error type. The API's own messages are written for programs. */
const WORDS: Readonly<Record<string, string>> = {
  missing: "This is needed.",
  string_too_short: "This is needed.",
  literal_error: "Choose one of these.",
  url_parsing: "Enter a full URL, such as https://example.com/back.",
  url_scheme: "The URL must start with https://.",
  url_too_long: "The URL is too long.",
  int_parsing: "Enter a whole number.",
  int_type: "Enter a whole number.",
  int_from_float: "Enter a whole number.",
};

/** The sentence that a form shows for an error. An error type without a sentence of its own gets the API's message. */
export function faultWords({ type, msg, ctx }: FieldError): string {
  if (type === "string_too_long") return `Use at most ${ctx?.max_length} characters.`;
  if (type === "greater_than_equal") return `Enter ${ctx?.ge} or more.`;
  if (type === "less_than_equal") return `Enter ${ctx?.le} or less.`;
  if (typeof ctx?.reason === "string") return ctx.reason;
  const sentence = msg.replace(/^Value error, /, "");
  return WORDS[type] ?? `${sentence.charAt(0).toUpperCase()}${sentence.slice(1).replace(/\.?$/, ".")}`;
}

/**
 * Reads an action's argument. Our pages send a form, but a caller can send any value; any other value is read as an
 * empty form.
 */
export function toForm(sent: unknown): FormData {
  return sent instanceof FormData ? sent : new FormData();
}

/**
 * Returns the form's text fields, trimmed. Leaves out empty fields, and fields whose names begin with `$`, such as
 * the fields that React adds.
 */
export function fieldsOf(form: FormData): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === "string" && !name.startsWith("$") && value.trim() !== "")
      fields[name] = value.trim();
  }
  return fields;
}

/** Fields that are never sent back to the browser, whether or not the form had errors. */
const SECRET_FIELD = /password|code|client_secret/;

/** The fields of a refused form as the user typed them, without secrets. Several values of one name become one text. */
function keptOf(form: FormData): Record<string, string> {
  const kept = Object.entries(fieldsOf(form)).filter(([name]) => !SECRET_FIELD.test(name));
  return Object.fromEntries(
    kept.map(([name, value]) => {
      const all = form.getAll(name);
      return [name, all.length > 1 ? all.join(" ") : value];
    }),
  );
}

/** The bytes of an uploaded file; null if no file was chosen, which browsers send as an empty file. */
export async function fileOf(form: FormData, name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const file = form.get(name);
  return file instanceof Blob && file.size > 0 ? new Uint8Array(await file.arrayBuffer()) : null;
}

/** The state of a form after success. `secret` is a value that the page shows only once; null if there is none. */
export function done(text: string, secret: string | null = null): FormState {
  return { note: { tone: "good", text }, errors: {}, values: {}, secret };
}

/** A refusal that concerns no particular field. Keeps the values that the user typed. */
export function refused(form: FormData, text: string): FormState {
  return { note: { tone: "bad", text }, errors: {}, values: keptOf(form), secret: null };
}

/**
 * A refusal because the session has ended. Keeps the typed values, so that the user can sign in in another tab and
 * submit them again.
 */
export function refusedSignedOut(form: FormData, signIn: string): FormState {
  const text =
    "You are signed out, so nothing was saved. What you typed is still here: sign in, then press the button again.";
  return { ...refused(form, text), signIn };
}

/** A refusal with the first error of each field. Keeps the values that the user typed. */
export function refusedFields(form: FormData, faults: readonly FieldError[]): FormState {
  const errors: Record<string, string> = {};
  for (const fault of faults) errors[String(fault.loc.at(-1) ?? "")] ??= faultWords(fault);
  const count = Object.keys(errors).length;
  const text = count === 1 ? "One field must be corrected." : `${count} fields must be corrected.`;
  return { note: { tone: "bad", text }, errors, values: keptOf(form), secret: null };
}

/** Runs a form's action and converts refusals to messages. Logs any other error and returns a general message. */
export async function answerForm(form: FormData, act: () => Promise<FormState>): Promise<FormState> {
  try {
    return await act();
  } catch (error) {
    unstable_rethrow(error);
    if (error instanceof AppError) {
      // The response to a form has no error status, so logRefusal does not see the refusal.
      log().info({ code: error.code }, "a form was refused");
      return error.code === "invalid" ? refusedFields(form, error.fields) : refused(form, error.message);
    }
    log().error({ error: describeError(error) }, "an action failed");
    return refused(form, "Something went wrong on our side. Nothing was changed; please try again.");
  }
}

/**
 * Merges a saved form with changes that someone else may have saved since the form was shown. A field that the member
 * changed keeps the typed value; every other field gets the `stored` value. Throws conflict, naming the field, if the
 * member and someone else changed the same field differently. A form that does not list the values that it showed is
 * returned as typed.
 */
export function mergeForm(
  typed: Readonly<Record<string, string>>,
  stored: Readonly<Record<string, string>>,
): Record<string, string> {
  // components/ui/shown-field.tsx writes the `shown` field.
  const { shown: json, ...fields } = typed;
  const shown = readShown(json);
  if (!shown) return fields;
  const merged: Record<string, string> = { ...fields };
  for (const [name, now] of Object.entries(stored)) {
    // Browsers end the lines of a text area with CRLF, but stored text has only LF.
    const [before, wanted] = [shown[name] ?? "", (fields[name] ?? "").replaceAll("\r\n", "\n")];
    if (before === now) continue;
    // A form contains no empty fields, so the merged form must not contain any either.
    if (wanted === before && now === "") delete merged[name];
    else if (wanted === before) merged[name] = now;
    else if (wanted !== now)
      throw new AppError(
        "conflict",
        `Someone else changed ${nameOf(name)}. Your changes were not saved. Reload to continue.`,
      );
  }
  return merged;
}

const nameOf = (field: string) =>
  /^[a-z_]+$/.test(field) ? `“${field.replaceAll("_", " ")}”` : "one of the fields that you changed";

function readShown(json: string | undefined): Record<string, unknown> | null {
  try {
    const shown: unknown = JSON.parse(json ?? "");
    return typeof shown === "object" && shown !== null ? (shown as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

type Asking = SignedInPerson & { company?: SignedInMember["company"] };

/** The form field that names the user and company a page was rendered for; only the user if they have no company. */
export function madeFor({ userId, company }: { userId: string; company?: { id: string } }): {
  name: string;
  value: string;
} {
  return { name: MADE_FOR, value: `${userId} ${company?.id ?? ""}` };
}

/**
 * Returns why a form must not be processed, or null if it may be. Refuses a form if another tab has since signed in as
 * another user or switched company. Accepts a form without the MADE_FOR field: our pages always send it, so such a
 * form does not come from a page that stayed open. For actions on a user's own account, `asking` has no company.
 */
export function findMoved(form: FormData, asking: Asking): string | null {
  const sent = form.get(MADE_FOR);
  return typeof sent === "string" ? toMoved(sent, asking) : null;
}

/**
 * Like findMoved, but for an action called by a page's script, where the field is required. Throws conflict if the
 * action must not run.
 */
export function requireUnmoved(sent: unknown, asking: Asking): void {
  const moved = toMoved(typeof sent === "string" ? sent : "", asking);
  if (moved) throw new AppError("conflict", moved);
}

function toMoved(sent: string, { userId, name, company }: Asking): string | null {
  const [forUser, forCompany] = sent.split(" ");
  const again = "Nothing was changed. Reload the page and try again.";
  if (forUser !== userId) return `You have signed in as ${name} since you opened this page. ${again}`;
  if (company && forCompany !== company.id)
    return `You have switched to ${company.name} since you opened this page. ${again}`;
  return null;
}

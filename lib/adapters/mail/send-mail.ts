import { Resend } from "resend";
import { keepLocalMail, keepsMailLocally } from "@/lib/adapters/mail/local-outbox";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

/** A file that comes with a mail. Its name is seen by everyone the mail passes. */
export type Attachment = { filename: string; contentType: string; bytes: Uint8Array };

/** The provider sends one mail for one `idempotencyKey`, however often it is asked within a day. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** The same in HTML, for readers that show it. */
  html?: string;
  attachments?: readonly Attachment[];
  idempotencyKey: string;
};

const TIMEOUT_MS = 10_000;
const RETRY_AFTER_SECONDS = 60;
/** Statuses by which the provider says that the mail itself is wrong, and always will be. */
const FINAL_STATUSES = [400, 422];
/** Faults of ours it answers with the same statuses: with them put right, the same mail would go. */
const OUR_FAULTS = ["invalid_from_address", "invalid_idempotency_key", "missing_required_field"];

/** Whether a mail can be sent from this server at all, or is kept in the outbox of a local one. */
export function canSendMail(): boolean {
  return Boolean(env().RESEND_API_KEY) || keepsMailLocally();
}

/**
 * Sends one mail through Resend, or on a local server without it keeps it in the outbox. False when the provider refuses the mail for good, which for a mail of ours is its
 * address. Throws not_set_up without a key, and upstream_unavailable when the provider cannot be reached, is not done in
 * ten seconds, is busy, or does not accept us: then another try may help. No error of it repeats anything of the mail.
 */
export async function sendMail(mail: Mail): Promise<boolean> {
  const { to, subject, text, html, attachments = [], idempotencyKey } = mail;
  const { RESEND_API_KEY: key, RESEND_BASE_URL: baseUrl, MAIL_FROM: from } = env();
  if (keepsMailLocally()) {
    await keepLocalMail(mail);
    return true;
  }
  if (!key) throw new AppError("not_set_up", "No mail provider is set up on this server.");
  const resend = new Resend(key, baseUrl ? { baseUrl } : {});
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const files = attachments.map(({ filename, contentType, bytes }) => ({
    filename,
    contentType,
    content: Buffer.from(bytes).toString("base64"),
  }));
  const more = { ...(html ? { html } : {}), ...(files.length > 0 ? { attachments: files } : {}) };
  const sending = resend.emails.send({ from, to, subject, text, ...more }, { idempotencyKey, signal });
  const { error, headers } = await sending.catch(() => LOST);
  if (!error) return true;
  // Asked before under this key, in other words: the firm has changed its name since. That mail has gone out.
  if (error.name === "invalid_idempotent_request") return true;
  const isFinal = error.statusCode !== null && FINAL_STATUSES.includes(error.statusCode);
  if (isFinal && !OUR_FAULTS.includes(error.name)) return false;
  const asked = Number(headers?.["retry-after"]);
  throw new AppError("upstream_unavailable", "The mail provider cannot take the mail right now.", {
    retryAfterSeconds: Number.isInteger(asked) && asked > 0 ? asked : RETRY_AFTER_SECONDS,
  });
}

/** What the provider's library throws instead of answering says no more than that no answer came. */
const LOST = { error: { name: "application_error", statusCode: null }, headers: null } as const;

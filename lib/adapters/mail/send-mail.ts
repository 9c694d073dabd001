import { setTimeout as sleep } from "node:timers/promises";
import { type ErrorResponse, Resend } from "resend";
import { keepLocally } from "@/lib/adapters/local-outbox";
import { composeMail, readSender, toSmtpAddress } from "@/lib/adapters/mail/compose-mail";
import type { Mail } from "@/lib/adapters/mail/mail";
import { readSmtpUrl, SmtpFault, sendSmtp } from "@/lib/adapters/mail/smtp";
import { env } from "@/lib/env/env";
import { hasLocalOutbox } from "@/lib/env/local-outbox";
import { AppError } from "@/lib/errors";

/** `refused`: the provider permanently refuses the email, in practice because of the recipient's address. */
export type Sent = { outcome: "sent"; providerId: string | null } | { outcome: "refused" };

const TIMEOUT_MS = 10_000;
const RETRY_AFTER_SECONDS = 60;
/**
 * If a busy provider asks us to wait at most this many seconds, sendMail waits and retries. The caller handles longer
 * waits.
 */
const WAIT_SECONDS_MAX = 2;
/** Statuses that mean the email itself is wrong, so that a retry would not help. */
const FINAL_STATUSES = [400, 422];
/**
 * The names of errors that have one of FINAL_STATUSES but are caused by our configuration. After the configuration is
 * fixed, a retry can succeed.
 */
const OUR_FAULTS = ["invalid_from_address", "invalid_idempotency_key", "missing_required_field"];

/** Headers that prevent automatic replies such as out-of-office messages, because no one reads them. */
const HEADERS = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" } as const;

/** Returns true if this server can send email or stores it in a local outbox. */
export function canSendMail(): boolean {
  const { RESEND_API_KEY, SMTP_URL } = env();
  return Boolean(RESEND_API_KEY || SMTP_URL) || hasLocalOutbox();
}

/**
 * Sends one email through Resend or the mail server in SMTP_URL. Without either, a local server stores the email in its
 * outbox, and any other server throws not_set_up. Throws upstream_unavailable if the provider cannot be reached, takes
 * longer than ten seconds, is busy for too long, or rejects our credentials; a retry may help. No error quotes the
 * email.
 */
export async function sendMail(mail: Mail): Promise<Sent> {
  if (hasLocalOutbox()) {
    await keepMail(mail);
    return { outcome: "sent", providerId: null };
  }
  const { RESEND_API_KEY: key, RESEND_BASE_URL: baseUrl, SMTP_URL: smtp } = env();
  if (smtp) return sendBySmtp(mail, smtp);
  if (!key) throw new AppError("not_set_up", "No email provider is set up on this server.");
  const resend = new Resend(key, baseUrl ? { baseUrl } : {});
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  for (;;) {
    const { data, error, headers } = await ask(resend, mail, signal);
    if (!error) return { outcome: "sent", providerId: data?.id ?? null };
    // An earlier call with the same key had different text, for example because the firm has changed its name since.
    // The earlier email was sent.
    if (error.name === "invalid_idempotent_request") return { outcome: "sent", providerId: null };
    const isFinal = error.statusCode !== null && FINAL_STATUSES.includes(error.statusCode);
    if (isFinal && !OUR_FAULTS.includes(error.name)) return { outcome: "refused" };
    const asked = Number(headers?.["retry-after"]);
    const seconds = Number.isInteger(asked) && asked > 0 ? asked : RETRY_AFTER_SECONDS;
    const isShort = error.statusCode === 429 && seconds <= WAIT_SECONDS_MAX;
    // A retry is safe, because the same key sends no second email.
    if (isShort && (await hasWaited(seconds, signal))) continue;
    throw new AppError("upstream_unavailable", "The email provider did not accept the email.", {
      retryAfterSeconds: seconds,
    });
  }
}

/**
 * Sends one email through a mail server. A mail server has no idempotency keys: if the server's confirmation is lost,
 * we send the email again with the same Message-ID.
 */
async function sendBySmtp(mail: Mail, url: string): Promise<Sent> {
  const server = readSmtpUrl(url);
  const to = toSmtpAddress(mail.to);
  const from = toSmtpAddress(readSender(env().MAIL_FROM).address);
  if (!server || !from) throw new AppError("not_set_up", "No email provider is set up on this server.");
  if (!to) return { outcome: "refused" };
  const message = composeMail(mail, { from: fromOf(mail), headers: HEADERS, now: new Date() });
  try {
    await sendSmtp(server, { from, to, message });
    return { outcome: "sent", providerId: null };
  } catch (error) {
    if (!(error instanceof SmtpFault)) throw error;
    if (isAddressFault(error)) return { outcome: "refused" };
    throw new AppError("upstream_unavailable", "The email provider did not accept the email.", {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
}

/**
 * Reply codes for a recipient that does not exist (RFC 5321, section 4.2.3). Only the reply to the recipient is
 * compared with them: the reply to another command can have the code 550 because we are not allowed to send.
 */
const NO_RECIPIENT = [550, 551, 553];

/**
 * Reports whether the server refuses the recipient's address permanently. Returns false if the cause is a policy, a
 * full mailbox or a busy server, because that refusal may be temporary.
 */
function isAddressFault({ step, code, enhanced }: SmtpFault): boolean {
  if (enhanced) return enhanced.startsWith("5.1.") && step !== "sender" && step !== "auth";
  return step === "recipient" && code !== null && NO_RECIPIENT.includes(code);
}

/** Stores an email in the outbox of a local server, as it would have been sent. */
export async function keepMail(mail: Mail): Promise<void> {
  const { to, subject, text, html = null, attachments = [], idempotencyKey: key } = mail;
  const files = attachments.filter(({ contentId }) => !contentId).map(({ filename }) => filename);
  await keepLocally({ channel: "email", to, from: fromOf(mail), subject, text, html, files, key });
}

type Answer = {
  data: { id: string } | null;
  error: Pick<ErrorResponse, "name" | "statusCode"> | null;
  headers: Record<string, string> | null;
};

async function ask(resend: Resend, mail: Mail, signal: AbortSignal): Promise<Answer> {
  const { to, subject, text, html, replyTo, attachments = [], messageId, idempotencyKey } = mail;
  const files = attachments.map(({ filename, contentType, bytes, contentId }) => ({
    filename,
    contentType,
    content: Buffer.from(bytes).toString("base64"),
    ...(contentId ? { contentId } : {}),
  }));
  const more = {
    ...(html ? { html } : {}),
    ...(replyTo ? { replyTo } : {}),
    ...(files.length > 0 ? { attachments: files } : {}),
    ...(messageId ? { tags: [{ name: "message", value: messageId }] } : {}),
  };
  const sending = resend.emails.send(
    { from: fromOf(mail), to, subject, text, headers: HEADERS, ...more },
    { idempotencyKey, signal },
  );
  return sending.catch(() => LOST);
}

/**
 * Our sender address, with the email's sender name if the email has one. The result contains no character that could
 * start another header.
 */
function fromOf({ fromName }: Mail): string {
  const { MAIL_FROM: from } = env();
  if (!fromName) return from;
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
  const name = fromName
    .replace(/[\p{C}\p{Zl}\p{Zp}"\\<>@]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return name ? `"${name}" <${address.trim()}>` : from;
}

async function hasWaited(seconds: number, signal: AbortSignal): Promise<boolean> {
  return sleep(seconds * 1_000, true, { signal }).catch(() => false);
}

/**
 * The result if the provider's library throws. We then know of no response, so this result makes the caller retry
 * later.
 */
const LOST: Answer = { data: null, error: { name: "application_error", statusCode: null }, headers: null };

import { setTimeout as sleep } from "node:timers/promises";
import { type ErrorResponse, Resend } from "resend";
import { keepLocally } from "@/lib/adapters/local-outbox";
import { composeMail, readSender, toSmtpAddress } from "@/lib/adapters/mail/compose-mail";
import type { Mail } from "@/lib/adapters/mail/mail";
import { readSmtpUrl, SmtpFault, sendSmtp } from "@/lib/adapters/mail/smtp";
import { env } from "@/lib/env/env";
import { hasLocalOutbox } from "@/lib/env/local-outbox";
import { AppError } from "@/lib/errors";

/** `refused`: for good, which for a mail of ours is its address. */
export type Sent = { outcome: "sent"; providerId: string | null } | { outcome: "refused" };

const TIMEOUT_MS = 10_000;
const RETRY_AFTER_SECONDS = 60;
/** So long a busy provider is waited for here, again and again within the time-out; longer waits are the caller's. */
const WAIT_SECONDS_MAX = 2;
/** Statuses by which the provider says that the mail itself is wrong, and always will be. */
const FINAL_STATUSES = [400, 422];
/** Faults of ours it answers with the same statuses: with them put right, the same mail would go. */
const OUR_FAULTS = ["invalid_from_address", "invalid_idempotency_key", "missing_required_field"];

/** No one reads answers to these, and out-of-office replies are not wanted. */
const HEADERS = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" } as const;

/** Whether a mail can be sent from this server at all, or is kept in the outbox of a local one. */
export function canSendMail(): boolean {
  const { RESEND_API_KEY, SMTP_URL } = env();
  return Boolean(RESEND_API_KEY || SMTP_URL) || hasLocalOutbox();
}

/**
 * Sends one mail through Resend or the mail server of SMTP_URL, or on a local server without either keeps it in the
 * outbox. Throws not_set_up without any of them,
 * and upstream_unavailable when the provider cannot be reached, is not done in ten seconds, is busy for longer than can be
 * waited here, or does not accept us: then another try may help. No error of it repeats anything of the mail.
 */
export async function sendMail(mail: Mail): Promise<Sent> {
  if (hasLocalOutbox()) {
    await keepMail(mail);
    return { outcome: "sent", providerId: null };
  }
  const { RESEND_API_KEY: key, RESEND_BASE_URL: baseUrl, SMTP_URL: smtp } = env();
  if (smtp) return sendBySmtp(mail, smtp);
  if (!key) throw new AppError("not_set_up", "No mail provider is set up on this server.");
  const resend = new Resend(key, baseUrl ? { baseUrl } : {});
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  for (;;) {
    const { data, error, headers } = await ask(resend, mail, signal);
    if (!error) return { outcome: "sent", providerId: data?.id ?? null };
    // Asked before under this key, in other words: the firm has changed its name since. That mail has gone out.
    if (error.name === "invalid_idempotent_request") return { outcome: "sent", providerId: null };
    const isFinal = error.statusCode !== null && FINAL_STATUSES.includes(error.statusCode);
    if (isFinal && !OUR_FAULTS.includes(error.name)) return { outcome: "refused" };
    const asked = Number(headers?.["retry-after"]);
    const seconds = Number.isInteger(asked) && asked > 0 ? asked : RETRY_AFTER_SECONDS;
    const isShort = error.statusCode === 429 && seconds <= WAIT_SECONDS_MAX;
    // Asked again under the same key it is the same mail.
    if (isShort && (await hasWaited(seconds, signal))) continue;
    throw new AppError("upstream_unavailable", "The mail provider cannot take the mail right now.", {
      retryAfterSeconds: seconds,
    });
  }
}

/**
 * A mail server knows no idempotency keys: a mail whose acceptance was lost on the way back is sent again, under the
 * same Message-ID.
 */
async function sendBySmtp(mail: Mail, url: string): Promise<Sent> {
  const server = readSmtpUrl(url);
  const to = toSmtpAddress(mail.to);
  const from = toSmtpAddress(readSender(env().MAIL_FROM).address);
  if (!server || !from) throw new AppError("not_set_up", "No mail provider is set up on this server.");
  if (!to) return { outcome: "refused" };
  const message = composeMail(mail, { from: fromOf(mail), headers: HEADERS, now: new Date() });
  try {
    await sendSmtp(server, { from, to, message });
    return { outcome: "sent", providerId: null };
  } catch (error) {
    if (!(error instanceof SmtpFault)) throw error;
    if (isAddressFault(error)) return { outcome: "refused" };
    throw new AppError("upstream_unavailable", "The mail provider cannot take the mail right now.", {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
}

/** Statuses of a recipient that is not there (RFC 5321, section 4.2.3); 550 may also mean that we may not send there. */
const NO_RECIPIENT = [550, 551, 553];

/** Whether the recipient's address itself is refused. A policy, a full mailbox or a full server may pass. */
function isAddressFault({ step, code, enhanced }: SmtpFault): boolean {
  if (enhanced) return enhanced.startsWith("5.1.") && step !== "sender" && step !== "auth";
  return step === "recipient" && code !== null && NO_RECIPIENT.includes(code);
}

/** Keeps a mail in the outbox of a local server, as it would have been sent. */
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

/** The sender of all our mail, with the name it is sent for: never anything that could start another header. */
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

/** False when there is no time left for it. */
async function hasWaited(seconds: number, signal: AbortSignal): Promise<boolean> {
  return sleep(seconds * 1_000, true, { signal }).catch(() => false);
}

/** What the provider's library throws instead of answering says no more than that no answer came. */
const LOST: Answer = { data: null, error: { name: "application_error", statusCode: null }, headers: null };

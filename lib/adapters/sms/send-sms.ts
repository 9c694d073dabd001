import { keepLocally } from "@/lib/adapters/local-outbox";
import { createMessage, TwilioFault } from "@/lib/adapters/sms/twilio";
import { baseUrl, env } from "@/lib/env/env";
import { hasLocalOutbox } from "@/lib/env/local-outbox";
import { AppError } from "@/lib/errors";

/** A text message. `messageId` is our own id, which the provider repeats in its calls about the message. */
type Sms = { to: string; text: string; messageId: string };

/**
 * `refused`: the provider refuses the message permanently, because of the number. `stopped`: the recipient replied
 * STOP. `unknown`: the response was lost and the message may have been sent; the provider has no idempotency key for
 * a safe retry.
 */
export type SmsSent =
  | { outcome: "sent"; providerId: string | null }
  | { outcome: "refused" | "stopped" | "unknown" };

/**
 * The path that the provider calls with events about a message and with replies to our number. Only the URL for events
 * contains a message id.
 */
const SMS_EVENT_PATH = "/api/webhooks/sms";

const RETRY_AFTER_SECONDS = 60;
/** Twilio's error for a recipient who has opted out (twilio.com/docs/api/errors/21610). */
const STOPPED = 21_610;
/** Twilio's errors for numbers that are invalid, cannot be reached from our sender, or cannot receive text messages. */
const REFUSED: readonly number[] = [21_211, 21_214, 21_217, 21_612, 21_614, 21_635];

/** True on a local server without an SMS provider. */
function keepsSmsLocally(): boolean {
  return hasLocalOutbox() && !env().TWILIO_ACCOUNT_SID;
}

/** Returns true if this server can send text messages or stores them in a local outbox. */
export function canSendSms(): boolean {
  return Boolean(env().TWILIO_ACCOUNT_SID) || keepsSmsLocally();
}

/** Reports whether recipients can reply to our sender. Also true without a sender. */
export function canAnswerSms(): boolean {
  const { SMS_FROM: from } = env();
  return from === undefined || isAnswerable(from);
}

/** Reports whether recipients can reply to this sender: to a number or a messaging service, but not to a name. */
export const isAnswerable = (from: string): boolean => from.startsWith("+") || isService(from);

const isService = (from: string): boolean => /^MG[0-9a-f]{32}$/i.test(from);

/**
 * Sends one text message through Twilio, once; a local server without Twilio stores the message in the outbox. Throws
 * not_set_up without credentials, and upstream_unavailable if the provider did not accept the message and a retry may
 * help. No error quotes the message.
 */
export async function sendSms(sms: Sms): Promise<SmsSent> {
  if (keepsSmsLocally()) {
    await keepSms(sms);
    return { outcome: "sent", providerId: null };
  }
  const { TWILIO_ACCOUNT_SID: account, SMS_FROM: from } = env();
  if (!account || !from) throw new AppError("not_set_up", "No SMS provider is set up on this server.");
  const sender = isService(from) ? { MessagingServiceSid: from } : { From: from };
  try {
    const { sid } = await createMessage({ To: sms.to, Body: sms.text, ...sender, ...askForCallback(sms) });
    return { outcome: "sent", providerId: sid };
  } catch (error) {
    return outcomeOf(error);
  }
}

/** Stores a text message in the outbox of a local server. */
export async function keepSms({ to, text, messageId: key }: Sms): Promise<void> {
  const from = env().SMS_FROM ?? "Surplus";
  await keepLocally({ channel: "sms", to, from, subject: null, text, html: null, files: [], key });
}

/**
 * Returns the callback URL for events about this message. Returns no URL if the provider could not reach it, because
 * the provider would then refuse the message.
 */
function askForCallback({ messageId }: Sms): { StatusCallback?: string } {
  const url = smsEventUrl(messageId);
  return url.startsWith("https:") || env().TWILIO_BASE_URL ? { StatusCallback: url } : {};
}

/** The URL that the provider calls about one message; the provider's signature covers this URL. */
export function smsEventUrl(messageId: string): string {
  return `${smsReplyUrl()}?message=${messageId}`;
}

/** The URL that the provider calls with replies to our number. */
export function smsReplyUrl(): string {
  return `${baseUrl()}${SMS_EVENT_PATH}`;
}

function outcomeOf(error: unknown): SmsSent {
  const { status, code } = error instanceof TwilioFault ? error : { status: null, code: null };
  if (code === STOPPED) return { outcome: "stopped" };
  if (code !== null && REFUSED.includes(code)) return { outcome: "refused" };
  // A status below 500 means that Twilio did not accept the message. Without a valid response, we don't know whether
  // Twilio accepted it.
  if (status === null || status >= 500) return { outcome: "unknown" };
  throw new AppError("upstream_unavailable", "The SMS provider did not accept the message.", {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}

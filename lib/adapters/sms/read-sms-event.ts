import { smsEventUrl, smsReplyUrl } from "@/lib/adapters/sms/send-sms";
import { isSignedByTwilio } from "@/lib/adapters/sms/twilio";
import { env } from "@/lib/env/env";

/** The SMS provider's report about one message. `isStopped`: the recipient had replied STOP. */
type SmsEvent = {
  providerId: string | null;
  state: "sent" | "delivered" | "failed";
  to: string | null;
  isStopped: boolean;
};

const STATE_OF: ReadonlyMap<string, SmsEvent["state"]> = new Map([
  ["sent", "sent"],
  ["delivered", "delivered"],
  ["undelivered", "failed"],
  ["failed", "failed"],
]);
const STOPPED = "21610";
/** The replies that cancel a STOP at the provider, unless our account defines different words. */
const OPT_IN: readonly string[] = ["START", "YES", "UNSTOP"];
/** The largest number of fields we read; a call has about twenty. */
const FIELDS_MAX = 100;

/**
 * Reports whether a call about a message is signed with the account's secret. The signature covers every field and the
 * URL that we gave with the message. False if no provider is set up. The signature has no timestamp, but a repeated
 * event changes nothing.
 */
export function isSignedSmsEvent(headers: Headers, messageId: string, body: string): boolean {
  return isSigned(headers, smsEventUrl(messageId), body);
}

/** Like isSignedSmsEvent, but for a call with a reply to our number. */
export function isSignedSmsReply(headers: Headers, body: string): boolean {
  return isSigned(headers, smsReplyUrl(), body);
}

function isSigned(headers: Headers, url: string, body: string): boolean {
  const { TWILIO_AUTH_TOKEN: secret } = env();
  const signature = headers.get("x-twilio-signature");
  const fields = readFields(body);
  if (!secret || !signature || !fields) return false;
  return isSignedByTwilio(secret, signature, url, fields);
}

/** Reads a signed call; null if it reports a state that we don't use. */
export function readSmsEvent(body: string): SmsEvent | null {
  const fields = readFields(body) ?? {};
  const state = STATE_OF.get(fields.MessageStatus ?? "");
  if (!state) return null;
  const { MessageSid, To, ErrorCode } = fields;
  return { providerId: MessageSid ?? null, state, to: To ?? null, isStopped: ErrorCode === STOPPED };
}

/**
 * Returns the phone number of a person whose reply opts in to text messages again; null for any other reply. Uses the
 * provider's `OptOutType` if it is set. Otherwise, the reply must be one of the words in OPT_IN. The provider accepts
 * only these words, in capitals or not, unless our account defines other words
 * (twilio.com/docs/messaging/tutorials/advanced-opt-out).
 */
export function readOptIn(body: string): string | null {
  const { From, Body = "", OptOutType } = readFields(body) ?? {};
  const isOptIn =
    OptOutType === undefined ? OPT_IN.includes(Body.trim().toUpperCase()) : OptOutType === "START";
  return isOptIn && From ? From : null;
}

/**
 * Reads a form body; null for a body with too many fields or with a repeated field, because a real call has neither.
 */
function readFields(body: string): Record<string, string> | null {
  const given = [...new URLSearchParams(body)];
  const fields = Object.fromEntries(given);
  return given.length <= FIELDS_MAX && Object.keys(fields).length === given.length ? fields : null;
}

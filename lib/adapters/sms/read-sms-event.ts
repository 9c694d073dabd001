import { smsEventUrl } from "@/lib/adapters/sms/send-sms";
import { loadTwilio } from "@/lib/adapters/sms/twilio";
import { env } from "@/lib/env";

/** What the SMS provider tells of one message. `isStopped`: its owner wrote STOP before. */
export type SmsEvent = {
  providerId: string | null;
  state: "sent" | "delivered" | "failed";
  to: string | null;
  isStopped: boolean;
};

const STATE_OF: Readonly<Record<string, SmsEvent["state"]>> = {
  sent: "sent",
  delivered: "delivered",
  undelivered: "failed",
  failed: "failed",
};
const STOPPED = "21610";
/** A call has some twenty fields. */
const FIELDS_MAX = 100;

/**
 * Whether a call about a message was signed with the account's secret: over the address that was given with the message and
 * every field. False where nothing is set up. It has no time in it; told again, a message's end changes nothing.
 */
export async function isSignedSmsEvent(headers: Headers, messageId: string, body: string): Promise<boolean> {
  const { TWILIO_AUTH_TOKEN: secret } = env();
  const signature = headers.get("x-twilio-signature");
  const fields = readFields(body);
  if (!secret || !signature || !fields) return false;
  const { validateRequest } = await loadTwilio();
  return validateRequest(secret, signature, smsEventUrl(messageId), fields);
}

/** What a signed call says; null for steps that are of no interest. */
export function readSmsEvent(body: string): SmsEvent | null {
  const fields = readFields(body) ?? {};
  const state = STATE_OF[fields.MessageStatus ?? ""];
  if (!state) return null;
  const { MessageSid, To, ErrorCode } = fields;
  return { providerId: MessageSid ?? null, state, to: To ?? null, isStopped: ErrorCode === STOPPED };
}

/** Null for a body in which a field stands twice, which no call of theirs has, or that has too many. */
function readFields(body: string): Record<string, string> | null {
  const given = [...new URLSearchParams(body)];
  const fields = Object.fromEntries(given);
  return given.length <= FIELDS_MAX && Object.keys(fields).length === given.length ? fields : null;
}

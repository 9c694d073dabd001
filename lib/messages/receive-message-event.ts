import { isSignedMailEvent, readMailEvent } from "@/lib/adapters/mail/read-mail-event";
import { isSignedSmsEvent, readSmsEvent } from "@/lib/adapters/sms/read-sms-event";
import { refuseEmail } from "@/lib/contract/email";
import { AppError } from "@/lib/errors";
import { isId } from "@/lib/ids";
import { log } from "@/lib/log";
import { recipientOf } from "@/lib/messages/recipient-digest";
import type { Channel, MessageState, SuppressionReason } from "@/lib/rules/message";
import { findMessageOwner } from "@/lib/store/read/message";
import { type MessageReport, recordMessageReport } from "@/lib/store/write/message";

/** The result of an event, for the log and tests. The sender gets the same response for every result. */
type Received = "recorded" | "repeated" | "unknown" | "ignored";

/** The longest address or number, in characters. */
const RECIPIENT_LENGTH_MAX = 320;
/** The format of a provider's message id. */
const PROVIDER_ID = /^[\w-]{1,200}$/;

/**
 * Processes an event of the email provider. A hard bounce or a complaint suppresses the recipient for that company's
 * emails. Throws invalid_key if the call is not signed, or was signed more than five minutes ago.
 */
export async function receiveMailEvent(
  headers: Headers,
  rawBody: Uint8Array,
  now = new Date(),
): Promise<Received> {
  const body = readBody(rawBody);
  if (body === null || !isSignedMailEvent(headers, body)) throw unsigned();
  const event = readMailEvent(body);
  if (!event) return "ignored";
  const { messageId, providerId, state, to } = event;
  const reason = state === "bounced" || state === "complained" ? state : null;
  const isAddress = to !== null && to.length <= RECIPIENT_LENGTH_MAX && refuseEmail(to) === null;
  return recordEvent(["email", messageId, providerId], { state, to: isAddress ? to : null, reason }, now);
}

/** Like receiveMailEvent, but for a text message. `messageId` is part of the callback URL, which is signed too. */
export async function receiveSmsEvent(
  headers: Headers,
  messageId: string,
  rawBody: Uint8Array,
  now = new Date(),
): Promise<Received> {
  const body = readBody(rawBody);
  if (body === null || !isSignedSmsEvent(headers, messageId, body)) throw unsigned();
  const event = readSmsEvent(body);
  if (!event) return "ignored";
  const { providerId, state, to, isStopped } = event;
  return recordEvent(
    ["sms", messageId, providerId],
    { state, to, reason: isStopped ? "stopped" : null },
    now,
  );
}

type Fact = { state: MessageState; to: string | null; reason: SuppressionReason | null };

async function recordEvent(
  [channel, messageId, theirs]: [Channel, string | null, string | null],
  { state, to, reason }: Fact,
  now: Date,
): Promise<Received> {
  // Drops a malformed id, because storing it could fail and the provider would then send the event again for days.
  const providerId = theirs !== null && PROVIDER_ID.test(theirs) ? theirs : null;
  const owner = await findOwner(messageId, providerId);
  if (owner?.channel !== channel) return "unknown";
  const { scope } = owner;
  // Uses the recipient named in the event, not the digest stored with the message. That digest is erased with the
  // request, but a complaint must still suppress the recipient.
  const suppress: MessageReport["suppress"] =
    reason && to ? { recipient: recipientOf(scope.companyId, channel, to), reason } : null;
  const isNews = await recordMessageReport(scope, owner.messageId, { state, suppress, providerId, now });
  if (isNews) log().info({ message: owner.messageId, channel, state }, "a provider reported on a message");
  return isNews ? "recorded" : "repeated";
}

async function findOwner(messageId: string | null, providerId: string | null) {
  const byOurs = messageId !== null && isId("mes", messageId) ? await findMessageOwner(messageId) : null;
  return byOurs ?? (providerId === null ? null : findMessageOwner(providerId));
}

/** Decodes the body as text; null if the bytes are not valid UTF-8. */
export function readBody(rawBody: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(rawBody);
  } catch {
    return null;
  }
}

const unsigned = () => new AppError("invalid_key", "The signature is missing, wrong or too old.");

import { isSignedMailEvent, readMailEvent } from "@/lib/adapters/mail/read-mail-event";
import { isSignedSmsEvent, readSmsEvent } from "@/lib/adapters/sms/read-sms-event";
import { refuseEmail } from "@/lib/contract/email";
import { recipientOf } from "@/lib/deliver/recipient-digest";
import type { Channel, MessageState, SuppressionReason } from "@/lib/domain/message";
import { AppError } from "@/lib/errors";
import { isId } from "@/lib/ids";
import { log } from "@/lib/log";
import { findMessageOwner } from "@/lib/store/read/message";
import { type Told, tellMessage } from "@/lib/store/write/message";

/** What an event led to; for the log and the tests, never for its sender, who is told the same of each. */
export type Received = "told" | "repeated" | "unknown" | "ignored";

/** An address or number is never longer. */
const RECIPIENT_LENGTH_MAX = 320;
/** What providers call a message. */
const PROVIDER_ID = /^[\w-]{1,200}$/;

/**
 * Takes what the mail provider tells of a mail. A mail that bounced for good or was complained of bars its recipient from
 * further mail of that company. Throws invalid_key for a call that is not signed, or was signed more than five minutes ago.
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
  return tell(["email", messageId, providerId], { state, to: isAddress ? to : null, reason }, now);
}

/** As receiveMailEvent, for a text message; `messageId` stands in the address that was called, which is signed too. */
export async function receiveSmsEvent(
  headers: Headers,
  messageId: string,
  rawBody: Uint8Array,
  now = new Date(),
): Promise<Received> {
  const body = readBody(rawBody);
  if (body === null || !(await isSignedSmsEvent(headers, messageId, body))) throw unsigned();
  const event = readSmsEvent(body);
  if (!event) return "ignored";
  const { providerId, state, to, isStopped } = event;
  return tell(["sms", messageId, providerId], { state, to, reason: isStopped ? "stopped" : null }, now);
}

type Fact = { state: MessageState; to: string | null; reason: SuppressionReason | null };

async function tell(
  [channel, messageId, theirs]: [Channel, string | null, string | null],
  { state, to, reason }: Fact,
  now: Date,
): Promise<Received> {
  // What is no id is not kept: a call that cannot be written down would be told again for days.
  const providerId = theirs !== null && PROVIDER_ID.test(theirs) ? theirs : null;
  const owner = await findOwner(messageId, providerId);
  if (owner?.channel !== channel) return "unknown";
  const { scope } = owner;
  // By whom it says it went to: the digest on the message is gone once its request is erased, and a complaint still counts.
  const suppress: Told["suppress"] =
    reason && to ? { recipient: recipientOf(scope.companyId, channel, to), reason } : null;
  const isNews = await tellMessage(scope, owner.messageId, { state, suppress, providerId, now });
  if (isNews) log().info({ message: owner.messageId, channel, state }, "a provider told of a message");
  return isNews ? "told" : "repeated";
}

async function findOwner(messageId: string | null, providerId: string | null) {
  const byOurs = messageId !== null && isId("mes", messageId) ? await findMessageOwner(messageId) : null;
  return byOurs ?? (providerId === null ? null : findMessageOwner(providerId));
}

/** The text of a call that was sent as bytes; null where it is none. */
export function readBody(rawBody: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(rawBody);
  } catch {
    return null;
  }
}

const unsigned = () => new AppError("invalid_key", "The signature is missing, wrong or too old.");

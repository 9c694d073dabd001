import type { Mail } from "@/lib/adapters/mail/mail";
import { canSendMail, keepMail, type Sent, sendMail } from "@/lib/adapters/mail/send-mail";
import { canSendSms, keepSms, type SmsSent, sendSms } from "@/lib/adapters/sms/send-sms";
import { hasLocalOutbox } from "@/lib/env/local-outbox";
import { AppError } from "@/lib/errors";
import { refuseFull, windowsOf } from "@/lib/messages/message-limits";
import { recipientOf } from "@/lib/messages/recipient-digest";
import type { Channel, MessageKind, SuppressionReason } from "@/lib/rules/message";
import type { Scope } from "@/lib/scope";
import { claimMessage, endMessage, forgetMessage, uncount } from "@/lib/store/write/message";
import { suppress } from "@/lib/store/write/suppression";

/** The content of a message: a rendered email or the text of an SMS. */
export type Draft = Pick<Mail, "subject" | "text" | "html" | "attachments" | "fromName" | "replyTo"> | string;

export type Outgoing = {
  requestId: string;
  kind: MessageKind;
  channel: Channel;
  to: string;
  /**
   * The idempotency key of the message. If null, an earlier message counts as the same message if it has the same
   * request, kind and recipient and is at most a minute old. An unfinished email counts for up to 23 hours.
   */
  key: string | null;
  draft: Draft;
};

/**
 * `sent`: sent now or earlier, with the same `messageId`. `refused`: the provider rejects this recipient.
 * `suppressed`: we no longer write to this recipient. `full`: over a cap, or too soon after the last message.
 * `unknown`: a text message that may have been sent. `erased`: the request has ended.
 */
export type SendResult =
  | { outcome: "sent"; messageId: string }
  | { outcome: "refused" | "unknown" | "erased" }
  | { outcome: "suppressed"; reason: SuppressionReason }
  | { outcome: "full"; refusal: AppError };

/**
 * Sends one message to a customer; every message goes through this function. Counts and stores the message before
 * sending it. Two processes thus cannot exceed a cap together or send a text message twice, and provider events can
 * be matched to the message. Resend drops a repeated email with the same key. In test, nothing is sent: a local
 * server stores the message in its outbox.
 *
 * Throws not_set_up without a provider, and production_only in test on a server without a local outbox. Throws
 * upstream_unavailable if the message was not sent and a retry may help. Throws conflict while another process is
 * sending the same text message.
 */
export async function sendMessage(scope: Scope, message: Outgoing, now: Date): Promise<SendResult> {
  requireChannel(scope, message.channel);
  const { requestId, kind, channel, to, key } = message;
  const recipient = recipientOf(scope.companyId, channel, to);
  const windows = windowsOf(scope, kind, channel, to);
  const taken = await claimMessage(scope, { requestId, kind, channel, key, recipient, windows, now });
  if (taken.verdict === "known") return { outcome: "sent", messageId: taken.id };
  if (taken.verdict === "held") throw new AppError("conflict", "This message is being sent at this moment.");
  if (taken.verdict === "full") return { outcome: "full", refusal: refuseFull(windows, taken.window) };
  if (taken.verdict === "suppressed") return { outcome: "suppressed", reason: taken.reason };
  if (taken.verdict !== "taken") return { outcome: taken.verdict };
  const sent = await hand(scope, message, taken).catch(async (error: unknown) => {
    // The next attempt to send an email uses the same idempotency key. A text message has none, so the next attempt
    // starts from the beginning.
    if (channel === "sms") await forgetMessage(scope, taken.id, windows);
    throw error;
  });
  if (sent.outcome === "refused") await uncount(windows.filter(({ isTheirs }) => isTheirs));
  const providerId = sent.outcome === "sent" ? sent.providerId : null;
  if (sent.outcome === "stopped") {
    await suppress(scope, { channel, recipient, reason: "stopped", now });
    await endMessage(scope, taken.id, { state: "refused", providerId, now });
    return { outcome: "suppressed", reason: "stopped" };
  }
  await endMessage(scope, taken.id, { state: sent.outcome, providerId, now });
  return sent.outcome === "sent" ? { outcome: "sent", messageId: taken.id } : { outcome: sent.outcome };
}

/** Throws the errors of sendMessage about a missing provider. Call this before any work is done. */
export function requireChannel({ environment }: Scope, channel: Channel): void {
  if (environment === "test" && !hasLocalOutbox())
    throw new AppError(
      "production_only",
      "Invites are sent only in the live environment. Give the customer the consent link yourself.",
    );
  if (channel === "email" ? canSendMail() : canSendSms()) return;
  const what = channel === "email" ? "email" : "SMS";
  throw new AppError("not_set_up", `No ${what} provider is set up on this server.`);
}

async function hand(
  scope: Scope,
  { to, draft }: Outgoing,
  { id: messageId, key }: { id: string; key: string },
): Promise<Sent | SmsSent> {
  const isTest = scope.environment === "test";
  if (typeof draft === "string") {
    const sms = { to, text: draft, messageId };
    if (!isTest) return sendSms(sms);
    await keepSms(sms);
  } else {
    const mail = { to, ...draft, messageId, idempotencyKey: key };
    if (!isTest) return sendMail(mail);
    await keepMail(mail);
  }
  return { outcome: "sent", providerId: null };
}

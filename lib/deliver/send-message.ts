import { canSendMail, keepMail, type Mail, type Sent, sendMail } from "@/lib/adapters/mail/send-mail";
import { canSendSms, keepSms, type SmsSent, sendSms } from "@/lib/adapters/sms/send-sms";
import { refuseFull, windowsOf } from "@/lib/deliver/message-limits";
import { recipientOf } from "@/lib/deliver/recipient-digest";
import type { Channel, MessageKind, SuppressionReason } from "@/lib/domain/message";
import { AppError } from "@/lib/errors";
import { hasLocalOutbox } from "@/lib/local-outbox";
import type { Scope } from "@/lib/scope";
import { endMessage, forgetMessage, takeMessage, uncount } from "@/lib/store/write/message";
import { suppress } from "@/lib/store/write/suppression";

/** What a message is before it is sent: a mail as it was drawn, or the text of an SMS. */
export type Draft = Pick<Mail, "subject" | "text" | "html" | "attachments" | "fromName" | "replyTo"> | string;

export type Outgoing = {
  requestId: string;
  kind: MessageKind;
  channel: Channel;
  to: string;
  /** What makes it the same message, should it be sent again; null where its recipient does, within a minute. */
  key: string | null;
  draft: Draft;
};

/**
 * `sent`, now or before: `messageId` is the same each time. `refused`: the provider will not have this recipient. `suppressed`:
 * we write to them no more. `full`: a cap or a cool-down, as the refusal says. `unknown`: a text message that may or may not
 * have gone. `erased`: the request is over.
 */
export type Outcome =
  | { outcome: "sent"; messageId: string }
  | { outcome: "refused" | "unknown" | "erased" }
  | { outcome: "suppressed"; reason: SuppressionReason }
  | { outcome: "full"; refusal: AppError };

/**
 * Sends one message to a customer: the one way there is. It is counted and kept first, so that no two processes send it
 * twice or one too many, and what its provider tells later finds it. In test it goes to the outbox of a local server and
 * nowhere else. Throws not_set_up, production_only in test elsewhere, upstream_unavailable when it was not sent and
 * another try may help, conflict while somebody is sending it.
 */
export async function sendMessage(scope: Scope, message: Outgoing, now: Date): Promise<Outcome> {
  requireChannel(scope, message.channel);
  const { requestId, kind, channel, to, key } = message;
  const recipient = recipientOf(scope.companyId, channel, to);
  const windows = windowsOf(scope, kind, channel, to);
  const taken = await takeMessage(scope, { requestId, kind, channel, key, recipient, windows, now });
  if (taken.verdict === "known") return { outcome: "sent", messageId: taken.id };
  if (taken.verdict === "held") throw new AppError("conflict", "This message is being sent at this moment.");
  if (taken.verdict === "full") return { outcome: "full", refusal: refuseFull(windows, taken.window) };
  if (taken.verdict === "suppressed") return { outcome: "suppressed", reason: taken.reason };
  if (taken.verdict !== "taken") return { outcome: taken.verdict };
  const sent = await hand(scope, message, taken).catch(async (error: unknown) => {
    // A mail waits for the next try under its key; a text message has none, and begins anew.
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

/** Throws what sendMessage throws for want of a provider, before anything is done. */
export function requireChannel({ environment }: Scope, channel: Channel): void {
  if (environment === "test" && !hasLocalOutbox())
    throw new AppError(
      "production_only",
      "Invites are sent in production only. Give the customer the consent link yourself.",
    );
  if (channel === "email" ? canSendMail() : canSendSms()) return;
  const what = channel === "email" ? "mail" : "SMS";
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

import { canAnswerSms } from "@/lib/adapters/sms/send-sms";
import { AppError } from "@/lib/errors";
import { mailFirmOf } from "@/lib/messages/mail-firm";
import { FIRST_REMINDER_MS } from "@/lib/messages/reminder-schedule";
import {
  type Recipient,
  refuseRecipient,
  refuseSuppressed,
  requireRecipient,
} from "@/lib/messages/require-recipient";
import { type Draft, requireChannel, type SendResult, sendMessage } from "@/lib/messages/send-message";
import { suppressedWords } from "@/lib/messages/suppressed-words";
import { writeInvite, writeInviteSms } from "@/lib/messages/write-invite";
import { renderCustomerMail } from "@/lib/render/mail/customer-mail";
import { findLinkLock } from "@/lib/rules/link";
import type { Channel } from "@/lib/rules/message";
import { awaitsConsent } from "@/lib/rules/request";
import type { Actor, Scope } from "@/lib/scope";
import { readClock } from "@/lib/store/read/clock";
import { type CompanyRecord, getCompany } from "@/lib/store/read/company";
import { getRequest, type RequestRecord } from "@/lib/store/read/request";
import { requireApproval } from "@/lib/store/require-approval";
import { recordInvite } from "@/lib/store/write/invite";

/**
 * The recipient as a member gave it. `key` identifies the message for a caller that repeats it on purpose, such as
 * background work that may run twice. Without `key`, an invite to the same recipient within a minute counts as the
 * same message.
 */
type InviteInput = Recipient & { key?: string };

/** Seconds before a text message with an unknown result may be sent again, because it may already have arrived. */
const ASK_AGAIN_SECONDS = 120;

/**
 * Sends the customer their consent link in the firm's name, by email or text message. Stores the recipient,
 * encrypted, for reminders. In test, the message is only stored in a local server's outbox.
 *
 * A repeat of the same invite within a minute sends nothing. A later invite sends a second message, but schedules no
 * second series of reminders. Reminders are scheduled only in live, and only if the firm wants them.
 *
 * Throws not_found, invalid for a malformed, rejected or suppressed recipient, and too_many over a cap or within a
 * cool-down. Throws conflict if the request no longer awaits consent, or if a member has locked the link (sending does
 * not unlock it). Throws not_set_up without a provider, upstream_unavailable while the provider is down,
 * production_only in test if the server is not local, and not_approved while live is closed to the firm.
 */
export async function sendInvite(
  scope: Scope,
  requestId: string,
  {
    invite,
    consentUrl,
    actor,
    at = null,
  }: { invite: InviteInput; consentUrl: string; actor: Actor; at?: Date | null },
): Promise<void> {
  // Reminders are scheduled from the database's time, so that the clock of the sending process does not matter.
  const now = at ?? (await readClock());
  const request = await getRequest(scope, requestId);
  await requireApproval(scope);
  const { channel } = invite;
  const to = requireRecipient(invite);
  if (!awaitsConsent(request)) {
    throw new AppError("conflict", `The request can no longer be answered: request is ${request.status}`);
  }
  if (findLinkLock(request, now))
    throw new AppError(
      "conflict",
      "The link is locked: unlock it on the request's page in the portal first.",
    );
  requireChannel(scope, channel);
  const company = await getCompany(scope.companyId);
  const draft = await draftOf(channel, request, company, consentUrl);
  const key = invite.key ?? null;
  const sent = await sendMessage(scope, { requestId, kind: "invite", channel, to, key, draft }, now);
  const messageId = requireSent(sent, { channel, to: invite.to });
  const isReminded = company.settings.remindCustomers && scope.environment === "live";
  const remindInMs = isReminded ? FIRST_REMINDER_MS : null;
  await recordInvite(scope, requestId, { channel, to, messageId, remindInMs, actor, at: now });
}

async function draftOf(
  channel: Channel,
  { clientName }: RequestRecord,
  company: CompanyRecord,
  url: string,
): Promise<Draft> {
  const firm = mailFirmOf(company);
  const words = { clientName, firmName: firm.name, url };
  if (channel === "sms") return writeInviteSms(words);
  const mail = await renderCustomerMail(firm, writeInvite(words));
  return { ...mail, fromName: firm.name, replyTo: firm.email };
}

/** Returns our id of the message. If the message was not sent, throws an error whose text is for the member. */
function requireSent(sent: SendResult, invite: Recipient): string {
  if (sent.outcome === "sent") return sent.messageId;
  if (sent.outcome === "full") throw sent.refusal;
  if (sent.outcome === "suppressed")
    throw refuseSuppressed(invite, suppressedWords(sent.reason, canAnswerSms()));
  if (sent.outcome === "erased")
    throw new AppError("conflict", "The request has ended, so no invite can be sent.");
  if (sent.outcome === "unknown")
    throw new AppError(
      "upstream_unavailable",
      "The SMS provider did not respond, so the message might have been sent. Wait two minutes before you send it again.",
      { retryAfterSeconds: ASK_AGAIN_SECONDS },
    );
  const what =
    invite.channel === "email"
      ? "The email provider refuses this address."
      : "The SMS provider refuses this number.";
  throw refuseRecipient(invite, what);
}

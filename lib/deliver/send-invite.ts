import { canAnswerSms } from "@/lib/adapters/sms/send-sms";
import { mailFirmOf } from "@/lib/deliver/mail-firm";
import { FIRST_REMINDER_MS } from "@/lib/deliver/reminder-schedule";
import {
  type Recipient,
  refuseBarred,
  refuseRecipient,
  requireRecipient,
} from "@/lib/deliver/require-recipient";
import { type Draft, type Outcome, requireChannel, sendMessage } from "@/lib/deliver/send-message";
import { suppressedWords } from "@/lib/deliver/suppressed-words";
import { writeInvite, writeInviteSms } from "@/lib/deliver/write-invite";
import { findLinkLock } from "@/lib/domain/link";
import type { Channel } from "@/lib/domain/message";
import { awaitsConsent } from "@/lib/domain/request";
import { AppError } from "@/lib/errors";
import { renderCustomerMail } from "@/lib/render/mail/customer-mail";
import { requireApproval } from "@/lib/require-approval";
import type { Actor, Scope } from "@/lib/scope";
import { readClock } from "@/lib/store/read/clock";
import { type CompanyRecord, getCompany } from "@/lib/store/read/company";
import { getRequest, type RequestRecord } from "@/lib/store/read/request";
import { keepInvite } from "@/lib/store/write/invite";

/** A text message of which nothing is known may have gone; after this long another may go. */
const ASK_AGAIN_SECONDS = 120;

/**
 * Sends the customer their consent link in the firm's name, by mail or text message, and keeps where it went, sealed, so
 * that they can be reminded while the firm wants it. A second invite is one more message; it starts no second row of
 * reminders, and the same one within a minute is the same message. In test it goes to a local server's outbox and nobody
 * is reminded. Throws invalid for an address or number that is none, that the provider refuses or that we write to no
 * more; conflict when nothing is left to consent to or the link is locked (sending it does not unlock it: whoever locked
 * it meant to); too_many past a cap or within a cool-down; not_set_up without a provider; upstream_unavailable when it
 * cannot take it now; not_approved while live is closed to the firm; not_found.
 */
export async function sendInvite(
  scope: Scope,
  requestId: string,
  invite: Recipient,
  consentUrl: string,
  actor: Actor,
  at: Date | null = null,
): Promise<void> {
  // The reminders' days are counted from it, by whichever process sends them.
  const now = at ?? (await readClock());
  const request = await getRequest(scope, requestId);
  await requireApproval(scope);
  const { channel } = invite;
  const to = requireRecipient(invite);
  if (!awaitsConsent(request)) {
    throw new AppError("conflict", `There is nothing left to invite to: request is ${request.status}`);
  }
  if (findLinkLock(request, now))
    throw new AppError(
      "conflict",
      "The link is locked: unlock it on the request's page in the portal first.",
    );
  requireChannel(scope, channel);
  const company = await getCompany(scope.companyId);
  const draft = await draftOf(channel, request, company, consentUrl);
  const sent = await sendMessage(scope, { requestId, kind: "invite", channel, to, key: null, draft }, now);
  const messageId = requireSent(sent, { channel, to: invite.to });
  const isReminded = company.settings.remindCustomers && scope.environment === "live";
  const remindInMs = isReminded ? FIRST_REMINDER_MS : null;
  await keepInvite(scope, requestId, { channel, to, messageId, remindInMs, actor, at: now });
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

/** Our id of the message. Throws where it did not go, in words for the member who sent it. */
function requireSent(sent: Outcome, invite: Recipient): string {
  if (sent.outcome === "sent") return sent.messageId;
  if (sent.outcome === "full") throw sent.refusal;
  if (sent.outcome === "suppressed") throw refuseBarred(invite, suppressedWords(sent.reason, canAnswerSms()));
  if (sent.outcome === "erased") throw new AppError("conflict", "There is nothing left to invite to.");
  if (sent.outcome === "unknown")
    throw new AppError(
      "upstream_unavailable",
      "The SMS provider did not answer, so the message may or may not have gone. Wait two minutes before you send it again.",
      { retryAfterSeconds: ASK_AGAIN_SECONDS },
    );
  const what =
    invite.channel === "email"
      ? "The mail provider refuses this address."
      : "The SMS provider refuses this number.";
  throw refuseRecipient(invite, what);
}

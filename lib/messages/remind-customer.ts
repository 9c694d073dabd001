import { consentBaseUrl } from "@/lib/env/env";
import { mailFirmOf } from "@/lib/messages/mail-firm";
import { recipientKey } from "@/lib/messages/recipient-key";
import {
  daysSince,
  FIRST_REMINDER_MS,
  NEXT_REMINDER_MS,
  nextReminder,
  REMINDERS_MAX,
} from "@/lib/messages/reminder-schedule";
import { type Draft, sendMessage } from "@/lib/messages/send-message";
import { type Reminder, writeReminder, writeReminderSms } from "@/lib/messages/write-invite";
import { renderCustomerMail } from "@/lib/render/mail/customer-mail";
import type { MailFirm } from "@/lib/render/mail/firm";
import { findLinkLock } from "@/lib/rules/link";
import { type Channel, channelOf } from "@/lib/rules/message";
import { awaitsConsent } from "@/lib/rules/request";
import { type Actor, type Scope, SYSTEM } from "@/lib/scope";
import { readClock } from "@/lib/store/read/clock";
import { type CompanyRecord, getCompany, isLiveOpen } from "@/lib/store/read/company";
import { getRequest, type RequestRecord } from "@/lib/store/read/request";
import { requireApproval } from "@/lib/store/require-approval";
import { claimReminder, endReminder, releaseReminder } from "@/lib/store/write/invite";

/** Milliseconds before the next check if another worker is sending the reminder. */
const LOOK_AGAIN_MS = 60_000;

/**
 * Sends a due reminder, through the channel of the invite, to a customer who has not answered. Returns the milliseconds
 * until the next reminder or the next try. Returns null after the third reminder, and after a consent or a withdrawal.
 * Also returns null while the link is locked, the address is rejected or suppressed, reminders are stopped or switched
 * off, or live is closed to the firm.
 *
 * A worker claims each reminder. The reminder's idempotency key consists of the request, the reminder's number and the
 * address, so no reminder is sent twice. A corrected address gets the reminder that the rejected address did not get. A
 * reminder over a cap is sent as soon as the cap allows it. Uses the database's clock unless a time is given.
 *
 * Throws not_found and the errors of sendMessage; the next try then sends the same reminder.
 */
export async function remindCustomer(
  scope: Scope,
  requestId: string,
  at: Date | null = null,
): Promise<number | null> {
  const now = at ?? (await readClock());
  const request = await getRequest(scope, requestId);
  const next = nextReminder(request, now);
  if (!next || !request.invitedAt || !request.inviteSealed || !awaitsConsent(request)) return null;
  if (findLinkLock(request, now) || request.remindersStoppedAt) return null;
  const company = await getCompany(scope.companyId);
  if (!company.settings.remindCustomers || !(await isLiveOpen(scope.companyId))) return null;
  if (next.inMs > 0) return next.inMs;
  const sent = await sendReminder(scope, request, { number: next.number, company, actor: SYSTEM, now });
  if (sent.outcome === "held") return LOOK_AGAIN_MS;
  if (sent.outcome === "erased") return null;
  if (sent.outcome === "full") return sent.waitMs;
  if (sent.outcome === "refused") return sent.addressStands ? FIRST_REMINDER_MS : null;
  return next.number < REMINDERS_MAX ? NEXT_REMINDER_MS : null;
}

/**
 * `held`: another worker is sending the reminder. `full`: the reminder is over a cap and may be tried again after
 * `waitMs`. `refused`: the provider refused the reminder, or the address is suppressed. `erased`: the request has
 * ended. `none`: there is no reminder to send.
 */
export type ReminderResult =
  | { outcome: "sent" | "held" | "erased" | "none" }
  | { outcome: "full"; waitMs: number }
  | { outcome: "refused"; addressStands: boolean };

/**
 * Sends the next reminder early, because a member requested it; the later reminders follow at the usual intervals. This
 * reminder counts as one of the three. Also works in test, but only to a local server's outbox. Throws not_found,
 * not_approved and the errors of sendMessage.
 */
export async function remindNow(scope: Scope, requestId: string, actor: Actor): Promise<ReminderResult> {
  const now = await readClock();
  const request = await getRequest(scope, requestId);
  await requireApproval(scope);
  const next = nextReminder(request, now);
  if (!next || !request.inviteSealed || !awaitsConsent(request)) return { outcome: "none" };
  const company = await getCompany(scope.companyId);
  return sendReminder(scope, request, { number: next.number, company, actor, now });
}

/** Claims, sends and records one reminder. If it throws, the next try sends the reminder. */
async function sendReminder(
  scope: Scope,
  request: RequestRecord,
  { number, company, actor, now }: { number: number; company: CompanyRecord; actor: Actor; now: Date },
): Promise<ReminderResult> {
  const { id: requestId } = request;
  const taken = await claimReminder(scope, requestId, number, now);
  if (taken === null) return { outcome: "held" };
  const channel = channelOf(taken.to);
  const message = {
    requestId,
    kind: "reminder",
    channel,
    to: taken.to,
    key: `remind-${requestId}-${number}-${recipientKey(requestId, taken.to)}`,
    draft: await draftOf(channel, mailFirmOf(company), {
      clientName: request.clientName,
      firmName: company.brand.displayName,
      url: `${consentBaseUrl()}/connect/${requestId}`,
      days: daysSince(request.invitedAt ?? now, now),
      isLast: number === REMINDERS_MAX,
    }),
  } as const;
  const sent = await sendMessage(scope, message, now).catch(async (error) => {
    await releaseReminder(scope, requestId, number, now);
    throw error;
  });
  if (sent.outcome === "erased") return { outcome: "erased" };
  if (sent.outcome === "full") {
    await releaseReminder(scope, requestId, number, now);
    return { outcome: "full", waitMs: (sent.refusal.retryAfterSeconds ?? 0) * 1_000 + LOOK_AGAIN_MS };
  }
  // A text message with a lost response counts as sent: a missing reminder is better than a duplicate.
  const isSent = sent.outcome === "sent" || sent.outcome === "unknown";
  const outcome = isSent ? "sent" : "refused";
  const { addressStands } = await endReminder(scope, requestId, { number, taken, outcome, actor, now });
  return isSent ? { outcome: "sent" } : { outcome: "refused", addressStands };
}

async function draftOf(channel: Channel, firm: MailFirm, words: Reminder): Promise<Draft> {
  if (channel === "sms") return writeReminderSms(words);
  const mail = await renderCustomerMail(firm, writeReminder(words));
  return { ...mail, fromName: firm.name, replyTo: firm.email };
}

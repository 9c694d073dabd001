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
import type { Scope } from "@/lib/scope";
import { readClock } from "@/lib/store/read/clock";
import { getCompany, isLiveOpen } from "@/lib/store/read/company";
import { getRequest } from "@/lib/store/read/request";
import { claimReminder, endReminder, releaseReminder } from "@/lib/store/write/invite";

/** Milliseconds before the next check if another worker is sending the reminder. */
const LOOK_AGAIN_MS = 60_000;

/**
 * Sends a due reminder, by the channel of the invite, to a customer who has not answered. Returns the milliseconds
 * until the next one, or null if there is none: after the third; after consent or withdrawal; while the link is locked
 * or the firm has stopped this request's reminders; if the address is rejected or suppressed; if the firm has switched
 * reminders off or may not work in live.
 * No reminder is sent twice, even by two workers at once: one worker claims it, and the email's key is the request, the
 * reminder's number and the address. If the firm corrects a rejected address, the reminder is sent to the new one. A
 * reminder over a cap is sent once the cap allows. Uses the database's clock unless a time is given. Throws not_found
 * and the errors of sendMessage; the next try then sends the same reminder.
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
  const taken = await claimReminder(scope, requestId, next.number, now);
  if (taken === null) return LOOK_AGAIN_MS;
  const channel = channelOf(taken.to);
  const message = {
    requestId,
    kind: "reminder",
    channel,
    to: taken.to,
    key: `remind-${requestId}-${next.number}-${recipientKey(requestId, taken.to)}`,
    draft: await draftOf(channel, mailFirmOf(company), {
      clientName: request.clientName,
      firmName: company.brand.displayName,
      url: `${consentBaseUrl()}/connect/${requestId}`,
      days: daysSince(request.invitedAt, now),
      isLast: next.number === REMINDERS_MAX,
    }),
  } as const;
  const sent = await sendMessage(scope, message, now).catch(async (error) => {
    await releaseReminder(scope, requestId, next.number, now);
    throw error;
  });
  if (sent.outcome === "erased") return null;
  if (sent.outcome === "full") {
    await releaseReminder(scope, requestId, next.number, now);
    return (sent.refusal.retryAfterSeconds ?? 0) * 1_000 + LOOK_AGAIN_MS;
  }
  // A text message with a lost response counts as sent: one reminder too few is better than a duplicate.
  const isSent = sent.outcome === "sent" || sent.outcome === "unknown";
  const outcome = isSent ? "sent" : "refused";
  const { addressStands } = await endReminder(scope, requestId, { number: next.number, taken, outcome, now });
  if (!isSent) return addressStands ? FIRST_REMINDER_MS : null;
  return next.number < REMINDERS_MAX ? NEXT_REMINDER_MS : null;
}

async function draftOf(channel: Channel, firm: MailFirm, words: Reminder): Promise<Draft> {
  if (channel === "sms") return writeReminderSms(words);
  const mail = await renderCustomerMail(firm, writeReminder(words));
  return { ...mail, fromName: firm.name, replyTo: firm.email };
}

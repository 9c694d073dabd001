import { mailFirmOf } from "@/lib/deliver/mail-firm";
import { recipientKey } from "@/lib/deliver/recipient-key";
import {
  daysSince,
  FIRST_REMINDER_MS,
  NEXT_REMINDER_MS,
  nextReminder,
  REMINDERS_MAX,
} from "@/lib/deliver/reminder-schedule";
import { type Draft, sendMessage } from "@/lib/deliver/send-message";
import { type Reminder, writeReminder, writeReminderSms } from "@/lib/deliver/write-invite";
import { findLinkLock } from "@/lib/domain/link";
import { type Channel, channelOf } from "@/lib/domain/message";
import { awaitsConsent } from "@/lib/domain/request";
import { consentBaseUrl } from "@/lib/env";
import { renderCustomerMail } from "@/lib/render/mail/customer-mail";
import type { MailFirm } from "@/lib/render/mail/firm";
import type { Scope } from "@/lib/scope";
import { readClock } from "@/lib/store/read/clock";
import { getCompany, isLiveOpen } from "@/lib/store/read/company";
import { getRequest } from "@/lib/store/read/request";
import { endReminder, giveBackReminder, takeReminder } from "@/lib/store/write/invite";

/** How soon to look again when another worker has the reminder. */
const LOOK_AGAIN_MS = 60_000;

/**
 * Reminds a customer who was sent their link and has not answered, the way it went, if a reminder is due. Returns the
 * milliseconds until the next one, or null when there is none: after the third, after consent or withdrawal, while the
 * link is locked or the firm has stopped the reminders of this request, when the provider refuses the address or it is written
 * to no more, when the firm switched reminders off or may not work in live. Repeated or done by two workers at once it sends no
 * reminder twice: one takes it, and the mail's key is the request, the reminder's number and the address. An address that the
 * firm corrected while the provider refused the old one is reminded as a first one is. Where there is no room under a cap, it
 * comes once there is. Goes by the database's clock unless it is told the time. Throws not_found, and what sendMessage throws;
 * the next try then sends the same reminder.
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
  const taken = await takeReminder(scope, requestId, next.number, now);
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
    await giveBackReminder(scope, requestId, next.number, now);
    throw error;
  });
  if (sent.outcome === "erased") return null;
  if (sent.outcome === "full") {
    await giveBackReminder(scope, requestId, next.number, now);
    return (sent.refusal.retryAfterSeconds ?? 0) * 1_000 + LOOK_AGAIN_MS;
  }
  // A text message whose answer was lost counts as sent: one reminder too few is better than the same one twice.
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

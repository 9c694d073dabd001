import { sendMail } from "@/lib/adapters/mail/send-mail";
import { recipientKey } from "@/lib/deliver/recipient-key";
import {
  daysSince,
  FIRST_REMINDER_MS,
  NEXT_REMINDER_MS,
  nextReminder,
  REMINDERS_MAX,
} from "@/lib/deliver/reminder-schedule";
import { findLinkLock } from "@/lib/domain/link";
import { awaitsConsent } from "@/lib/domain/request";
import { consentBaseUrl } from "@/lib/env";
import type { Scope } from "@/lib/scope";
import { readClock } from "@/lib/store/read/clock";
import { getCompany, isLiveOpen } from "@/lib/store/read/company";
import { getRequest } from "@/lib/store/read/request";
import { endReminder, giveBackReminder, takeReminder } from "@/lib/store/write/invite";

/** How soon to look again when another worker has the reminder. */
const LOOK_AGAIN_MS = 60_000;

/**
 * Reminds a customer who was sent their link by e-mail and has not answered, if a reminder is due. Returns the
 * milliseconds until the next one, or null when there is none: after the third, after consent or withdrawal, while the
 * link is locked or the firm has stopped the reminders of this request, when the provider refuses the address, when the firm switched reminders off or may not work in live.
 * Repeated or done by two workers at once it sends no reminder twice: one takes it, and the mail's key is the request, the
 * reminder's number and the address. An address that the firm corrected while the provider refused the old one is reminded as a first one is.
 * Goes by the database's clock unless it is told the time. Throws not_found, and what sendMail throws; the next try then
 * sends the same reminder.
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
  const { brand, settings } = await getCompany(scope.companyId);
  if (!settings.remindCustomers || !(await isLiveOpen(scope.companyId))) return null;
  if (next.inMs > 0) return next.inMs;
  const taken = await takeReminder(scope, requestId, next.number, now);
  if (taken === null) return LOOK_AGAIN_MS;
  const mail = {
    ...writeReminder({
      clientName: request.clientName,
      firmName: brand.displayName,
      url: `${consentBaseUrl()}/connect/${requestId}`,
      days: daysSince(request.invitedAt, now),
      isLast: next.number === REMINDERS_MAX,
    }),
    to: taken.to,
    idempotencyKey: `remind-${requestId}-${next.number}-${recipientKey(requestId, taken.to)}`,
  };
  const isSent = await sendMail(mail).catch(async (error) => {
    await giveBackReminder(scope, requestId, next.number, now);
    throw error;
  });
  const outcome = isSent ? "sent" : "refused";
  const { addressStands } = await endReminder(scope, requestId, { number: next.number, taken, outcome, now });
  if (!isSent) return addressStands ? FIRST_REMINDER_MS : null;
  return next.number < REMINDERS_MAX ? NEXT_REMINDER_MS : null;
}

type Reminder = { clientName: string; firmName: string; url: string; days: number; isLast: boolean };

/** In words that most people read with ease; nothing of it needs an answer. */
export function writeReminder({ clientName, firmName, url, days, isLast }: Reminder): {
  subject: string;
  text: string;
} {
  const ago = days === 1 ? "a day ago" : `${days} days ago`;
  const more = isLast ? "This is the last reminder." : "We send three reminders at most.";
  return {
    subject: `Reminder: ${firmName} asks for your bank summary`,
    text: [
      `Hello ${clientName},`,
      `${firmName} asked you ${ago} to share a summary of your bank accounts. They have not heard from you yet.`,
      `If you want to share it, open this link. It takes a few minutes:\n${url}`,
      "You choose your bank and agree there. No password is asked for, and you should give it to nobody.",
      `You do not have to do this. It is fine to ignore this message. ${more}`,
      "To stop the reminders now, open the link and choose “I will not share: close this request”.",
      "The link is private: please do not pass it on.",
    ].join("\n\n"),
  };
}

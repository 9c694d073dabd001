import { canSendMail } from "@/lib/adapters/mail/send-mail";
import { findReceiptOf } from "@/lib/documents/find-receipt";
import { consentBaseUrl, env } from "@/lib/env/env";
import { describeError, log } from "@/lib/log";
import { mailFirmOf } from "@/lib/messages/mail-firm";
import { sendMessage } from "@/lib/messages/send-message";
import type { MailContent } from "@/lib/render/mail/content";
import { renderCustomerMail } from "@/lib/render/mail/customer-mail";
import { greet } from "@/lib/rules/greeting";
import type { Receipt } from "@/lib/rules/receipt";
import { getCompany } from "@/lib/store/read/company";
import { getRequest } from "@/lib/store/read/request";
import { digestOf } from "@/lib/store/write/erase";
import { listSharing, noteSharing, type Sharer } from "@/lib/store/write/sharing-notice";

const DAY_MS = 86_400_000;
/**
 * Days between reminders that a consent is current (Consumer Data Standards, consumer experience standards, 90-day
 * notification).
 */
const EVERY_DAYS = 90;
/** The largest number of notices sent in one day. The rest are sent the next day. */
const MOST = 1_000;

/**
 * Reminds customers who have shared for ninety days, and again every ninety days; at most MOST customers in one run.
 * The notice names the firm, the purpose, the banks, the end date, and how to review or stop sharing. Sends only if the
 * duty to send these notices is ours (CDR_NOTICES) and email is set up. A failed notice is retried the next day with
 * the same key.
 */
export async function remindOfSharing(now = new Date()): Promise<void> {
  if (env().CDR_NOTICES !== "ours" || !canSendMail()) return;
  const remindedBefore = new Date(now.getTime() - EVERY_DAYS * DAY_MS);
  for (const sharer of await listSharing(remindedBefore, MOST)) {
    await remind(sharer, remindedBefore, now).catch((error: unknown) => {
      const request = digestOf(sharer.requestId);
      log().warn({ request, error: describeError(error) }, "a customer could not be reminded of sharing");
    });
  }
}

async function remind(sharer: Sharer, remindedBefore: Date, now: Date): Promise<void> {
  const { scope, requestId } = sharer;
  const { contact, clientName, consent } = await getRequest(scope, requestId);
  const receipt = await findReceiptOf(scope, requestId);
  if (!contact.email || !receipt || !consent) return;
  const since = consent.remindedOfAt ?? consent.givenAt;
  const url = `${consentBaseUrl()}/connect/${requestId}`;
  const firm = mailFirmOf(await getCompany(scope.companyId));
  const mail = await renderCustomerMail(firm, writeNotice(receipt, clientName, url));
  const { outcome } = await sendMessage(
    scope,
    {
      requestId,
      kind: "sharing",
      channel: "email",
      to: contact.email,
      // The key stays the same until the notice is recorded as sent, so that a retry is recognised as the same
      // message.
      key: `sharing-${requestId}-${since?.getTime() ?? 0}`,
      draft: { ...mail, fromName: firm.name, replyTo: firm.email },
    },
    now,
  );
  await noteSharing(sharer, remindedBefore, outcome === "sent" ? "sent" : "refused", now);
}

const DAY = new Intl.DateTimeFormat("en-AU", { timeZone: "Australia/Sydney", dateStyle: "long" });

/** Writes the notice in plain words. The notice says that the customer need not do anything. */
export function writeNotice(receipt: Receipt, clientName: string, url: string): MailContent {
  const { firm, purpose, institutions, consentEndsAt, accreditation } = receipt;
  const collector = accreditation
    ? `${accreditation.principalName} (accreditation number ${accreditation.number})`
    : "The accredited data recipient";
  const paragraphs = [
    greet(clientName),
    `You agreed on ${DAY.format(receipt.consentedAt)} to share your bank data so ${firm.name} can prepare a report. You’re still sharing. Nothing has changed, and you don’t have to do anything.`,
    `Why: ${purpose}.`,
    `Who collects it: ${collector}.`,
    institutions.length > 0 ? `From: ${institutions.join(", ")}.` : null,
    consentEndsAt ? `Until: ${DAY.format(consentEndsAt)}, unless you stop sooner.` : null,
    {
      says: "To see what you’re sharing, or to stop at any time, open this link:",
      label: "See what you’re sharing, or stop",
      url,
    },
    "This link is private. Please don’t forward it. You won’t be asked for your bank password. Never share it.",
  ];
  return {
    subject: `You are sharing bank data with ${firm.name}`,
    preview: "Nothing has changed. You can stop at any time.",
    title: `You are sharing bank data with ${firm.name}`,
    paragraphs: paragraphs.filter((one) => one !== null),
  };
}

import { canSendMail } from "@/lib/adapters/mail/send-mail";
import { findReceiptOf } from "@/lib/deliver/find-receipt";
import { mailFirmOf } from "@/lib/deliver/mail-firm";
import { sendMessage } from "@/lib/deliver/send-message";
import type { Receipt } from "@/lib/domain/receipt";
import { consentBaseUrl, env } from "@/lib/env";
import { describeError, log } from "@/lib/log";
import type { MailContent } from "@/lib/render/mail/content";
import { renderCustomerMail } from "@/lib/render/mail/customer-mail";
import { getCompany } from "@/lib/store/read/company";
import { getRequest } from "@/lib/store/read/request";
import { digestOf } from "@/lib/store/write/erasure-journal";
import { listSharing, noteSharing, type Sharer } from "@/lib/store/write/sharing-notice";

const DAY_MS = 86_400_000;
/** How often a customer is to be told that a consent is current (CX standards, 90-day notification). */
const EVERY_DAYS = 90;
/** Written in one go; the next day writes to the rest. */
const MOST = 1_000;

/**
 * Tells every customer who has shared for ninety days, and every ninety after, that they do: with whom, why, from which
 * banks, until when, and how to look at it or stop. Only where these notices are ours to send and mail is set up; else
 * the accredited person sends its own. One that cannot be sent is tried again the next day; sent twice, the provider
 * knows it by its key.
 */
export async function remindOfSharing(now = new Date()): Promise<void> {
  if (env().CDR_NOTICES !== "ours" || !canSendMail()) return;
  const toldBefore = new Date(now.getTime() - EVERY_DAYS * DAY_MS);
  for (const sharer of await listSharing(toldBefore, MOST)) {
    await remind(sharer, toldBefore, now).catch((error: unknown) => {
      const request = digestOf(sharer.requestId);
      log().warn({ request, error: describeError(error) }, "a customer could not be reminded of sharing");
    });
  }
}

async function remind(sharer: Sharer, toldBefore: Date, now: Date): Promise<void> {
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
      // The same until it is noted, whoever sends it and however often.
      key: `sharing-${requestId}-${since?.getTime() ?? 0}`,
      draft: { ...mail, fromName: firm.name, replyTo: firm.email },
    },
    now,
  );
  await noteSharing(sharer, toldBefore, outcome === "sent" ? "sent" : "refused", now);
}

const DAY = new Intl.DateTimeFormat("en-AU", { timeZone: "Australia/Sydney", dateStyle: "long" });

/** In words that most people read with ease; nothing of it needs an answer. */
export function writeNotice(receipt: Receipt, clientName: string, url: string): MailContent {
  const { firm, purpose, institutions, consentEndsAt, accreditation } = receipt;
  const collector = accreditation
    ? `${accreditation.principalName} (accreditation number ${accreditation.number})`
    : "The accredited data recipient";
  const paragraphs = [
    `Hello ${clientName},`,
    `You agreed on ${DAY.format(receipt.consentedAt)} to share bank data for a report that ${firm.name} receives. You still share it. Nothing has changed, and you do not have to do anything.`,
    `Why: ${purpose}.`,
    `Who collects it: ${collector}.`,
    institutions.length > 0 ? `From: ${institutions.join(", ")}.` : null,
    consentEndsAt ? `Until: ${DAY.format(consentEndsAt)}, unless you stop before.` : null,
    {
      says: "To see what you share, or to stop at any time, open this link:",
      label: "See what you share, or stop",
      url,
    },
    "The link is private: please do not pass it on. Nobody asks you for your bank password, and you should give it to nobody.",
  ];
  return {
    subject: `You are sharing bank data with ${firm.name}`,
    preview: "Nothing has changed. You can stop at any time.",
    title: `You are sharing bank data with ${firm.name}`,
    paragraphs: paragraphs.filter((one) => one !== null),
  };
}

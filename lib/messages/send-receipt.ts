import { hasLocalOutbox } from "@/lib/adapters/local-outbox";
import { fetchReceiptPdf } from "@/lib/documents/fetch-document";
import { findReceiptOf } from "@/lib/documents/find-receipt";
import { consentBaseUrl } from "@/lib/env/env";
import { AppError } from "@/lib/errors";
import { mailFirmOf } from "@/lib/messages/mail-firm";
import { recipientKey } from "@/lib/messages/recipient-key";
import { type Outgoing, sendMessage } from "@/lib/messages/send-message";
import { writeReceiptSms } from "@/lib/messages/write-invite";
import { renderReceiptMail } from "@/lib/render/mail/receipt-mail";
import type { Scope } from "@/lib/scope";
import { readClock } from "@/lib/store/read/clock";
import { getCompany } from "@/lib/store/read/company";
import { getRequest } from "@/lib/store/read/request";
import { endReceipt } from "@/lib/store/write/receipt";

/**
 * Sends the customer the receipt of their consent, once: by email with the receipt as a file, or by text message to a
 * customer without an email address. The key of an email is the request and the address, so that a crash or a second
 * worker sends no duplicate. In test it goes to a local server's outbox only. Sends nothing to a customer without an
 * address, or after the request has ended. A suspended firm still sends receipts, because they are owed to the customer. A
 * rejected or suppressed address is recorded and not tried again; the customer's page also shows the receipt. Does nothing
 * without a provider. Throws not_found and the errors of sendMessage.
 */
export async function sendReceipt(scope: Scope, requestId: string, at: Date | null = null): Promise<void> {
  if (scope.environment === "test" && !hasLocalOutbox()) return;
  const request = await getRequest(scope, requestId);
  const { email, phone } = request.contact;
  if (!(email || phone) || request.receiptDoneAt) return;
  const message = email ? await writeMail(scope, requestId, email) : await writeSms(scope, requestId, phone);
  if (!message) return;
  const now = at ?? (await readClock());
  try {
    const { outcome } = await sendMessage(scope, message, now);
    const state = outcome === "sent" || outcome === "unknown" ? "sent" : "refused";
    await endReceipt(scope, requestId, { outcome: state, channel: message.channel }, now);
  } catch (error) {
    if (error instanceof AppError && error.code === "not_set_up") return;
    throw error;
  }
}

const linkOf = (requestId: string) => `${consentBaseUrl()}/connect/${requestId}`;

async function writeMail(scope: Scope, requestId: string, to: string): Promise<Outgoing | null> {
  const pdf = await fetchReceiptPdf(scope, requestId);
  // Reads again, because creating the PDF may have waited; a customer who has since stopped sharing gets no email.
  const receipt = await findReceiptOf(scope, requestId);
  if (!receipt || !pdf) return null;
  const firm = mailFirmOf(await getCompany(scope.companyId));
  const mail = await renderReceiptMail(receipt, linkOf(requestId), firm);
  const file = { filename: "receipt.pdf", contentType: "application/pdf", bytes: pdf };
  const draft = {
    ...mail,
    attachments: [file, ...(mail.attachments ?? [])],
    fromName: firm.name,
    replyTo: firm.email,
  };
  const key = `receipt-${requestId}-${recipientKey(requestId, to)}`;
  return { requestId, kind: "receipt", channel: "email", to, key, draft };
}

async function writeSms(scope: Scope, requestId: string, to: string | null): Promise<Outgoing | null> {
  const receipt = await findReceiptOf(scope, requestId);
  if (!receipt || !to) return null;
  const draft = writeReceiptSms({ firmName: receipt.firm.name, url: linkOf(requestId) });
  const key = `receipt-${requestId}-${recipientKey(requestId, to)}`;
  return { requestId, kind: "receipt", channel: "sms", to, key, draft };
}

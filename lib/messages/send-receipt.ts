import { createHash } from "node:crypto";
import { fetchReceiptPdf } from "@/lib/documents/fetch-document";
import { findReceiptOf } from "@/lib/documents/find-receipt";
import { consentBaseUrl } from "@/lib/env/env";
import { reachesCustomers } from "@/lib/env/local-outbox";
import { AppError } from "@/lib/errors";
import { mailFirmOf } from "@/lib/messages/mail-firm";
import { recipientKey } from "@/lib/messages/recipient-key";
import { type Outgoing, sendMessage } from "@/lib/messages/send-message";
import { writeReceiptSms } from "@/lib/messages/write-invite";
import { renderReceiptMail } from "@/lib/render/mail/receipt-mail";
import type { Scope } from "@/lib/scope";
import { listAgreedBanks } from "@/lib/store/read/bank-consent";
import { readClock } from "@/lib/store/read/clock";
import { getCompany } from "@/lib/store/read/company";
import { getRequest } from "@/lib/store/read/request";
import { endReceipt } from "@/lib/store/write/receipt";

/**
 * Sends the customer the receipt of their consent, once for each set of banks. It goes by email with the receipt
 * attached, or by text message to a customer without an email address. In test, the receipt is only stored in a local
 * server's outbox. Sends nothing without a provider or an address, or after the request has ended. A suspended firm
 * still sends receipts, because they are owed to the customer. Records a rejected or suppressed address and does not
 * retry it; the customer's page also shows the receipt.
 *
 * The receipt's idempotency key consists of the request, the address and the banks, so that a crash or a second worker
 * sends no duplicate.
 *
 * Throws not_found, busy and the errors of sendMessage.
 */
export async function sendReceipt(scope: Scope, requestId: string, at: Date | null = null): Promise<void> {
  if (!reachesCustomers(scope.environment)) return;
  const request = await getRequest(scope, requestId);
  const { email, phone } = request.contact;
  const to = email ?? phone;
  if (!to) return;
  const banks = digestOf(await listAgreedBanks(scope, request));
  if (request.receiptBanks === banks) return;
  const about = { requestId, to, key: `receipt-${requestId}-${recipientKey(requestId, `${to} ${banks}`)}` };
  const message = email
    ? await writeMail(scope, about, request.receiptDoneAt !== null)
    : await writeSms(scope, about);
  if (!message) return;
  const now = at ?? (await readClock());
  try {
    const { outcome } = await sendMessage(scope, message, now);
    const state = outcome === "sent" || outcome === "unknown" ? "sent" : "refused";
    await endReceipt(scope, requestId, { outcome: state, channel: message.channel, banks }, now);
  } catch (error) {
    if (error instanceof AppError && error.code === "not_set_up") return;
    throw error;
  }
}

const linkOf = (requestId: string) => `${consentBaseUrl()}/connect/${requestId}`;

/** A digest of the shared banks and of the banks that the customer stopped sharing. */
function digestOf(banks: readonly { id: string; withdrawnAt: Date | null }[]): string {
  const marks = banks.map(({ id, withdrawnAt }) => `${id}${withdrawnAt ? " stopped" : ""}`).sort();
  return createHash("sha256").update(marks.join("\n")).digest("base64url");
}

type About = { requestId: string; to: string; key: string };

async function writeMail(scope: Scope, about: About, isNew: boolean): Promise<Outgoing | null> {
  const { requestId } = about;
  const pdf = await fetchReceiptPdf(scope, requestId);
  // Reads the receipt again. Creating the PDF may have taken time, and a customer who has stopped sharing in the
  // meantime gets no email.
  const receipt = await findReceiptOf(scope, requestId);
  if (!receipt || !pdf) return null;
  const firm = mailFirmOf(await getCompany(scope.companyId));
  const mail = await renderReceiptMail(receipt, { link: linkOf(requestId), isNew }, firm);
  const file = { filename: "receipt.pdf", contentType: "application/pdf", bytes: pdf };
  const draft = {
    ...mail,
    attachments: [file, ...(mail.attachments ?? [])],
    fromName: firm.name,
    replyTo: firm.email,
  };
  return { ...about, kind: "receipt", channel: "email", draft };
}

async function writeSms(scope: Scope, about: About): Promise<Outgoing | null> {
  const receipt = await findReceiptOf(scope, about.requestId);
  if (!receipt) return null;
  const draft = writeReceiptSms({ firmName: receipt.firm.name, url: linkOf(about.requestId) });
  return { ...about, kind: "receipt", channel: "sms", draft };
}

import { fetchReceiptPdf } from "@/lib/deliver/fetch-document";
import { findReceiptOf } from "@/lib/deliver/find-receipt";
import { mailFirmOf } from "@/lib/deliver/mail-firm";
import { recipientKey } from "@/lib/deliver/recipient-key";
import { sendMessage } from "@/lib/deliver/send-message";
import { consentBaseUrl } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { renderReceiptMail } from "@/lib/render/mail/receipt-mail";
import type { Scope } from "@/lib/scope";
import { readClock } from "@/lib/store/read/clock";
import { getCompany } from "@/lib/store/read/company";
import { getRequest } from "@/lib/store/read/request";
import { endReceipt } from "@/lib/store/write/receipt";

/**
 * Mails the customer the receipt of their consent, once: repeated after a crash, or done by two workers at once, the
 * provider knows the mail by the request and the address. Nothing is sent in test, to a customer without an address, or
 * once the request has ended; a firm that is suspended owes its customers the receipt all the same. An address the provider
 * refuses, or that is written to no more, is noted and not tried again: the receipt stands on the customer's page. Where no
 * mail provider is set up this ends quietly. Throws not_found, and what sendMessage throws.
 */
export async function sendReceipt(scope: Scope, requestId: string, at: Date | null = null): Promise<void> {
  if (scope.environment !== "live") return;
  const request = await getRequest(scope, requestId);
  const to = request.contact.email;
  if (!to || request.receiptDoneAt) return;
  const pdf = await fetchReceiptPdf(scope, requestId);
  // Making it may have waited behind others; nobody who stopped meanwhile is written to.
  const receipt = await findReceiptOf(scope, requestId);
  if (!receipt || !pdf) return;
  const firm = mailFirmOf(await getCompany(scope.companyId));
  const mail = await renderReceiptMail(receipt, `${consentBaseUrl()}/connect/${requestId}`, firm);
  const now = at ?? (await readClock());
  const file = { filename: "receipt.pdf", contentType: "application/pdf", bytes: pdf };
  const draft = {
    ...mail,
    attachments: [file, ...(mail.attachments ?? [])],
    fromName: firm.name,
    replyTo: firm.email,
  };
  const key = `receipt-${requestId}-${recipientKey(requestId, to)}`;
  try {
    const message = { requestId, kind: "receipt", channel: "email", to, key, draft } as const;
    const { outcome } = await sendMessage(scope, message, now);
    await endReceipt(scope, requestId, outcome === "sent" ? "sent" : "refused", now);
  } catch (error) {
    if (error instanceof AppError && error.code === "not_set_up") return;
    throw error;
  }
}

import { sendMail } from "@/lib/adapters/mail/send-mail";
import { fetchReceiptPdf } from "@/lib/deliver/fetch-document";
import { findReceiptOf } from "@/lib/deliver/find-receipt";
import { recipientKey } from "@/lib/deliver/recipient-key";
import { consentBaseUrl } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { renderReceiptMail } from "@/lib/render/receipt-mail";
import type { Scope } from "@/lib/scope";
import { readClock } from "@/lib/store/read/clock";
import { getRequest } from "@/lib/store/read/request";
import { endReceipt } from "@/lib/store/write/receipt";

/**
 * Mails the customer the receipt of their consent, once: repeated after a crash, or done by two workers at once, the
 * provider knows the mail by the request and the address. Nothing is sent in test, to a customer without an address, or
 * once the request has ended; a firm that is suspended owes its customers the receipt all the same. An address the provider
 * refuses is noted and not tried again: the receipt stands on the customer's page. Where no mail provider is set up this
 * ends quietly. Throws not_found, and what sendMail throws.
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
  const words = await renderReceiptMail(receipt, `${consentBaseUrl()}/connect/${requestId}`);
  try {
    const isSent = await sendMail({
      to,
      ...words,
      attachments: [{ filename: "receipt.pdf", contentType: "application/pdf", bytes: pdf }],
      idempotencyKey: `receipt-${requestId}-${recipientKey(requestId, to)}`,
    });
    await endReceipt(scope, requestId, isSent ? "sent" : "refused", at ?? (await readClock()));
  } catch (error) {
    if (error instanceof AppError && error.code === "not_set_up") return;
    throw error;
  }
}

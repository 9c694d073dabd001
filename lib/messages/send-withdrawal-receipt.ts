import { AppError } from "@/lib/errors";
import { mailFirmOf } from "@/lib/messages/mail-firm";
import { sendMessage } from "@/lib/messages/send-message";
import { writeWithdrawal, writeWithdrawalSms } from "@/lib/messages/write-withdrawal";
import { renderCustomerMail } from "@/lib/render/mail/customer-mail";
import type { Scope } from "@/lib/scope";
import { readClock } from "@/lib/store/read/clock";
import { getCompany } from "@/lib/store/read/company";
import { getRequest } from "@/lib/store/read/request";
import { endFarewell, openFarewell } from "@/lib/store/write/farewell";

/**
 * Sends the customer one receipt of a withdrawal, by email or, without an email address, by text message. Then
 * erases the address, which was kept only for this receipt. Also erases the address if it is rejected or the server
 * has no provider. The customer's page shows the same receipt. Throws not_found and the errors of sendMessage.
 */
export async function sendWithdrawalReceipt(
  scope: Scope,
  requestId: string,
  at: Date | null = null,
): Promise<void> {
  const request = await getRequest(scope, requestId);
  const contact = openFarewell(request);
  if (!contact || !request.withdrawnAt) return;
  const channel = contact.email ? ("email" as const) : ("sms" as const);
  const to = contact.email ?? contact.phone ?? "";
  const firm = mailFirmOf(await getCompany(scope.companyId));
  const { clientName, withdrawnAt, withdrawnBy, readyAt } = request;
  const receipt = {
    clientName,
    firmName: firm.name,
    at: withdrawnAt,
    by: withdrawnBy,
    hadReport: readyAt !== null,
  };
  const mail = channel === "email" ? await renderCustomerMail(firm, writeWithdrawal(receipt)) : null;
  const draft = mail ? { ...mail, fromName: firm.name, replyTo: firm.email } : writeWithdrawalSms(firm.name);
  const now = at ?? (await readClock());
  const key = `withdrawal-${requestId}`;
  try {
    const { outcome } = await sendMessage(
      scope,
      { requestId, kind: "withdrawal", channel, to, key, draft },
      now,
    );
    const state = outcome === "sent" || outcome === "unknown" ? "sent" : "refused";
    await endFarewell(scope, requestId, { outcome: state, channel }, now);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_set_up")) throw error;
    await endFarewell(scope, requestId, null, now);
  }
}

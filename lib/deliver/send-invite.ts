import { sendMail } from "@/lib/adapters/mail/send-mail";
import { refuseEmail } from "@/lib/contract/email";
import { findPhone } from "@/lib/contract/text";
import { awaitsConsent } from "@/lib/domain/request";
import { AppError } from "@/lib/errors";
import type { Actor, Scope } from "@/lib/scope";
import { getCompany } from "@/lib/store/read/company";
import { getRequest } from "@/lib/store/read/request";
import { noteAction } from "@/lib/store/write/note-action";

/**
 * Sends the customer their consent link in the firm's name. Throws invalid for an address or number that is none,
 * conflict when nothing is left to consent to, not_set_up without a mail or message provider, not_found.
 */
export async function sendInvite(
  scope: Scope,
  requestId: string,
  invite: { channel: "email" | "sms"; to: string },
  consentUrl: string,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const request = await getRequest(scope, requestId);
  requireRecipient(invite);
  if (!awaitsConsent(request)) {
    throw new AppError("conflict", `There is nothing left to invite to: request is ${request.status}`);
  }
  if (invite.channel === "sms") throw new AppError("not_set_up", "No SMS provider is set up on this server.");
  const { brand } = await getCompany(scope.companyId);
  await sendMail({
    to: invite.to,
    subject: `${brand.displayName} asks for your bank summary`,
    text: [
      `Hello ${request.clientName},`,
      `${brand.displayName} asks you to share bank data for an income and expense report. You choose your bank and agree there; no password is asked for.`,
      consentUrl,
      "The link is private: please do not pass it on.",
    ].join("\n\n"),
    idempotencyKey: `invite-${requestId}-${Math.floor(now.getTime() / 60_000)}`,
  });
  await noteAction(scope, {
    requestId,
    action: "request.invited",
    actor,
    detail: { channel: invite.channel },
    at: now,
  });
}

function requireRecipient({ channel, to }: { channel: "email" | "sms"; to: string }): void {
  const reason =
    channel === "email"
      ? refuseEmail(to)
      : findPhone(to)
        ? null
        : "must be an Australian phone number or an international one beginning with +";
  if (!reason) return;
  const msg =
    channel === "email" ? `value is not a valid email address: ${reason}` : `Value error, ${reason}`;
  const ctx = channel === "email" ? { reason } : { error: {} };
  throw new AppError("invalid", msg, {
    fields: [{ type: "value_error", loc: ["body", "to"], msg, input: to, ctx }],
  });
}

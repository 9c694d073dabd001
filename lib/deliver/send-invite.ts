import { sendMail } from "@/lib/adapters/mail/send-mail";
import { refuseEmail } from "@/lib/contract/email";
import { findPhone } from "@/lib/contract/text";
import { recipientKey } from "@/lib/deliver/recipient-key";
import { FIRST_REMINDER_MS } from "@/lib/deliver/reminder-schedule";
import { findLinkLock } from "@/lib/domain/link";
import { awaitsConsent } from "@/lib/domain/request";
import { AppError } from "@/lib/errors";
import type { Actor, Scope } from "@/lib/scope";
import { readClock } from "@/lib/store/read/clock";
import { getCompany } from "@/lib/store/read/company";
import { getRequest } from "@/lib/store/read/request";
import { keepInvite } from "@/lib/store/write/invite";

/**
 * Sends the customer their consent link in the firm's name and keeps where it went, sealed, so that they can be reminded
 * while the firm wants it. A second invite is one more mail; it starts no second row of reminders. Throws invalid for an
 * address or number that is none or that the provider refuses, conflict when nothing is left to consent to or the link is
 * locked (sending it does not unlock it: whoever locked it meant to), not_set_up without a mail or message
 * provider, upstream_unavailable when the provider cannot take it now, not_found.
 */
export async function sendInvite(
  scope: Scope,
  requestId: string,
  invite: { channel: "email" | "sms"; to: string },
  consentUrl: string,
  actor: Actor,
  at: Date | null = null,
): Promise<void> {
  // The reminders' days are counted from it, by whichever process sends them.
  const now = at ?? (await readClock());
  const request = await getRequest(scope, requestId);
  requireRecipient(invite);
  if (!awaitsConsent(request)) {
    throw new AppError("conflict", `There is nothing left to invite to: request is ${request.status}`);
  }
  if (findLinkLock(request, now))
    throw new AppError(
      "conflict",
      "The link is locked: unlock it on the request's page in the portal first.",
    );
  if (invite.channel === "sms") throw new AppError("not_set_up", "No SMS provider is set up on this server.");
  const { brand, settings } = await getCompany(scope.companyId);
  const isSent = await sendMail({
    to: invite.to,
    subject: `${brand.displayName} asks for your bank summary`,
    text: [
      `Hello ${request.clientName},`,
      `${brand.displayName} asks you to share bank data for an income and expense report. You choose your bank and agree there; no password is asked for.`,
      consentUrl,
      "The link is private: please do not pass it on.",
    ].join("\n\n"),
    idempotencyKey: inviteKey(requestId, invite.to, now),
  });
  if (!isSent) throw refusal(invite, "The mail provider refuses this address.");
  const remindInMs = settings.remindCustomers ? FIRST_REMINDER_MS : null;
  await keepInvite(scope, requestId, { to: invite.to, remindInMs, actor, at: now });
}

/** The same invite asked for twice in a minute is one mail; one to another address is another. */
function inviteKey(requestId: string, to: string, now: Date): string {
  return `invite-${requestId}-${recipientKey(requestId, to)}-${Math.floor(now.getTime() / 60_000)}`;
}

function requireRecipient({ channel, to }: { channel: "email" | "sms"; to: string }): void {
  const reason =
    channel === "email"
      ? refuseEmail(to)
      : findPhone(to)
        ? null
        : "must be an Australian phone number or an international one beginning with +";
  if (reason) throw refusal({ channel, to }, reason);
}

function refusal({ channel, to }: { channel: "email" | "sms"; to: string }, reason: string): AppError {
  const msg =
    channel === "email" ? `value is not a valid email address: ${reason}` : `Value error, ${reason}`;
  const ctx = channel === "email" ? { reason } : { error: {} };
  return new AppError("invalid", msg, {
    fields: [{ type: "value_error", loc: ["body", "to"], msg, input: to, ctx }],
  });
}

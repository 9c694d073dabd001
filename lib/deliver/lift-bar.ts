import { canAnswerSms } from "@/lib/adapters/sms/send-sms";
import { recipientOf } from "@/lib/deliver/recipient-digest";
import { type Recipient, requireRecipient } from "@/lib/deliver/require-recipient";
import { suppressedWords } from "@/lib/deliver/suppressed-words";
import { awaitsConsent } from "@/lib/domain/request";
import { AppError } from "@/lib/errors";
import type { Actor, Scope } from "@/lib/scope";
import { getRequest } from "@/lib/store/read/request";
import { findSuppression } from "@/lib/store/read/suppression";
import { unbar } from "@/lib/store/write/suppression";

/**
 * Lets the firm write again to an address that mail came back from, once somebody there has heard from the customer that it
 * works. Repeating it changes nothing; should mail come back again, it is barred again. Throws not_found, invalid for an
 * address that is none, conflict when nothing is left to invite to, and for whoever complained or wrote STOP: that is
 * theirs to take back.
 */
export async function liftBar(
  scope: Scope,
  requestId: string,
  typed: Recipient,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const request = await getRequest(scope, requestId);
  if (!awaitsConsent(request)) throw new AppError("conflict", "There is nothing left to invite to.");
  const { channel } = typed;
  const recipient = recipientOf(scope.companyId, channel, requireRecipient(typed));
  const stays = await unbar(scope, requestId, { channel, recipient, actor, now });
  if (stays) throw new AppError("conflict", suppressedWords(stays, canAnswerSms()));
}

/** Whether an address takes no more mail from this firm for a reason that liftBar may lift. */
export async function isLiftable(scope: Scope, typed: Recipient): Promise<boolean> {
  const recipient = recipientOf(scope.companyId, typed.channel, requireRecipient(typed));
  return (await findSuppression(scope, typed.channel, recipient)) === "bounced";
}

import { canAnswerSms } from "@/lib/adapters/sms/send-sms";
import { AppError } from "@/lib/errors";
import { recipientOf } from "@/lib/messages/recipient-digest";
import { type Recipient, requireRecipient } from "@/lib/messages/require-recipient";
import { suppressedWords } from "@/lib/messages/suppressed-words";
import { awaitsConsent } from "@/lib/rules/request";
import type { Actor, Scope } from "@/lib/scope";
import { getRequest } from "@/lib/store/read/request";
import { findSuppression } from "@/lib/store/read/suppression";
import * as suppressions from "@/lib/store/write/suppression";

/**
 * Removes the suppression of a bounced address, so that the firm can write to the address again after the customer has
 * confirmed that it works. Repeating the call changes nothing; another bounce suppresses the address again. Throws
 * not_found. Throws invalid for a malformed address. Throws conflict if the customer no longer needs an invite, and for
 * a recipient who complained or replied STOP, because only the recipient can reverse that.
 */
export async function removeSuppression(
  scope: Scope,
  requestId: string,
  { typed, actor, now = new Date() }: { typed: Recipient; actor: Actor; now?: Date },
): Promise<void> {
  const request = await getRequest(scope, requestId);
  if (!awaitsConsent(request))
    throw new AppError("conflict", `The request can no longer be answered: request is ${request.status}`);
  const { channel } = typed;
  const recipient = recipientOf(scope.companyId, channel, requireRecipient(typed));
  const stays = await suppressions.removeSuppression(scope, requestId, { channel, recipient, actor, now });
  if (stays) throw new AppError("conflict", suppressedWords(stays, canAnswerSms()));
}

/** Reports whether this firm's messages to an address are suppressed for a reason that removeSuppression may remove. */
export async function isRemovable(scope: Scope, typed: Recipient): Promise<boolean> {
  const recipient = recipientOf(scope.companyId, typed.channel, requireRecipient(typed));
  return (await findSuppression(scope, typed.channel, recipient)) === "bounced";
}

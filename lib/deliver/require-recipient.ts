import { refuseEmail, toMailAddress } from "@/lib/contract/email";
import { findAustralianMobile } from "@/lib/contract/text";
import type { Channel } from "@/lib/domain/message";
import { AppError } from "@/lib/errors";

/** Where a message is to go, as somebody typed it. */
export type Recipient = { channel: Channel; to: string };

/** Where it goes, in the one form it is known by. Throws invalid, at its field, for an address or number that is none. */
export function requireRecipient(typed: Recipient): string {
  if (typed.channel === "email") {
    const reason = refuseEmail(typed.to);
    if (reason) throw refuseRecipient(typed, reason);
    return toMailAddress(typed.to);
  }
  const number = findAustralianMobile(typed.to);
  if (number) return number;
  throw refuseRecipient(typed, "must be an Australian mobile number, such as 0412 345 678");
}

/** The refusal of one that nothing may be sent to, whatever it is. */
export function refuseBarred({ to }: Recipient, reason: string): AppError {
  const msg = `Value error, ${reason}`;
  return new AppError("invalid", msg, {
    fields: [{ type: "value_error", loc: ["body", "to"], msg, input: to, ctx: { error: {} } }],
  });
}

/** The refusal of an address or number that is none. */
export function refuseRecipient({ channel, to }: Recipient, reason: string): AppError {
  if (channel === "sms") return refuseBarred({ channel, to }, reason);
  const msg = `value is not a valid email address: ${reason}`;
  const ctx = { reason };
  return new AppError("invalid", msg, {
    fields: [{ type: "value_error", loc: ["body", "to"], msg, input: to, ctx }],
  });
}

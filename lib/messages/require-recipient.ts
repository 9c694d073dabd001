import { refuseEmail, toMailAddress } from "@/lib/contract/email";
import { findAustralianMobile } from "@/lib/contract/text";
import { AppError } from "@/lib/errors";
import type { Channel } from "@/lib/rules/message";

/** A recipient as a member typed it: an email address or phone number that is not checked yet. */
export type Recipient = { channel: Channel; to: string };

/**
 * Returns the recipient's address or number in normal form. Throws invalid, at the field `to`, if the recipient is
 * malformed.
 */
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

/** The error for a recipient that gets no messages: invalid, at the field `to`. `reason` is the end of its message. */
export function refuseSuppressed({ to }: Recipient, reason: string): AppError {
  const msg = `Value error, ${reason}`;
  return new AppError("invalid", msg, {
    fields: [{ type: "value_error", loc: ["body", "to"], msg, input: to, ctx: { error: {} } }],
  });
}

/** The error for a malformed address or number. */
export function refuseRecipient({ channel, to }: Recipient, reason: string): AppError {
  if (channel === "sms") return refuseSuppressed({ channel, to }, reason);
  const msg = `value is not a valid email address: ${reason}`;
  const ctx = { reason };
  return new AppError("invalid", msg, {
    fields: [{ type: "value_error", loc: ["body", "to"], msg, input: to, ctx }],
  });
}

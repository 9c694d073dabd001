import { keyedDigest } from "@/lib/env/keyed-digest";
import type { Channel } from "@/lib/rules/message";

/**
 * A digest that is stored instead of an address or number. The key of the digest is not in the database, so access to
 * the database does not let anyone test guesses. `owner` separates digests that must not be linked, such as those of
 * two companies.
 */
function digest(owner: string, to: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(keyedDigest(`recipient:${owner}:${to}`));
}

/**
 * The digest of a company's recipient, for suppressions. Ignores case, because almost every mail server does and
 * because a change of case must not bypass a suppression.
 */
export function recipientOf(companyId: string, channel: Channel, to: string): Uint8Array<ArrayBuffer> {
  return digest(`${companyId}:${channel}`, to.toLowerCase());
}

/**
 * The digest of a company's recipient, for rate limits only. Ignores a plus suffix, because the email reaches the
 * same mailbox with or without it. Each company counts separately; otherwise a refusal would reveal that a person is
 * another company's customer.
 */
export function countedRecipient(companyId: string, channel: Channel, to: string): string {
  const plain = to.toLowerCase().replace(/\+[^@]*@/, "@");
  return Buffer.from(digest(`${companyId}:count:${channel}`, plain))
    .toString("base64url")
    .slice(0, 22);
}

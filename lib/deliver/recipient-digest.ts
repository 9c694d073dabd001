import { createHmac } from "node:crypto";
import type { Channel } from "@/lib/domain/message";
import { env } from "@/lib/env";

/**
 * Stands for an address or number where it may not be kept: keyed with a secret that is not in the database, so that
 * whoever reads the database cannot try addresses out. `place` parts what must not be joined: one company's digests tell
 * nothing of another's.
 */
function digest(place: string, to: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    createHmac("sha256", env().API_KEY_PEPPER).update(`recipient:${place}:${to}`).digest(),
  );
}

/** A company's recipient. Upper and lower case are one mailbox nearly everywhere, and a suppression must not be got round. */
export function recipientOf(companyId: string, channel: Channel, to: string): Uint8Array<ArrayBuffer> {
  return digest(`${companyId}:${channel}`, to.toLowerCase());
}

/**
 * A company's recipient, for counting alone. What stands after a plus in an address is left out: the mails arrive in one
 * place. Each company counts by itself, as a refusal would otherwise tell it that somebody is another one's client.
 */
export function countedRecipient(companyId: string, channel: Channel, to: string): string {
  const plain = to.toLowerCase().replace(/\+[^@]*@/, "@");
  return Buffer.from(digest(`${companyId}:count:${channel}`, plain))
    .toString("base64url")
    .slice(0, 22);
}

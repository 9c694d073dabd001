import { isSignedSmsReply, readOptIn } from "@/lib/adapters/sms/read-sms-event";
import { findAustralianMobile } from "@/lib/contract/text";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { readBody } from "@/lib/messages/receive-message-event";
import { recipientOf } from "@/lib/messages/recipient-digest";
import { listStopped, listStoppedFirms } from "@/lib/store/read/suppression";
import { removeStop } from "@/lib/store/write/suppression";

/** The largest number of firms read in one batch. */
const FIRMS_MAX = 500;

/**
 * Processes a reply to the number that sends our text messages. START removes the recipient's STOP suppression for
 * every firm: all firms share one sender number, and the provider blocks or admits a recipient for that number.
 * Ignores other replies; the provider handles STOP and reports it with the next message. Returns the number of firms
 * whose suppression was removed. Throws invalid_key if the call is not signed.
 */
export async function receiveSmsReply(
  headers: Headers,
  rawBody: Uint8Array,
  now = new Date(),
): Promise<number> {
  const body = readBody(rawBody);
  if (body === null || !isSignedSmsReply(headers, body))
    throw new AppError("invalid_key", "The signature is missing or wrong.");
  const from = readOptIn(body);
  const number = from && findAustralianMobile(from);
  return number ? liftEverywhere(number, now) : 0;
}

async function liftEverywhere(number: string, now: Date): Promise<number> {
  let lifted = 0;
  for (let after = "", isMore = true; isMore; ) {
    const firms = await listStoppedFirms(after, FIRMS_MAX);
    const asked = firms.map((companyId) => ({ companyId, recipient: recipientOf(companyId, "sms", number) }));
    // One query finds the firms to which this recipient sent STOP. Most stops in a batch are other recipients'.
    for (const { companyId, recipient } of await listStopped(asked))
      if (await removeStop({ companyId, environment: "live" }, { recipient, now })) lifted++;
    after = firms.at(-1) ?? after;
    isMore = firms.length === FIRMS_MAX;
  }
  if (lifted > 0) log().info({ firms: lifted }, "a recipient wants text messages again");
  return lifted;
}

import { isSignedSmsReply, readOptIn } from "@/lib/adapters/sms/read-sms-event";
import { findAustralianMobile } from "@/lib/contract/text";
import { readBody } from "@/lib/deliver/receive-message-event";
import { recipientOf } from "@/lib/deliver/recipient-digest";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { listStopped, listStoppedFirms } from "@/lib/store/read/suppression";
import { unbarStopped } from "@/lib/store/write/suppression";

/** So many firms are looked through at a time. */
const FIRMS_MAX = 500;

/**
 * Takes what somebody wrote to the number that text messages come from. START lifts their STOP, in every firm that was told
 * of it: the provider bars a number for its sender, which all firms share. Anything else is ignored; a STOP is the
 * provider's to keep, and told with the next message. Returns in how many firms a bar was lifted. Throws invalid_key for a
 * call that is not signed.
 */
export async function receiveSmsReply(
  headers: Headers,
  rawBody: Uint8Array,
  now = new Date(),
): Promise<number> {
  const body = readBody(rawBody);
  if (body === null || !(await isSignedSmsReply(headers, body)))
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
    // Asked of all at once: nearly every firm that somebody stopped was stopped by somebody else.
    for (const { companyId, recipient } of await listStopped(asked))
      if (await unbarStopped({ companyId, environment: "live" }, { recipient, now })) lifted++;
    after = firms.at(-1) ?? after;
    isMore = firms.length === FIRMS_MAX;
  }
  if (lifted > 0) log().info({ firms: lifted }, "somebody wants text messages again");
  return lifted;
}

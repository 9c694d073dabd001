import type { Upstream, UpstreamEvent, UpstreamEventKind } from "@/lib/adapters/upstream/port";
import { everyUpstream } from "@/lib/adapters/upstream/select";
import { log } from "@/lib/log";
import { findRequestOfUser, type Owner } from "@/lib/store/read/request";
import { storeEvent } from "@/lib/store/write/arrival";
import { isNoted, noteMessage } from "@/lib/store/write/consent";
import { digestOf } from "@/lib/store/write/erase";
import { makeDueNow } from "@/lib/store/write/outbox";
import { queueWork } from "@/lib/store/write/queue";

/** The result of an incoming message, for the log and the tests. The sender never gets it. */
type Received = "queued" | "hinted" | "repeated" | "unknown" | "ignored";

/** Milliseconds within which unsigned messages cause at most one check of upstream. */
const HINT_EVERY_MS = 60_000;

/**
 * After these events we check the consent itself. After all other events, the request advances as far as its data
 * allows.
 */
const RE_READ: readonly UpstreamEventKind[] = [
  "consent_updated",
  "consent_revoked",
  "connection_lost",
  "data_failed",
];

/**
 * Handles a message from an upstream provider. The adapter of each provider tries to parse it; the result counts only
 * if the customer in the message belongs to that provider. A signed message is stored and queues work. An unsigned
 * message only queues a check with upstream, so a forged message can do no more than cause a check. Never throws
 * because of a message's contents.
 */
export async function receiveUpstreamEvent(
  headers: Headers,
  rawBody: Uint8Array,
  now = new Date(),
): Promise<Received> {
  const readings = everyUpstream().flatMap((upstream) => {
    const event = upstream.parseEvent(headers, rawBody);
    return event ? [{ upstream, event }] : [];
  });
  const owners = new Map<string, Owner | null>();
  for (const { upstream, event } of readings) {
    if (!owners.has(event.userRef)) owners.set(event.userRef, await findRequestOfUser(event.userRef));
    const owner = owners.get(event.userRef);
    if (owner && isOf(upstream, owner)) return takeEvent(upstream, owner, event, now);
  }
  return readings.length > 0 ? "unknown" : "ignored";
}

/**
 * Reports whether a provider may report on a customer. The test provider may report only on test customers and the live
 * provider only on live customers, even if a message contains an id of the other environment.
 */
function isOf({ provider, environment }: Upstream, owner: Owner): boolean {
  return owner.provider === provider && owner.scope.environment === environment;
}

async function takeEvent(
  { provider, environment }: Upstream,
  { scope, requestId }: Owner,
  event: UpstreamEvent,
  now: Date,
): Promise<Received> {
  if (!event.signed) {
    const window = Math.floor(now.getTime() / HINT_EVERY_MS);
    const dedupeKey = `hint:${requestId}:${window}`;
    await queueWork(scope, { name: "reconcile", subjectId: requestId, dedupeKey });
    return "hinted";
  }
  const { messageId, kind, consentRef, institutionRef } = event;
  const sender = `${provider}:${environment}`;
  if (messageId && (await isNoted(sender, messageId))) return "repeated";
  // The request id opens the customer's page, so the log contains only its digest, as the erasure log does.
  log().info({ upstream: sender, request: digestOf(requestId), messageId, kind }, "an upstream event");
  // The message is stored before it is marked as received, so if this process dies in between, the provider's next
  // try is accepted.
  const at = (event.at ?? now).toISOString();
  await storeEvent(scope, requestId, { kind, consentRef, institutionRef, at });
  const name = RE_READ.includes(kind) ? "reconcile" : "generate";
  const key = messageId ?? `${kind}:${now.getTime()}`;
  await queueWork(scope, { name, subjectId: requestId, dedupeKey: `${name}:${requestId}:${key}` });
  // A finished report may have a refresh that waits for this data.
  await makeDueNow(scope, "refresh", requestId);
  if (messageId) await noteMessage(sender, messageId, true);
  return "queued";
}

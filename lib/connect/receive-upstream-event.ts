import type { Upstream, UpstreamEvent, UpstreamEventKind } from "@/lib/adapters/upstream/port";
import { everyUpstream } from "@/lib/adapters/upstream/select";
import { log } from "@/lib/log";
import { findRequestOfUser, type Owner } from "@/lib/store/read/request";
import { storeEvent } from "@/lib/store/write/arrival";
import { isNoted, noteMessage } from "@/lib/store/write/consent";
import { digestOf } from "@/lib/store/write/erasure-journal";
import { hurryWork } from "@/lib/store/write/outbox";
import { queueWork } from "@/lib/store/write/queue";

/** What an incoming message led to; for the log and the tests, never for the sender. */
export type Received = "queued" | "hinted" | "repeated" | "unknown" | "ignored";

/** An unsigned message may cause one look at upstream truth in this long, however many are sent. */
const HINT_EVERY_MS = 60_000;

/** After these the consent itself is looked at again; after all others the request is carried on as far as its data allows. */
const RE_READ: readonly UpstreamEventKind[] = [
  "consent_updated",
  "consent_revoked",
  "connection_lost",
  "data_failed",
];

/**
 * Takes a message from an upstream provider. It is read by the provider that has the customer it names, and by no other. A
 * signed one makes the work it calls for due; an unsigned one is only a hint to ask upstream what is true (decisions,
 * section 5). Either way what follows is decided by upstream's answer, so a forged message can cause a look and nothing
 * else. Never throws for what the message says.
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

/** What test's provider says is about test's customers alone, and the other way round, whatever id it names. */
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
  // The id itself opens the customer's page, so the log has its digest, as the journal of erasures does.
  log().info({ upstream: sender, request: digestOf(requestId), messageId, kind }, "an upstream event");
  // What it says is kept before it is noted as taken: should this process die between, the provider's next try is taken.
  const at = (event.at ?? now).toISOString();
  await storeEvent(scope, requestId, { kind, consentRef, institutionRef, at });
  const name = RE_READ.includes(kind) ? "reconcile" : "generate";
  const key = messageId ?? `${kind}:${now.getTime()}`;
  await queueWork(scope, { name, subjectId: requestId, dedupeKey: `${name}:${requestId}:${key}` });
  // A report that is there may have a refresh waiting for these very data.
  await hurryWork(scope, "refresh", requestId);
  if (messageId) await noteMessage(sender, messageId, true);
  return "queued";
}

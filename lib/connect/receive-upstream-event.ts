import type { UpstreamEvent } from "@/lib/adapters/upstream/port";
import { everyUpstream } from "@/lib/adapters/upstream/select";
import { findRequestOfUser } from "@/lib/store/read/request";
import { noteMessage } from "@/lib/store/write/consent";
import { queueWork } from "@/lib/store/write/queue";

/** What an incoming message led to; for the log and the tests, never for the sender. */
export type Received = "queued" | "hinted" | "repeated" | "unknown" | "ignored";

/** An unsigned message may cause one look at upstream truth in this long, however many are sent. */
const HINT_EVERY_MS = 60_000;

/**
 * Takes a message from an upstream provider. A signed one makes the work it calls for due; an unsigned one is only a
 * hint to ask upstream what is true (decisions, section 5). Either way what follows is decided by upstream's answer,
 * so a forged message can cause a look and nothing else. Never throws for what the message says.
 */
export async function receiveUpstreamEvent(
  headers: Headers,
  rawBody: Uint8Array,
  now = new Date(),
): Promise<Received> {
  for (const upstream of everyUpstream()) {
    const event = upstream.parseEvent(headers, rawBody);
    if (!event) continue;
    return takeEvent(upstream.provider, event, now);
  }
  return "ignored";
}

async function takeEvent(provider: string, event: UpstreamEvent, now: Date): Promise<Received> {
  const found = await findRequestOfUser(event.userRef);
  if (!found) return "unknown";
  const { requestId, ...scope } = found;
  if (!event.signed) {
    const window = Math.floor(now.getTime() / HINT_EVERY_MS);
    await queueWork(scope, {
      name: "reconcile",
      subjectId: requestId,
      dedupeKey: `hint:${requestId}:${window}`,
    });
    return "hinted";
  }
  if (event.messageId && !(await noteMessage(provider, event.messageId, true))) return "repeated";
  const name = event.kind === "consent_revoked" || event.kind === "data_failed" ? "reconcile" : "generate";
  const key = event.messageId ?? `${event.kind}:${now.getTime()}`;
  await queueWork(scope, { name, subjectId: requestId, dedupeKey: `${name}:${requestId}:${key}` });
  return "queued";
}

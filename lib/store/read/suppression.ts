import type { Channel, SuppressionReason } from "@/lib/rules/message";
import type { Scope } from "@/lib/scope";
import { asWorker, inScope } from "@/lib/store/client";

type Stopped = { companyId: string; recipient: Uint8Array<ArrayBuffer> };

/** Returns the reason why this firm's messages to a recipient are suppressed; null if they are not. */
export async function findSuppression(
  scope: Scope,
  channel: Channel,
  recipient: Uint8Array<ArrayBuffer>,
): Promise<SuppressionReason | null> {
  const row = await inScope(scope, (tx) =>
    tx.suppression.findFirst({ where: { ...scope, channel, recipient }, select: { reason: true } }),
  );
  return (row?.reason ?? null) as SuppressionReason | null;
}

/**
 * Lists the firms to which a recipient has replied STOP in live: at most `limit`, ordered by id, after the id `after`.
 * Call only after checking the signature of the incoming call.
 */
export async function listStoppedFirms(after: string, limit: number): Promise<string[]> {
  const where = { channel: "sms", reason: "stopped", environment: "live", companyId: { gt: after } } as const;
  const rows = await asWorker((tx) =>
    tx.suppression.groupBy({ by: ["companyId"], where, orderBy: { companyId: "asc" }, take: limit }),
  );
  return rows.map(({ companyId }) => companyId);
}

/**
 * Returns the recipients in this list who replied STOP in live. A recipient is a keyed digest, which differs for each
 * firm. Call only after checking the signature of the incoming call.
 */
export async function listStopped(recipients: Stopped[]): Promise<Stopped[]> {
  const stopped = { channel: "sms", reason: "stopped", environment: "live" } as const;
  return asWorker((tx) =>
    tx.suppression.findMany({
      where: {
        ...stopped,
        companyId: { in: recipients.map(({ companyId }) => companyId) },
        recipient: { in: recipients.map(({ recipient }) => recipient) },
      },
      select: { companyId: true, recipient: true },
    }),
  );
}

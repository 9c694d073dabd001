import type { Channel, SuppressionReason } from "@/lib/domain/message";
import type { Scope } from "@/lib/scope";
import { asWorker, inScope } from "@/lib/store/client";

type Stopped = { companyId: string; recipient: Uint8Array<ArrayBuffer> };

/** Why nothing more goes to a recipient from here; null where nothing bars them. */
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
 * Firms that were told of a STOP by somebody, in the order of their ids from after `after`, at most `limit`. Only for a call
 * whose signature was checked.
 */
export async function listStoppedFirms(after: string, limit: number): Promise<string[]> {
  const where = { channel: "sms", reason: "stopped", environment: "live", companyId: { gt: after } } as const;
  const rows = await asWorker((tx) =>
    tx.suppression.groupBy({ by: ["companyId"], where, orderBy: { companyId: "asc" }, take: limit }),
  );
  return rows.map(({ companyId }) => companyId);
}

/** Which of these recipients, each of the one firm that its digest is made for, are known to have written STOP. As above. */
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

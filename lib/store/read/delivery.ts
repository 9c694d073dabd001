import type { Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";

export type DeliveryLine = {
  id: string;
  event: string;
  /** Null for a test of the endpoint, which is about no request. */
  requestId: string | null;
  state: string;
  attempts: number;
  createdAt: Date;
  nextAt: Date | null;
  last: { outcome: string; responseCode: number | null; latencyMs: number; at: Date } | null;
};

/** Deliveries to the company's webhook, newest first, each with its latest attempt. */
export async function listDeliveries(scope: Scope, limit: number): Promise<DeliveryLine[]> {
  const rows = await inScope(scope, (tx) =>
    tx.delivery.findMany({
      where: { ...scope },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit,
      include: {
        event: { select: { type: true, requestId: true } },
        attemptRows: { orderBy: { number: "desc" }, take: 1 },
      },
    }),
  );
  return rows.map(({ id, event, state, attempts, createdAt, nextAt, attemptRows: [last] }) => ({
    id,
    event: event.type,
    requestId: event.requestId,
    state,
    attempts,
    createdAt,
    nextAt,
    last: last
      ? { outcome: last.outcome, responseCode: last.responseCode, latencyMs: last.latencyMs, at: last.at }
      : null,
  }));
}

import type { Scope } from "@/lib/scope";
import type { Tx } from "@/lib/store/client";
import { type KeyOwner, seal } from "@/lib/store/seal";

/**
 * Stores, sealed, a few figures of a report that is about to be erased. They replace the figures of the report before
 * it. `text` is JSON; null stores nothing. Call in the transaction that writes the new report.
 */
export async function putPreviousReport(
  tx: Tx,
  scope: Scope,
  request: KeyOwner,
  text: string | null,
): Promise<void> {
  const requestId = request.id;
  await tx.previousReport.deleteMany({ where: { requestId, ...scope } });
  if (text === null) return;
  const figuresSealed = seal(request, "previous_report", text);
  await tx.previousReport.create({
    data: { requestId, ...scope, figuresSealed },
    select: { requestId: true },
  });
}

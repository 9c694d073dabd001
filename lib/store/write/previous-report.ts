import type { Scope } from "@/lib/scope";
import type { Tx } from "@/lib/store/client";
import { type KeyOwner, seal, versionContext } from "@/lib/store/seal";

/**
 * Stores, sealed, a few figures of a report that is about to be erased. Deletes the figures that were stored for the
 * request before. `text` is JSON; if null, nothing is stored. `generation` is the generation of the new report. Call in
 * the transaction that writes the new report.
 */
export async function putPreviousReport(
  tx: Tx,
  scope: Scope,
  request: KeyOwner,
  { generation, text }: { generation: number; text: string | null },
): Promise<void> {
  const requestId = request.id;
  await tx.previousReport.deleteMany({ where: { requestId, ...scope } });
  if (text === null) return;
  const figuresSealed = seal(request, versionContext("previous_report", generation), text);
  await tx.previousReport.create({
    data: { requestId, ...scope, figuresSealed, generation },
    select: { requestId: true },
  });
}

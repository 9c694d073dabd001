import type { BankData } from "@/lib/engine/bank";
import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import type { Scope } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { packFast } from "@/lib/store/pack";
import { type SnapshotRecord, snapshotContext } from "@/lib/store/read/snapshot";
import { type KeyOwner, type Sealed, seal } from "@/lib/store/seal";

/**
 * Packs bank data and then seals it, to store it. Packing saves time, because the driver writes and reads bytes as
 * text: unpacked, 3,000 rows took 73 ms to read.
 */
function sealData(
  request: KeyOwner,
  { id, generation, data }: { id: string; generation: number; data: BankData },
): Sealed {
  return seal(request, snapshotContext(id, generation), packFast(JSON.stringify(data)));
}

/**
 * Seals bank data and stores it for one generation of a request's report. If data is already stored for that
 * generation, that data stays. Returns the id of the stored data. Returns null if the request was erased or its consent
 * ended in the meantime, because late data must not be stored.
 */
export async function insertSnapshot(
  scope: Scope,
  request: KeyOwner,
  { generation, data, now }: { generation: number; data: BankData; now: Date },
): Promise<string | null> {
  if (!request.dataKeyWrapped) return null;
  // Sealed before the transaction starts, because sealing is slow.
  const id = newId("snp");
  const dataSealed = sealData(request, { id, generation, data });
  return inScope(scope, async (tx) => {
    // The row is locked, so that a concurrent withdrawal either deletes this snapshot or has already destroyed the
    // data key.
    const [alive] = await tx.$queryRaw<{ alive: boolean }[]>`
      select data_key_wrapped is not null and not exists (
          select 1 from consent c where c.request_id = request.id and c.ended_at is not null) as alive
        from request where id = ${request.id} for update`;
    if (!alive?.alive) return null;
    await tx.snapshot.createMany({
      data: [
        {
          id,
          requestId: request.id,
          ...scope,
          dataSealed,
          takenAt: now,
          rowCount: data.transactions.length,
          generation,
        },
      ],
      skipDuplicates: true,
    });
    const kept = await tx.snapshot.findFirst({
      where: { requestId: request.id, ...scope, generation },
      select: { id: true },
    });
    return kept?.id ?? null;
  });
}

/**
 * Moves a snapshot to the next report, in the transaction that writes that report from the same data. Deletes data
 * that a refresh has already stored for that report, because the refresh collects it again. Throws conflict if the
 * snapshot was erased.
 */
export async function moveSnapshot(
  tx: Tx,
  scope: Scope,
  request: KeyOwner,
  { snapshot: { id, data }, generation }: { snapshot: SnapshotRecord; generation: number },
): Promise<void> {
  await tx.snapshot.deleteMany({ where: { requestId: request.id, ...scope, generation } });
  const dataSealed = sealData(request, { id, generation, data });
  const { count } = await tx.snapshot.updateMany({
    where: { id, requestId: request.id, ...scope },
    data: { generation, dataSealed },
  });
  if (count === 0) throw new AppError("conflict", "The bank data was deleted while the report was prepared.");
}

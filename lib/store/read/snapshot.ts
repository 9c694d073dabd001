import type { BankData } from "@/lib/engine/bank";
import type { Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { unpack } from "@/lib/store/pack";
import { type SealContext, unsealParts } from "@/lib/store/seal";
import type { Prisma } from "@/prisma/generated/client";

export type SnapshotRecord = {
  id: string;
  requestId: string;
  generation: number;
  takenAt: Date;
  data: BankData;
};

/** The sealing context that ties bank data to its row and to its report's generation. */
export const snapshotContext = (id: string, generation: number): SealContext => ({
  now: `snapshot:${id}:${generation}`,
  before: `snapshot:${generation}`,
});

/** Finds a snapshot and unseals it. Null if the snapshot or its data key is deleted. */
export async function findSnapshot(scope: Scope, id: string): Promise<SnapshotRecord | null> {
  return open(scope, { id });
}

/** Like findSnapshot, but by the request and its report's generation. */
export async function findSnapshotOf(
  scope: Scope,
  requestId: string,
  generation: number,
): Promise<SnapshotRecord | null> {
  return open(scope, { requestId, generation });
}

/** Returns the time when the bank data of a report was collected; null once the data is deleted. */
export async function findTakenAt(scope: Scope, requestId: string, generation: number): Promise<Date | null> {
  const row = await inScope(scope, (tx) =>
    tx.snapshot.findFirst({ where: { requestId, generation, ...scope }, select: { takenAt: true } }),
  );
  return row?.takenAt ?? null;
}

async function open(scope: Scope, where: Prisma.SnapshotWhereInput): Promise<SnapshotRecord | null> {
  const row = await inScope(scope, (tx) =>
    tx.snapshot.findFirst({
      where: { AND: [where, { companyId: scope.companyId, environment: scope.environment }] },
      include: { request: { select: { id: true, dataKeyWrapped: true } } },
    }),
  );
  if (!row?.request.dataKeyWrapped) return null;
  const context = snapshotContext(row.id, row.generation);
  const { id, requestId, generation, takenAt, dataSealed } = row;
  const packed = await unsealParts(row.request, context, dataSealed.length, [dataSealed]);
  const data = JSON.parse(new TextDecoder().decode(await unpack(packed))) as BankData;
  return { id, requestId, generation, takenAt, data };
}

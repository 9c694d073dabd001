import type { AdjustmentList } from "@/lib/rules/adjustments";
import type { Actor, Scope } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { type SealContext, unseal } from "@/lib/store/seal";

export type AdjustmentsRecord = { list: AdjustmentList; version: number; updatedAt: Date };

/** The sealing context of adjustments, which ties the sealed value to its version. */
export const adjustmentsContext = (version: number): SealContext => ({
  now: `adjustments:${version}`,
  before: "adjustments",
});

/** The firm's adjustments of a request, unsealed. Null if none were ever stored, and after erasure. */
export async function findAdjustments(scope: Scope, requestId: string): Promise<AdjustmentsRecord | null> {
  const row = await inScope(scope, (tx) =>
    tx.requestAdjustments.findFirst({
      where: { requestId, ...scope },
      include: { request: { select: { id: true, dataKeyWrapped: true } } },
    }),
  );
  if (!row?.request.dataKeyWrapped) return null;
  const list = JSON.parse(
    unseal(row.request, adjustmentsContext(row.version), row.listSealed),
  ) as AdjustmentList;
  return { list, version: row.version, updatedAt: row.updatedAt };
}

/**
 * The version of a request's adjustments, 0 if there are none. Call within a transaction that locks the request's
 * row.
 */
export async function readAdjustmentsVersion(tx: Tx, scope: Scope, requestId: string): Promise<number> {
  const row = await tx.requestAdjustments.findFirst({
    where: { requestId, ...scope },
    select: { version: true },
  });
  return row?.version ?? 0;
}

/** The author's name shown with an adjustment: the member's, or the last characters of the API key. */
export async function findAuthorName(scope: Scope, { kind, id }: Actor): Promise<string> {
  if (kind === "member" && id !== null) {
    const user = await inScope(scope, (tx) => tx.user.findFirst({ where: { id }, select: { name: true } }));
    return user?.name ?? "A former member";
  }
  const key = await inScope(scope, (tx) =>
    tx.apiKey.findFirst({ where: { id: id ?? "", ...scope }, select: { lastFour: true } }),
  );
  return key ? `API key …${key.lastFour}` : "API key";
}

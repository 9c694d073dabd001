import type { Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { unseal, versionContext } from "@/lib/store/seal";

/**
 * The stored figures of the report before the current one, as JSON; null if the report was never refreshed, and after
 * erasure.
 */
export async function findPreviousReport(scope: Scope, requestId: string): Promise<string | null> {
  const row = await inScope(scope, (tx) =>
    tx.previousReport.findFirst({
      where: { requestId, ...scope },
      include: { request: { select: { id: true, dataKeyWrapped: true } } },
    }),
  );
  if (!row?.request.dataKeyWrapped) return null;
  return unseal(row.request, versionContext("previous_report", row.generation), row.figuresSealed);
}

/** Reports whether the request's report replaced an earlier one. */
export async function hasPreviousReport(scope: Scope, requestId: string): Promise<boolean> {
  const count = await inScope(scope, (tx) => tx.previousReport.count({ where: { requestId, ...scope } }));
  return count > 0;
}

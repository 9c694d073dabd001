import type { Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";

/** Since when nothing has succeeded on an endpoint that is on, and where it points; null while all is well. */
export async function findStreak(
  scope: Scope,
  endpointId: string,
): Promise<{ since: Date; url: string } | null> {
  const row = await inScope(scope, (tx) =>
    tx.webhookEndpoint.findFirst({
      where: { ...scope, id: endpointId, disabledAt: null },
      select: { failingSince: true, url: true },
    }),
  );
  return row?.failingSince && row.url ? { since: row.failingSince, url: row.url } : null;
}

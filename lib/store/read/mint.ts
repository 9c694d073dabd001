import type { Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";

/**
 * Returns the time when the latest consent link of a request was created, if it was created after `since`; otherwise
 * null.
 */
export async function findMint(scope: Scope, requestId: string, since: Date): Promise<Date | null> {
  const minted = await inScope(scope, (tx) =>
    tx.consentMint.findFirst({
      where: { requestId, ...scope, createdAt: { gt: since } },
      orderBy: { createdAt: "desc" },
      select: { createdAt: true },
    }),
  );
  return minted?.createdAt ?? null;
}

import { purgeRequest } from "@/lib/erase/purge-request";
import type { Scope } from "@/lib/scope";
import { readClock } from "@/lib/store/read/clock";
import { getRequest } from "@/lib/store/read/request";

/**
 * Purges a request whose retention window is over by the database's clock. Returns the milliseconds until the next
 * check if it is not over yet (a refresh restarts it), or null if nothing is left to purge. Throws not_found.
 */
export async function purgeWhenDue(scope: Scope, requestId: string): Promise<number | null> {
  const now = await readClock();
  await purgeRequest(scope, requestId, now);
  const { status, purgeAt } = await getRequest(scope, requestId);
  return status === "ready" && purgeAt ? Math.max(1, purgeAt.getTime() - now.getTime()) : null;
}

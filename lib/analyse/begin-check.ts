import type { Actor, Scope } from "@/lib/scope";
import { getRequest } from "@/lib/store/read/request";
import { recordAct } from "@/lib/store/write/act";

/** Records who asked for an early check of a request's data. Throws not_found. */
export async function beginCheck(scope: Scope, requestId: string, actor: Actor): Promise<void> {
  const { id } = await getRequest(scope, requestId);
  await recordAct(scope, id, { action: "data.check_requested", actor });
}

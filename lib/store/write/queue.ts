import type { Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { addWork, type NewWork } from "@/lib/store/write/outbox";

/** Queues work in its own transaction, for work that is not caused by a change of state. */
export async function queueWork(scope: Scope, work: NewWork): Promise<void> {
  await inScope(scope, (tx) => addWork(tx, scope, work));
}

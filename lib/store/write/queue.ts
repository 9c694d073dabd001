import type { Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { addWork, type NewWork } from "@/lib/store/write/outbox";

/** Queues work in a transaction of its own, for work that no change of state causes. */
export async function queueWork(scope: Scope, work: NewWork): Promise<void> {
  await inScope(scope, (tx) => addWork(tx, scope, work));
}

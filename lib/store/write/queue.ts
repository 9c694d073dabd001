import type { Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { addWork, type NewWork } from "@/lib/store/write/outbox";

/** Makes work due in a transaction of its own, where no change of state goes with it. */
export async function queueWork(scope: Scope, work: NewWork): Promise<void> {
  await inScope(scope, (tx) => addWork(tx, scope, work));
}

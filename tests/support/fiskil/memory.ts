import type { Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";

/** Puts something else in the place of what was remembered of the last look at the data. */
export async function setArrivalMemory(scope: Scope, requestId: string, memory: string | null): Promise<void> {
  await inScope(scope, (tx) =>
    tx.consent.updateMany({ where: { requestId }, data: { arrivalMemory: memory } }),
  );
}

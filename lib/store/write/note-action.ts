import type { Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { type AuditFact, appendAudit } from "@/lib/store/write/audit";

/** Records something that was done and changed no state of a request. */
export async function noteAction(
  scope: Scope,
  fact: Omit<AuditFact, "companyId" | "environment">,
): Promise<void> {
  await inScope(scope, (tx) => appendAudit(tx, { ...fact, ...scope }));
}

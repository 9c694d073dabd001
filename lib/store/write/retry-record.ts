import type { Actor } from "@/lib/scope";
import { inOperation } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";

/** Records in each company's audit log the number of its jobs that an operator made due again. */
export async function recordRetries(
  retried: readonly { companyId: string; name: string }[],
  actor: Actor,
  at: Date,
): Promise<void> {
  const counts = new Map<string, { companyId: string; name: string; count: number }>();
  for (const { companyId, name } of retried) {
    const key = `${companyId}:${name}`;
    counts.set(key, { companyId, name, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  for (const { companyId, name, count } of counts.values()) {
    const scope = { companyId, environment: null, requestId: null };
    const detail = { work: name, count };
    await inOperation(companyId, (tx) =>
      appendAudit(tx, { ...scope, action: "work.retried", actor, detail, at }),
    );
  }
}

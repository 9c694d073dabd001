import type { AuditAction } from "@/lib/rules/request";
import type { Actor, Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";

type ReportAccess = {
  action: Extract<AuditAction, "report.viewed" | "report.downloaded">;
  actor: Actor;
  detail?: { format: string };
  /** Milliseconds within which a repeat by the same person is not recorded; 0 to record each access. */
  quietMs: number;
  at: Date;
};

/**
 * Records in the company's audit log that a person viewed or downloaded a report, unless the same person did so within
 * `quietMs`.
 */
export async function addReportAccess(
  scope: Scope,
  requestId: string,
  { action, actor, detail, quietMs, at }: ReportAccess,
): Promise<void> {
  await inScope(scope, async (tx) => {
    // The head of the chain is locked first, so that if two writers are concurrent, the second finds the entry of the
    // first.
    await tx.$queryRaw`select seq from audit_head where company_id = ${scope.companyId} for update`;
    const since = new Date(at.getTime() - quietMs);
    const isKnown =
      quietMs > 0 &&
      (await tx.auditEntry.findFirst({
        where: { ...scope, requestId, action, actorId: actor.id, at: { gt: since } },
        select: { id: true },
      }));
    if (!isKnown)
      await appendAudit(tx, { ...scope, requestId, action, actor, ...(detail ? { detail } : {}), at });
  });
}

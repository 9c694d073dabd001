import type { AuditAction } from "@/lib/domain/request";
import type { Actor, Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";

export type ReportAccess = {
  action: Extract<AuditAction, "report.viewed" | "report.downloaded">;
  actor: Actor;
  detail?: { format: string };
  /** The same by the same person within so many milliseconds is not noted again; 0 notes each. */
  quietMs: number;
  at: Date;
};

/** Notes in the company's record that somebody looked at a report or took it away, unless they did so a moment ago. */
export async function addReportAccess(
  scope: Scope,
  requestId: string,
  { action, actor, detail, quietMs, at }: ReportAccess,
): Promise<void> {
  await inScope(scope, async (tx) => {
    // The end of the chain is held first, so that of two at once the second sees the first.
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

import { AppError, notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { inOperation } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";
import type { Operator } from "@/lib/store/write/review";

const ACTS = {
  suspended: { action: "company.suspended", again: "This company is suspended already." },
  reinstated: { action: "company.reinstated", again: "This company is not suspended." },
} as const;
export type LiveAccessAct = keyof typeof ACTS;

/**
 * Suspends a company's live access or restores it, immediately, with the reason. Throws not_found, and conflict if the
 * status is unchanged.
 */
export async function setLiveAccess(
  companyId: string,
  { act, reason, operator, now }: { act: LiveAccessAct; reason: string; operator: Operator; now: Date },
): Promise<void> {
  const isSuspension = act === "suspended";
  await inOperation(companyId, async (tx) => {
    const { count } = await tx.company.updateMany({
      where: { id: companyId, suspendedAt: isSuspension ? null : { not: null } },
      data: { suspendedAt: isSuspension ? now : null },
    });
    if (count === 0) {
      const known = await tx.company.count({ where: { id: companyId } });
      throw known === 0 ? notFound() : new AppError("conflict", ACTS[act].again);
    }
    const by = { operatorId: operator.userId, operatorEmail: operator.email };
    await tx.companyStatusChange.create({
      data: { id: newId("std"), companyId, act, reason, ...by, at: now },
    });
    const scope = { companyId, environment: null, requestId: null };
    await appendAudit(tx, { ...scope, action: ACTS[act].action, actor: operator.actor, at: now });
  });
}

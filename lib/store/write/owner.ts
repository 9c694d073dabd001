import { notFound } from "@/lib/errors";
import type { Actor, Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";

/**
 * Makes a member the owner of a request; null removes the owner. Returns false, and changes nothing, if the user is
 * not a member of the company. Setting the same owner again records nothing. Throws not_found.
 */
export async function assignRequest(
  scope: Scope,
  requestId: string,
  { ownerId, actor, now }: { ownerId: string | null; actor: Actor; now: Date },
): Promise<boolean> {
  return inScope(scope, async (tx) => {
    const { companyId } = scope;
    if (ownerId && !(await tx.membership.findFirst({ where: { companyId, userId: ownerId } }))) return false;
    const mine = { id: requestId, ...scope };
    const before = await tx.request.findFirst({ where: mine, select: { ownerId: true } });
    if (!before) throw notFound();
    if (before.ownerId === ownerId) return true;
    await tx.request.updateMany({ where: mine, data: { ownerId } });
    const detail = { owner_id: ownerId };
    await appendAudit(tx, { ...scope, requestId, action: "request.assigned", actor, detail, at: now });
    return true;
  });
}

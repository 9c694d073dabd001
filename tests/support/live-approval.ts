import type { Actor } from "@/lib/scope";
import { inCompany } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";

/** Gives a company live access, or takes it away, without an application or an operator's decision. */
export async function setLiveApproval(
  companyId: string,
  approved: boolean,
  actor: Actor,
  now: Date,
): Promise<void> {
  await inCompany(companyId, async (tx) => {
    await tx.company.update({
      where: { id: companyId },
      data: { liveApprovedAt: approved ? now : null },
      select: { id: true },
    });
    const action = approved ? "company.approved" : "company.approval_withdrawn";
    await appendAudit(tx, { companyId, environment: null, requestId: null, action, actor, at: now });
  });
}

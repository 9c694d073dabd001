import type { Actor } from "@/lib/scope";
import { inCompany } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";

/** Opens or closes live for a company, without the application that an operator decides on. */
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

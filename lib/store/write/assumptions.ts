import type { Assumptions } from "@/lib/engine/document";
import type { Actor } from "@/lib/scope";
import { inCompany } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";
import { Prisma } from "@/prisma/generated/client";

/**
 * Stores the company's assumptions that differ from the defaults. `stored` is null if none differ. `changed` names
 * the changed assumptions, for the audit entry.
 */
export async function changeAssumptions(
  companyId: string,
  { stored, changed }: { stored: Partial<Assumptions> | null; changed: readonly string[] },
  actor: Actor,
  now: Date,
): Promise<void> {
  await inCompany(companyId, async (tx) => {
    const assumptions = stored === null ? Prisma.DbNull : (stored satisfies Prisma.InputJsonObject);
    await tx.companySettings.update({ where: { companyId }, data: { assumptions } });
    await appendAudit(tx, {
      companyId,
      environment: null,
      requestId: null,
      action: "assumptions.changed",
      actor,
      at: now,
      detail: { changed: changed.join(",") },
    });
  });
}

import type { Actor } from "@/lib/scope";
import { inCompany } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";

export type BrandChange = {
  displayName?: string;
  colour?: string;
  contactEmail?: string | null;
  contactPhone?: string | null;
  complaintsUrl?: string | null;
  purpose?: string | null;
};

/** Changes what the firm's customers see of it. */
export async function changeBrand(
  companyId: string,
  change: BrandChange,
  actor: Actor,
  now: Date,
): Promise<void> {
  await inCompany(companyId, async (tx) => {
    await tx.brand.update({ where: { companyId }, data: change });
    const detail = { changed: Object.keys(change).join(",") };
    await appendAudit(tx, {
      companyId,
      environment: null,
      requestId: null,
      action: "brand.changed",
      actor,
      at: now,
      detail,
    });
  });
}

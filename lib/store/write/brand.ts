import type { PictureType } from "@/lib/rules/picture";
import type { Actor } from "@/lib/scope";
import { inCompany } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";

type Logo = { bytes: Uint8Array<ArrayBuffer>; type: PictureType };

export type BrandChange = {
  displayName?: string;
  colour?: string;
  contactEmail?: string | null;
  contactPhone?: string | null;
  complaintsUrl?: string | null;
  purpose?: string | null;
  logo?: Logo | null;
};

/** Writes the brand that the firm's customers see. The audit entry names the changed fields, but no values. */
export async function changeBrand(
  companyId: string,
  change: BrandChange,
  actor: Actor,
  now: Date,
): Promise<void> {
  const { logo, ...rest } = change;
  const picture = logo === undefined ? {} : { logo: logo?.bytes ?? null, logoType: logo?.type ?? null };
  await inCompany(companyId, async (tx) => {
    await tx.brand.update({
      where: { companyId },
      data: { ...rest, ...picture },
      select: { companyId: true },
    });
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

import type { CategoryMap } from "@/lib/rules/category-map";
import type { Actor } from "@/lib/scope";
import { inCompany } from "@/lib/store/client";
import { appendAudit } from "@/lib/store/write/audit";
import { Prisma } from "@/prisma/generated/client";

/** The maps after a change, and the details of its audit entry. */
type MapsChange = { maps: readonly CategoryMap[]; detail: Record<string, string> };

/**
 * Replaces the company's category maps with the maps that `change` returns for the stored ones, and writes an audit
 * entry. Locks the row, so that two concurrent changes are both kept. Throws whatever `change` throws.
 */
export async function writeCategoryMaps(
  companyId: string,
  change: (stored: readonly CategoryMap[]) => MapsChange,
  actor: Actor,
  now: Date,
): Promise<void> {
  await inCompany(companyId, async (tx) => {
    await tx.$queryRaw`select company_id from company_settings where company_id = ${companyId} for update`;
    const row = await tx.companySettings.findUniqueOrThrow({
      where: { companyId },
      select: { categoryMaps: true },
    });
    // The cast is safe: only one function writes this column, and it accepts only this type.
    const { maps, detail } = change((row.categoryMaps as CategoryMap[] | null) ?? []);
    const categoryMaps =
      maps.length === 0 ? Prisma.DbNull : (maps as unknown as Prisma.InputJsonArray satisfies unknown);
    await tx.companySettings.update({ where: { companyId }, data: { categoryMaps } });
    await appendAudit(tx, {
      companyId,
      environment: null,
      requestId: null,
      action: "category_map.changed",
      actor,
      at: now,
      detail,
    });
  });
}

import type { CategoryMap } from "@/lib/rules/category-map";
import { getCompany } from "@/lib/store/read/company";

/**
 * The category maps that the company has stored, sorted by name; the built-in map is not included. Test and live share
 * the maps.
 */
export async function listCategoryMaps(companyId: string): Promise<CategoryMap[]> {
  const { settings } = await getCompany(companyId);
  // The cast is safe: only one function writes this column, and it accepts only this type.
  return (settings.categoryMaps as CategoryMap[] | null) ?? [];
}

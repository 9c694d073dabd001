import type { CategoryMap } from "@/lib/rules/category-map";
import { getCompany } from "@/lib/store/read/company";

/** The company's own maps, in order of name. Test and live share them, like all settings. */
export async function listCategoryMaps(companyId: string): Promise<CategoryMap[]> {
  const { settings } = await getCompany(companyId);
  // The cast is safe: only one function writes this column.
  return (settings.categoryMaps as CategoryMap[] | null) ?? [];
}

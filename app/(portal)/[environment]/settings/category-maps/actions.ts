"use server";

import { redirect } from "next/navigation";
import { removeCategoryMap, saveCategoryMap } from "@/lib/company/change-category-maps";
import { SaveCategoryMap } from "@/lib/contract/category-map";
import { toFieldErrors } from "@/lib/contract/fault";
import { fieldsOf, refusedFields } from "@/lib/http/form";
import { memberAction } from "@/lib/http/member";

/** Adds or changes a map. `before` is the digest of the map that the form showed; it is empty for a new map. */
export const saveCategoryMapAction = memberAction(
  "settings.write",
  async ({ company, actor, pathOf }, form) => {
    const { before = null, ...fields } = fieldsOf(form);
    const parsed = SaveCategoryMap.safeParse(fields);
    if (!parsed.success) return refusedFields(form, toFieldErrors("body", parsed.error.issues, fields));
    await saveCategoryMap(company.id, { map: parsed.data, before }, actor);
    redirect(pathOf("/settings/category-maps"));
  },
  { long: true },
);

/** Removes a map. Files that were exported with it stay unchanged. */
export const removeCategoryMapAction = memberAction(
  "settings.write",
  async ({ company, actor, pathOf }, form) => {
    await removeCategoryMap(company.id, String(form.get("before") ?? ""), actor);
    redirect(pathOf("/settings/category-maps"));
  },
);

import { describe, expect, test } from "vitest";
import {
  removeCategoryMapAction,
  saveCategoryMapAction,
} from "@/app/(portal)/[environment]/settings/category-maps/actions";
import { removeCategoryMap, saveCategoryMap } from "@/lib/company/change-category-maps";
import { headingField, LIXI_MAP, MAPPED_CATEGORIES, toMapFields } from "@/lib/contract/category-map";
import { ROLES } from "@/lib/identity/permission";
import { digestOfMap } from "@/lib/render/category-map-digest";
import { MAPS_MAX } from "@/lib/rules/category-map";
import { inCompany } from "@/lib/store/client";
import { listCategoryMaps } from "@/lib/store/read/category-maps";
import "@/tests/support/browser-visit";
import { makeCompany } from "@/tests/support/company";
import { testDatabase } from "@/tests/support/database";
import { signInAs } from "@/tests/support/signed-in";

testDatabase();

const UNTOUCHED = { note: null, errors: {}, values: {}, secret: null };
const MAP = { ...LIXI_MAP, name: "Harbour Bank" };
const FIELDS = toMapFields(MAP);

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** Sends the form. Returns the state of a refused form; null if the form was saved, because saving redirects. */
async function send(action: typeof saveCategoryMapAction, fields: Record<string, string>) {
  return action(UNTOUCHED, formOf(fields)).catch((error: unknown) => {
    expect(String(error)).toContain("NEXT_REDIRECT");
    return null;
  });
}

const auditOf = (companyId: string) =>
  inCompany(companyId, async (tx) => {
    const where = { companyId, action: "category_map.changed" };
    return (await tx.auditEntry.findMany({ where, orderBy: { seq: "asc" } })).map(({ detail }) => detail);
  });

describe("the category map form", () => {
  test("saves, changes and removes a map for owners and admins only, with an audit entry each time", async () => {
    for (const role of ROLES) {
      const { companyId } = await signInAs(role);
      const mayWrite = ["owner", "admin"].includes(role);
      const saved = await send(saveCategoryMapAction, FIELDS);
      expect([role, saved === null]).toEqual([role, mayWrite]);
      expect(await listCategoryMaps(companyId)).toEqual(mayWrite ? [MAP] : []);
      if (!mayWrite) continue;
      const changed = { ...FIELDS, [headingField("foo.groceries")]: "Food & household" };
      expect(await send(saveCategoryMapAction, { ...changed, before: digestOfMap(MAP) })).toBeNull();
      const [stored] = await listCategoryMaps(companyId);
      expect(stored?.headings["foo.groceries"]).toBe("Food & household");
      const now = stored ? digestOfMap(stored) : "";
      expect(await send(removeCategoryMapAction, { before: now })).toBeNull();
      expect(await listCategoryMaps(companyId)).toEqual([]);
      expect(await auditOf(companyId)).toEqual([
        { map: digestOfMap(MAP), change: "added" },
        { map: now, change: "changed" },
        { map: now, change: "removed" },
      ]);
    }
  });

  test("requires a heading for every category, and names the categories without a heading", async () => {
    const { companyId } = await signInAs("owner");
    for (const { code } of MAPPED_CATEGORIES) expect(MAP.headings[code]).toBeTruthy();
    const [groceries, pay] = [headingField("foo.groceries"), headingField("inc.salary.regular")];
    const state = await send(saveCategoryMapAction, { ...FIELDS, [groceries]: " ", [pay]: "" });
    expect(Object.keys(state?.errors ?? {}).sort()).toEqual([groceries, pay]);
    expect(state?.values[headingField("foo.dining")]).toBe(MAP.headings["foo.dining"]);
    expect(await listCategoryMaps(companyId)).toEqual([]);
  });

  test("has limits: 60 characters, 100 headings, a unique name", async () => {
    await signInAs("owner");
    const field = headingField("foo.groceries");
    expect(
      (await send(saveCategoryMapAction, { ...FIELDS, [field]: "x".repeat(61) }))?.errors[field],
    ).toContain("60");
    const each = MAPPED_CATEGORIES.map(({ code }) => [headingField(code), code]);
    expect(MAPPED_CATEGORIES.length).toBeGreaterThan(100);
    const many = await send(saveCategoryMapAction, { name: "Many", ...Object.fromEntries(each) });
    expect(many?.errors.name).toContain("at most 100 different headings");
    expect((await send(saveCategoryMapAction, { ...FIELDS, name: "lixi" }))?.errors.name).toContain(
      "built in",
    );
    expect(await send(saveCategoryMapAction, FIELDS)).toBeNull();
    expect((await send(saveCategoryMapAction, { ...FIELDS, name: "harbour bank" }))?.note?.text).toContain(
      "already",
    );
  });
});

describe("saveCategoryMap", () => {
  test("does not overwrite a change that another member saved since the form was opened", async () => {
    const { companyId, actor } = await makeCompany();
    await saveCategoryMap(companyId, { map: MAP, before: null }, actor);
    const before = digestOfMap(MAP);
    const theirs = { ...MAP, headings: { ...MAP.headings, "foo.dining": "Theirs" } };
    await saveCategoryMap(companyId, { map: theirs, before }, actor);
    const mine = { ...MAP, headings: { ...MAP.headings, "foo.dining": "Mine" } };
    await expect(saveCategoryMap(companyId, { map: mine, before }, actor)).rejects.toThrow("Someone else");
    await expect(removeCategoryMap(companyId, before, actor)).rejects.toThrow("Someone else");
    expect(await listCategoryMaps(companyId)).toEqual([theirs]);
  });

  test("saves both of two maps that arrive at the same time, and stops at the limit", async () => {
    const { companyId, actor } = await makeCompany();
    const names = Array.from({ length: MAPS_MAX + 1 }, (_, index) => `Map ${index}`);
    const saved = await Promise.allSettled(
      names.map((name) => saveCategoryMap(companyId, { map: { ...MAP, name }, before: null }, actor)),
    );
    expect(saved.filter(({ status }) => status === "rejected")).toHaveLength(1);
    expect(await listCategoryMaps(companyId)).toHaveLength(MAPS_MAX);
  });

  test("records nothing for an unchanged map", async () => {
    const { companyId, actor } = await makeCompany();
    await saveCategoryMap(companyId, { map: MAP, before: null }, actor);
    await saveCategoryMap(companyId, { map: { ...MAP }, before: digestOfMap(MAP) }, actor);
    expect(await auditOf(companyId)).toHaveLength(1);
  });
});

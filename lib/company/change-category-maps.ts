import { isDeepStrictEqual } from "node:util";
import { AppError } from "@/lib/errors";
import { digestOfMap } from "@/lib/render/category-map-digest";
import { type CategoryMap, isSameName, MAPS_MAX } from "@/lib/rules/category-map";
import type { Actor } from "@/lib/scope";
import { listCategoryMaps } from "@/lib/store/read/category-maps";
import { writeCategoryMaps } from "@/lib/store/write/category-maps";

/**
 * Adds a map if `before` is null. Otherwise replaces the map whose digest is `before`, the digest that the form
 * contained. Throws `conflict` if that map has changed since the form was shown, or if another map has the new name.
 * Also throws `conflict` if the company already has MAPS_MAX other maps. Changes nothing if the new map is identical.
 */
export async function saveCategoryMap(
  companyId: string,
  { map, before }: { map: CategoryMap; before: string | null },
  actor: Actor,
  now = new Date(),
): Promise<void> {
  const stored = await listCategoryMaps(companyId);
  if (stored.some((one) => digestOfMap(one) === before && isDeepStrictEqual(one, map))) return;
  await writeCategoryMaps(
    companyId,
    (maps) => {
      const others = before === null ? maps : without(maps, before);
      if (others.some(({ name }) => isSameName(name, map.name)))
        throw new AppError("conflict", `A map named “${map.name}” already exists. Choose another name.`);
      if (others.length >= MAPS_MAX)
        throw new AppError("conflict", `A company can have at most ${MAPS_MAX} maps. Remove a map first.`);
      const next = [...others, map].sort((one, other) => one.name.localeCompare(other.name, "en"));
      return { maps: next, detail: { map: digestOfMap(map), change: before === null ? "added" : "changed" } };
    },
    actor,
    now,
  );
}

/** Removes a map. Throws `conflict` if the map changed after the member saw it. */
export async function removeCategoryMap(
  companyId: string,
  before: string,
  actor: Actor,
  now = new Date(),
): Promise<void> {
  await writeCategoryMaps(
    companyId,
    (maps) => ({ maps: without(maps, before), detail: { map: before, change: "removed" } }),
    actor,
    now,
  );
}

function without(maps: readonly CategoryMap[], digest: string): CategoryMap[] {
  const others = maps.filter((one) => digestOfMap(one) !== digest);
  if (others.length === maps.length)
    throw new AppError(
      "conflict",
      "Someone else changed this map. Your changes were not saved. Reload to continue.",
    );
  return others;
}

import { createHash } from "node:crypto";
import type { CategoryMap } from "@/lib/rules/category-map";

/** A digest of the map's name and headings: 16 hexadecimal digits of a SHA-256. */
export function digestOfMap({ name, headings }: CategoryMap): string {
  const pairs = Object.entries(headings).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256")
    .update(JSON.stringify([name, pairs]))
    .digest("hex")
    .slice(0, 16);
}

import { BRANDS } from "@/lib/engine/categories/data/brands-table";
import { readRows } from "@/lib/engine/categories/data/read-rows";
import { PLACES } from "@/lib/engine/text/places";

/**
 * One spelling of a brand from open data. An invented or long name matches anywhere in a description. Any other name
 * matches only at the start. If the name is an ordinary word, a place or a person's name, only names of places may
 * follow it.
 */
type Brand = { name: string; code: string; match: string; words: readonly string[] };

/**
 * The brands by their first word. Loaded when a report first needs them, because the curated tables are enough for most
 * statements.
 */
let brands: ReadonlyMap<string, readonly Brand[]> | undefined;

/**
 * Finds the open-data brand that the description names. Each brand has its own match rule (`match`). If several match,
 * the one that begins first takes precedence, then the longest.
 */
export function findBrand(tokens: readonly string[]): Brand | null {
  brands ??= indexBrands();
  for (let at = 0; at < tokens.length; at++)
    for (const brand of brands.get(tokens[at] ?? "") ?? []) if (isMatch(brand, tokens, at)) return brand;
  return null;
}

function indexBrands(): ReadonlyMap<string, readonly Brand[]> {
  const byFirst = new Map<string, Brand[]>();
  for (const [code = "", match = "", name = "", spellings = ""] of readRows(BRANDS))
    for (const spelling of spellings.split(";")) {
      const words = spelling.split(" ");
      const list = byFirst.get(words[0] ?? "") ?? [];
      byFirst.set(words[0] ?? "", list);
      list.push({ name, code, match, words });
    }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length);
  return byFirst;
}

function isMatch({ match, words }: Brand, tokens: readonly string[], at: number): boolean {
  if (match !== "anywhere" && at > 0) return false;
  // Shops of a chain print their town after the name ("LIBERTY URALLA"), so only names of places may follow.
  if (match === "whole" && !tokens.slice(words.length).every((word) => PLACES.has(word))) return false;
  return words.every((word, index) => tokens[at + index] === word);
}

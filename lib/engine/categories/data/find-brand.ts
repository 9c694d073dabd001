import { BRANDS_CSV } from "@/lib/engine/categories/data/brands-table";
import { type Brand, readBrands } from "@/lib/engine/categories/data/read-brands";

type Entry = { brand: Brand; words: readonly string[] };

/** Worked out by the first report that needs it: most statements are read by the curated tables alone. */
let entries: ReadonlyMap<string, readonly Entry[]> | undefined;

/** The brand from open data that a name's words are, under the brand's own match rule; the longest name wins. */
export function findBrand(tokens: readonly string[]): Brand | null {
  entries ??= indexBrands(readBrands(BRANDS_CSV));
  for (let at = 0; at < tokens.length; at++)
    for (const { brand, words } of entries.get(tokens[at] ?? "") ?? [])
      if (isMatch(brand, words, tokens, at)) return brand;
  return null;
}

function indexBrands(brands: readonly Brand[]): ReadonlyMap<string, readonly Entry[]> {
  const byFirst = new Map<string, Entry[]>();
  for (const brand of brands)
    for (const words of brand.phrases) {
      const first = words[0] ?? "";
      const list = byFirst.get(first);
      if (list) list.push({ brand, words });
      else byFirst.set(first, [{ brand, words }]);
    }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length);
  return byFirst;
}

function isMatch(brand: Brand, words: readonly string[], tokens: readonly string[], at: number): boolean {
  if (brand.match !== "anywhere" && at > 0) return false;
  if (brand.match === "whole" && tokens.length !== words.length) return false;
  return words.every((word, place) => tokens[at + place] === word);
}

import { BRANDS } from "@/lib/engine/categories/data/brands-table";
import { readRows } from "@/lib/engine/categories/data/read-rows";

/**
 * One brand from open data and a way it is written. A coined or long name counts anywhere in a description; another only at its
 * start; an ordinary word, a place or a person's name only as the whole of it.
 */
type Brand = { name: string; code: string; match: string; words: readonly string[] };

/** Read by the first report that needs it: most statements are read by the curated tables alone. */
let brands: ReadonlyMap<string, readonly Brand[]> | undefined;

/** The brand from open data that a name's words are, under the brand's own match rule; the longest name wins. */
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
  if (match === "whole" && tokens.length !== words.length) return false;
  return words.every((word, index) => tokens[at + index] === word);
}

// Collects names of businesses from open data into two committed tables:
// npx tsx scripts/generate/names/collect-names.ts <folder of name-suggestion-index> <naics-2012.json> <word list, one a
// line>
// Run it by hand when a source has a new edition; `train-model.ts` and the engine read the result.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { FIRST_NAMES } from "@/lib/engine/text/first-names";
import { PLACES } from "@/lib/engine/text/places";
import { SURNAMES } from "@/lib/engine/text/surnames";
import { toTokens } from "@/lib/engine/text/tokens";
import { ROOT } from "@/scripts/install.mjs";
import { BRAND_COLUMNS } from "../tables/brands";
import { toNaicsCategory } from "./naics-categories";
import { toOsmCategory } from "./osm-categories";

type Item = {
  displayName: string;
  locationSet: { include?: unknown[]; exclude?: unknown[] };
  tags: Record<string, string>;
  matchNames?: string[];
};
type Named = { name: string; aliases: string[]; category: string; source: string; date: string };

const BRANDS_FILE = "lib/engine/categories/data/brands.csv";
const NAMES_FILE = "scripts/generate/names/names.csv";
/**
 * English-speaking countries, and 001 for the whole world. From their brand names, the category model (train-model.ts)
 * learns which words belong to which trade.
 */
const ENGLISH: ReadonlySet<string> = new Set(
  "001 au nz us gb ca ie za gb-eng gb-sct gb-wls gb-nir sg".split(" "),
);
const NOTES = `# Names of brands and trades with the category each stands for.
# nsi: OpenStreetMap's name-suggestion-index, Copyright its contributors, BSD 3-Clause licence.
# naics: index entries of the North American Industry Classification System 2012, US Census Bureau, public domain.
`;
const BRAND_NOTES = `# Brands found in Australia. Made by scripts/generate/names/collect-names.ts.
# Data from OpenStreetMap's name-suggestion-index: Copyright name-suggestion-index contributors, BSD 3-Clause.
# Redistribution and use in source and binary forms, with or without modification, are permitted provided that
# redistributions keep this notice, these conditions and the following disclaimer, and that the contributors' names are
# not used to endorse products without permission. THE DATA IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND; the
# contributors are not liable for any damages that arise from its use.
`;
const COLUMNS = Object.keys(BRAND_COLUMNS).join(",");

function main([nsi = "", naics = "", wordList = ""]: readonly string[]): void {
  const ordinary = new Set(readFileSync(wordList, "utf8").toUpperCase().split(/\s+/));
  const brands = listBrands(nsi);
  const here = brands.filter(({ isHere }) => isHere).map(({ named }) => named);
  const rows = dropTwins(here).map((named) => toRow(named, toMatch(named, ordinary)));
  const csv = `${BRAND_NOTES}${COLUMNS}\n${rows.join("\n")}\n`.replace(/[`|\\]|\$\{/g, "");
  writeFileSync(path.join(ROOT, BRANDS_FILE), csv);
  const all = dropTwins([...brands.map(({ named }) => named), ...listTrades(naics)]);
  writeFileSync(
    path.join(ROOT, NAMES_FILE),
    `${NOTES}${COLUMNS}\n${all.map((named) => toRow(named, "whole")).join("\n")}\n`,
  );
  console.log(`${rows.length} brands of Australia, ${all.length} names in total`);
}

function listBrands(folder: string): { named: Named; isHere: boolean }[] {
  const { _meta, nsi } = JSON.parse(readFileSync(path.join(folder, "dist/json/nsi.min.json"), "utf8"));
  const date = String(_meta.generated).slice(0, 10);
  const found: { named: Named; isHere: boolean }[] = [];
  for (const [kind, { items }] of Object.entries<{ items: Item[] }>(nsi)) {
    const category = toOsmCategory(kind);
    if (!category) continue;
    for (const { displayName, locationSet, tags, matchNames = [] } of items) {
      const { include = [], exclude = [] } = locationSet;
      const regions = include.map((region) => String(region).toLowerCase());
      if (!regions.some((region) => ENGLISH.has(region) || region.startsWith("au-"))) continue;
      const isHere =
        regions.some((region) => region === "au" || region === "001" || region.startsWith("au-")) &&
        !exclude.includes("au");
      const name = tags.brand ?? tags.name ?? displayName;
      const own = toTokens(name).join(" ");
      const aliases = [tags.name, tags.short_name, ...matchNames]
        .filter((alias): alias is string => alias !== undefined && isLatin(alias))
        .map((alias) => toTokens(alias).join(" "))
        .filter((alias, index, list) => alias.length > 3 && alias !== own && list.indexOf(alias) === index);
      if (isLatin(name) && own.length > 2)
        found.push({ named: { name, aliases, category, source: "nsi", date }, isHere });
    }
  }
  return found;
}

function listTrades(file: string): Named[] {
  const { items } = JSON.parse(readFileSync(file, "utf8"));
  const found: Named[] = [];
  for (const { code, title, index = [] } of items as {
    code: number | string;
    title: string;
    index?: string[];
  }[]) {
    const category = /^\d{6}$/.test(String(code)) ? toNaicsCategory(String(code)) : null;
    // In an entry such as "Bagel shops, full service" the qualifier comes last, so the order is reversed. Text in
    // brackets is an exclusion.
    for (const entry of category ? [title, ...index] : [])
      found.push({
        name: entry
          .replace(/\(.*?\)/g, "")
          .split(",")
          .reverse()
          .join(" ")
          .replace(/\s+/g, " ")
          .trim(),
        aliases: [],
        category: category ?? "",
        source: "naics",
        date: "2012-01-01",
      });
  }
  return found.filter(({ name }) => toTokens(name).length > 0 && isLatin(name));
}

/** Keeps the first entry of each name. Drops a name that has two categories. */
function dropTwins(names: readonly Named[]): Named[] {
  const categories = new Map<string, Set<string>>();
  const keyOf = ({ name }: Named) => toTokens(name).join(" ");
  for (const named of names)
    categories.set(keyOf(named), (categories.get(keyOf(named)) ?? new Set()).add(named.category));
  const seen = new Set<string>();
  return names
    .filter((named) => {
      const key = keyOf(named);
      if (categories.get(key)?.size !== 1 || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

const isLatin = (text: string) => /^[\p{Script=Latin}\d\s'’&.,+!/()-]+$/u.test(text);

/**
 * Chooses how a name must match. A name of one or two weak words matches only if it is the whole text that the bank
 * prints, because it is vague. A word is weak if it is short, in the dictionary, or a common personal or place name.
 */
function toMatch({ name, aliases }: Named, ordinary: ReadonlySet<string>): string {
  const isWeak = (word: string) =>
    word.length < 4 || ordinary.has(word) || PLACES.has(word) || FIRST_NAMES.has(word) || SURNAMES.has(word);
  const ways = [name, ...aliases].map(toTokens);
  if (ways.some((words) => words.every(isWeak) && words.length < 3)) return "whole";
  return ways.some((words) => words.length === 1 && (words[0]?.length ?? 0) < 8) ? "start" : "anywhere";
}

function toRow({ name, aliases, category, source, date }: Named, match: string): string {
  return [name, aliases.join(";"), category, match, source, date].map(quote).join(",");
}

const quote = (field: string) => (/[",]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field);

main(process.argv.slice(2));

// Collects the names of one city's shops, clinics and offices, with their trade, from its open census of land use:
//   npx tsx scripts/generate/names/collect-places.ts
//   <business-establishments-with-address-and-industry-classification.csv>
// Run it by hand when the source has a new edition; `train-model.ts` reads the result.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { toTokens } from "@/lib/engine/text/tokens";
import { ROOT } from "@/scripts/install.mjs";
import { toAnzsicCategory } from "./anzsic-categories";

const FILE = "scripts/generate/names/places.csv";
const NOTES = `# Names of places of business with the category of their trade; "none" is a trade that sells to firms.
# clue: Business establishments with address and industry classification, Census of Land Use and Employment 2021,
# City of Melbourne, CC BY 4.0. Changed: names alone, once each, with our category in place of the ANZSIC class.
name,category
`;
/** Labels of an empty room or of a part of a building. They are not names. */
const NO_NAME =
  /\b(?:VACANT|LEVEL|FLOOR|BUILDING|CAR ?PARK (?:SPACE|ONLY)|UNDER CONSTRUCTION|STORAGE|COMMON AREA|UNIT \d)\b/i;

/**
 * A name in edu.tertiary_professional must contain one of these words. Other names there are mostly partners' surnames,
 * from which the model could learn nothing.
 */
const PROFESSION =
  /LAW|LEGAL|SOLICIT|BARRIST|CHAMBERS|NOTAR|CONVEYAN|ACCOUNT|TAX|AUDIT|BOOKKEEP|COLLEGE|INSTITUTE|TRAINING|EDUCATION|ACADEMY|SCHOOL/i;

/** Splits a line of the source into fields; fields with commas are quoted. */
function splitLine(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    (quoted ?? plain ?? "").replaceAll('""', '"'),
  );
}

function main([file = ""]: readonly string[]): void {
  const [header = "", ...lines] = readFileSync(file, "latin1").split(/\r?\n/);
  const columns = splitLine(header);
  const nameAt = columns.indexOf("Trading_name");
  const codeAt = columns.indexOf("Industry_ANZSIC4_code");
  if (nameAt < 0 || codeAt < 0) throw new Error("the file has no trading name or no ANZSIC code");
  const businesses = new Map<string, { name: string; category: string } | null>();
  for (const line of lines) {
    const fields = splitLine(line);
    const name = (fields[nameAt] ?? "").replace(/[^\x20-\x7e]/g, "").trim();
    const category = toAnzsicCategory(fields[codeAt] ?? "0");
    const key = toTokens(name).join(" ");
    if (category === null || key.length < 4 || NO_NAME.test(name)) continue;
    if (category === "edu.tertiary_professional" && !PROFESSION.test(name)) continue;
    const known = businesses.get(key);
    // A name with two trades is used for neither.
    businesses.set(key, known === undefined || known?.category === category ? { name, category } : null);
  }
  const rows = [...businesses]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, row]) =>
      row ? [`${row.name.replace(/[",]/g, " ").replace(/\s+/g, " ")},${row.category}`] : [],
    );
  writeFileSync(path.join(ROOT, FILE), `${NOTES}${rows.join("\n")}\n`);
  console.log(`${rows.length} names`);
}

main(process.argv.slice(2));

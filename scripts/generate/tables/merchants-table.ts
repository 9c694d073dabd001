import type { Artefact } from "../artefact";
import { type Named, readMerchants, readPayers } from "./merchants";
import { TABLES_FOLDER } from "./read-table";

/** The merchants, councils and payers as the engine loads them: checked, with every spelling written as words. */
export const MERCHANTS_TABLE: Artefact = {
  path: `${TABLES_FOLDER}/merchants-table.ts`,
  make: async () => {
    const { merchants, councils } = readMerchants();
    return [
      "// Made by `npm run generate` from the tables in this folder: edit those, never this file. See README.md.",
      toConstant("MERCHANTS", "Recipients of payments, except councils", merchants),
      toConstant("COUNCILS", "Local councils", councils),
      toConstant("PAYERS", "Payers", readPayers()),
    ]
      .join("\n\n")
      .concat("\n");
  },
};

/** Writes one party per line: category, name, spellings that match anywhere, spellings that match only at the start. */
function toConstant(name: string, meaning: string, parties: readonly Named[]): string {
  const lines = parties
    .filter(({ anywhere, atStart }) => anywhere.length + atStart.length > 0)
    .map(({ name, category, anywhere, atStart }) =>
      [category, name, anywhere.join(";"), atStart.join(";")].join("|"),
    );
  return `/** ${meaning}. One per line: category, name, spellings, spellings at the start. See read-names.ts. */\nexport const ${name} = \`${lines.join("\n")}\`;`;
}

import { z } from "zod";
import type { Artefact } from "../artefact";
import { date, name, source, yesOrNo } from "./columns";
import { openTable, readTable, TABLES_FOLDER, type Table, TableError } from "./read-table";
import { creditCategory, debitCategory } from "./taxonomy";

const oneOrTwoWords = z
  .string()
  .regex(/^[A-Z]+( [A-Z]+)?$/, { error: ({ input }) => `${input} is not one or two words in capitals` });
const word = z.string().regex(/^[A-Z]+$/, { error: ({ input }) => `${input} is not a word in capitals` });

/** Reads the billers, by BPAY code without leading zeros. */
export const readBillers = (table: Table) =>
  readUnique(table, "code", {
    code: z.string().regex(/^[1-9]\d{2,9}$/, { error: ({ input }) => `${input} is not a BPAY code` }),
    name,
    category: debitCategory,
    source,
    date,
  });

/** Reads the merchant category codes. A code for mixed trades may have no category. */
export const readMcc = (table: Table) =>
  readUnique(table, "code", {
    code: z.string().regex(/^\d{4}$/, { error: ({ input }) => `${input} is not a merchant category code` }),
    category: z.union([z.literal(""), debitCategory]),
    mixed: yesOrNo,
    source,
    date,
  });

/** Reads the words that Services Australia prints for its payments, in order of precedence. */
export const readBenefitCodes = (table: Table) =>
  readUnique(table, "word", { word, category: creditCategory, source, date });

/** Reads the words after a council's name that say what a payment is for. */
const readCouncilServices = (table: Table) =>
  readUnique(table, "word", { word, category: debitCategory, source, date });

/** Reads the payment platforms and ticket sellers, each with the trade that mainly uses it. */
const readPlatforms = (table: Table) =>
  readUnique(table, "name", { name, category: debitCategory, one_purpose: yesOrNo, source, date });

/** Reads the payment gateways. The key of each is the words that banks print before a shop's name. */
const readGateways = (table: Table) =>
  readUnique(table, "words", {
    words: oneOrTwoWords,
    name,
    without_asterisk: yesOrNo,
    is_payee: yesOrNo,
    source,
    date,
  });

/** Reads the banks by the words that statements print for them. */
const readBanks = (table: Table) =>
  readUnique(table, "words", {
    words: oneOrTwoWords,
    is_bank: yesOrNo,
    is_other_word: yesOrNo,
    lends_for_homes: yesOrNo,
    has_cash_machines: yesOrNo,
    source,
    date,
  });

/** Reads a table. Throws a TableError if two rows have the same value in `column`. */
function readUnique<S extends z.ZodRawShape>(table: Table, column: keyof S & string, shape: S) {
  const lines = new Map<unknown, number>();
  const faults: string[] = [];
  const rows = readTable(table, shape);
  for (const { value, line } of rows) {
    const key = (value as Record<string, unknown>)[column];
    const first = lines.get(key);
    if (first === undefined) lines.set(key, line);
    else faults.push(`${table.name}, line ${line}, ${column}: ${key} is on line ${first} already`);
  }
  if (faults.length > 0) throw new TableError(faults);
  return rows.map(({ value }) => value);
}

/** Compiles the tables of codes and single words into the module that the engine loads. */
export const CODES_TABLE: Artefact = {
  path: `${TABLES_FOLDER}/codes-table.ts`,
  make: async () =>
    `// Made by \`npm run generate\` from the tables in this folder: edit those, never this file. See README.md.

/** BPAY code, name, category. */
${toConstant(
  "BILLER_ROWS",
  readBillers(openTable("billers.csv")).map(({ code, name, category }) => [code, name, category]),
)}
/** Merchant category code, category or nothing, whether trades of several kinds share it. */
${toConstant(
  "MCC_ROWS",
  readMcc(openTable("mcc.csv")).map(({ code, category, mixed }) => [code, category, mixed]),
)}
/** Word, category. The category that comes first decides. */
${toConstant(
  "BENEFIT_ROWS",
  readBenefitCodes(openTable("benefit-codes.csv")).map(({ word, category }) => [word, category]),
)}
/** Word, category. */
${toConstant(
  "COUNCIL_SERVICE_ROWS",
  readCouncilServices(openTable("council-services.csv")).map(({ word, category }) => [word, category]),
)}
/** Platform, category, whether every payment through the platform is in that category. */
${toConstant(
  "PLATFORM_ROWS",
  readPlatforms(openTable("platforms.csv")).map(({ name, category, one_purpose }) => [
    name,
    category,
    one_purpose,
  ]),
)}
/** Words, gateway, whether banks print it without its asterisk, whether the payment is to the gateway itself. */
${toConstant(
  "GATEWAY_ROWS",
  readGateways(openTable("gateways.csv")).map((row) => [
    row.words,
    row.name,
    row.without_asterisk,
    row.is_payee,
  ]),
)}
/** Words, whether they name a bank (or else a network of cash machines), whether they also mean other things, whether it makes home
 * loans, whether it owns cash machines. */
${toConstant(
  "BANK_ROWS",
  readBanks(openTable("banks.csv")).map((row) => [
    row.words,
    row.is_bank,
    row.is_other_word,
    row.lends_for_homes,
    row.has_cash_machines,
  ]),
).trimEnd()}
`,
};

function toConstant(name: string, rows: readonly string[][]): string {
  return `export const ${name} = \`${rows.map((row) => row.join("|")).join("\n")}\`;\n`;
}

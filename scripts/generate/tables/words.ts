import { z } from "zod";
import { toTokens } from "@/lib/engine/text/tokens";
import type { Artefact } from "../artefact";
import { date, name, source, yesOrNo } from "./columns";
import { openTable, type Row, readTable, TABLES_FOLDER, type Table, TableError } from "./read-table";
import { creditCategory, debitCategory } from "./taxonomy";

/**
 * Categories that can harm a customer. A single word for one of them must be marked as inferred. Two or more words
 * need no mark, because they are more specific. Words for gambling always need the mark.
 */
const HARMFUL = /^(?:dbt\.(?:sacc|macc|bnpl|wage_advance|collection|agreement)|rec\.gambling)$/;
/** The pattern of a word's confidence. It must be below 0.99, which is the confidence of a name that we know. */
const CONFIDENCE = /^0\.[1-9]\d?$/;

const words = name.refine((text) => /^[A-Z0-9 ]+$/.test(text) && toTokens(text).length > 0, {
  error: ({ input }) => `${input} must be words in capitals`,
});
const confidence = z.string().refine((text) => CONFIDENCE.test(text) && Number(text) < 0.99, {
  error: ({ input }) => `${input || "an empty field"} is not a confidence from 0.1 to 0.98`,
});
const DEBIT_COLUMNS = { words, category: debitCategory, confidence, inferred: yesOrNo, source, date };
const CREDIT_COLUMNS = { words, category: creditCategory, confidence, once: yesOrNo, source, date };
const FEE_COLUMNS = {
  words,
  category: debitCategory,
  match: z.enum(["anywhere", "start"], { error: ({ input }) => `${input} is not a match rule` }),
  source,
  date,
};

const ALLUSION_COLUMNS = { words, category: debitCategory, source, date };

/** The meaning of a word. `mark` is the value of the table's yes-or-no column. */
type Meaning = { category: string; confidence: string; mark: "yes" | "no" };
/** Consecutive rows with the same meaning. */
type WordGroup = Meaning & { words: string[] };

/** Reads the words in a payee's name and their meaning. */
export function readDebitWords(table: Table): WordGroup[] {
  const rows = readTable(table, DEBIT_COLUMNS);
  const faults = rows
    .filter(({ value: row }) => HARMFUL.test(row.category) && row.inferred === "no")
    .filter(({ value: row }) => row.category === "rec.gambling" || toTokens(row.words).length < 2)
    .map(
      ({ value: row, line }) =>
        `${table.name}, line ${line}, inferred: "${row.words}" alone does not prove ${row.category}, so inferred must be yes`,
    );
  if (faults.length > 0) throw new TableError(faults);
  return groupWords(
    table,
    rows.map(({ value: { inferred, ...row }, line }) => ({ value: { ...row, mark: inferred }, line })),
  );
}

/** Reads the words that identify credits. Earlier groups take precedence. */
export function readCreditWords(table: Table): WordGroup[] {
  return groupWords(
    table,
    readTable(table, CREDIT_COLUMNS).map(({ value: { once, ...row }, line }) => ({
      value: { ...row, mark: once },
      line,
    })),
  );
}

/** Reads the wording of bank charges. */
export function readFeeWords(table: Table) {
  const rows = readTable(table, FEE_COLUMNS);
  refuseTwins(table, rows);
  return rows.map(({ value }) => value);
}

/**
 * Reads words in shops' names that hint at a trade, such as LUCKY DRAGON. None may hint at a category that can harm a
 * customer.
 */
function readAllusions(table: Table) {
  const rows = readTable(table, ALLUSION_COLUMNS);
  const faults = rows
    .filter(({ value }) => HARMFUL.test(value.category))
    .map(
      ({ value, line }) =>
        `${table.name}, line ${line}, category: "${value.words}" must not hint at ${value.category}, which can harm a customer`,
    );
  if (faults.length > 0) throw new TableError(faults);
  refuseTwins(table, rows);
  return rows.map(({ value }) => value);
}

function groupWords(table: Table, rows: readonly Row<Meaning & { words: string }>[]): WordGroup[] {
  refuseTwins(table, rows);
  const groups: WordGroup[] = [];
  for (const { value: row } of rows) {
    const { category, confidence, mark } = row;
    const last = groups.at(-1);
    if (last?.category === category && last.confidence === confidence && last.mark === mark)
      last.words.push(row.words);
    else groups.push({ category, confidence, mark, words: [row.words] });
  }
  return groups;
}

function refuseTwins(table: Table, rows: readonly Row<{ words: string }>[]): void {
  const lines = new Map<string, number>();
  const faults: string[] = [];
  for (const { value, line } of rows) {
    const first = lines.get(value.words);
    if (first === undefined) lines.set(value.words, line);
    else faults.push(`${table.name}, line ${line}, words: ${value.words} is on line ${first} already`);
  }
  if (faults.length > 0) throw new TableError(faults);
}

/** Compiles the tables of words into the module that the engine loads. */
export const WORDS_TABLE: Artefact = {
  path: `${TABLES_FOLDER}/words-table.ts`,
  make: async () => {
    const debits = readDebitWords(openTable("words/debits.csv"));
    const credits = readCreditWords(openTable("words/credits.csv"));
    const fees = readFeeWords(openTable("words/fees.csv"));
    const allusions = readAllusions(openTable("words/allusions.csv"));
    return `// Made by \`npm run generate\` from the tables in words/: edit those, never this file. See README.md.

/** One group per line: category, confidence, whether it is only inferred, words. */
export const DEBIT_WORD_ROWS = \`${toLines(debits)}\`;

/** One group per line, in order of precedence: category, confidence, whether the money comes once, words. */
export const CREDIT_WORD_ROWS = \`${toLines(credits)}\`;

/** Words, category, where they count. */
export const FEE_WORD_ROWS = \`${fees.map((fee) => [fee.words, fee.category, fee.match].join("|")).join("\n")}\`;

/** Words, and the category they allude to. */
export const ALLUSION_ROWS = \`${allusions.map((allusion) => [allusion.words, allusion.category].join("|")).join("\n")}\`;
`;
  },
};

function toLines(groups: readonly WordGroup[]): string {
  return groups
    .map(({ category, confidence, mark, words }) => [category, confidence, mark, words.join(";")].join("|"))
    .join("\n");
}

import { readdirSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { toTokens } from "@/lib/engine/text/tokens";
import { ROOT } from "@/scripts/install.mjs";
import { date, name, source, spellings } from "./columns";
import { openTable, readTable, TABLES_FOLDER, type Table, TableError } from "./read-table";
import { isHarmful, toGlued, toShortForms } from "./spellings";
import { creditCategory, debitCategory, TAXONOMY } from "./taxonomy";

const NAMED = {
  name,
  match: z.enum(["anywhere", "start", "never"], { error: ({ input }) => `${input} is not a match rule` }),
  aliases: spellings,
  aliases_at_start: spellings,
};
const MERCHANT_COLUMNS = { ...NAMED, category: debitCategory, source, date };
const PAYER_COLUMNS = { ...NAMED, category: creditCategory, source, date };

/**
 * A spelling of a merchant, council or payer: its words in capitals, and whether only the start of a description may
 * match.
 */
type Spelling = { words: string; isAtStart: boolean };
/**
 * A party (merchant, council or payer) as in its row. `written` are the spellings in the row, `derived` those that we
 * derive from them. `at` is the file and line.
 */
type Party = { name: string; category: string; written: Spelling[]; derived: Spelling[]; at: string };
/** A party with the spellings that belong to no other party. */
export type Named = { name: string; category: string; anywhere: string[]; atStart: string[] };

/** Reads the parties that are paid: the merchants of every group, and the local councils. */
export function readMerchants(tables = listTables("merchants"), councils = openTable("councils.csv")) {
  const merchants = tables
    .flatMap((table) => readParties(table, MERCHANT_COLUMNS, toGlued))
    .sort(compareParties);
  const named = claimSpellings([...merchants, ...readCouncils(councils)]);
  return { merchants: named.slice(0, merchants.length), councils: named.slice(merchants.length) };
}

/** Reads the parties that pay. Banks always print the spaces in payers' names, so no joined spellings are derived. */
export function readPayers(tables = listTables("payers")): Named[] {
  return claimSpellings(
    tables.flatMap((table) => readParties(table, PAYER_COLUMNS, () => [])).sort(compareParties),
  );
}

function listTables(folder: string): Table[] {
  const files = readdirSync(path.join(ROOT, TABLES_FOLDER, folder)).filter((file) => file.endsWith(".csv"));
  return files.sort().map((file) => openTable(`${folder}/${file}`));
}

function readParties(
  table: Table,
  columns: typeof MERCHANT_COLUMNS | typeof PAYER_COLUMNS,
  toJoined: (name: string, category: string) => string[],
): Party[] {
  const faults: string[] = [];
  const parties = readTable(table, columns).map(({ value: row, line }) => {
    const at = `${table.name}, line ${line}`;
    const group = GROUPS.get(row.category.slice(0, 3)) ?? "";
    const file = `${group.toLowerCase().replaceAll(" ", "-")}.csv`;
    if (path.basename(table.name) !== file)
      faults.push(`${at}, category: ${row.category} belongs in ${file}`);
    const isMatched = row.match !== "never";
    if (!isMatched && row.aliases.length + row.aliases_at_start.length === 0)
      faults.push(`${at}, match: a row with "never" needs an alias`);
    const written = [
      ...(isMatched ? [toSpelling(row.name, row.match === "start")] : []),
      ...row.aliases.map((alias) => toSpelling(alias, false)),
      ...row.aliases_at_start.map((alias) => toSpelling(alias, true)),
    ];
    const derived = [
      ...(isMatched ? toShortForms(row.name).map((form) => toSpelling(form, row.match === "start")) : []),
      ...row.aliases.flatMap(toShortForms).map((form) => toSpelling(form, false)),
      ...row.aliases_at_start.flatMap(toShortForms).map((form) => toSpelling(form, true)),
      ...[...(isMatched ? [row.name] : []), ...(isHarmful(row.category) ? row.aliases : [])]
        .flatMap((name) => toJoined(name, row.category))
        .map((form) => toSpelling(form, false)),
    ];
    return { name: row.name, category: row.category, written, derived, at };
  });
  if (faults.length > 0) throw new TableError(faults);
  return parties;
}

const toSpelling = (text: string, isAtStart: boolean): Spelling => ({
  words: toTokens(text).join(" "),
  isAtStart,
});

const GROUPS: ReadonlyMap<string, string> = new Map(TAXONOMY.groups.map(({ code, label }) => [code, label]));
const CATEGORIES = [...TAXONOMY.outgoings, ...TAXONOMY.credits].map(({ code }) => code);

/** Sorts debts and gambling first. If a truncated word may stand for either of two names, the first one is chosen. */
function compareParties(a: Party, b: Party): number {
  const rank = ({ category }: Party) =>
    CATEGORIES.indexOf(category) - (/^dbt\.|^rec\.gambling$/.test(category) ? CATEGORIES.length : 0);
  return rank(a) - rank(b) || (a.name.toUpperCase() < b.name.toUpperCase() ? -1 : 1);
}

/**
 * Assigns each spelling to one party. Throws if two rows contain the same spelling, or if a derived spelling already
 * belongs to another category. Within a category, the first party that has a derived spelling gets it.
 */
function claimSpellings(parties: readonly Party[]): Named[] {
  const owners = new Map<string, Party>();
  const faults: string[] = [];
  const named = new Map(parties.map((party) => [party, toNamed(party)] as const));
  const claim = (party: Party, { words, isAtStart }: Spelling, isWritten: boolean) => {
    const owner = owners.get(words);
    if (words === "") faults.push(`${party.at}: "${party.name}" has no words`);
    else if (owner === undefined) {
      owners.set(words, party);
      named.get(party)?.[isAtStart ? "atStart" : "anywhere"].push(words);
    } else if (isWritten || owner.category !== party.category)
      faults.push(`${party.at}: "${words}" of ${party.name} is ${owner.name} already (${owner.at})`);
  };
  for (const party of parties) for (const spelling of party.written) claim(party, spelling, true);
  for (const party of parties) for (const spelling of party.derived) claim(party, spelling, false);
  if (faults.length > 0) throw new TableError(faults);
  return [...named.values()];
}

const toNamed = ({ name, category }: Party): Named => ({ name, category, anywhere: [], atStart: [] });

/**
 * The forms of a council's name, by kind: a city prints "BALLARAT CITY COUNCIL" or "CITY OF BALLARAT", a
 * shire "MOYNE SHIRE" or "SHIRE OF MOYNE". All of these are derived spellings.
 */
const FORMS = {
  city: ["@ CITY COUNCIL", "CITY OF @", "@ COUNCIL", "@ CITY RATES", "@ CC"],
  shire: ["@ SHIRE COUNCIL", "SHIRE OF @", "@ SHIRE", "@ COUNCIL", "@ SC"],
  region: ["@ REGIONAL COUNCIL", "@ REGIONAL", "@ COUNCIL", "@ RC"],
  municipality: ["@ COUNCIL", "@ MUNICIPAL COUNCIL", "MUNICIPALITY OF @", "@ RATES"],
  council: [
    "@ COUNCIL",
    "DISTRICT COUNCIL OF @",
    "@ DISTRICT COUNCIL",
    "@ CITY COUNCIL",
    "@ REGIONAL COUNCIL",
    "@ RATES",
  ],
} as const;
type Kind = keyof typeof FORMS;
const KIND_WORDS: Readonly<Record<Kind, string>> = {
  city: " City",
  shire: " Shire",
  region: " Regional",
  municipality: "",
  council: "",
};
const KINDS = Object.keys(FORMS) as Kind[];
const COUNCIL_COLUMNS = {
  place: name,
  kind: z.enum(KINDS, { error: ({ input }) => `${input} is not a kind of council` }),
  state: z.enum(["NSW", "VIC", "QLD", "SA", "WA", "TAS", "NT"], {
    error: ({ input }) => `${input} is not a state`,
  }),
  source,
  date,
};

/** Reads the local councils. Payments to them are for rates, unless a further word says otherwise. */
function readCouncils(table: Table): Party[] {
  return readTable(table, COUNCIL_COLUMNS).map(({ value: { place, kind }, line }) => {
    const forms = FORMS[kind].map((form) => form.replace("@", place));
    return {
      name: `${place}${KIND_WORDS[kind]} Council`,
      category: "hou.rates_water",
      written: [],
      derived: [...forms, ...forms.flatMap(toShortForms)].map((form) => toSpelling(form, false)),
      at: `${table.name}, line ${line}`,
    };
  });
}

import { readdirSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { CREDIT_LEAVES } from "@/lib/engine/categories/credits";
import { GROUPS, groupOf, OUTGOING_LEAVES } from "@/lib/engine/categories/taxonomy";
import { toTokens } from "@/lib/engine/text/tokens";
import { ROOT } from "@/scripts/install.mjs";
import { creditCategory, date, debitCategory, name, source, spellings } from "./columns";
import { openTable, readTable, TABLES_FOLDER, type Table, TableError } from "./read-table";
import { toGlued, toShortForms } from "./spellings";

const NAMED = {
  name,
  match: z.enum(["anywhere", "start", "never"], { error: ({ input }) => `${input} is no match rule` }),
  aliases: spellings,
  aliases_at_start: spellings,
};
const MERCHANT_COLUMNS = { ...NAMED, category: debitCategory, source, date };
const PAYER_COLUMNS = { ...NAMED, category: creditCategory, source, date };

/** A way a party is written: its words in capitals, and whether it counts only where the description begins with it. */
type Spelling = { words: string; isAtStart: boolean };
/** A party as its row has it. `derived` are spellings that follow from the written ones. `at` is the file and line. */
type Party = { name: string; category: string; written: Spelling[]; derived: Spelling[]; at: string };
/** A party and the spellings that mean it and no other. */
export type Named = { name: string; category: string; anywhere: string[]; atStart: string[] };

/** Who is paid: the merchants of every group, and the local councils. */
export function readMerchants(tables = listTables("merchants"), councils = openTable("councils.csv")) {
  const merchants = tables
    .flatMap((table) => readParties(table, MERCHANT_COLUMNS, toGlued))
    .sort(compareParties);
  const named = claimSpellings([...merchants, ...readCouncils(councils)]);
  return { merchants: named.slice(0, merchants.length), councils: named.slice(merchants.length) };
}

/** Who pays. Banks print a payer's name with its spaces. */
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
  toJoined: (name: string) => string[],
): Party[] {
  const faults: string[] = [];
  const parties = readTable(table, columns).map(({ value: row, line }) => {
    const at = `${table.name}, line ${line}`;
    const group = GROUPS[groupOf(row.category)] ?? "";
    const file = `${group.toLowerCase().replaceAll(" ", "-")}.csv`;
    if (path.basename(table.name) !== file)
      faults.push(`${at}, category: ${row.category} belongs in ${file}`);
    const isMatched = row.match !== "never";
    if (!isMatched && row.aliases.length + row.aliases_at_start.length === 0)
      faults.push(`${at}, match: a name that never counts needs an alias`);
    const written = [
      ...(isMatched ? [toSpelling(row.name, row.match === "start")] : []),
      ...row.aliases.map((alias) => toSpelling(alias, false)),
      ...row.aliases_at_start.map((alias) => toSpelling(alias, true)),
    ];
    const derived = [
      ...(isMatched ? toShortForms(row.name).map((form) => toSpelling(form, row.match === "start")) : []),
      ...row.aliases.flatMap(toShortForms).map((form) => toSpelling(form, false)),
      ...row.aliases_at_start.flatMap(toShortForms).map((form) => toSpelling(form, true)),
      ...(isMatched ? toJoined(row.name).map((form) => toSpelling(form, false)) : []),
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

const CATEGORIES = [...OUTGOING_LEAVES, ...CREDIT_LEAVES].map(({ code }) => code);

/** Debts and gambling first: where a cut word may be two names, the one that matters more is asked about. */
function compareParties(a: Party, b: Party): number {
  const rank = ({ category }: Party) =>
    CATEGORIES.indexOf(category) - (/^dbt\.|^rec\.gambling$/.test(category) ? CATEGORIES.length : 0);
  return rank(a) - rank(b) || (a.name.toUpperCase() < b.name.toUpperCase() ? -1 : 1);
}

/**
 * Gives each spelling to one party. A spelling that two rows write is a fault; a derived one gives way to a written one, and
 * to an earlier derived one of the same category.
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
 * How each kind of council prints its name: a city prints as "BALLARAT CITY COUNCIL" and as "CITY OF BALLARAT", a shire as
 * "MOYNE SHIRE" and as "SHIRE OF MOYNE". The first form is written; the others give way to a row that writes them.
 */
const FORMS = {
  city: ["@ CITY COUNCIL", "CITY OF @", "@ COUNCIL", "@ CITY RATES", "@ CC"],
  shire: ["@ SHIRE COUNCIL", "SHIRE OF @", "@ SHIRE", "@ COUNCIL"],
  region: ["@ REGIONAL COUNCIL", "@ REGIONAL", "@ COUNCIL"],
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
  kind: z.enum(KINDS, { error: ({ input }) => `${input} is no kind of council` }),
  state: z.enum(["NSW", "VIC", "QLD", "SA", "WA", "TAS", "NT"], {
    error: ({ input }) => `${input} is no state`,
  }),
  source,
  date,
};

/** Local councils. Without a word that says otherwise they are paid for rates. */
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

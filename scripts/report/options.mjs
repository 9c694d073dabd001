// Reads the options of `npm run report`. Uses only Node's own modules, so that help and usage errors need no
// installation.
import path from "node:path";
import { parseWords, UsageError } from "../usage.mjs";

export const HELP = `npm run --silent report -- [input.json] [options]

Makes a report from bank data in a file. Needs no database and no network, and the same words and files give the same
bytes. The document goes to standard output, everything else to standard error.

input.json   {accounts, balances, transactions, direct_debits?, scheduled_payments?} as the Consumer Data Standards
             write them (camelCase; each a list, or a bank's answers as they came). "-" reads standard input.

  --csv file       a plain statement export: date, description, amount (or debit and credit), balance if it has one; with
                   headings or without. May be given several times, with or without input.json. One account a file, or
                   a column that names the account
  --type           affordability (default) or expense_summary
  --profile        full (default) or insight, which shows no single transaction
  --as-of          the day the data was taken, YYYY-MM-DD; default: the day of the newest row. Later rows are left out
                   and balances taken back to that day
  --name           the customer's name, to compare with the names on the accounts
  --format         json (default), html, xml, pdf, note-pdf: the file note of at most twelve pages, csv: the transactions
                   with what was decided about each, lines-csv: the living expenses in the lines of a lender's form,
                   creditors-csv: the creditor schedule, statement-csv: the financial statement, xlsx: an Excel
                   workbook, or attributes: figures as a flat list in JSON. Without it, the ending of --out decides
  --out file       writes the document there instead
  --jobs file      makes many reports in one process. Each line of the file is a job in JSON:
                     {"name", "input", "as_of"?, "client"?, "type"?, "profile"?, "out"?}
                   input is a path or the bank data itself; the ending of out chooses the format. Each answer is a line
                   on standard output: {"name", "line", "notes", and "out" (the file written), "report" (the JSON
                   document, where the job names no out) or "refused" (why)}. No other option goes with it
  --help           these lines

Exit code 0: made (each job). 2: the input or the words will not do; standard error says which row, which field and why. 1: a fault
of ours.
`;

const TYPES = ["affordability", "expense_summary"];
const PROFILES = ["full", "insight"];
const FORMATS = [
  "json",
  "html",
  "xml",
  "pdf",
  "note-pdf",
  "csv",
  "lines-csv",
  "creditors-csv",
  "statement-csv",
  "attributes",
  "xlsx",
];

/** Reads the arguments. Throws UsageError. Paths are resolved from the user's folder. */
export function readOptions(words, { env = process.env, cwd = process.cwd() } = {}) {
  const { values, positionals } = parse(words);
  if (values.help) return { help: true };
  // npm runs scripts in the package's folder and puts the caller's folder into INIT_CWD.
  const from = env.npm_lifecycle_event === "report" && env.INIT_CWD ? env.INIT_CWD : cwd;
  const toPath = (name) => path.resolve(from, name);
  const [input, ...others] = positionals;
  if (values.jobs !== undefined) {
    if (positionals.length > 0 || Object.keys(values).length > 1)
      throw new UsageError("--jobs takes no input and no other option: each line of its file has its own.");
    return { help: false, jobs: toPath(values.jobs), folder: from };
  }
  if (others.length > 0)
    throw new UsageError(`Only one input file is taken; ${cut(others[0])} is a second one.`);
  const csv = values.csv ?? [];
  if (input === undefined && csv.length === 0)
    throw new UsageError("Name an input file, or a statement with --csv.");
  const out = values.out === undefined ? null : toPath(values.out);
  const ending = out === null ? "" : path.extname(out).slice(1).toLowerCase();
  return {
    help: false,
    input: input === undefined || input === "-" ? (input ?? null) : toPath(input),
    csv: csv.map(toPath),
    type: choose("type", values.type ?? "affordability", TYPES),
    profile: choose("profile", values.profile ?? "full", PROFILES),
    asOf: values["as-of"] === undefined ? null : readDay(values["as-of"]),
    name: values.name?.trim() || null,
    format: choose("format", values.format ?? (FORMATS.includes(ending) ? ending : "json"), FORMATS),
    out,
  };
}

function parse(words) {
  const text = { type: "string" };
  const options = {
    csv: { type: "string", multiple: true },
    type: text,
    profile: text,
    "as-of": text,
    name: text,
    format: text,
    out: text,
    jobs: text,
  };
  return parseWords(words, { options, allowPositionals: true });
}

function choose(name, value, allowed) {
  if (allowed.includes(value)) return value;
  throw new UsageError(`--${name}: ${cut(value)} is not one of ${allowed.join(", ")}.`);
}

function readDay(text) {
  const time = /^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (!Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text) return text;
  throw new UsageError(`--as-of: ${cut(text)} is not a day such as 2026-07-31.`);
}

const cut = (text) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);

// Reads the options of `npm run report`. Uses only Node's own modules, so that help and usage errors work without
// installed packages.
import path from "node:path";
import { parseWords, UsageError } from "../usage.mjs";

export const HELP = `npm run --silent report -- [input.json] [options]

Prepares a report from bank data in a file. Needs no database and no network. The same options and files always give the
same bytes. Writes the document to standard output, and messages to standard error.

input.json   {accounts, balances, transactions, direct_debits?, scheduled_payments?} in the format of the Consumer Data
             Standards (camelCase). Each is a list, or a bank's unchanged responses. "-" reads standard input.

  --csv file       a statement export with the columns date, description, amount (or debit and credit) and optionally
                   balance, with or without headings. Can be repeated, and combined with input.json. Each file contains
                   one account, or has a column with the account
  --type           affordability (default) or expense_summary
  --profile        full (default) or insight, which shows no individual transactions
  --as-of          the date of the data, YYYY-MM-DD; default: the date of the newest row. Later rows are left out and
                   balances are calculated back to that day
  --name           the customer's name, for comparison with the names on the accounts
  --format         json (default), html, xml, pdf, note-pdf (the file note, at most twelve pages), csv (the transactions with
                   their categories), lines-csv (the living expenses in the lines of a lender's form), creditors-csv
                   (the creditor schedule), statement-csv (the financial statement), xlsx (an Excel workbook) or
                   attributes (figures as a flat list in JSON). With --out, the default is the file's extension
  --out file       writes the document to this file
  --jobs file      prepares many reports in one process. Each line of the file is a job in JSON:
                     {"name", "input", "as_of"?, "client"?, "type"?, "profile"?, "out"?}
                   input is a path or the bank data itself; the file extension of out chooses the format. Prints
                   one line for each job: {"name", "line", "notes", and one of "out" (the file written), "report" (the
                   JSON document, if the job has no out) or "refused" (the reason)}. Cannot be combined with other
                   options
  --many folder    prepares a report from each .json and .csv file of the folder, on all processors, in the folder given
                   by --out. Prints progress, rate and time left on standard error, and one line for each file on
                   standard output: {"name", "notes", and "out" (the file written) or "refused" (the reason)}. Can be combined
                   with --type, --profile, --as-of and --format
  --threads n      the number of reports that --many prepares at the same time; default: one for each processor
  --help           shows this help

Exit codes: 0 if every report was prepared; 2 if the input or the options are invalid (standard error names the row, the
field and the reason); 1 for an internal error.
`;

const TYPES = ["affordability", "expense_summary"];
const THREADS_MAX = 256;
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
      throw new UsageError(
        "--jobs cannot be combined with an input file or another option: each line of the jobs file has its own options.",
      );
    return { help: false, jobs: toPath(values.jobs), folder: from };
  }
  if (values.many !== undefined) return readMany(values, positionals, toPath);
  if (values.threads !== undefined) throw new UsageError("--threads can be used only with --many.");
  if (others.length > 0)
    throw new UsageError(`Only one input file is allowed: ${cut(others[0])} is a second file.`);
  const csv = values.csv ?? [];
  if (input === undefined && csv.length === 0)
    throw new UsageError("Name an input file, or a statement with --csv.");
  const out = values.out === undefined ? null : toPath(values.out);
  const ending = out === null ? "" : path.extname(out).slice(1).toLowerCase();
  return {
    help: false,
    input: input === undefined || input === "-" ? (input ?? null) : toPath(input),
    csv: csv.map(toPath),
    ...readShared(values, FORMATS.includes(ending) ? ending : "json"),
    name: values.name?.trim() || null,
    out,
  };
}

/** The options that apply to every report, in a run with one report or many. */
function readShared(values, format) {
  return {
    type: choose("type", values.type ?? "affordability", TYPES),
    profile: choose("profile", values.profile ?? "full", PROFILES),
    asOf: values["as-of"] === undefined ? null : readDay(values["as-of"]),
    format: choose("format", values.format ?? format, FORMATS),
  };
}

function readMany(values, positionals, toPath) {
  if (positionals.length > 0 || values.csv !== undefined || values.name !== undefined)
    throw new UsageError(
      "--many cannot be combined with an input file, --csv or --name: each file in the folder is an input.",
    );
  if (values.out === undefined) throw new UsageError("--many needs --out, the folder for the reports.");
  const threads = values.threads === undefined ? null : Number(values.threads);
  if (threads !== null && !(Number.isInteger(threads) && threads >= 1 && threads <= THREADS_MAX))
    throw new UsageError(`--threads must be a whole number from 1 to ${THREADS_MAX}.`);
  return {
    help: false,
    ...readShared(values, "json"),
    many: toPath(values.many),
    out: toPath(values.out),
    threads,
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
    many: text,
    threads: text,
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

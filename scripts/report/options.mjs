// The words of `npm run report`. Uses Node's own modules only, so that help and refusals need no installation.
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
  --format         json (default), html, xml, pdf, csv: the transactions with what was decided about each, or lines-csv:
                   the living expenses in the lines of a lender's form. Without it, the ending of --out decides
  --out file       writes the document there instead
  --help           these lines

Exit code 0: made. 2: the input or the words will not do; standard error says which row, which field and why. 1: a fault
of ours.
`;

const TYPES = ["affordability", "expense_summary"];
const PROFILES = ["full", "insight"];
const FORMATS = ["json", "html", "xml", "pdf", "csv", "lines-csv"];

/** Reads the words; throws UsageError. Paths are made absolute from where the person stands. */
export function readOptions(words, { env = process.env, cwd = process.cwd() } = {}) {
  const { values, positionals } = parse(words);
  if (values.help) return { help: true };
  // npm runs scripts in the package's folder and says in INIT_CWD where it was called.
  const from = env.npm_lifecycle_event === "report" && env.INIT_CWD ? env.INIT_CWD : cwd;
  const toPath = (name) => path.resolve(from, name);
  const [input, ...others] = positionals;
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

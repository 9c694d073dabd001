import { sayMonth } from "@/lib/engine/calendar/day-words";
import type { Transaction } from "@/lib/engine/document";
import {
  accountKey,
  type Context,
  evidenceAnchor,
  joined,
  label,
  noteText,
  textCell,
  withTo,
} from "../context";
import { counted, day, money, percent, days as spanDays } from "../format";
import type { Anchor, Cell, Row, Section, Table } from "../model";
import { plain } from "../words";
import { namesOf } from "./evidence-names";
import { sumsOf, transactionFinding } from "./findings";
import { newRowWords, toRunCell, toRuns } from "./row-words";
import { columns } from "./table";

/**
 * Every row that the figures are based on and, for every figure, the numbers of its rows. Null if the document
 * has no rows.
 */
export function toTransactionSection(context: Context): Section | null {
  const { transactions } = context.document;
  if (transactions.length === 0) return null;
  return {
    id: "transactions",
    number: "",
    title: "Transactions",
    lead: transactionFinding(context),
    about:
      "Every posted transaction of the period. A transfer between the customer's own accounts appears twice, once for each account. Each number in this document links to a list of its rows, and that list links to the rows in this section.",
    blocks: context.isFolded
      ? [{ ...evidenceTable(context), folded: true }, ...monthTables(transactionTable(context), transactions)]
      : [evidenceTable(context), transactionTable(context)],
  };
}

const PAIR: Readonly<Record<NonNullable<Transaction["pair"]>["kind"], string>> = {
  OWN_TRANSFER: "transfer between the customer's own accounts, paired with",
  REVERSAL: "reversal of",
  REFUND: "refund of",
  DISHONOUR: "dishonour of",
};

function transactionTable(context: Context): Table {
  const { transactions } = context.document;
  const cells = newSharedCells(context);
  return {
    kind: "table",
    id: "rows",
    caption: "All rows",
    columns: columns(
      [">Row", 4],
      ["Date", 9.5],
      ["Description", 56.5],
      ["Category", 19.5],
      ["Acct", 3.5],
      [">Amount", 8],
    ),
    rows: transactions.map((transaction, index) => transactionRow(context, cells, transaction, index + 1)),
    empty: "",
    dense: true,
    long: true,
  };
}

/**
 * The list of transactions, month by month. Each month is folded, and only its row count and sums are shown, so that a
 * phone does not have to lay out a whole year.
 */
function monthTables(all: Table, transactions: readonly Transaction[]): Table[] {
  const byMonth = new Map<string, { rows: Row[]; own: Transaction[] }>();
  for (const [index, transaction] of transactions.entries()) {
    const name = transaction.on.slice(0, 7);
    const { rows, own } = byMonth.get(name) ?? { rows: [], own: [] };
    const row = all.rows[index];
    if (row) rows.push(row);
    own.push(transaction);
    byMonth.set(name, { rows, own });
  }
  return [...byMonth].map(([name, { rows, own }]) => {
    const [cameIn, wentOut] = sumsOf(own);
    return {
      ...all,
      id: `rows-${name}`,
      caption: `${sayMonth(name)}: ${counted(rows.length, "row")}, ${money(cameIn)} in, ${money(wentOut)} out`,
      rows,
      folded: true,
    };
  });
}

/**
 * Cells that many rows share, each created once: a report has thousands of rows, but only a few hundred days and
 * categories.
 */
type SharedCells = {
  day: (on: string) => Cell;
  category: (code: string) => Cell;
  account: (id: string) => Cell;
};

function newSharedCells(context: Context): SharedCells {
  return {
    day: once((on) => ({ text: day(on) })),
    category: once((code) => withTo({ text: label(context, code) }, categoryAnchor(context, code))),
    account: once((id) => ({ text: accountKey(context, id) })),
  };
}

function once(make: (key: string) => Cell): (key: string) => Cell {
  const made = new Map<string, Cell>();
  return (key) => {
    const known = made.get(key);
    if (known) return known;
    const cell = make(key);
    made.set(key, cell);
    return cell;
  };
}

function transactionRow(context: Context, cells: SharedCells, transaction: Transaction, number: number): Row {
  const other = transaction.pair === null ? undefined : context.rowOf.get(transaction.pair.id);
  const pair =
    transaction.pair === null || other === undefined ? null : `${PAIR[transaction.pair.kind]} row ${other}`;
  const unsure =
    transaction.decision.confidence < 0.7 ? `confidence ${percent(transaction.decision.confidence)}` : null;
  const flags = transaction.flags.map((flag) => flagText(context, flag)).join(", ");
  const category = cells.category(transaction.code);
  const guess = joined(transaction.inferred ? "inferred" : null, unsure);
  return {
    kind: "body",
    id: `t${number}`,
    cells: [
      { text: String(number) },
      cells.day(transaction.on),
      textCell(transaction.description, joined(pair, flags, noteText(context, transaction.id))),
      guess === "" ? category : { ...category, small: guess },
      cells.account(transaction.accountId),
      { text: money(transaction.amountCents) },
    ],
  };
}

/** A flag in words; "NETS_shp.online" names the category that the row is offset against. */
function flagText(context: Context, flag: string): string {
  const [, code] = /^NETS_(.+)$/.exec(flag) ?? [];
  return code === undefined ? plain(flag) : `taken off ${label(context, code).toLowerCase()}`;
}

/**
 * The link from a row to the list of all rows of its category. Null in the PDF, where these links would take a fifth of
 * the file.
 */
function categoryAnchor(context: Context, code: string): Anchor | null {
  return context.isFolded ? evidenceAnchor(context, `leaf:${code}`) : null;
}

/**
 * The rows behind each figure. On a screen, lists every row number, with runs of neighbours joined: "12–18, 25".
 * On paper, describes the rows in words where possible, and numbers only the others.
 */
function evidenceTable(context: Context): Table {
  const { evidenceSets } = context.document;
  const names = namesOf(context.document);
  const toWords = context.isFolded ? null : newRowWords(context);
  return {
    kind: "table",
    id: "evidence",
    caption: "Rows behind the figures",
    columns: columns(["List", 5], ["Figures that use it", 30], [">Rows", 5], ["Which rows", 60]),
    rows: evidenceSets.flatMap((set, index): Row[] =>
      // An average over fewer months has its own list of rows ("…@from~to"). On paper, omit that list, because the list
      // for the whole period contains the same rows.
      set.id.includes("@") && !context.isFolded
        ? []
        : [
            {
              kind: "body",
              id: `e${index + 1}`,
              cells: [
                { text: `E${index + 1}` },
                { text: nameOf(names, set.id) },
                { text: String(set.transactionIds.length) },
                toWords?.(set, index) ?? toRunCell(toRuns(rowsOf(set.transactionIds, context))),
              ],
            },
          ],
    ),
    empty: "",
    dense: true,
    long: true,
  };
}

/**
 * The row numbers of the transactions with these `ids`. Omits ids without a row. Uses a loop, because there can be tens
 * of thousands of ids.
 */
function rowsOf(ids: readonly string[], { rowOf }: Context): number[] {
  const rows: number[] = [];
  for (const id of ids) {
    const row = rowOf.get(id);
    if (row !== undefined) rows.push(row);
  }
  return rows;
}

/**
 * The list's own name. A list that is limited to some days (`<list>@<from>~<to>`) has the name of the unlimited list,
 * with these days.
 */
function nameOf(names: ReadonlyMap<string, string[]>, id: string): string {
  const own = names.get(id);
  const [whole = "", days = ""] = id.split("@");
  const [from = "", to = ""] = days.split("~");
  if (days !== "")
    return `${names.get(whole)?.join(", ") ?? own?.join(", ") ?? "Figures"}, ${spanDays(from, to)}`;
  return own?.join(", ") ?? "Figures of this report";
}

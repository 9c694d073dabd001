import type { ReportDocument, Transaction } from "@/lib/domain/document";
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
import { counted, day, money, month, percent } from "../format";
import type { Anchor, Cell, Row, Section, Table } from "../model";
import { plain } from "../words";
import { namesOf } from "./evidence-names";
import { sumsOf, transactionFinding } from "./findings";
import { columns } from "./table";

/** Every row the figures rest on, and for every figure the numbers of its rows. Null when the document has no rows. */
export function toTransactionSection(context: Context): Section | null {
  const { transactions } = context.document;
  if (transactions.length === 0) return null;
  return {
    id: "transactions",
    number: "",
    title: "Transactions",
    lead: transactionFinding(context),
    about:
      "Every posted row of the period, own transfers with both their sides. A number in this document leads to the list of its rows, and the list to the rows themselves.",
    blocks: context.isFolded
      ? [{ ...evidenceTable(context), folded: true }, ...monthTables(transactionTable(context), transactions)]
      : [evidenceTable(context), transactionTable(context)],
  };
}

const PAIR: Readonly<Record<NonNullable<Transaction["pair"]>["kind"], string>> = {
  OWN_TRANSFER: "own transfer, other side",
  REVERSAL: "reversal of",
  REFUND: "refund of",
  DISHONOUR: "dishonour of",
};

function transactionTable(context: Context): Table {
  const { transactions } = context.document;
  return {
    kind: "table",
    id: "rows",
    caption: "All rows",
    columns: columns(
      [">Row", 4],
      ["Date", 9.5],
      ["Description", 59],
      ["Category", 17],
      ["Acct", 3.5],
      [">Amount", 8],
    ),
    rows: transactions.map((transaction, index) => transactionRow(context, transaction, index + 1)),
    empty: "",
    dense: true,
    long: true,
  };
}

/** The same rows, month by month, each folded under its count and sums: a phone need not hold a year to show a week. */
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
      caption: `${month(name)}: ${counted(rows.length, "row")}, ${money(cameIn)} in, ${money(wentOut)} out`,
      rows,
      folded: true,
    };
  });
}

function transactionRow(context: Context, transaction: Transaction, number: number): Row {
  const other = transaction.pair === null ? undefined : context.rowOf.get(transaction.pair.id);
  const pair =
    transaction.pair === null || other === undefined ? null : `${PAIR[transaction.pair.kind]} row ${other}`;
  const unsure =
    transaction.decision.confidence < 0.7 ? `sure ${percent(transaction.decision.confidence)}` : null;
  const flags = transaction.flags.map(plain).join(", ");
  return {
    kind: "body",
    id: `t${number}`,
    cells: [
      { text: String(number) },
      { text: day(transaction.on) },
      textCell(transaction.description, joined(pair, flags, noteText(context, transaction.id))),
      withTo(
        textCell(label(context, transaction.code), joined(transaction.inferred ? "inferred" : null, unsure)),
        categoryAnchor(context, transaction.code),
      ),
      { text: accountKey(context, transaction.accountId) },
      { text: money(transaction.amountCents) },
    ],
  };
}

/** From a row to the list its category's figures rest on. On a screen alone: in a PDF the links would take a fifth of the file. */
function categoryAnchor(context: Context, code: string): Anchor | null {
  return context.isFolded ? evidenceAnchor(context, `leaf:${code}`) : null;
}

/** The rows behind each figure, runs of neighbours joined: "12–18, 25". */
function evidenceTable(context: Context): Table {
  const { evidenceSets } = context.document;
  const names = namesOf(context.document);
  const asLeaves = newLeafReader(evidenceSets);
  return {
    kind: "table",
    id: "evidence",
    caption: "Rows behind the figures",
    columns: columns(["List", 5], ["Figures resting on it", 20], [">Rows", 5], ["Row numbers", 70]),
    rows: evidenceSets.map((set, index) => ({
      kind: "body",
      id: `e${index + 1}`,
      cells: [
        { text: `E${index + 1}` },
        { text: names.get(set.id)?.join(", ") ?? "" },
        { text: String(set.transactionIds.length) },
        asLeaves(set) ?? toRowRuns(set.transactionIds.flatMap((id) => context.rowOf.get(id) ?? [])),
      ],
    })),
    empty: "",
    dense: true,
    long: true,
  };
}

/** The rows of a total are those of its categories: naming their lists says so in a line where numbers would fill pages. */
function newLeafReader(sets: ReportDocument["evidenceSets"]) {
  const leaves = sets.flatMap((set, index) =>
    set.id.startsWith("leaf:") ? [{ number: index + 1, ids: set.transactionIds }] : [],
  );
  return ({ id, transactionIds }: (typeof sets)[number]): Cell | null => {
    if (id.startsWith("leaf:") || transactionIds.length < NAMED_ROWS_MIN) return null;
    const all = new Set(transactionIds);
    const own = leaves.filter((leaf) => leaf.ids.every((row) => all.has(row)));
    const count = own.reduce((sum, leaf) => sum + leaf.ids.length, 0);
    if (count !== all.size || own.length < 2) return null;
    const parts = toRuns(own.map((leaf) => leaf.number)).map(([from, to]) => ({
      text: from === to ? `E${from}` : `E${from}–E${to}`,
      to: `e${from}`,
    }));
    return { text: `the rows of ${textOf(parts)}`, parts };
  };
}

/** A list shorter than this is as soon printed as described. */
const NAMED_ROWS_MIN = 40;

/** Row numbers with their ways to the rows: of a run to its first. */
function toRowRuns(numbers: readonly number[]): Cell {
  const parts = toRuns(numbers).map(([from, to]) => ({
    text: from === to ? `${from}` : `${from}–${to}`,
    to: `t${from}`,
  }));
  return { text: textOf(parts), parts };
}

const textOf = (parts: readonly { text: string }[]) => parts.map(({ text }) => text).join(", ");

/** Runs of neighbouring numbers, each as its first and its last. */
export function toRuns(numbers: readonly number[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}

import type { ReportDocument, Transaction } from "@/lib/domain/document";
import { accountKey, type Context, joined, label, noteText, textCell } from "../context";
import { counted, day, money, month, percent } from "../format";
import type { Row, Section, Table } from "../model";
import { plain } from "../words";
import { namesOf } from "./evidence-names";
import { columns } from "./table";

/** Every row the figures rest on, and for every figure the numbers of its rows. Null when the document has no rows. */
export function toTransactionSection(context: Context): Section | null {
  const { transactions } = context.document;
  if (transactions.length === 0) return null;
  return {
    id: "transactions",
    number: "",
    title: "Transactions",
    lead: "Every posted row of the period. A number in this document leads to the list of its rows below; each row can be found by its number.",
    blocks: context.isFolded
      ? [...monthTables(transactionTable(context), transactions), { ...evidenceTable(context), folded: true }]
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

/** The same rows, month by month, each folded: a phone need not hold a year to show a week. */
function monthTables(all: Table, transactions: readonly Transaction[]): Table[] {
  const byMonth = new Map<string, Row[]>();
  for (const [index, { on }] of transactions.entries()) {
    const row = all.rows[index];
    const rows = byMonth.get(on.slice(0, 7)) ?? [];
    if (row) rows.push(row);
    byMonth.set(on.slice(0, 7), rows);
  }
  return [...byMonth].map(([name, rows]) => ({
    ...all,
    id: `rows-${name}`,
    caption: `${month(name)}: ${counted(rows.length, "row")}`,
    rows,
    folded: true,
  }));
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
      textCell(label(context, transaction.code), joined(transaction.inferred ? "inferred" : null, unsure)),
      { text: accountKey(context, transaction.accountId) },
      { text: money(transaction.amountCents) },
    ],
  };
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
        { text: asLeaves(set) ?? runs(set.transactionIds.flatMap((id) => context.rowOf.get(id) ?? [])) },
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
  return ({ id, transactionIds }: (typeof sets)[number]): string | null => {
    if (id.startsWith("leaf:") || transactionIds.length < NAMED_ROWS_MIN) return null;
    const all = new Set(transactionIds);
    const own = leaves.filter((leaf) => leaf.ids.every((row) => all.has(row)));
    const count = own.reduce((sum, leaf) => sum + leaf.ids.length, 0);
    const numbers = runs(own.map((leaf) => leaf.number)).replace(/\d+/g, "E$&");
    return count === all.size && own.length > 1 ? `the rows of ${numbers}` : null;
  };
}

/** A list shorter than this is as soon printed as described. */
const NAMED_ROWS_MIN = 40;

export function runs(numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  const parts: string[] = [];
  for (let start = 0; start < sorted.length; ) {
    let end = start;
    while (sorted[end + 1] === (sorted[end] ?? 0) + 1) end += 1;
    parts.push(end === start ? `${sorted[start]}` : `${sorted[start]}–${sorted[end]}`);
    start = end + 1;
  }
  return parts.join(", ");
}

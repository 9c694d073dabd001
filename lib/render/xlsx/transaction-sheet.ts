import { BASIS } from "@/components/report/words";
import type { ReportDocument, Transaction } from "@/lib/engine/document";
import { headingOf } from "@/lib/render/mapped-lines";
import { toMapColumn } from "@/lib/render/xlsx/map-column";
import {
  addHead,
  addRow,
  addRows,
  type Cell,
  type Column,
  dayNumber,
  dollars,
  newSheet,
  type Sheet,
  totalCell,
} from "@/lib/render/xlsx/sheet";
import type { CategoryMap } from "@/lib/rules/category-map";

const COLUMNS: readonly Column[] = [
  { head: "Date", width: 12, format: "day" },
  { head: "Account", width: 22 },
  { head: "Description", width: 48 },
  { head: "Name", width: 30 },
  { head: "Amount", width: 14, format: "money" },
  { head: "Category", width: 30 },
  { head: "Code", width: 22 },
  { head: "Group", width: 20 },
  { head: "Basis", width: 14 },
  { head: "Stream", width: 26 },
  { head: "Pair", width: 14 },
  { head: "Confidence", width: 11, format: "ratio" },
  { head: "Inferred", width: 9 },
  { head: "Flags", width: 24 },
  { head: "Transaction id", width: 24 },
];

/** The number of rows above the transactions: the totals, an empty row and the heading. */
const ROWS_ABOVE = 5;

/** Every transaction, with the totals above. Null for an insight report, which has no transactions. */
export function toTransactionSheet(document: ReportDocument, map: CategoryMap | null): Sheet | null {
  if (document.profile === "insight") return null;
  const { transactions } = document;
  const columns = map ? [...COLUMNS, toMapColumn(map)] : COLUMNS;
  const sheet = newSheet("Transactions", columns);
  const first = ROWS_ABOVE + 1;
  const range = `E${first}:E${ROWS_ABOVE + Math.max(1, transactions.length)}`;
  const sumOf = (rows: readonly Transaction[]) => rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const addTotal = (label: string, formula: string, rows: readonly Transaction[]) =>
    addRow(sheet, [
      { value: label, isBold: true },
      null,
      null,
      null,
      totalCell(formula, sumOf(rows), sumOf(rows)),
    ]);
  const incoming = transactions.filter(({ amountCents }) => amountCents > 0);
  const outgoing = transactions.filter(({ amountCents }) => amountCents < 0);
  addTotal("Money in", `SUMIFS(${range},${range},">0")`, incoming);
  addTotal("Money out", `SUMIFS(${range},${range},"<0")`, outgoing);
  addTotal("Net", `SUM(${range})`, transactions);
  addRow(sheet, []);
  addHead(
    sheet,
    columns.map(({ head }) => head),
  );
  sheet.frozenRows = ROWS_ABOVE;
  addRows(sheet, transactions.map(toCellsOf(document, map)));
  return sheet;
}

function toCellsOf({ accounts, definitions, income, expenses }: ReportDocument, map: CategoryMap | null) {
  const accountNames = new Map(accounts.map((account) => [account.id, account.displayName]));
  const categories = new Map(definitions.taxonomy.map((category) => [category.code, category]));
  const streams = new Map([...income.streams, ...expenses.streams].map(({ id, name }) => [id, name]));
  return (row: Transaction): Cell[] => [
    dayNumber(row.on),
    accountNames.get(row.accountId) ?? null,
    row.description,
    row.name,
    dollars(row.amountCents),
    categories.get(row.code)?.label ?? null,
    row.code,
    categories.get(row.code)?.group ?? null,
    BASIS[row.basis],
    row.streamId === null ? null : (streams.get(row.streamId) ?? null),
    row.pair?.kind ?? null,
    row.decision.confidence,
    row.inferred ? "yes" : "no",
    row.flags.length > 0 ? row.flags.join(" ") : null,
    row.id,
    ...(map
      ? [row.code.startsWith("crd.") ? null : headingOf(map, row.code, categories.get(row.code)?.label ?? "")]
      : []),
  ];
}

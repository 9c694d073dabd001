/**
 * The indexes of a statement's columns, counted from 0; null for a missing column. If several columns contain dates or
 * texts, they are tried in order, row by row.
 */
export type Columns = {
  dates: number[];
  texts: number[];
  party: number | null;
  kind: number | null;
  amount: number | null;
  debit: number | null;
  credit: number | null;
  marker: number | null;
  balance: number | null;
  account: number | null;
  currency: number | null;
};

/**
 * Column headings of Australian banks, in order of preference. The dates of settlement and posting come first, because
 * the Consumer Data Standards use the posting date.
 */
const NAMES = {
  date: [
    "settled date",
    "settlement date",
    "posting date",
    "posted date",
    "date posted",
    "post date",
    "processed date",
    "date processed",
    "date",
    "transaction date",
    "tran date",
    "date of transaction",
    "entered date",
    "effective date",
    "value date",
    "time",
    "transaction date time",
    "processed on",
  ],
  text: [
    "original description",
    "description",
    "narrative",
    "transaction details",
    "transaction description",
    "details",
    "particulars",
    "narration",
    "memo",
    "transaction",
    "text",
    "reference",
  ],
  party: ["merchant name", "merchant", "payee", "payee name", "other party"],
  kind: ["transaction type", "tran type", "type"],
  amount: ["amount", "transaction amount", "total", "net amount", "value", "amount inc gst"],
  debit: [
    "debit",
    "debits",
    "debit amount",
    "withdrawal",
    "withdrawals",
    "withdrawal amount",
    "money out",
    "paid out",
    "amount out",
    "out",
  ],
  credit: [
    "credit",
    "credits",
    "credit amount",
    "deposit",
    "deposits",
    "deposit amount",
    "money in",
    "paid in",
    "amount in",
    "in",
  ],
  marker: ["dr cr", "cr dr", "debit credit", "credit debit", "debit or credit", "direction", "sign"],
  balance: [
    "balance",
    "running balance",
    "account balance",
    "closing balance",
    "closing bal",
    "balance amount",
  ],
  account: ["bank account", "account number", "account no", "bsb account number", "account", "account name"],
  currency: ["currency", "currency code", "ccy"],
} as const;

/** Reduces a column heading to its words, without the currency: "Amount (AUD)" becomes "amount". */
function toHeading(cell: string): string {
  const words = cell
    .slice(0, 60)
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  return words.filter((word) => word !== "" && word !== "aud").join(" ");
}

/**
 * Returns the columns named by a heading row. Null if the row names no date or amount, because it is then not a heading
 * row.
 */
export function findNamedColumns(cells: readonly string[]): Columns | null {
  const headings = cells.map(toHeading);
  const all = (names: readonly string[]) =>
    names.map((name) => headings.indexOf(name)).filter((index) => index >= 0);
  const first = (names: readonly string[]) => all(names)[0] ?? null;
  const columns: Columns = {
    dates: all(NAMES.date),
    texts: all(NAMES.text),
    party: first(NAMES.party),
    kind: first(NAMES.kind),
    amount: first(NAMES.amount),
    debit: first(NAMES.debit),
    credit: first(NAMES.credit),
    marker: first(NAMES.marker),
    balance: first(NAMES.balance),
    account: first(NAMES.account),
    currency: cells.some((cell) => /\(AUD\)/i.test(cell)) ? null : first(NAMES.currency),
  };
  const hasAmount = columns.amount !== null || columns.debit !== null || columns.credit !== null;
  return columns.dates.length > 0 && hasAmount ? columns : null;
}

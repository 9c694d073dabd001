import type { Account, ReportDocument, Transaction } from "@/lib/engine/document";
import { counted, DASH, day, dayOfInstant, money } from "../format";
import type { Facts, Table } from "../model";
import { ACCOUNT_KIND, OWNERSHIP } from "../words";
import { columns } from "./table";

/** One account of a report in the form of a bank statement. */
export type AccountStatement = { title: string; facts: Facts; table: Table; notes: string[] };

/** The account's balance at the end of each day, as reconstructed in the report. */
type Daily = ReadonlyMap<string, { amountCents: number; derived: boolean }>;

const NOT_SHARED = "not shared";

/**
 * The statement of the account at index `position` of `accounts`, counted from 0. Null if there is no account at
 * that index. `bsb` is the branch number from the bank, because the report does not contain it.
 */
export function toAccountStatement(
  document: ReportDocument,
  position: number,
  bsb: string | null,
): AccountStatement | null {
  const account = document.accounts[position];
  if (!account) return null;
  const rows = document.transactions.filter(({ accountId }) => accountId === account.id);
  const series = document.conduct.accounts.find(({ accountId }) => accountId === account.id)?.daily ?? [];
  const daily = new Map(series.map(({ on, ...balance }) => [on as string, balance]));
  return {
    title: `Statement of ${account.displayName}`,
    facts: toFacts(document, account, bsb, rows),
    table: toTable(account, rows, daily),
    notes: toNotes(rows, daily),
  };
}

function toFacts(
  document: ReportDocument,
  account: Account,
  bsb: string | null,
  rows: readonly Transaction[],
): Facts {
  const { coverage, balance } = account;
  const sumOf = (sign: number) =>
    rows.reduce((sum, { amountCents }) => sum + (Math.sign(amountCents) === sign ? amountCents : 0), 0);
  const pairs: [term: string, text: string][] = [
    ["Account holder", account.holder ?? NOT_SHARED],
    ["Bank", account.institution ?? NOT_SHARED],
    ["BSB", bsb ?? NOT_SHARED],
    ["Account number", account.maskedNumber ?? NOT_SHARED],
    ["Account", `${account.displayName}, ${ACCOUNT_KIND[account.kind]}`],
    ["Held by", OWNERSHIP[account.ownership]],
    ["Period", `${day(coverage.from)} to ${day(coverage.to)}`],
    ["Transactions", String(rows.length)],
    ["Money in", money(sumOf(1))],
    ["Money out", money(sumOf(-1))],
    [`Balance on ${dayOfInstant(document.dataAsAt)}, from the bank`, money(balance.currentCents)],
    ["Verification id", document.verification.id],
  ];
  return { kind: "facts", title: "Account", pairs: pairs.map(([term, text]) => ({ term, cell: { text } })) };
}

function toTable({ coverage }: Account, rows: readonly Transaction[], daily: Daily): Table {
  const balances = toBalances(rows, daily);
  return {
    kind: "table",
    id: "rows",
    caption: `${counted(rows.length, "transaction")}, oldest first`,
    columns: columns(
      ["Date", 12],
      ["Description", 52],
      [">Money out", 11],
      [">Money in", 11],
      [">Balance", 14],
    ),
    rows: rows.map((row, index) => {
      const { amountCents } = row;
      const balance = balances[index];
      return {
        kind: "body",
        cells: [
          { text: day(row.on) },
          { text: row.description },
          { text: amountCents < 0 ? money(-amountCents) : "" },
          { text: amountCents < 0 ? "" : money(amountCents) },
          balance
            ? { text: money(balance.amountCents), ...(balance.derived ? { mark: "derived" } : {}) }
            : { text: DASH },
        ],
      };
    }),
    empty: `The bank shared no transactions from ${day(coverage.from)} to ${day(coverage.to)}.`,
    dense: true,
    long: true,
  };
}

/**
 * The balance after each row: the end-of-day balance less the later rows of that day. Null if that day's balance
 * is unknown.
 */
function toBalances(rows: readonly Transaction[], daily: Daily) {
  const later = new Map<string, number>();
  return rows
    .map((row) => {
      const end = daily.get(row.on);
      return end ? { row, end } : null;
    })
    .toReversed()
    .map((known) => {
      if (!known) return null;
      const { row, end } = known;
      const after = later.get(row.on) ?? 0;
      later.set(row.on, after + row.amountCents);
      return { amountCents: end.amountCents - after, derived: end.derived || after !== 0 };
    })
    .toReversed();
}

function toNotes(rows: readonly Transaction[], daily: Daily): string[] {
  const isUnknown = rows.some(({ on }) => !daily.has(on));
  return [
    "This statement was prepared from data that the bank shared under the Consumer Data Right. It is not a document of the bank.",
    "A balance marked “derived” is not from the bank. It is calculated backwards from the bank’s balance and the transactions, in the order in which the bank shared them (formula D-BALANCE).",
    ...(isUnknown
      ? [
          "A dash means that the balance could not be derived: the account is a loan, or its record has a gap or no balance.",
        ]
      : []),
  ];
}

import type { BankData, CdsAccount, CdsTransaction } from "@/lib/engine/bank";
import type { Followed } from "@/lib/engine/input/statement/follow-balance";
import type { StatementRow } from "@/lib/engine/input/statement/read-line";
import type { Statement } from "@/lib/engine/input/statement/read-statement";
import { turnCard } from "@/lib/engine/input/statement/turn-card";
import { toAmountString } from "@/lib/engine/money";

/**
 * The number of rows with equal balances that two files must share to count as exports of one account. If a row of
 * either file has no balance, the files must share SHARED_MIN rows instead.
 */
const SHARED_WITH_BALANCE_MIN = 3;
const SHARED_MIN = 10;
const BREAKS_NAMED_MAX = 3;
const MOSTLY_POSITIVE = 0.8;
const MANY_ROWS = 10;

const CARDS = "CRED_AND_CHRG_CARDS";
const CATEGORY_WORDS: readonly [RegExp, string][] = [
  [/\b(?:credit ?card|mastercard|visa|amex|american express|platinum card|card ending)\b/i, CARDS],
  [/\b(?:home ?loan|mortgage)\b/i, "RESIDENTIAL_MORTGAGES"],
  [/\b(?:personal|car) ?loan\b/i, "PERS_LOANS"],
];

type Part = { file: string; fileNumber: number; account: string; followed: Followed };

/**
 * Converts statements to bank data: one account for each file, or for each account that a file names. Joins overlapping
 * exports of one account without counting a row twice. Warnings are for the report's reader.
 */
export function toBankData(statements: readonly Statement[]): { data: BankData; warnings: string[] } {
  const parts = statements.flatMap(({ file, parts: own }, index) =>
    own.map((part) => ({ ...part, file, fileNumber: index + 1 })),
  );
  const data: BankData = {
    accounts: [],
    balances: [],
    transactions: [],
    directDebits: [],
    scheduledPayments: [],
  };
  const warnings = [...statements.flatMap(listUndated), ...parts.flatMap(listWarnings)];
  for (const [index, printed] of groupParts(parts).entries()) {
    const accountId = `csv-${index + 1}`;
    const account = toAccount(accountId, printed);
    const { group, turned } = account.productCategory === CARDS ? turnParts(printed) : plain(printed);
    warnings.push(...turned);
    data.accounts.push(account);
    for (const row of joinRows(accountId, group)) data.transactions.push(row);
    const closingCents = closingOf(group);
    if (closingCents !== null)
      data.balances.push({ accountId, currentBalance: toAmountString(closingCents) });
  }
  return { data, warnings };
}

const plain = (group: Part[]) => ({ group, turned: [] as string[] });

/**
 * Reverses the signs of each part of a card that prints purchases as positive, and adds a warning for each such part.
 */
function turnParts(parts: readonly Part[]): { group: Part[]; turned: string[] } {
  const turned: string[] = [];
  const group = parts.map((part) => {
    const followed = turnCard(part.followed);
    if (followed !== part.followed)
      turned.push(
        `${part.file}: purchases were positive and payments to the card negative, so their signs were reversed.`,
      );
    return { ...part, followed };
  });
  return { group, turned };
}

function groupParts(parts: readonly Part[]): Part[][] {
  const groups: Part[][] = [];
  for (const part of parts) {
    const group = groups.find((others) => others.some((other) => isSameAccount(other, part)));
    if (group) group.push(part);
    else groups.push([part]);
  }
  return groups;
}

function isSameAccount(a: Part, b: Part): boolean {
  if (a.account !== "" || b.account !== "") return a.account === b.account;
  if (a.fileNumber === b.fileNumber) return true;
  const shared = (keyOf: (row: StatementRow) => string) => {
    const known = new Set(a.followed.rows.map(keyOf));
    return b.followed.rows.filter((row) => known.has(keyOf(row))).length;
  };
  const withBalance = (row: StatementRow) =>
    row.balanceCents === null ? "" : `${keyOfRow(row)}|${row.balanceCents}`;
  const hasBalances = [a, b].every(({ followed }) => followed.rows.every((row) => row.balanceCents !== null));
  return hasBalances ? shared(withBalance) >= SHARED_WITH_BALANCE_MIN : shared(keyOfRow) >= SHARED_MIN;
}

const keyOfRow = (row: StatementRow) => `${row.on}|${row.cents}|${row.description}`;

/**
 * Joins the rows of several exports of one account. If several exports contain a row, keeps as many copies as the
 * export with the most copies has.
 */
function joinRows(accountId: string, group: readonly Part[]): CdsTransaction[] {
  const taken = new Map<string, number>();
  const joined: CdsTransaction[] = [];
  for (const { followed, fileNumber } of group) {
    const here = new Map<string, number>();
    for (const row of followed.rows) {
      const key = `${keyOfRow(row)}|${row.isPending}`;
      const count = (here.get(key) ?? 0) + 1;
      here.set(key, count);
      if (count <= (taken.get(key) ?? 0)) continue;
      joined.push(toTransaction(accountId, row, followed, fileNumber));
    }
    for (const [key, count] of here) taken.set(key, Math.max(count, taken.get(key) ?? 0));
  }
  return joined;
}

/**
 * Converts a row to a transaction. If the running balance confirms every row of an account, each row's id contains
 * its line number, so equal rows all count. Among unconfirmed rows, the engine decides which equal rows are repeats.
 */
function toTransaction(
  accountId: string,
  row: StatementRow,
  followed: Followed,
  fileNumber: number,
): CdsTransaction {
  const isVouched = followed.steps > 0 && followed.agreed === followed.steps;
  return {
    accountId,
    ...(isVouched && { transactionId: `${accountId}-file-${fileNumber}-line-${row.line}` }),
    type: "OTHER",
    status: row.isPending ? "PENDING" : "POSTED",
    description: row.description,
    postingDateTime: row.on,
    amount: toAmountString(row.cents),
    ...(row.currency !== "" && { currency: row.currency }),
    ...(row.party !== "" && row.cents < 0 && { merchantName: row.party }),
  };
}

function toAccount(accountId: string, [part]: readonly Part[]): CdsAccount {
  const label = part?.account ?? "";
  const digits = label.replace(/\D/g, "");
  const isNumber = digits.length >= 4 && !/[a-z]{4}/i.test(label);
  const displayName = label === "" || isNumber ? nameOfFile(part?.file ?? "") : label;
  const category = CATEGORY_WORDS.find(([words]) => words.test(`${displayName} ${label}`))?.[1];
  return {
    accountId,
    displayName,
    productCategory: category ?? "TRANS_AND_SAVINGS_ACCOUNTS",
    ...(digits.length >= 4 && { maskedNumber: `xxxx${digits.slice(-4)}` }),
  };
}

function nameOfFile(file: string): string {
  return file.replace(/\.[a-z]{1,4}$/i, "").replace(/[_-]+/g, " ");
}

/** The closing balance of the part with the latest row. Null if that part has no balance. */
function closingOf(group: readonly Part[]): number | null {
  const lastOn = ({ followed }: Part) =>
    followed.rows
      .map((row) => row.on)
      .sort()
      .at(-1) ?? "";
  const ordered = [...group].sort((a, b) => (lastOn(a) < lastOn(b) ? -1 : lastOn(a) > lastOn(b) ? 1 : 0));
  return ordered.at(-1)?.followed.closingCents ?? null;
}

function listUndated({ file, undatedPending: count }: Statement): string[] {
  if (count === 0) return [];
  const rows =
    count === 1 ? "1 pending row has no date and was" : `${count} pending rows have no date and were`;
  return [`${file}: ${rows} left out.`];
}

function listWarnings({ file, account, followed }: Part): string[] {
  const { rows, steps, agreed, breaks, undirected } = followed;
  const where = account === "" ? file : `${file} (${account})`;
  const warnings: string[] = [];
  if (breaks.length > 0) {
    const named = breaks.slice(0, BREAKS_NAMED_MAX).join(", ");
    const more = breaks.length > BREAKS_NAMED_MAX ? " and others" : "";
    warnings.push(
      `${where}: the balance does not follow from the amounts at ${breaks.length} of ${steps} rows (line ${named}${more}); rows may be missing.`,
    );
  }
  if (steps > 0 && agreed < steps && breaks.length === 0)
    warnings.push(`${where}: the balance column does not follow from the amounts and was not used.`);
  if (steps === 0 && followed.closingCents === null)
    warnings.push(`${where}: no balance, so we could not check for missing rows.`);
  if (undirected > 0)
    warnings.push(
      `${where}: the oldest row was left out, because nothing shows whether it is money in or out.`,
    );
  const positive = rows.filter((row) => row.cents > 0).length;
  if (agreed === 0 && rows.length >= MANY_ROWS && positive > rows.length * MOSTLY_POSITIVE)
    warnings.push(`${where}: most amounts are positive; they were read as money in.`);
  return warnings;
}

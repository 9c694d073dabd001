import { listWarnings, refuseUnreadable, refuseWrongSigns } from "@/lib/contract/bank-file-sense";
import type { BankData } from "@/lib/engine/bank";
import { findStatementDay } from "@/lib/engine/calendar/day";
import { addProblem, type Problems, quote } from "@/lib/engine/input/problem";

/**
 * This file checks uploaded bank data in the format of the Consumer Data Standards. It checks every row and reports, by
 * row and field, anything that a bank must not send. The engine handles the rest: absent fields, unknown enum values,
 * unknown fields and other currencies. Null counts as absent, because banks send it.
 */

type Kind = "text" | "id" | "amount" | "needed amount" | "time" | "object" | "list";
type Fields = Readonly<Record<string, Kind>>;
type Row = Record<string, unknown>;

const TRANSACTION: Fields = {
  accountId: "id",
  amount: "needed amount",
  transactionId: "text",
  type: "text",
  status: "text",
  description: "text",
  reference: "text",
  postingDateTime: "time",
  valueDateTime: "time",
  executionDateTime: "time",
  currency: "text",
  merchantName: "text",
  merchantCategoryCode: "text",
  billerCode: "text",
  billerName: "text",
  crn: "text",
  apcaNumber: "text",
  extendedData: "object",
};
const ACCOUNT: Fields = {
  accountId: "id",
  displayName: "text",
  nickname: "text",
  productCategory: "text",
  productName: "text",
  accountOwnership: "text",
  openStatus: "text",
  maskedNumber: "text",
  creationDate: "time",
  loan: "object",
  creditCard: "object",
  lendingRates: "list",
  holderName: "text",
  institutionName: "text",
};
const BALANCE: Fields = {
  accountId: "id",
  currentBalance: "amount",
  availableBalance: "amount",
  creditLimit: "amount",
  amortisedLimit: "amount",
  currency: "text",
};
const DIRECT_DEBIT: Fields = {
  accountId: "id",
  authorisedEntity: "object",
  lastDebitDateTime: "time",
  lastDebitAmount: "amount",
};
const SCHEDULED: Fields = {
  scheduledPaymentId: "text",
  nickname: "text",
  status: "text",
  from: "object",
  paymentSet: "list",
  recurrence: "object",
};

/**
 * The names that a file may use for each list. They are our own name in camelCase, our API's name in snake_case, or
 * the name that the Consumer Data Standards use in a response's `data`.
 */
const PARTS = [
  { part: "accounts", names: ["accounts"], fields: ACCOUNT, isNeeded: true },
  { part: "balances", names: ["balances"], fields: BALANCE, isNeeded: false },
  { part: "transactions", names: ["transactions"], fields: TRANSACTION, isNeeded: true },
  {
    part: "directDebits",
    names: ["directDebits", "direct_debits", "directDebitAuthorisations"],
    fields: DIRECT_DEBIT,
    isNeeded: false,
  },
  {
    part: "scheduledPayments",
    names: ["scheduledPayments", "scheduled_payments"],
    fields: SCHEDULED,
    isNeeded: false,
  },
] as const;

/**
 * The format AmountString of the Consumer Data Standards. Fractions of a cent are valid only in currencies other than
 * Australian dollars.
 */
const AMOUNT = /^[+-]?\d{1,16}(?:\.\d{1,16})?$/;
const TIMES_KNOWN_MAX = 50_000;

/**
 * Checks a parsed file and returns its lists. In the file, each of these lists may be a plain list, a response of a
 * bank's API (`{data: {…}}`), or a list of such responses. The whole file may also be inside `data`. Use the data only
 * if no problem was added; warnings are for the report's reader.
 */
export function readBankFile(value: unknown, problems: Problems): { data: BankData; warnings: string[] } {
  const data: BankData = {
    accounts: [],
    balances: [],
    transactions: [],
    directDebits: [],
    scheduledPayments: [],
  };
  const root = isRow(value) && isRow(value.data) && !("accounts" in value) ? value.data : value;
  if (!isRow(root)) {
    addProblem(
      problems,
      "the file",
      `contains ${quote(value)} instead of an object with accounts, balances and transactions`,
    );
    return { data, warnings: [] };
  }
  const isTime = newTimeCheck();
  for (const { part, names, fields, isNeeded } of PARTS) {
    const name = names.find((each) => root[each] !== undefined && root[each] !== null);
    if (name === undefined) {
      if (isNeeded) addProblem(problems, part, "missing; a list is expected");
      continue;
    }
    const list = toList(root[name], names);
    if (list === null) {
      addProblem(problems, name, `is ${quote(root[name])}, not a list`);
      continue;
    }
    for (const [index, row] of list.entries())
      checkRow(row, { path: `${name}[${index}]`, fields, isTime, problems });
    Object.assign(data, { [part]: list });
  }
  if (problems.count === 0) refuseUnreadable(data.transactions, problems);
  if (problems.count === 0) refuseWrongSigns(data.transactions, problems);
  return { data, warnings: problems.count === 0 ? listWarnings(data) : [] };
}

const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function toList(value: unknown, names: readonly string[]): unknown[] | null {
  if (!Array.isArray(value)) return listInside(value, names);
  const pages = value.map((page) => listInside(page, names));
  return value.length > 0 && pages.every((page) => page !== null) ? pages.flat() : value;
}

function listInside(page: unknown, names: readonly string[]): unknown[] | null {
  if (!isRow(page) || !isRow(page.data)) return null;
  const { data } = page;
  const list = names.map((name) => data[name]).find(Array.isArray);
  return list ?? null;
}

function checkRow(
  row: unknown,
  {
    path,
    fields,
    isTime,
    problems,
  }: { path: string; fields: Fields; isTime: (text: string) => boolean; problems: Problems },
): void {
  if (!isRow(row)) {
    addProblem(problems, path, `is ${quote(row)}, not an object`);
    return;
  }
  for (const name in fields) {
    const why = refuse(row[name], fields[name] ?? "text", isTime);
    if (why !== null) addProblem(problems, `${path}.${name}`, why);
  }
  if (fields !== SCHEDULED || !Array.isArray(row.paymentSet)) return;
  row.paymentSet.forEach((payment, index) => {
    const inner = `${path}.paymentSet[${index}]`;
    checkRow(payment, { path: inner, fields: { amount: "amount", to: "object" }, isTime, problems });
  });
}

/** Returns the error of a field; null if the field is valid. */
function refuse(value: unknown, kind: Kind, isTime: (text: string) => boolean): string | null {
  if (value === undefined || value === null) {
    return kind === "id" || kind === "needed amount" ? "missing" : null;
  }
  if (kind === "list") return Array.isArray(value) ? null : `is ${quote(value)}, not a list`;
  if (kind === "object") return isRow(value) ? null : `is ${quote(value)}, not an object`;
  if (typeof value !== "string") {
    const example = kind === "amount" || kind === "needed amount" ? ' such as "-12.50"' : "";
    return `${quote(value)} is not a string${example}`;
  }
  if (kind === "id") return value === "" ? "is empty" : null;
  if (kind === "needed amount" || (kind === "amount" && value !== ""))
    return AMOUNT.test(value) ? null : `${quote(value)} is not an amount such as "-12.50"`;
  if (kind === "time" && value !== "" && !isTime(value))
    return `${quote(value)} is not a day such as "2026-07-10" or a time with its offset such as "2026-07-10T09:30:00+10:00"`;
  return null;
}

/** Creates a time check with a cache, because parsing a time is slow and statements repeat dates. */
function newTimeCheck(): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const isTime = text.length <= 40 && findStatementDay(text) !== null;
    if (known.size < TIMES_KNOWN_MAX) known.set(text, isTime);
    return isTime;
  };
}

import type { Transaction } from "@/lib/engine/document";
import { accountKey, label, noteText } from "../context";
import { day, money, percent } from "../format";
import { plain } from "../words";
import { type Desk, figuresOf, listRows } from "./desk";
import { type Choice, PAGE_ROWS, type RowChoices, type RowFilter, type RowLine, type RowPage } from "./model";

/** The rows that match the filter: their number, their sums, and one page of them. */
export function findRows(desk: Desk, filter: RowFilter): RowPage {
  const { context } = desk;
  const all = filter.key === null ? context.document.transactions : listRows(desk, filter.key);
  const found = all.filter(fits(desk, filter)).sort(order(filter.sort));
  let moneyIn = 0;
  let moneyOut = 0;
  for (const { amountCents } of found) {
    if (amountCents > 0) moneyIn += amountCents;
    else moneyOut += amountCents;
  }
  const offset = Math.min(filter.offset, Math.max(0, Math.ceil(found.length / PAGE_ROWS) - 1) * PAGE_ROWS);
  return {
    lines: found.slice(offset, offset + PAGE_ROWS).map((row) => toLine(desk, row)),
    count: found.length,
    sum: money(moneyIn + moneyOut),
    moneyIn: money(moneyIn),
    moneyOut: money(moneyOut),
    offset,
  };
}

function fits({ context }: Desk, filter: RowFilter): (row: Transaction) => boolean {
  const words = filter.words.toLowerCase().split(/\s+/).filter(Boolean);
  const account = filter.account === null ? null : (context.document.accounts[filter.account]?.id ?? "");
  const { direction, category, month, minCents, maxCents } = filter;
  return (row) => {
    const size = Math.abs(row.amountCents);
    if (account !== null && row.accountId !== account) return false;
    if (direction !== null && row.amountCents > 0 !== (direction === "IN")) return false;
    if (category !== null && row.code !== category && !row.code.startsWith(`${category}.`)) return false;
    if (month !== null && !row.on.startsWith(month)) return false;
    if (minCents !== null && size < minCents) return false;
    if (maxCents !== null && size > maxCents) return false;
    if (words.length === 0) return true;
    const text = `${row.description}\n${row.name}\n${label(context, row.code)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
}

function order(sort: RowFilter["sort"]): (a: Transaction, b: Transaction) => number {
  const day = (a: Transaction, b: Transaction) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0);
  const size = (a: Transaction, b: Transaction) => Math.abs(a.amountCents) - Math.abs(b.amountCents);
  switch (sort) {
    case "OLDEST":
      return day;
    case "NEWEST":
      return (a, b) => day(b, a);
    case "SMALLEST":
      return (a, b) => size(a, b) || day(b, a);
    case "LARGEST":
      return (a, b) => size(b, a) || day(b, a);
  }
}

function toLine(desk: Desk, row: Transaction): RowLine {
  const { context } = desk;
  return {
    key: `t${context.rowOf.get(row.id) ?? 0}`,
    on: day(row.on),
    description: row.description,
    account: accountKey(context, row.accountId),
    amount: money(row.amountCents),
    isIn: row.amountCents > 0,
    category: label(context, row.code),
    why: `${LAYER[row.decision.layer] ?? plain(row.decision.layer)}, ${sureText(row)}`,
    figures: figuresOf(desk, row.id).length,
    note: noteText(context, row.id),
  };
}

/** The rule that decided a row's category, in a few words. */
export const LAYER: Readonly<Record<string, string>> = {
  PAIR: "paired with another row",
  ACCOUNT: "by the account",
  TYPE: "by the bank’s type of row",
  BILLER: "by the biller",
  PURPOSE: "by the payment’s purpose",
  MCC: "by the merchant’s code",
  MERCHANT: "by the merchant",
  KEYWORD: "by a word in the text",
  WORDS: "by the wording",
  TRANSFER: "by the other party",
  CADENCE: "by its cadence",
  NONE: "nothing decided it",
};

export const sureText = ({ decision }: Transaction): string =>
  `${percent(decision.confidence).replace(".0%", "%")} sure`;

/**
 * The filter choices for the list of transactions. Contains all accounts, but only months and categories that occur in
 * the list.
 */
export function toChoices({ context }: Desk): RowChoices {
  const { document } = context;
  const used = new Set(document.transactions.map((row) => row.code));
  const months = [...new Set(document.transactions.map((row) => row.on.slice(0, 7)))].sort().reverse();
  const byGroup = new Map<string, Choice[]>();
  for (const { code, label: name } of document.definitions.taxonomy) {
    if (!used.has(code)) continue;
    const group = code.split(".").slice(0, -1).join(".");
    byGroup.set(group, [...(byGroup.get(group) ?? []), { value: code, label: name }]);
  }
  return {
    accounts: document.accounts.map(({ displayName, maskedNumber }, index) => ({
      value: String(index),
      label: `A${index + 1} ${displayName}${maskedNumber === null ? "" : ` ${maskedNumber}`}`,
    })),
    months: months.map((value) => ({ value, label: monthName(value) })),
    groups: [...byGroup].map(([code, choices]) => {
      const name = GROUP[code] ?? document.expenses.groups.find((own) => own.code === code)?.label ?? code;
      const whole = choices.length > 1 ? [{ value: code, label: `All of ${name.toLowerCase()}` }] : [];
      return { label: name, choices: [...whole, ...choices] };
    }),
  };
}

const monthName = (value: string) => day(`${value}-01`).slice(2);

/**
 * Labels of the groups of income, other money in, debts and transfers. The labels of all other groups are in the
 * document's expenses.
 */
const GROUP: Readonly<Record<string, string>> = {
  "inc.salary": "Salary and wages",
  "inc.gov": "Government payments",
  "inc.invest": "Investments",
  "inc.super": "Superannuation",
  "inc.property": "Rent and board received",
  "inc.business": "Business",
  "inc.gig": "Gig work",
  "inc.support": "Support received",
  "inc.comp": "Compensation",
  inc: "Income",
  crd: "Money in that is not income",
  dbt: "Debts",
  trf: "Transfers",
};

// The bank's own entries: statements, automatic card payments, interest and account fees.
import { addDays, type Day, monthOf } from "@/lib/engine/calendar/day";
import { type Book, balanceOf, move, record } from "./book";
import { isBusinessDay } from "./calendar";
import type { AccountSpec, Channel } from "./types";

const BANK = { name: "The bank", text: "" };

function charge(
  book: Book,
  day: Day,
  account: AccountSpec,
  row: { rule: string; cents: number; channel: Channel; category: string; note: string },
): void {
  if (row.cents !== 0) record(book, day, { ...row, account: account.key, party: BANK });
}

function isOn(day: Day, dayOfMonth: number): boolean {
  return Number(day.slice(8, 10)) === dayOfMonth;
}

/**
 * Records each card's debt on its statement day. On its due day, pays the card in full or by a fixed amount, but never
 * more than the paying account holds.
 */
export function payCards(book: Book, day: Day): void {
  for (const account of book.household.accounts) {
    const { card, key } = account;
    if (!card) continue;
    if (isOn(day, card.closesOn)) closeStatement(book, day, account);
    if (!isPayDay(day, card.paidOn)) continue;
    const owed = book.statements.get(key) ?? 0;
    const wanted = card.pays === "full" ? owed : Math.min(card.pays, owed);
    const cents = Math.min(wanted, Math.max(balanceOf(book, card.from), 0));
    move(book, day, {
      rule: `pay-${key}`,
      from: card.from,
      to: key,
      cents,
      note: "Card payment",
      arrivesAs: "card_payment",
    });
    book.statements.set(key, owed - cents);
  }
}

/** True on the first business day on or after this day of the month. */
function isPayDay(day: Day, dayOfMonth: number): boolean {
  if (!isBusinessDay(day)) return false;
  let candidate = day;
  do {
    if (isOn(candidate, dayOfMonth)) return true;
    candidate = addDays(candidate, -1);
  } while (!isBusinessDay(candidate));
  return false;
}

function closeStatement(book: Book, day: Day, account: AccountSpec): void {
  const unpaid = book.statements.get(account.key) ?? 0;
  if (unpaid > 0) {
    const cents = -Math.round((unpaid * (account.rate ?? 0)) / 12);
    charge(book, day, account, {
      rule: `interest-${account.key}`,
      cents,
      channel: "interest_charged",
      category: "fin.interest",
      note: "Purchase interest",
    });
  }
  book.statements.set(account.key, Math.max(-balanceOf(book, account.key), 0));
}

/** On the last day of a month, pays interest on savings, charges interest on loans and charges account fees. */
export function settleMonth(book: Book, day: Day): void {
  if (monthOf(addDays(day, 1)) === monthOf(day)) return;
  for (const account of book.household.accounts) {
    const balance = balanceOf(book, account.key);
    const yearly = Math.abs(balance) * (account.rate ?? 0);
    const cents = Math.round(yearly / 12);
    if (account.kind === "savings" && balance > 0) {
      charge(book, day, account, {
        rule: `interest-${account.key}`,
        cents,
        channel: "interest_paid",
        category: "inc.invest.interest",
        note: "Credit interest",
      });
    }
    if (account.kind === "loan" && balance < 0) {
      const offset = account.loan?.offset ? Math.max(balanceOf(book, account.loan.offset), 0) : 0;
      const charged = Math.round((Math.max(-balance - offset, 0) * (account.rate ?? 0)) / 12);
      charge(book, day, account, {
        rule: `interest-${account.key}`,
        cents: -charged,
        channel: "interest_charged",
        category: "fin.interest",
        note: "Loan interest",
      });
    }
    if (account.monthlyFeeCents) {
      charge(book, day, account, {
        rule: `fee-${account.key}`,
        cents: -account.monthlyFeeCents,
        channel: "fee",
        category: "fin.bank_fee",
        note: "Monthly account fee",
      });
    }
  }
}

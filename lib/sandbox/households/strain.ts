// Simulates people who run out of money: debits are returned, fees are charged, and small loans follow.
import { addDays, type Day, parseDay, toDayNumber } from "@/lib/engine/calendar/day";
import { type Book, balanceOf, type Draft, plan, record } from "./book";
import { rollForward } from "./calendar";
import { randomOf, whole } from "./random";
import type { Advance, InstalmentHabit, LoanCycle } from "./types";

const INSTALMENTS = 4;
const INSTALMENT_GAP_DAYS = 14;
const ADVANCE_DAYS = 7;
const BANK = { name: "The bank", text: "" };

/**
 * Takes a direct debit. If the account cannot cover the debit, the bank returns it the next business day and charges a
 * fee.
 */
export function debitOrDishonour(book: Book, day: Day, draft: Draft): void {
  const overdraw = book.accounts.get(draft.account)?.overdraw;
  if (!overdraw || balanceOf(book, draft.account) + draft.cents >= -overdraw.limitCents) {
    record(book, day, draft);
    return;
  }
  const pair = `${draft.rule}:dishonour:${day}`;
  record(book, day, { ...draft, pair });
  const next = rollForward(addDays(day, 1));
  plan(book, next, {
    ...draft,
    rule: `${draft.rule}-back`,
    cents: -draft.cents,
    channel: "dishonour",
    category: "crd.reversal",
    pair,
  });
  plan(book, next, {
    rule: `${draft.rule}-fee`,
    account: draft.account,
    cents: -overdraw.dishonourFeeCents,
    channel: "fee",
    party: BANK,
    category: "fin.dishonour_fee",
    note: "Dishonour fee",
  });
}

/** Charges the bank's fee on the first day with a negative balance in each block of seven days. */
function chargeOverdrawn(book: Book, day: Day): void {
  for (const { key, overdraw } of book.household.accounts) {
    if (!overdraw || overdraw.feeCents === 0 || balanceOf(book, key) >= 0) continue;
    const mark = `overdrawn:${key}:${Math.floor(toDayNumber(day) / 7)}`;
    if (book.marks.has(mark)) continue;
    book.marks.set(mark, 1);
    record(book, day, {
      rule: `overdrawn-${key}`,
      account: key,
      cents: -overdraw.feeCents,
      channel: "fee",
      party: BANK,
      category: "fin.overdrawn_fee",
      note: "Overdrawn fee",
    });
  }
}

function takeAdvance(book: Book, day: Day, advance: Advance): void {
  const mark = `advance:${advance.id}`;
  const today = toDayNumber(day);
  const outstandingUntil = book.marks.get(mark) ?? 0;
  if (today <= outstandingUntil || balanceOf(book, advance.account) >= advance.belowCents) return;
  const due = rollForward(addDays(day, ADVANCE_DAYS));
  book.marks.set(mark, toDayNumber(due));
  const { account, party } = advance;
  record(book, day, {
    rule: advance.id,
    account,
    cents: advance.cents,
    channel: "osko_in",
    party,
    category: "crd.loan_proceeds",
    note: "Advance",
  });
  plan(book, due, {
    rule: `${advance.id}-back`,
    account,
    cents: -(advance.cents + advance.feeCents),
    channel: "direct_debit",
    party,
    category: "dbt.wage_advance",
  });
}

function runCycle(book: Book, day: Day, cycle: LoanCycle): void {
  const since = toDayNumber(day) - toDayNumber(parseDay(cycle.anchor));
  if (since < 0) return;
  const into = since % cycle.everyDays;
  const { account, lender, id } = cycle;
  if (into === 0) {
    record(book, day, {
      rule: id,
      account,
      cents: cycle.principalCents,
      channel: "osko_in",
      party: lender,
      category: "crd.loan_proceeds",
      note: "Loan funds",
    });
  } else if (into % cycle.gapDays === 0 && into / cycle.gapDays <= cycle.repayments) {
    debitOrDishonour(book, day, {
      rule: `${id}-repay`,
      account,
      cents: -cycle.repaymentCents,
      channel: "direct_debit",
      party: lender,
      category: cycle.category,
    });
  }
}

function buyInParts(book: Book, day: Day, habit: InstalmentHabit): void {
  const random = randomOf(`${book.household.id}:${habit.id}:${day}`);
  if (random() >= habit.perWeek / 7) return;
  const part = Math.round(whole(random, habit.lowCents, habit.highCents) / INSTALMENTS);
  const { account, provider: party } = habit;
  const draft: Draft = {
    rule: habit.id,
    account,
    cents: -part,
    channel: "visa",
    party,
    category: "dbt.bnpl",
  };
  record(book, day, draft);
  for (let count = 1; count < INSTALMENTS; count++)
    plan(book, addDays(day, count * INSTALMENT_GAP_DAYS), draft);
}

/** Simulates one day of short-term credit, and of fees for negative balances. */
export function addHardship(book: Book, day: Day): void {
  for (const cycle of book.household.loanCycles) runCycle(book, day, cycle);
  for (const habit of book.household.instalments) buyInParts(book, day, habit);
  for (const advance of book.household.advances) takeAdvance(book, day, advance);
  chargeOverdrawn(book, day);
}

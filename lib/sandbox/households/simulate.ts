import { addDays, type Day, weekday } from "@/lib/engine/calendar/day";
import { type Book, balanceOf, FIRST_DAY, move, openBook, plan, record } from "./book";
import type { Entry } from "./entry";
import { payCards, settleMonth } from "./interest";
import { digitsOf, pick, pickWeighted, randomOf, whole } from "./random";
import { isWeekendish, occurrences } from "./schedule";
import { addHardship, debitOrDishonour } from "./strain";
import type { Flow, Habit, Household, Merchant, Party } from "./types";

/** The payments and jobs of a household on one day. */
type Agenda = { flows: Flow[]; jobs: ((day: Day) => void)[] };

function agendaOf(book: Book, until: Day): Map<Day, Agenda> {
  const agenda = new Map<Day, Agenda>();
  const on = (day: Day): Agenda => {
    const known = agenda.get(day) ?? { flows: [], jobs: [] };
    agenda.set(day, known);
    return known;
  };
  const { household } = book;
  for (const flow of household.flows) {
    for (const day of occurrences(flow.when, FIRST_DAY, until)) on(day).flows.push(flow);
  }
  for (const transfer of household.transfers) {
    for (const day of occurrences(transfer.when, FIRST_DAY, until)) {
      on(day).jobs.push((today) => move(book, today, { ...transfer, rule: transfer.id }));
    }
  }
  for (const { key, loan } of household.accounts) {
    if (!loan) continue;
    for (const day of occurrences(loan.when, FIRST_DAY, until))
      on(day).jobs.push((today) => repay(book, today, key, loan));
  }
  for (const skim of household.skims) {
    for (const day of occurrences(skim.when, FIRST_DAY, until)) {
      on(day).jobs.push((today) => {
        const spare = Math.floor((balanceOf(book, skim.from) - skim.keepCents) / 5000) * 5000;
        move(book, today, { ...skim, rule: skim.id, cents: spare });
      });
    }
  }
  return agenda;
}

function repay(
  book: Book,
  day: Day,
  key: string,
  loan: { from: string; cents: number; category: string },
): void {
  move(book, day, {
    rule: `repay-${key}`,
    from: loan.from,
    to: key,
    cents: loan.cents,
    note: "Loan repayment",
    category: loan.category,
    arrivesAs: "loan_repayment",
  });
}

function amountOf(flow: Flow, day: Day, seed: string): number {
  const base =
    typeof flow.cents === "number"
      ? flow.cents
      : (flow.cents.findLast((step) => step.from <= day)?.cents ?? 0);
  const spread = flow.spreadCents ?? 0;
  return spread === 0 ? base : base + whole(randomOf(`${seed}:amount`), -spread, spread);
}

function runFlow(book: Book, flow: Flow, day: Day): void {
  const seed = `${book.household.id}:${flow.id}:${day}`;
  if (flow.skips && randomOf(`${seed}:skip`)() < flow.skips) return;
  const draft = {
    rule: flow.id,
    account: flow.account,
    cents: amountOf(flow, day, seed),
    channel: flow.channel,
    party: flow.party,
    category: flow.category,
    note: flow.note,
    stream: flow.frequency ? flow.id : undefined,
  };
  if (flow.channel === "direct_debit") debitOrDishonour(book, day, draft);
  else record(book, day, draft);
}

/**
 * The merchant as a card terminal prints it: the name with a store number and suburb, with only the suburb, or with a
 * fixed text.
 */
function atPlace(merchant: Merchant, place: string): Party {
  const { name, text, mcc } = merchant;
  const where = merchant.place === "branch" || merchant.place === "suburb" ? place : merchant.place;
  const store = merchant.place === "branch" ? ` ${digitsOf(`${name}:${place}`, 4)}` : "";
  return { name, text: `${text}${store} ${where}`.trim(), ...(mcc ? { mcc } : {}) };
}

/** A realistic price: shelf prices end in a few common digits, and people send round sums. */
function priceOf(habit: Habit, merchant: Merchant, random: () => number): number {
  const { lowCents, highCents } = merchant;
  const size = (lowCents + (highCents - lowCents) * random() ** 2) * (habit.scale ?? 1);
  if (habit.channel === "atm") return Math.max(2000, Math.round(size / 2000) * 2000);
  if (habit.channel.startsWith("osko")) return Math.max(500, Math.round(size / 500) * 500);
  return Math.max(200, Math.round(size / 5) * 5 - (random() < 0.5 ? 0 : 1));
}

/**
 * The balance below which the person does not spend: the habit's floor or, if it has none, the card's limit. With
 * neither, the person can spend at any balance.
 */
function floorOf(book: Book, habit: Habit): number {
  const limit = book.accounts.get(habit.account)?.card?.limitCents;
  return habit.floorCents ?? (limit === undefined ? Number.NEGATIVE_INFINITY : -limit);
}

function visit(book: Book, habit: Habit, day: Day, random: () => number): void {
  const merchant = pickWeighted(random, habit.merchants);
  const cents = priceOf(habit, merchant, random);
  const incoming = habit.channel === "osko_in";
  if (!incoming && balanceOf(book, habit.account) - cents < floorOf(book, habit)) return;
  const toPerson = habit.channel === "osko_in" || habit.channel === "osko_out";
  const party = toPerson
    ? { name: merchant.name, text: merchant.text }
    : atPlace(merchant, pick(random, book.household.places));
  const base = { rule: habit.id, account: habit.account, party };
  const sentBack = random() < (habit.refunds ?? 0);
  const pair = sentBack ? `${habit.id}:refund:${day}:${cents}` : undefined;
  record(book, day, {
    ...base,
    cents: incoming ? cents : -cents,
    channel: habit.channel,
    category: merchant.category,
    note: toPerson ? merchant.place : undefined,
    pair,
  });
  if (sentBack) {
    plan(book, addDays(day, whole(random, 3, 14)), {
      ...base,
      rule: `${habit.id}-back`,
      cents,
      channel: "refund",
      category: "crd.refund",
      pair,
    });
  }
}

function runHabit(book: Book, habit: Habit, day: Day): void {
  const random = randomOf(`${book.household.id}:${habit.id}:${day}`);
  const weekend = habit.weekend ?? 1;
  const share = (isWeekendish(day) ? weekend : 1) / (4 + 3 * weekend);
  let expected = habit.perWeek * share;
  for (; expected > 0; expected -= 1) if (random() < expected) visit(book, habit, day, random);
}

function topUp(book: Book, day: Day): void {
  for (const rule of book.household.topUps) {
    const short = rule.belowCents - balanceOf(book, rule.to);
    if (short <= 0) continue;
    const cents = Math.min(Math.ceil(short / rule.chunkCents) * rule.chunkCents, balanceOf(book, rule.from));
    move(book, day, { ...rule, rule: rule.id, cents: Math.floor(cents / 1000) * 1000 });
  }
}

function runDay(book: Book, day: Day, agenda: Agenda | undefined): void {
  for (const draft of book.queue.get(day) ?? []) record(book, day, draft);
  book.queue.delete(day);
  const flows = agenda?.flows ?? [];
  for (const flow of flows.filter((each) => each.frequency)) runFlow(book, flow, day);
  for (const flow of flows.filter((each) => !each.frequency)) runFlow(book, flow, day);
  for (const job of agenda?.jobs ?? []) job(day);
  for (const habit of book.household.habits) runHabit(book, habit, day);
  addHardship(book, day);
  payCards(book, day);
  if (weekday(day) !== 0) topUp(book, day);
  settleMonth(book, day);
}

/** A household's books, and the last day that was simulated in them. */
type Life = { book: Book; playedUntil: Day };

/**
 * The books of each household, cached. A household's past days never change, so a later request continues after the
 * last day.
 */
const lives = new WeakMap<Household, Life>();

/** Every row of a household from the start of its books to a day, in order. */
export function simulate(household: Household, until: Day): Entry[] {
  if (until < FIRST_DAY) throw new RangeError("the sandbox has no data before its first day");
  const life = lives.get(household) ?? { book: openBook(household), playedUntil: addDays(FIRST_DAY, -1) };
  lives.set(household, life);
  if (life.playedUntil < until) playUntil(life, until);
  const { entries } = life.book;
  return entries.slice(0, entries.findLastIndex(({ day }) => day <= until) + 1);
}

function playUntil(life: Life, until: Day): void {
  const agenda = agendaOf(life.book, until);
  while (life.playedUntil < until) {
    life.playedUntil = addDays(life.playedUntil, 1);
    runDay(life.book, life.playedUntil, agenda.get(life.playedUntil));
  }
}

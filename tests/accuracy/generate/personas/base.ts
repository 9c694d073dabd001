import { addDays, type Day } from "@/lib/engine/calendar/day";
import { payBill, payBills } from "@/tests/accuracy/generate/bills";
import { daysBetween, type Regular } from "@/tests/accuracy/generate/calendar";
import type { Spoiling } from "@/tests/accuracy/generate/finish";
import { openAccount } from "@/tests/accuracy/generate/home";
import type { AccountDraft, Home, StreamDraft } from "@/tests/accuracy/generate/home-types";
import { keepAccount } from "@/tests/accuracy/generate/loans";
import { type PayPlan, pay } from "@/tests/accuracy/generate/pay";
import { knowPeople, settleWith } from "@/tests/accuracy/generate/people";
import { drawCash, live, type Spending } from "@/tests/accuracy/generate/spend";
import type { Payer } from "@/tests/accuracy/parties/types";

/** A kind of household. `build` adds its accounts and rows, and returns the faults that its delivered data has. */
export type Persona = {
  name: string;
  /** Days of data; the default is a year. */
  days?: number;
  /** The household's spending as a fraction of usual spending. */
  level?: number;
  build(home: Home): Spoiling | undefined;
};

/** Picks a payer with this code, preferring one that the household does not have yet; null if there is none. */
export function findPayer(home: Home, code: string): Payer | null {
  const used = new Set(home.streams.map((stream) => stream.payer));
  const all = home.pool.payers(code);
  const fresh = all.filter((payer) => !used.has(payer.name));
  const choices = fresh.length > 0 ? fresh : all;
  return choices.length > 0 ? home.chance.pick(choices) : null;
}

type Earning = Omit<PayPlan, "payer" | "code"> & { code?: string; payer?: Payer };

/** Adds wages from an employer, after tax, with a pay rise in about half of the cases. */
export function earn(home: Home, plan: Earning): StreamDraft | null {
  const code = plan.code ?? "inc.salary.regular";
  const payer = plan.payer ?? findPayer(home, code);
  if (!payer) return null;
  const rise = home.chance.is(0.5)
    ? [{ on: addDays(home.from, home.chance.int(40, 320)), factor: 1 + home.chance.int(20, 45) / 1000 }]
    : [];
  return pay(home, { isTaxed: code.startsWith("inc.salary"), changes: rise, ...plan, payer, code });
}

/** Adds payments from the government or a fund. They do not change with tax cuts, and rise only with indexation. */
export function receive(home: Home, code: string, plan: Omit<PayPlan, "payer" | "code">): StreamDraft | null {
  const payer = findPayer(home, code);
  return payer ? pay(home, { ...plan, payer, code }) : null;
}

export function everyday(home: Home, given: Partial<AccountDraft> = {}): AccountDraft {
  return openAccount(home, "TRANSACTION", given);
}

type Usual = Spending & {
  from?: Day;
  bills: AccountDraft;
  owns?: boolean;
  strata?: boolean;
  family?: boolean;
  insured?: boolean;
  gym?: boolean;
  few?: boolean;
  people?: number;
  cash?: number;
  feeCents?: number;
};

/** Adds the bills, purchases, cash, payments to friends and account fees that every household has. */
export function liveUsually(home: Home, usual: Usual): void {
  const { bills: account } = usual;
  payBills(home, { ...usual, account });
  live(home, usual);
  drawCash(home, account, usual.cash ?? 0.8);
  knowPeople(home, account, usual.people ?? 3);
  keepAccount(home, account, {
    feeCents: usual.feeCents ?? (home.chance.is(0.4) ? home.chance.pick([400, 500, 600]) : 0),
  });
}

const RENT_NOTES = ["rent", "rent", "Unit 7", "rent 14 King St", ""];

/** Adds rent to an agent or, in one household in four, to a private landlord. */
export function rent(
  home: Home,
  account: AccountDraft,
  weeklyCents: number,
  frequency: Regular = "FORTNIGHTLY",
): void {
  const perPay = { WEEKLY: 1, FORTNIGHTLY: 2, MONTHLY: 52 / 12 } as Record<string, number>;
  const cents = Math.round((weeklyCents * (perPay[frequency] ?? 1)) / 100) * 100;
  const plan = { account, frequency };
  if (home.chance.is(0.25)) {
    const person = home.chance.pick(home.pool.persons);
    settleWith(home, { ...plan, person, cents: -cents, code: "hou.rent", note: "rent" });
  } else payBill(home, { ...plan, category: "hou.rent", cents, note: home.chance.pick(RENT_NOTES) });
}

/** Returns the day on which this fraction of the period has passed. */
export function dayAt(home: Home, share: number): Day {
  return addDays(home.from, Math.round(daysBetween(home.from, home.to) * share));
}

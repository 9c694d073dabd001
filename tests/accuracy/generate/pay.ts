import { addDays, type Day } from "@/lib/engine/calendar/day";
import type { Frequency } from "@/lib/engine/document";
import { listDueDays, type Regular, rollBack } from "@/tests/accuracy/generate/calendar";
import { openStream, post } from "@/tests/accuracy/generate/home";
import type { AccountDraft, Home, StreamDraft } from "@/tests/accuracy/generate/home-types";
import type { Payer } from "@/tests/accuracy/parties/types";

const TIMES: Record<Regular, number> = {
  WEEKLY: 52,
  FORTNIGHTLY: 26,
  FOUR_WEEKLY: 13,
  SEMI_MONTHLY: 24,
  MONTHLY: 12,
  BIMONTHLY: 6,
  QUARTERLY: 4,
  HALF_YEARLY: 2,
  ANNUAL: 1,
};

export type PayPlan = {
  account: AccountDraft;
  payer: Payer;
  code: string;
  frequency: Regular;
  /** The net amount of each payment in cents, before any of `changes`. */
  cents: number;
  from?: Day;
  until?: Day;
  /** How much payments vary around the mean if the hours vary, as a fraction of the mean; omitted for steady pay. */
  spread?: number;
  /** The fraction of payments that are skipped, for weeks without a shift. */
  skips?: number;
  /** Changes of the amount. From the day `on`, each payment is the first amount times `factor`. */
  changes?: readonly { on: Day; factor: number }[];
  /** From the day `on`, the payer's text changes to `wording`, for example because of a new payroll system. */
  renamed?: { on: Day; wording: string };
  alsoFrequency?: readonly Frequency[];
  /** True if the pay rises from 1 July 2026, when the lowest tax rate fell from 16% to 15%. */
  isTaxed?: boolean;
  purpose?: string | undefined;
  anchor?: Day;
};

/**
 * The increase in yearly net pay, in cents, when the lowest tax rate falls. Applies to income above the second
 * threshold.
 */
const TAX_CUT_CENTS = 26_800;
const TAX_CUT_ON = "2026-07-01";

/** Returns the wording that this household always sees for a payer. */
export function wordingOf(home: Home, payer: Payer): string {
  return home.chance.fork(`wording/${payer.name}`).pick(payer.wordings);
}

/** Adds a stream of pay. Pay that is due on a weekend or public holiday arrives on the business day before. */
export function pay(home: Home, plan: PayPlan): StreamDraft {
  const { account, payer, code, frequency } = plan;
  const chance = home.chance.fork(`pay/${home.streams.length}`);
  const from = plan.from ?? home.from;
  const until = plan.until ?? home.to;
  const stream = openStream(home, {
    code,
    payer: payer.name,
    frequency,
    alsoFrequency: plan.alsoFrequency ?? [],
    isCeased: until < home.to,
  });
  // A household sees one wording per employer, unless the payroll system changes.
  const wording = wordingOf(home, payer);
  const template = chance.int(0, 9);
  const voice = code.startsWith("inc.salary") ? "salary" : "directCredit";
  // Only 30% of these payments state a purpose, although the payment scheme requires it.
  const isSaid = chance.is(0.3);
  const known = payer.purposeCode ?? (voice === "salary" ? "SALA" : undefined);
  const purpose = plan.purpose ?? (isSaid ? known : undefined);
  for (const due of listDueDays(
    frequency,
    plan.anchor ?? firstDue(frequency, from, chance.int(0, 30)),
    until,
  )) {
    const on = rollBack(due);
    if (chance.is(plan.skips ?? 0) || on < from) continue;
    const steady = amountOn(plan, on);
    const strays = plan.spread ? 1 + plan.spread * (chance.next() + chance.next() - 1) : 1;
    const cents = Math.round(steady * strays);
    if (!plan.spread) stream.steadyCents = cents;
    const name = plan.renamed && on >= plan.renamed.on ? plan.renamed.wording : wording;
    post(home, {
      account,
      on,
      cents,
      voice,
      code,
      name,
      template,
      stream,
      party: payer.name,
      apca: payer.apca,
      purpose,
      note: "",
    });
  }
  return stream;
}

function amountOn(plan: PayPlan, on: Day): number {
  let factor = 1;
  for (const change of plan.changes ?? []) if (on >= change.on) factor = change.factor;
  const cut =
    plan.isTaxed && on >= TAX_CUT_ON ? Math.min(TAX_CUT_CENTS / TIMES[plan.frequency], plan.cents * 0.01) : 0;
  return Math.round(plan.cents * factor + cut);
}

/**
 * Picks the first due day. Pay that comes every one, two or four weeks begins within the first cycle. Semi-monthly
 * pay begins on the 1st or 15th of the first month. Other pay is due on the 1st, 10th, 14th, 15th, 20th, 25th or
 * 28th.
 */
export function firstDue(frequency: Regular, from: Day, draw: number): Day {
  const steps: Partial<Record<Regular, number>> = { WEEKLY: 7, FORTNIGHTLY: 14, FOUR_WEEKLY: 28 };
  const step = steps[frequency];
  if (step) {
    let day = addDays(from, draw % step);
    // Pay runs happen on weekdays, so a first due day on a weekend moves to Monday.
    while ([0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())) day = addDays(day, 1);
    return day;
  }
  if (frequency === "SEMI_MONTHLY") return `${from.slice(0, 8)}${draw % 2 === 0 ? "15" : "01"}` as Day;
  const dates = ["01", "10", "14", "15", "20", "25", "28"];
  const day = `${from.slice(0, 8)}${dates[draw % dates.length]}` as Day;
  return day >= from ? day : (firstOfNext(day) as Day);
}

function firstOfNext(day: Day): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return `${month === 12 ? year + 1 : year}-${String((month % 12) + 1).padStart(2, "0")}-${day.slice(8)}`;
}

/**
 * Adds a single payment. If `stream` is omitted, the payment is a one-off, such as a bonus or payout. Commissions
 * recur, so they belong to a `stream`, and their monthly amount is a mean.
 */
export function payOnce(
  home: Home,
  given: {
    account: AccountDraft;
    payer: Payer;
    code: string;
    on: Day;
    cents: number;
    wording?: string;
    also?: string[];
    stream?: StreamDraft;
  },
): void {
  const stream =
    given.stream ??
    openStream(home, {
      code: given.code,
      payer: given.payer.name,
      frequency: "IRREGULAR",
      isOneOff: true,
    });
  const voice = given.code.startsWith("inc.salary") ? "salary" : "directCredit";
  const name = given.wording ?? wordingOf(home, given.payer);
  post(home, {
    account: given.account,
    on: rollBack(given.on),
    cents: given.cents,
    voice,
    code: given.code,
    also: given.also ?? [],
    name,
    stream,
    party: given.payer.name,
    apca: given.payer.apca,
  });
}

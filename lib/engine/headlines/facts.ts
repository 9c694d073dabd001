import { sayDay, sayMonth } from "@/lib/engine/calendar/day-words";
import { isToPeople } from "@/lib/engine/conduct/build-people";
import type { Conduct, ExpenseLeaf, Figure, Liabilities } from "@/lib/engine/document";
import type { HeadlineInput, WeightedHeadline } from "@/lib/engine/headlines/headline-input";
import { toDollars } from "@/lib/engine/money";

const NEGATIVE_DAYS_MIN = 3;
const PEOPLE_CENTS_MIN = 20_000;
/**
 * Weights, in cents a month, of facts that have no amount: a dishonoured payment, a day below zero, a missing housing
 * cost.
 */
const DISHONOUR_WEIGHT = 15_000;
const NEGATIVE_DAY_WEIGHT = 1_500;
const HOUSING_WEIGHT = 100_000;
/**
 * Betting is mentioned only if it is at least this many cents a month, and at least BETS_SHARE_MIN of income. Lotteries
 * have higher limits.
 */
const BETS_CENTS_MIN = 5_000;
const BETS_SHARE_MIN = 0.01;
/** If betting is at least this share of income, lenders may decline or refer an application. */
const BETS_SHARE_HIGH = 0.05;
const LOTTERY_CENTS_MIN = 10_000;
const LOTTERY_SHARE_MIN = 0.02;
const LOW_DAYS_MIN = 10;
const LOW_SHARE_MIN = 0.1;
const LOW_DAY_WEIGHT = 300;
const ARREARS_NAMED_MAX = 3;
const RENT_NAME = "hou.rent";

/** Facts about the conduct of the accounts, and about money out that is not an expense. */
export function listConductFacts({
  conduct,
  expenses,
  income,
  liabilities,
}: HeadlineInput): WeightedHeadline[] {
  const leaves = expenses.groups.flatMap((group) => group.leaves);
  return [
    ...fromDishonours(conduct, liabilities.arrears),
    ...fromGambling(conduct.gambling, income.totals.netMonthly.value ?? 0),
    ...fromBalances(conduct),
    ...fromPeople(conduct.people, leaves),
    ...fromRoundTrips(conduct),
    ...fromHousing(conduct, leaves),
    ...fromTransfers(leaves),
  ];
}

/**
 * The headline on dishonoured payments, with the number of rent and debt payments that were still unpaid after 14 days.
 */
function fromDishonours({ dishonours }: Conduct, arrears: Liabilities["arrears"]): WeightedHeadline[] {
  const count = dishonours.events.length;
  if (count === 0) return [];
  const { evidence } = dishonours.figure;
  const text = sayDishonours(dishonours, arrears, String);
  const weightCents = count * DISHONOUR_WEIGHT;
  return [{ code: "DISHONOURS", text, severity: "ASK", evidence, weightCents }];
}

/**
 * The headline on dishonoured payments. `sayCount` writes their number. If `hasNumbers` is false, the payees that were
 * not paid are named without the number of payments.
 */
export function sayDishonours(
  { events }: Conduct["dishonours"],
  arrears: Liabilities["arrears"],
  sayCount: (count: number) => string,
  hasNumbers = true,
): string {
  const count = events.length;
  const first = sayMonth(events[0]?.on ?? "");
  const last = sayMonth(events[count - 1]?.on ?? "");
  const when = first === last ? `in ${first}` : `between ${first} and ${last}`;
  const open = arrears
    .filter(({ notMadeGood }) => notMadeGood > 0)
    .sort((a, b) => b.notMadeGood - a.notMadeGood || (a.name < b.name ? -1 : 1))
    .slice(0, ARREARS_NAMED_MAX)
    .map(({ name, notMadeGood }) => (hasNumbers ? `${name} (${notMadeGood})` : name));
  const rest =
    open.length === 0 ? "" : ` Rent and repayments not paid within fourteen days: ${open.join(", ")}.`;
  const said = sayCount(count);
  const payments = said === "1" ? "One dishonoured payment" : `${said} dishonoured payments`;
  return `${payments}, ${when}.${rest}`;
}

/** Betting and gaming and, separately, lotteries, if they are large enough to mention. */
function fromGambling({ confirmed, lotteries }: Conduct["gambling"], income: number): WeightedHeadline[] {
  const { evidence } = confirmed;
  const bets = confirmed.count - lotteries.count;
  const value = (confirmed.value ?? 0) - (lotteries.value ?? 0);
  const drawn = lotteries.value ?? 0;
  const facts: WeightedHeadline[] = [];
  if (bets > 0 && value >= Math.max(BETS_CENTS_MIN, income * BETS_SHARE_MIN)) {
    const text =
      bets === 1
        ? "One payment to gambling."
        : `$${toDollars(value)} a month on average went to gambling, without lotteries.`;
    const level = value >= income * BETS_SHARE_HIGH ? "HIGH" : "MEDIUM";
    facts.push({ code: "GAMBLING", text, severity: "ASK", evidence, weightCents: value, level });
  }
  if (lotteries.count > 1 && drawn >= Math.max(LOTTERY_CENTS_MIN, income * LOTTERY_SHARE_MIN)) {
    const text = `$${toDollars(drawn)} a month on average went to lotteries.`;
    facts.push({
      code: "LOTTERIES",
      text,
      severity: "NOTE",
      evidence: lotteries.evidence,
      weightCents: drawn / 2,
    });
  }
  return facts;
}

/**
 * States the number of days on which at least one account ended below zero, and the longest run of such days in one
 * account. If there are too few such days, states the number of days under $100 instead. Counts each account
 * separately, because a combined balance would hide such days.
 */
function fromBalances({ accounts, daysBelowZero, daysUnder100 }: Conduct): WeightedHeadline[] {
  const days = daysBelowZero.value ?? 0;
  if (days < NEGATIVE_DAYS_MIN) return fromLowDays(daysUnder100);
  const longest = Math.max(
    0,
    ...accounts.map(({ windows }) => windows[windows.length - 1]?.longestNegativeDays ?? 0),
  );
  const text = `At the end of ${days} of ${daysBelowZero.window?.days ?? days} days, at least one account was below zero. The longest run in one account is ${longest === 1 ? "1 day" : `${longest} days`}.`;
  return [
    {
      code: "NEGATIVE_DAYS",
      text,
      severity: "ASK",
      evidence: null,
      weightCents: days * NEGATIVE_DAY_WEIGHT,
    },
  ];
}

function fromLowDays({ value, window }: Figure): WeightedHeadline[] {
  const low = value ?? 0;
  const days = window?.days ?? 0;
  if (low < LOW_DAYS_MIN || low < days * LOW_SHARE_MIN) return [];
  const text = `An everyday account ended under $100 on ${low} of ${days} days.`;
  return [{ code: "LOW_DAYS", text, severity: "NOTE", evidence: null, weightCents: low * LOW_DAY_WEIGHT }];
}

/** Net transfers to individuals. Leaves out an amount that would reveal a single payment. */
function fromPeople(
  { received, net }: Conduct["people"],
  leaves: readonly ExpenseLeaf[],
): WeightedHeadline[] {
  const value = net.value ?? 0;
  if (Math.abs(value) < PEOPLE_CENTS_MIN) return [];
  const isSingle = received.count === 1 || leaves.some(({ code, count }) => count === 1 && isToPeople(code));
  const amount = isSingle ? "" : ` of $${toDollars(Math.abs(value))} a month on average`;
  const [code, text] =
    value > 0
      ? ["TO_PEOPLE", `Net transfers to people${amount} are not counted as expenses.`]
      : ["FROM_PEOPLE", `Net transfers from people${amount} are not counted as income.`];
  return [{ code, text, severity: "ASK", evidence: net.evidence, weightCents: Math.abs(value) }];
}

function fromRoundTrips({ roundTrips }: Conduct): WeightedHeadline[] {
  const counted = roundTrips.filter(({ isCountedAsIncome }) => isCountedAsIncome);
  const [first] = counted;
  if (!first) return [];
  const text =
    counted.length === 1
      ? `$${toDollars(first.amountCents)} that is counted as income came in on ${sayDay(first.inOn)} and an equal amount (within 2%) went out on ${sayDay(first.outOn)}.`
      : `${counted.length} amounts are counted as income, but around the same time as each, almost the same amount (within 2%) went out. The first came in on ${sayDay(first.inOn)}.`;
  const weightCents = counted.reduce((sum, trip) => sum + trip.amountCents, 0) / 12;
  return [{ code: "ROUND_TRIP", text, severity: "ASK", evidence: null, weightCents }];
}

function fromHousing({ missingExpected }: Conduct, leaves: readonly ExpenseLeaf[]): WeightedHeadline[] {
  const rent = leaves.find((leaf) => leaf.code === RENT_NAME);
  if (rent || !missingExpected.includes("HOUSING")) return [];
  const text = "No rent or home loan is visible.";
  return [{ code: "HOUSING_NOT_SEEN", text, severity: "ASK", evidence: null, weightCents: HOUSING_WEIGHT }];
}

function fromTransfers(leaves: readonly ExpenseLeaf[]): WeightedHeadline[] {
  const line = (leafCode: string, code: string, words: string): WeightedHeadline[] => {
    const leaf = leaves.find((candidate) => candidate.code === leafCode);
    const value = leaf?.monthly.selected.value ?? 0;
    if (!leaf || value < PEOPLE_CENTS_MIN) return [];
    const text = `$${toDollars(value)} a month on average went ${words} and is not counted as expenses.`;
    return [{ code, text, severity: "ASK", evidence: leaf.evidence, weightCents: value }];
  };
  return [
    ...line("trf.business_unknown", "TO_OTHER_ACCOUNTS", "to accounts that were not shared"),
    ...line("giv.remittance", "SENT_ABROAD", "to firms that send money abroad"),
  ];
}

import { type Day, toDayNumber } from "@/lib/engine/calendar/day";
import { sayDay, sayMonth } from "@/lib/engine/calendar/day-words";
import type { Income, IncomeStream } from "@/lib/engine/document";
import { atCadence } from "@/lib/engine/figures/kinds";
import type { HeadlineInput, WeightedHeadline } from "@/lib/engine/headlines/headline-input";
import { listMissed } from "@/lib/engine/income/list-events";
import { toDollars } from "@/lib/engine/money";

/**
 * Facts about income that began, ended or changed, and about income paid into joint accounts. `first` has the codes of
 * the facts that come first in the list of headlines.
 */
export function listIncomeFacts(parts: HeadlineInput, first: ReadonlySet<string>): WeightedHeadline[] {
  return [...listEventFacts(parts, first), ...fromJoint(parts)];
}

/**
 * An event is omitted if its stream's monthly income is below this many cents, or below EVENT_SHARE_MIN of all
 * income. Changes of pay have their own limits below.
 */
const EVENT_CENTS_MIN = 10_000;
const EVENT_SHARE_MIN = 0.02;
/**
 * Income that first arrives within this many days of the start of the data may be older, so its start is not mentioned.
 */
const LATE_START_DAYS = 45;
/**
 * A pay change of at least this share is mentioned even if it is small. It needs only a quarter of the monthly amount
 * that other events need.
 */
const CHANGE_SHARE_MIN = 0.05;
/** A pay change of less than CHANGE_SHARE_MIN is mentioned only if it is at least this many cents a month. */
const CHANGE_CENTS_MIN = 10_000;

/**
 * A pause is mentioned only if at least this many expected dates had no pay. Fewer such dates may be unpaid leave or a
 * late payment.
 */
const PAUSE_DATES_MIN = 3;

/**
 * The most important event of each income stream. Leaves out interest and dividends, which vary naturally because no
 * party agreed to pay a fixed amount.
 */
function listEventFacts({ income, accounts }: HeadlineInput, first: ReadonlySet<string>): WeightedHeadline[] {
  const least = Math.max(EVENT_CENTS_MIN, (income.totals.netMonthly.value ?? 0) * EVENT_SHARE_MIN);
  const since = income.totals.netMonthly.window?.from ?? null;
  const ofStream = new Map<string, WeightedHeadline>();
  for (const event of income.events) {
    const stream = income.streams.find((candidate) => candidate.id === event.streamId);
    if (!stream || stream.code.startsWith("inc.invest")) continue;
    const fact = toIncomeFact(event, stream, { least, since, missed: listMissed(stream, accounts) });
    const known = ofStream.get(stream.id);
    const isMore = (one: WeightedHeadline, other: WeightedHeadline) =>
      first.has(one.code) !== first.has(other.code)
        ? first.has(one.code)
        : one.weightCents >= other.weightCents;
    if (fact && (!known || isMore(fact, known))) ofStream.set(stream.id, fact);
  }
  return [...ofStream.values()];
}

/**
 * Turns an income event into a headline fact. Null if the event is too small to mention. The fact's weight is the
 * stream's monthly amount or, for a change of pay, the size of the change.
 */
function toIncomeFact(
  event: Income["events"][number],
  stream: IncomeStream,
  { least, since, missed }: { least: number; since: Day | null; missed: readonly Day[] },
): WeightedHeadline | null {
  const { frequency, name, evidence, monthly: averages } = stream;
  const perMonth = (cents: number) => (frequency === "IRREGULAR" ? 0 : (atCadence(cents, frequency) ?? 0));
  const monthly = Math.max(averages.covered.value ?? 0, perMonth(stream.amount.medianCents ?? 0));
  const fact = (code: string, text: string, weightCents: number): WeightedHeadline => ({
    code,
    text,
    severity: "ASK",
    evidence,
    weightCents,
  });
  if (event.kind === "CEASED" && monthly >= least)
    return fact("INCOME_CEASED", `${name} last paid on ${sayDay(event.on)}.`, monthly);
  const isLate = since !== null && toDayNumber(event.on) - toDayNumber(since) > LATE_START_DAYS;
  if (event.kind === "STARTED" && monthly >= least && isLate)
    return fact("INCOME_STARTED", `${name} first paid on ${sayDay(event.on)}.`, monthly);
  const paused = missed.filter(
    (on) => on >= event.on && (event.untilOn === null || on < event.untilOn),
  ).length;
  if (event.kind === "GAP" && paused >= PAUSE_DATES_MIN && monthly >= least)
    return fact(
      "INCOME_PAUSED",
      `${name} paid nothing on ${paused} of its expected dates, from ${sayDay(event.on)} until ${event.untilOn === null ? "the end of the data" : sayDay(event.untilOn)}.`,
      monthly,
    );
  if (event.kind !== "CHANGED" || event.fromCents === null || event.toCents === null) return null;
  const step = Math.abs(event.toCents - event.fromCents);
  const change = perMonth(step);
  const isLarge =
    step >= event.fromCents * CHANGE_SHARE_MIN ? change >= least / 4 : change >= CHANGE_CENTS_MIN;
  if (!isLarge) return null;
  const text = `${name} changed from about $${toDollars(event.fromCents)} to $${toDollars(event.toCents)} a pay in ${sayMonth(event.on)}.`;
  return fact("INCOME_CHANGED", text, change);
}

const JOINT_SHARE_MIN = 0.1;

/**
 * States that income is paid into joint accounts. Bank data does not say whose pay it is, so the text names up to three
 * employers, with shares unless these would reveal a single payment.
 */
function fromJoint({ quality, income, accounts, evidence: book }: HeadlineInput): WeightedHeadline[] {
  const ratio = quality.jointIncomeRatio ?? 0;
  const net = income.totals.netMonthly.value ?? 0;
  if (ratio < JOINT_SHARE_MIN || net <= 0) return [];
  const joint = new Set(
    accounts
      .filter(({ ownership }) => ownership === "TWO_PARTY" || ownership === "MANY_PARTY")
      .map(({ id }) => id),
  );
  const included = income.streams.filter((stream) => stream.included);
  // If one stream is a single payment, no shares are shown, because the shares of the others would reveal its amount.
  const isOpen = included.every((stream) => stream.count > 1);
  const arriving = included.filter(({ accountId }) => joint.has(accountId));
  const byPayer = new Map<string, number>();
  for (const { name, code, monthly } of arriving)
    if (code.startsWith("inc.salary"))
      byPayer.set(name, (byPayer.get(name) ?? 0) + (monthly.selected.value ?? 0));
  const pays = [...byPayer].map(([name, cents]) =>
    isOpen ? `${name} ${Math.round((cents / net) * 100)}%` : name,
  );
  const named =
    pays.length === 0
      ? ""
      : ` This includes pay${isOpen ? " (percentages of all income)" : ""}: ${pays.slice(0, 3).join(", ")}.`;
  const text = `${Math.round(ratio * 100)}% of the income is paid into joint accounts and is counted in full.${named}`;
  const rows = arriving.flatMap((stream) => book.rowsOf(stream.evidence));
  const evidence = "summary:joint-income";
  return [{ code: "JOINT_INCOME", text, severity: "ASK", evidence, rows, weightCents: ratio * net }];
}

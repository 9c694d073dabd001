import type { BankData, CdsScheduledPayment } from "@/lib/engine/bank";
import { addDays, addMonths, type Day, findStatementDay, weekday } from "@/lib/engine/calendar/day";
import type { ExpenseStream, ScheduledPayment } from "@/lib/engine/document";
import { listOf, toPublicId } from "@/lib/engine/input/read-account";
import { sharesName } from "@/lib/engine/liabilities/shares-name";
import { findCents } from "@/lib/engine/money";
import { tidyText } from "@/lib/engine/text/tidy-text";

export const LISTED_MAX = 200;
const STEPS_MAX = 800;
const AMOUNT_SLACK = 0.01;
const DAYS_SLACK = 4;
const WEEKDAYS: readonly string[] = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"];

/**
 * Payments the bank will make automatically: payee, amount, next date and the number of remaining payments. Ordered by
 * payee name, then soonest first.
 */
export function listScheduled(
  data: BankData,
  dataDay: Day,
  streams: readonly ExpenseStream[],
): ScheduledPayment[] {
  return listOf(data.scheduledPayments)
    .slice(0, LISTED_MAX)
    .filter((payment) => isRecord(payment) && payment.status !== "INACTIVE")
    .map((payment) => toScheduled(payment, dataDay, streams))
    .sort(
      (a, b) =>
        compare(a.payee, b.payee) ||
        compare(a.nextOn ?? "", b.nextOn ?? "") ||
        compare(a.accountId, b.accountId) ||
        (a.amountCents ?? 0) - (b.amountCents ?? 0),
    );
}

function toScheduled(
  payment: CdsScheduledPayment,
  dataDay: Day,
  streams: readonly ExpenseStream[],
): ScheduledPayment {
  const parts = listOf(payment.paymentSet).filter(isRecord);
  const amounts = parts.map((part) => magnitude(part.amount));
  const isKnown = amounts.length > 0 && amounts.every((amount) => amount !== null);
  const recurrence = isRecord(payment.recurrence) ? payment.recurrence : {};
  const kind = tidyText(recurrence.recurrenceUType, 40);
  const rule = recordOf(recurrence[kind]);
  const interval = intervalOf(kind, rule);
  const scheduled: ScheduledPayment = {
    accountId: toPublicId(tidyText(payment.from?.accountId, 200)),
    payee: payeeOf(payment, parts),
    nextOn: nextOf(recurrence, { kind, rule, interval, dataDay }),
    amountCents: isKnown ? amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0) : null,
    recurrence: kind || null,
    interval,
    finalOn: findStatementDay(tidyText(rule.finalPaymentDate, 40)),
    paymentsRemaining: countOf(rule.paymentsRemaining),
    isAmountCalculated: parts.some((part) => part.isAmountCalculated === true),
    isSkipped: payment.status === "SKIP",
    toAccountId: targetOf(parts),
    streamId: null,
  };
  return { ...scheduled, streamId: findStream(scheduled, streams)?.id ?? null };
}

function payeeOf(payment: CdsScheduledPayment, parts: readonly Record<string, unknown>[]): string {
  const targets = parts.map((part) => recordOf(part.to));
  const names = targets.flatMap((to) => [
    recordOf(to.biller).billerName,
    to.nickname,
    recordOf(recordOf(to.domestic).account).accountName,
    recordOf(recordOf(to.domestic).payId).name,
    recordOf(recordOf(to.international).beneficiaryDetails).name,
    to.payeeReference,
  ]);
  const found = [payment.nickname, ...names, payment.payeeReference, payment.payerReference]
    .map((name) => tidyText(name, 120))
    .find((name) => name !== "");
  return found ?? "Not named";
}

function targetOf(parts: readonly Record<string, unknown>[]): string | null {
  const ids = parts.map((part) => tidyText(recordOf(part.to).accountId, 200));
  const [only] = ids;
  return ids.length === 1 && only ? toPublicId(only) : null;
}

/** The interval of the schedule, as the bank gives it: a duration or, for events, a description. */
function intervalOf(kind: string, rule: Record<string, unknown>): string | null {
  if (kind === "eventBased") return tidyText(rule.description, 120) || null;
  if (kind === "lastWeekDay") return tidyText(rule.interval, 20) || "P1M";
  const first = Array.isArray(rule.intervals) ? recordOf(rule.intervals[0]) : {};
  return tidyText(first.interval, 20) || null;
}

/**
 * The day of the next payment, on or after the day the data was collected. This is the stated day. If that has
 * passed, the interval is added until the day is no longer in the past. A rule such as "the last Monday of each
 * month" needs no stated day. Null if there is no such day, or if it is after the final payment.
 */
function nextOf(
  recurrence: Record<string, unknown>,
  {
    kind,
    rule,
    interval,
    dataDay,
  }: { kind: string; rule: Record<string, unknown>; interval: string | null; dataDay: Day },
): Day | null {
  const stated = findStatementDay(tidyText(recurrence.nextPaymentDate ?? rule.paymentDate, 40));
  const final = findStatementDay(tidyText(rule.finalPaymentDate, 40));
  const next =
    stated !== null && stated >= dataDay ? stated : laterThan(stated, { kind, rule, interval, dataDay });
  return next !== null && final !== null && next > final ? null : next;
}

function laterThan(
  stated: Day | null,
  {
    kind,
    rule,
    interval,
    dataDay,
  }: { kind: string; rule: Record<string, unknown>; interval: string | null; dataDay: Day },
): Day | null {
  if (kind === "lastWeekDay") {
    const want = WEEKDAYS.indexOf(tidyText(rule.lastWeekDay, 3).toUpperCase());
    if (want < 0 || (interval !== "P1M" && stated === null)) return null;
    const months = [0, 1, 2].map((step) => lastWeekdayOf(addMonths(dataDay, step), want));
    return interval === "P1M" ? (months.find((day) => day >= dataDay) ?? null) : null;
  }
  if (kind !== "intervalSchedule" || stated === null || interval === null) return null;
  for (let step = 1; step <= STEPS_MAX; step++) {
    const day = addInterval(stated, interval, step);
    if (day === null || day >= dataDay) return day;
  }
  return null;
}

function lastWeekdayOf(day: Day, want: number): Day {
  const last = addDays(addMonths(`${day.slice(0, 7)}-01` as Day, 1), -1);
  return addDays(last, -((weekday(last) - want + 7) % 7));
}

/**
 * The day that is `steps` intervals after `day`. Null if `interval` is not a plain duration, or if nothing would be
 * added.
 */
export function addInterval(day: Day, interval: string, steps: number): Day | null {
  const found = /^P(\d{1,3})([DWMY])$/.exec(interval);
  const count = Number(found?.[1] ?? 0) * steps;
  if (!found || count === 0) return null;
  if (found[2] === "D") return addDays(day, count);
  if (found[2] === "W") return addDays(day, count * 7);
  return addMonths(day, found[2] === "M" ? count : count * 12);
}

/**
 * Finds the stream that pays this schedule. It must have the same account, nearly the same amount, and the same name
 * or next day. If several streams match, chooses the one with the same name. Null if there is no such stream.
 */
function findStream(payment: ScheduledPayment, streams: readonly ExpenseStream[]): ExpenseStream | null {
  const { amountCents } = payment;
  if (amountCents === null) return null;
  const found = streams.filter(({ accountId, amount, next, name }) => {
    const usual = next?.amountCents ?? amount.medianCents ?? 0;
    const isEqual = Math.abs(usual - amountCents) <= Math.max(100, amountCents * AMOUNT_SLACK);
    if (accountId !== payment.accountId || !isEqual) return false;
    return sharesName(name, payment.payee) || isNear(next?.on ?? null, payment.nextOn);
  });
  return found.length === 1
    ? (found[0] ?? null)
    : (found.find(({ name }) => sharesName(name, payment.payee)) ?? null);
}

function isNear(a: Day | null, b: Day | null): boolean {
  return a !== null && b !== null && Math.abs(Date.parse(a) - Date.parse(b)) <= DAYS_SLACK * 86_400_000;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

function countOf(value: unknown): number | null {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 10_000 ? value : null;
}

/** An amount in the bank's text, without its sign; null if the text is not an amount. */
export function magnitude(text: unknown): number | null {
  const value = typeof text === "string" ? findCents(text) : null;
  return value === null ? null : Math.abs(value);
}

/** Orders texts by their UTF-16 code units, so that the order is the same on every machine. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

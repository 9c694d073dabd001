import { addDays, DAYS_PER_MONTH, type Day } from "@/lib/engine/calendar/day";
import { groupOf, toCategory } from "@/lib/engine/categories/taxonomy";
import { daysBetween } from "@/tests/accuracy/generate/calendar";
import type { Home, StreamDraft } from "@/tests/accuracy/generate/home-types";
import type { RowTruth, StreamTruth } from "@/tests/accuracy/generate/truth";

const TIMES: Record<string, number> = {
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
/** The minimum number of days with data in which a yearly bonus can be recognised. */
const YEAR_DAYS_MIN = 330;
const NEW_DAYS = 60;

type Cover = { from: Day; to: Day; gap: { from: Day; to: Day } | null };

/** The number of days with data from `from` to `cover.to`, both included, not counting the days of the gap. */
export function countCovered(cover: Cover, from: Day = cover.from): number {
  const start = from < cover.from ? cover.from : from;
  const all = daysBetween(start, cover.to) + 1;
  const { gap } = cover;
  if (!gap || gap.to < start) return all;
  return all - (daysBetween(later(gap.from, start), gap.to) + 1);
}

function later(a: Day, b: Day): Day {
  return [a, b].sort()[1] ?? a;
}

/** Computes the true figures of each stream from its delivered rows. Omits streams without any delivered row. */
export function reckonStreams(home: Home, rows: readonly RowTruth[], cover: Cover): StreamTruth[] {
  const byStream = new Map<string, RowTruth[]>();
  for (const row of rows) {
    if (row.streamId === null) continue;
    const own = byStream.get(row.streamId);
    if (own) own.push(row);
    else byStream.set(row.streamId, [row]);
  }
  return home.streams.flatMap((stream) => {
    const own = byStream.get(stream.id);
    return own ? [reckonStream(stream, own, cover)] : [];
  });
}

function reckonStream(stream: StreamDraft, rows: readonly RowTruth[], cover: Cover): StreamTruth {
  const first = rows[0]?.on ?? cover.from;
  const isNew = first > addDays(cover.to, -NEW_DAYS);
  // A yearly bonus from a continuing employer is part of the year's income; payouts and other single payments are
  // not.
  const isBonus = stream.code === "inc.salary.variable" && countCovered(cover) >= YEAR_DAYS_MIN;
  const isNothing = stream.isCeased || (stream.isOneOff && !isBonus);
  return {
    id: stream.id,
    code: stream.code,
    payer: stream.payer,
    isIncome: rows.some((row) => row.isIncome),
    frequency: stream.frequency,
    alsoFrequency: stream.alsoFrequency,
    status: stream.isOneOff ? "ONE_OFF" : stream.isCeased ? "CEASED" : isNew ? "NEW" : "ACTIVE",
    monthlyCents: isNothing ? 0 : Math.round(monthlyOf(stream, rows, cover)),
    count: rows.length,
  };
}

/**
 * Returns a stream's monthly amount. For a steady stream, that is the current amount times the payments per year,
 * divided by 12. If the cycle is longer than a month, the mean payment replaces the current amount. For any other
 * stream, it is the mean over the days since it began, or over all days if its payments are irregular.
 */
function monthlyOf(stream: StreamDraft, rows: readonly RowTruth[], cover: Cover): number {
  const times = TIMES[stream.frequency];
  const total = Math.abs(rows.reduce((sum, row) => sum + row.cents, 0));
  if (times && stream.steadyCents !== null) return (stream.steadyCents * times) / 12;
  if (times && times < 12) return ((total / rows.length) * times) / 12;
  // Irregular payments are averaged over all days. For a regular stream, the days also include the cycle before its
  // first payment, because that payment is for that cycle.
  if (!times) return (total / countCovered(cover)) * DAYS_PER_MONTH;
  const began = addDays(rows[0]?.on ?? cover.from, -Math.round(365.25 / times) + 1);
  return (total / Math.max(1, countCovered(cover, began))) * DAYS_PER_MONTH;
}

/**
 * Monthly spending by group, less refunds. A stream with a steady amount or with a cycle longer than a month adds its
 * own monthly amount; all other spending is averaged over the days with data.
 */
export function reckonGroups(
  home: Home,
  rows: readonly RowTruth[],
  streams: readonly StreamTruth[],
  cover: Cover,
) {
  const known = new Map(streams.map((stream) => [stream.id, stream]));
  const isStated = new Set(
    home.streams
      .filter((stream) => stream.steadyCents !== null || (TIMES[stream.frequency] ?? 12) < 12)
      .map((stream) => stream.id),
  );
  const days = countCovered(cover);
  const groups: Record<string, number> = {};
  const add = (group: string, cents: number) => {
    groups[group] = (groups[group] ?? 0) + cents;
  };
  for (const row of rows) {
    if (!isSpending(row)) continue;
    if (row.streamId !== null && isStated.has(row.streamId)) continue;
    add(groupOf(row.code), (-row.cents / days) * DAYS_PER_MONTH);
  }
  for (const stream of streams)
    if (
      isStated.has(stream.id) &&
      toCategory(stream.code).part !== "NONE" &&
      toCategory(stream.code).code === stream.code
    )
      add(groupOf(stream.code), known.get(stream.id)?.monthlyCents ?? 0);
  for (const credit of rows) {
    if (credit.code !== "crd.refund" || !credit.pair) continue;
    const purchase = rows.find((row) => row.pair?.id === credit.pair?.id && row.cents < 0);
    if (purchase) add(groupOf(purchase.code), (-credit.cents / days) * DAYS_PER_MONTH);
  }
  return Object.fromEntries(Object.entries(groups).map(([group, cents]) => [group, Math.round(cents)]));
}

/** Reports whether a row is spending. Transfers, reversals and payments to people are not spending. */
export function isSpending(row: RowTruth): boolean {
  const category = toCategory(row.code);
  return row.cents < 0 && category.code === row.code && category.part !== "NONE";
}

/** Net monthly income as an assessor would state it. */
export function reckonIncome(streams: readonly StreamTruth[]): number {
  return streams.filter((stream) => stream.isIncome).reduce((sum, stream) => sum + stream.monthlyCents, 0);
}

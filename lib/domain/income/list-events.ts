import type { Income, IncomeStream } from "@/lib/domain/document";
import { findMedian } from "@/lib/domain/statistics";

/** A change of the usual monthly amount this large is worth a line. */
const CHANGE_MIN = 0.1;
const MISSED_MIN = 2;
/** Pay that varies from week to week does not "change". */
const STEADY_MIN = 0.9;

/** What happened to regular income within the period: began, stopped, changed, paused. Oldest first. */
export function listEvents(streams: readonly IncomeStream[]): Income["events"] {
  const events: Income["events"] = [];
  for (const stream of streams) {
    if (stream.frequency === "IRREGULAR" || stream.count < 3) continue;
    const base = { streamId: stream.id, fromCents: null, toCents: null };
    if (stream.status === "NEW")
      events.push({ ...base, kind: "STARTED", on: stream.firstOn, toCents: stream.amount.medianCents });
    if (stream.status === "CEASED")
      events.push({ ...base, kind: "CEASED", on: stream.lastOn, fromCents: stream.amount.medianCents });
    const gap = stream.stability.missedDates[0];
    if (gap && stream.stability.missedDates.length >= MISSED_MIN)
      events.push({ ...base, kind: "GAP", on: gap });
    const change = findChange(stream);
    if (change) events.push(change);
  }
  return events.sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : a.streamId < b.streamId ? -1 : 1));
}

/** Compares the usual pay of the last three whole months with that of the three before them. */
function findChange(stream: IncomeStream): Income["events"][number] | null {
  const months = stream.history.filter((month) => !month.partial && month.count > 0);
  const late = months.slice(-3);
  const early = months.slice(-6, -3);
  const first = late[0];
  // Interest and dividends move with balances and profits; only what somebody agreed to pay can be said to change.
  const isAgreed = !stream.code.startsWith("inc.invest") && !stream.code.startsWith("inc.business");
  const isSteady = (stream.stability.amountConsistency ?? 0) >= STEADY_MIN;
  if (!first || !isAgreed || !isSteady || early.length < 3 || stream.status === "CEASED") return null;
  const perPay = (part: typeof months) =>
    findMedian(part.map((month) => month.amountCents / month.count)) ?? 0;
  const from = perPay(early);
  const to = perPay(late);
  if (from === 0 || Math.abs(to - from) / from < CHANGE_MIN) return null;
  return {
    kind: "CHANGED",
    streamId: stream.id,
    on: `${first.month}-01` as typeof stream.firstOn,
    fromCents: Math.round(from),
    toCents: Math.round(to),
  };
}

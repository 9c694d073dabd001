import { addDays } from "@/lib/domain/day";
import type { Coded } from "@/lib/domain/income/list-income-streams";
import type { Ledger } from "@/lib/domain/ledger";
import { toSum } from "@/lib/domain/statistics";
import { statusOf } from "@/lib/domain/stream/describe-stream";
import type { FoundStream } from "@/lib/domain/stream/find-streams";

const BUSINESS = "inc.business.receipts";
const OTHER_RECEIPTS_MIN = 3;
/** A season: a business that took in next to nothing for longer has stopped. */
const SEASON_DAYS = 120;
/** In the last season the other clients, those that stopped left out, paid at least this share of what a season brings. */
const PACE_MIN = 1 / 3;

/**
 * The clients of a business that goes on without each of them. Clients come once or stop, and the business has others: what such a
 * client paid is part of what the business takes in. The others have to bear that out: there are three receipts of theirs or more,
 * these come to as much as the client's own even without the largest, and they still come at the pace of the whole. The largest
 * receipt of all is no part of that pace, so that a house or a car sold once keeps no business alive.
 */
export function listClients(all: readonly Coded[], ledger: Ledger): ReadonlySet<FoundStream> {
  const streams = all.filter(({ code }) => code === BUSINESS).map(({ stream }) => stream);
  const largest = streams.flatMap(({ rows }) => rows).reduce((most, row) => Math.max(most, row.cents), 0);
  const clients = streams.map((stream) => weigh(stream, ledger));
  const byLargest = [...clients].sort((a, b) => b.largest - a.largest);
  const count = toSum(clients.map((client) => client.count));
  const total = toSum(clients.map((client) => client.total));
  const recent = toSum(clients.map((client) => client.recent));
  const days = Math.max(1, ledger.whole.window.days);
  const season = ((total - largest) / days) * Math.min(SEASON_DAYS, days);
  const found = clients.filter((client) => {
    const other = byLargest[0] === client ? byLargest[1] : byLargest[0];
    const isLargestRecent = other !== undefined && other.largest === largest && other.isLargestRecent;
    const othersRecent = recent - client.recent - (isLargestRecent ? largest : 0);
    return (
      count - client.count >= OTHER_RECEIPTS_MIN &&
      total - client.total - (other?.largest ?? 0) >= client.total &&
      othersRecent >= season * PACE_MIN
    );
  });
  return new Set(found.map(({ stream }) => stream));
}

function weigh(stream: FoundStream, { bank }: Ledger) {
  const from = addDays(bank.period.to, -SEASON_DAYS);
  const isOver = statusOf(stream, bank.period) === "CEASED";
  const recent = isOver ? [] : stream.rows.filter((row) => row.on >= from);
  const largest = stream.rows.reduce((most, row) => Math.max(most, row.cents), 0);
  return {
    stream,
    count: stream.rows.length,
    total: toSum(stream.rows.map((row) => row.cents)),
    largest,
    recent: toSum(recent.map((row) => row.cents)),
    isLargestRecent: recent.some((row) => row.cents === largest),
  };
}

import { addDays } from "@/lib/engine/calendar/day";
import { toSum } from "@/lib/engine/figures/statistics";
import type { Coded } from "@/lib/engine/income/list-income-streams";
import type { Ledger } from "@/lib/engine/ledger";
import type { BankRow } from "@/lib/engine/row";
import { statusOf } from "@/lib/engine/streams/describe-stream";
import type { FoundStream } from "@/lib/engine/streams/find-streams";

const BUSINESS = "inc.business.receipts";
const OTHER_RECEIPTS_MIN = 3;
/** A season: a business that took in next to nothing for longer has stopped. */
const SEASON_DAYS = 120;
/** In the last season the other clients, those that stopped left out, paid at least this share of what a season brings. */
const PACE_MIN = 1 / 3;
/**
 * A receipt this many times as large as any of the others', but their largest, is of another kind: a car sold, not one more
 * parcel.
 */
const OUT_OF_SCALE = 3;

/**
 * The clients of a business that goes on without each of them. Clients come once or stop, and the business has others: what such a
 * client paid is part of what the business takes in. The others have to bear that out, even without their largest receipt, since a
 * house or a car sold once keeps no business alive: there are three receipts of theirs or more, these come to as much as the
 * client's own, some are of its size, and they still come at the pace of the whole.
 */
export function listClients(all: readonly Coded[], ledger: Ledger): ReadonlySet<FoundStream> {
  const clients = all.filter(({ code }) => code === BUSINESS).map(({ stream }) => weigh(stream, ledger));
  const receipts = clients.flatMap((client) =>
    client.stream.rows.map((row) => ({ client, row, isRecent: client.recent.has(row) })),
  );
  const ranked = receipts.sort((a, b) => b.row.cents - a.row.cents || a.row.index - b.row.index);
  const largest = ranked[0];
  const total = toSum(clients.map((client) => client.cents));
  const recent = toSum(clients.map((client) => client.recentCents));
  const days = Math.max(1, ledger.whole.window.days);
  const season = ((total - (largest?.row.cents ?? 0)) / days) * Math.min(SEASON_DAYS, days);
  const isBorneOut = (client: Client): boolean => {
    const top = ranked.find((receipt) => receipt.client !== client);
    const next = ranked.find((receipt) => receipt.client !== client && receipt !== top);
    if (!top || !next) return false;
    const lost = top === largest && top.isRecent ? top.row.cents : 0;
    return (
      receipts.length - client.stream.rows.length >= OTHER_RECEIPTS_MIN &&
      total - client.cents - top.row.cents >= client.cents &&
      client.stream.rows.every((row) => row.cents < next.row.cents * OUT_OF_SCALE) &&
      recent - client.recentCents - lost >= season * PACE_MIN
    );
  };
  return new Set(clients.filter(isBorneOut).map(({ stream }) => stream));
}

type Client = ReturnType<typeof weigh>;

function weigh(stream: FoundStream, { bank }: Ledger) {
  const from = addDays(bank.period.to, -SEASON_DAYS);
  const isOver = statusOf(stream, bank.period) === "CEASED";
  const recent = new Set(isOver ? [] : stream.rows.filter((row) => row.on >= from));
  const sum = (rows: Iterable<BankRow>) => toSum([...rows].map((row) => row.cents));
  return { stream, recent, cents: sum(stream.rows), recentCents: sum(recent) };
}

import { addDays } from "@/lib/engine/calendar/day";
import { toSum } from "@/lib/engine/figures/statistics";
import type { Coded } from "@/lib/engine/income/list-income-streams";
import type { Ledger } from "@/lib/engine/ledger";
import type { BankRow } from "@/lib/engine/row";
import { statusOf } from "@/lib/engine/streams/describe-stream";
import type { FoundStream } from "@/lib/engine/streams/find-streams";

const BUSINESS = "inc.business.receipts";
const OTHER_RECEIPTS_MIN = 3;
/** If a business received almost nothing for longer than this, it has stopped. */
const SEASON_DAYS = 120;
/**
 * The share of a usual season's receipts that the other clients must have paid in the last season, excluding
 * those that stopped.
 */
const PACE_MIN = 1 / 3;
/**
 * A receipt this many times as large as the other clients' second-largest receipt is of another kind, such as a
 * car sold by a courier.
 */
const OUT_OF_SCALE = 3;

/**
 * The clients that count although they paid once or stopped, because the business continues with other clients. The
 * other clients must show that the business continues, even without their largest receipt, because a house or car sold
 * once is not a business: they have at least three receipts, which add up to at least the client's own, are of a
 * similar size, and continue at the usual pace.
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

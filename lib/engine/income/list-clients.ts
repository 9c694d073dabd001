import { addDays } from "@/lib/engine/calendar/day";
import { toSum } from "@/lib/engine/figures/statistics";
import type { Coded } from "@/lib/engine/income/list-income-streams";
import type { Ledger } from "@/lib/engine/ledger";
import type { BankRow } from "@/lib/engine/row";
import { consistencyOf } from "@/lib/engine/streams/consistency";
import { frequencyOf, statusOf } from "@/lib/engine/streams/describe-stream";
import type { FoundStream } from "@/lib/engine/streams/find-streams";

const RECEIPTS = "inc.business.receipts";

/**
 * For each kind of self-employed income: the minimum share of a usual season's receipts that the customer's other
 * clients must have paid in the last season. If they paid less, the business counts as stopped.
 */
const SELF_EMPLOYED: ReadonlyMap<string, number> = new Map([
  [RECEIPTS, 1 / 3],
  ["inc.gig.platform", 0.9],
]);
const OTHER_RECEIPTS_MIN = 3;
/**
 * The length of a season in days. If the other clients paid too little in the last season (SELF_EMPLOYED), the business
 * counts as stopped.
 */
const SEASON_DAYS = 120;
/**
 * A receipt that is at least this many times as large as the other clients' second-largest receipt is not for the
 * usual work. For example, a courier may have sold a car.
 */
const OUT_OF_SCALE = 3;

/**
 * Finds clients that paid once or stopped, but whose payments count because the business continues with other clients.
 * Also finds payment providers whose takings moved (listTakenOver), later clients (listLaterClients) and later
 * platforms (listLaterPlatforms). `isWhole` is true if every client that stopped was found. The receipts of those
 * clients may then be averaged together with those of a client that began later.
 *
 * A client that paid once or stopped counts only under these conditions:
 * - The other clients have at least three receipts.
 * - No receipt of the client is out of scale (OUT_OF_SCALE).
 * - The other clients' receipts, without the largest, add up to at least the client's receipts. A house or car sold
 *   once is not a business.
 * - In the last season, the other clients paid at least a third of the usual amount, or nine tenths for a driver's
 *   platforms.
 */
export function listClients(
  all: readonly Coded[],
  ledger: Ledger,
): ReadonlyMap<FoundStream, { isWhole: boolean }> {
  return new Map(
    [...SELF_EMPLOYED].flatMap(([kind, paceMin]) => {
      const streams = all.filter(({ code }) => code === kind).map(({ stream }) => stream);
      const counted = new Set([
        ...listBorneOut(streams, paceMin, ledger),
        ...listTakenOver(streams, ledger),
        ...listLaterClients(kind === RECEIPTS ? streams : [], ledger),
      ]);
      const isWhole = streams.every(
        (stream) => counted.has(stream) || statusOf(stream, ledger.bank.period) !== "CEASED",
      );
      const later = kind === RECEIPTS || !isWhole ? [] : listLaterPlatforms(streams, counted, ledger);
      return [...counted, ...later].map((stream) => [stream, { isWhole }] as const);
    }),
  );
}

/** A client that began later counts only if it has at least this many receipts. Fewer may be for something sold. */
const LATER_RECEIPTS_MIN = 4;
/**
 * The minimum number of receipts from other clients before a client's first payment. With fewer, we cannot say that
 * the business is older than the client.
 */
const EARLIER_RECEIPTS_MIN = 2;
/**
 * A client counts as a later client only if the other clients together paid at least this share of that client's
 * total.
 */
const OTHERS_SHARE_MIN = 0.5;

/**
 * Lists clients that pay without a cadence, began to pay after other clients, and still pay. The customer had the
 * business before such a client came. So payments from the client do not show that the customer works more than before.
 */
function listLaterClients(streams: readonly FoundStream[], { bank }: Ledger): FoundStream[] {
  const sumOf = (rows: readonly BankRow[]) => toSum(rows.map(({ cents }) => cents));
  return streams.filter((stream) => {
    if (frequencyOf(stream) !== "IRREGULAR" || statusOf(stream, bank.period) === "CEASED") return false;
    if (stream.rows.length < LATER_RECEIPTS_MIN) return false;
    const first = stream.rows[0]?.dayNumber ?? 0;
    const others = streams.filter((other) => other !== stream).flatMap(({ rows }) => rows);
    const earlier = others.filter(({ dayNumber }) => dayNumber < first);
    return earlier.length >= EARLIER_RECEIPTS_MIN && sumOf(others) >= sumOf(stream.rows) * OTHERS_SHARE_MIN;
  });
}

/**
 * Lists the platforms that a driver began to use after another one, if a platform that stopped counts. The stopped
 * platform counts over all days, because the driver's other work replaced it. So the later platforms' payments are
 * averaged over all days too. An average over only their own days would count the replaced work twice.
 */
function listLaterPlatforms(
  streams: readonly FoundStream[],
  counted: ReadonlySet<FoundStream>,
  { bank }: Ledger,
): FoundStream[] {
  const stopped = [...counted].filter((stream) => statusOf(stream, bank.period) === "CEASED");
  const starts = stopped.map(({ rows }) => rows[0]?.dayNumber ?? 0);
  return streams.filter(
    (stream) => !counted.has(stream) && starts.some((start) => (stream.rows[0]?.dayNumber ?? 0) > start),
  );
}

/**
 * If takings move to a new provider, its first payment is at most this many days before or after the old provider's
 * last payment.
 */
const TAKEOVER_DAYS = 21;
const TAKEOVER_PAYMENTS_MIN = 4;
/** The takings moved only if the new providers' daily takings are at least this share of the old provider's. */
const TAKEOVER_SHARE_MIN = 0.75;
/** Payments with at least this consistency come from a contract and are not takings. */
const TAKEOVER_STEADY_MAX = 0.95;

/**
 * Finds takings that moved from one provider to others, such as from one payment terminal to another. Lists the
 * provider that stopped and the providers that began around that time. The new providers must still pay, and their
 * takings together must be nearly as large.
 */
function listTakenOver(streams: readonly FoundStream[], { bank }: Ledger): FoundStream[] {
  return streams.flatMap((old) => {
    if (statusOf(old, bank.period) !== "CEASED" || !isTakings(old)) return [];
    const last = old.rows.at(-1)?.dayNumber ?? 0;
    const takers = streams.filter(
      (other) =>
        isTakings(other) &&
        Math.abs((other.rows[0]?.dayNumber ?? 0) - last) <= TAKEOVER_DAYS &&
        statusOf(other, bank.period) !== "CEASED",
    );
    const pace = takers.reduce((sum, taker) => sum + paceOf(taker), 0);
    return takers.length > 0 && pace >= paceOf(old) * TAKEOVER_SHARE_MIN ? [old, ...takers] : [];
  });
}

function isTakings({ rows }: FoundStream): boolean {
  return rows.length >= TAKEOVER_PAYMENTS_MIN && consistencyOf(rows) < TAKEOVER_STEADY_MAX;
}

/** A stream's average amount a day between its first payment and its last, in cents. */
function paceOf({ rows }: FoundStream): number {
  const days = (rows.at(-1)?.dayNumber ?? 0) - (rows[0]?.dayNumber ?? 0);
  return toSum(rows.map(({ cents }) => cents)) / Math.max(1, days);
}

/**
 * Lists the clients whose payments count because the other clients show that the business continues. These other
 * clients must have paid at least `paceMin` of a usual season's receipts in the last season. Payments from a client
 * that has stopped do not count towards this.
 */
function listBorneOut(streams: readonly FoundStream[], paceMin: number, ledger: Ledger): FoundStream[] {
  const clients = streams.map((stream) => weigh(stream, ledger));
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
      recent - client.recentCents - lost >= season * paceMin
    );
  };
  return clients.filter(isBorneOut).map(({ stream }) => stream);
}

type Client = ReturnType<typeof weigh>;

function weigh(stream: FoundStream, { bank }: Ledger) {
  const from = addDays(bank.period.to, -SEASON_DAYS);
  const isOver = statusOf(stream, bank.period) === "CEASED";
  const recent = new Set(isOver ? [] : stream.rows.filter((row) => row.on >= from));
  const sum = (rows: Iterable<BankRow>) => toSum([...rows].map((row) => row.cents));
  return { stream, recent, cents: sum(stream.rows), recentCents: sum(recent) };
}

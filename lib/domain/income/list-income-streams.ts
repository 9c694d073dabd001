import { addDays } from "@/lib/domain/day";
import type { IncomeStream } from "@/lib/domain/document";
import type { Ledger } from "@/lib/domain/ledger";
import type { BankRow } from "@/lib/domain/row";
import { type FoundStream, restream } from "@/lib/domain/stream/find-streams";

/** Credits that belong together, and the kind of income they are. */
export type Coded = { stream: FoundStream; code: string };

/** Streams hold one kind each: where rows of one payer were categorised apart, the stream is parted with them. */
export function listIncomeStreams(ledger: Ledger): Coded[] {
  const coded: Coded[] = [];
  for (const stream of ledger.streams) {
    if (stream.direction !== "IN") continue;
    const byCode = new Map<string, BankRow[]>();
    for (const row of stream.rows) {
      const code = ledger.entries[row.index]?.decision.code ?? "";
      if (!code.startsWith("inc.")) continue;
      const rows = byCode.get(code);
      if (rows) rows.push(row);
      else byCode.set(code, [row]);
    }
    for (const [code, rows] of byCode) {
      const isWhole = rows.length === stream.rows.length;
      coded.push({ code, stream: isWhole ? stream : restream(stream, code, rows) });
    }
  }
  return coded;
}

const BUSINESS = "inc.business.receipts";
const OTHER_RECEIPTS_MIN = 3;
/** A season: a business without a receipt for longer has stopped. */
const BUSINESS_QUIET_DAYS = 120;

/**
 * One of the clients of a business that goes on. Clients come once or stop, and the business has others: what each paid is part
 * of what it takes in, though that client is not known to come again.
 */
export function isClient({ stream, code }: Coded, all: readonly Coded[], { bank }: Ledger): boolean {
  if (code !== BUSINESS) return false;
  const rows = all.filter((other) => other.code === BUSINESS).flatMap((other) => other.stream.rows);
  const liveFrom = addDays(bank.period.to, -BUSINESS_QUIET_DAYS);
  const isLive = rows.some((row) => row.on >= liveFrom);
  return isLive && rows.length - stream.rows.length >= OTHER_RECEIPTS_MIN;
}

/** Wages are seldom paid into savings: where no everyday account was shared and savings earn interest alone, income is elsewhere. */
export function isSavingsOnly({ bank }: Ledger, streams: readonly IncomeStream[]): boolean {
  const kinds = new Set(bank.accounts.filter(({ coverage }) => coverage.rows > 0).map(({ kind }) => kind));
  const isSaver = kinds.has("SAVINGS") || kinds.has("TERM_DEPOSIT");
  if (!isSaver || kinds.has("TRANSACTION") || kinds.has("OTHER")) return false;
  return streams.every(({ included, code }) => !included || code.startsWith("inc.invest"));
}

import type { BankData } from "@/lib/engine/bank";
import {
  addDays,
  addMonths,
  type Day,
  findDay,
  fromDayNumber,
  monthOf,
  toDay,
  toDayNumber,
} from "@/lib/engine/calendar/day";
import type { Account, Period, Window } from "@/lib/engine/document";
import {
  countDays,
  findCoverage,
  listWholeMonths,
  mergeSpans,
  monthSpan,
  type Span,
  takeSilences,
  toWindow,
} from "@/lib/engine/input/coverage";
import { listOf, type ReadAccount, readAccounts, toPublicId } from "@/lib/engine/input/read-account";
import { isReadable, keyOf, type ReadRow, type Unread } from "@/lib/engine/input/read-row";
import { readRows } from "@/lib/engine/input/read-rows";
import type { BankRow } from "@/lib/engine/row";

const PERIOD_MONTHS_MAX = 12;
/**
 * If the last row is more than this many days older than the collection of the data, the data is stale. The period then
 * ends at the last row.
 */
const STALE_DAYS = 31;
/**
 * If the earliest row is fewer than this many days after the twelve months begin, the period includes the days before
 * that row. They are assumed to have had no transactions.
 */
const QUIET_START_DAYS = 7;

/** The engine's input: rows in canonical order, the period, and the days each account covers. */
export type Bank = {
  accounts: (ReadAccount & { coverage: Account["coverage"] })[];
  rows: BankRow[];
  period: Period;
  dataDay: Day;
  /** The covered days of each account. `coverageOf` merges those of several accounts. */
  spans: Map<string, Span[]>;
  pending: number;
  /** The number of rows whose id the bank also gave to a different row. */
  reusedIds: number;
  /** The number of rows in accounts that the bank did not describe. */
  notDescribed: number;
  unread: { reason: Unread; count: number }[];
  isStale: boolean;
};

/**
 * Reads bank data into rows, accounts and coverage. Never throws on data that a bank may send; counts rows that it
 * cannot read. Throws RangeError if `dataAsAt` is not an instant or a day, or if it is outside the supported years.
 */
export function readBank(data: BankData, dataAsAt: string): Bank {
  const dataDay = toDataDay(dataAsAt);
  const accounts = readAccounts(data);
  const read = readRows(data, accounts, dataDay);
  const { span, isStale } = findPeriod(read.rows, { dataDay, accounts });
  const inside: ReadRow[] = [];
  for (const row of read.rows) {
    if (row.dayNumber >= span.from) inside.push(row);
    else read.unread.set("OLDER_THAN_PERIOD", (read.unread.get("OLDER_THAN_PERIOD") ?? 0) + 1);
  }
  const rows = toCanonical(inside);
  const { covered, spans } = coverAccounts(accounts, rows, span);
  return {
    accounts: covered,
    rows,
    period: toPeriod(span, spans),
    dataDay,
    spans,
    pending: read.pending,
    reusedIds: read.reusedIds,
    notDescribed: countNotDescribed(rows, data),
    unread: [...read.unread]
      .map(([reason, count]) => ({ reason, count }))
      .sort((a, b) => (a.reason < b.reason ? -1 : 1)),
    isStale,
  };
}

function countNotDescribed(rows: readonly BankRow[], data: BankData): number {
  const described = new Set(
    listOf(data.accounts).map((one) => (typeof one?.accountId === "string" ? toPublicId(one.accountId) : "")),
  );
  return rows.filter((row) => !described.has(row.accountId)).length;
}

/** Days covered by any of the accounts. */
export function coverageOf(bank: Bank, accountIds: Iterable<string>): Span[] {
  return mergeSpans([...accountIds].flatMap((id) => bank.spans.get(id) ?? []));
}

function toDataDay(dataAsAt: string): Day {
  const time = Date.parse(dataAsAt);
  const day = findDay(dataAsAt) ?? (Number.isNaN(time) ? null : toDay(new Date(time)));
  if (day === null) throw new RangeError("dataAsAt is not an instant or a day");
  if (!isReadable(day)) throw new RangeError("dataAsAt is outside the supported years");
  return day;
}

/**
 * The report's period. It begins with the earliest row, at most twelve months back. If that row comes in the first week
 * of the twelve months, the period begins with that week. If the first account was opened within that week, the period
 * begins on the day it was opened. The period ends on the day before the data was collected, or on the day of the
 * collection if rows were already posted on it. Stale data ends with its last row.
 */
function findPeriod(
  rows: readonly ReadRow[],
  { dataDay, accounts }: { dataDay: Day; accounts: readonly ReadAccount[] },
): { span: Span; isStale: boolean } {
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const row of rows) {
    first = Math.min(first, row.dayNumber);
    last = Math.max(last, row.dayNumber);
  }
  const before = toDayNumber(dataDay) - 1;
  if (rows.length === 0) return { span: { from: before, to: before }, isStale: false };
  const isStale = before - last > STALE_DAYS;
  const to = isStale ? last : Math.max(before, last);
  const earliest = toDayNumber(addDays(addMonths(fromDayNumber(to), -PERIOD_MONTHS_MAX), 1));
  const isQuiet = first > earliest && first - earliest < QUIET_START_DAYS;
  const opened = Math.min(...accounts.map(({ openedOn }) => (openedOn ? toDayNumber(openedOn) : earliest)));
  const quietFrom = Math.min(first, Math.max(earliest, opened));
  return { span: { from: isQuiet ? quietFrom : Math.max(first, earliest), to }, isStale };
}

/** Sorts rows by day, account, id and contents, and gives them unique ids. The input's order does not matter. */
function toCanonical(rows: readonly ReadRow[]): BankRow[] {
  const sorted = sortByDay(rows);
  const ids = new Set<string>();
  for (const [index, row] of sorted.entries()) {
    row.index = index;
    row.id = row.bankRowId;
    ids.add(row.id);
  }
  if (ids.size < sorted.length || ids.has("")) nameApart(sorted);
  return sorted;
}

/**
 * Sets unique ids. Rows without a bank id get a hash of their contents. An id used in several accounts is prefixed with
 * the account, and repeats are numbered.
 */
function nameApart(rows: readonly ReadRow[]): void {
  const owners = new Map<string, string>();
  const shared = new Set<string>();
  for (const row of rows) {
    const owner = owners.get(row.bankRowId);
    if (owner !== undefined && owner !== row.accountId) shared.add(row.bankRowId);
    owners.set(row.bankRowId, row.accountId);
  }
  const used = new Map<string, number>();
  for (const row of rows) {
    const { bankRowId } = row;
    const isShared = bankRowId !== "" && shared.has(bankRowId);
    const base =
      bankRowId === "" ? `tx-${keyOf(row)}` : isShared ? `${row.accountId}:${bankRowId}` : bankRowId;
    const ordinal = (used.get(base) ?? 0) + 1;
    used.set(base, ordinal);
    row.id = ordinal === 1 ? base : `${base}~${ordinal}`;
  }
}

function sortByDay(rows: readonly ReadRow[]): ReadRow[] {
  return [...rows].sort(
    (a, b) =>
      a.dayNumber - b.dayNumber ||
      compare(a.accountId, b.accountId) ||
      compare(a.bankRowId, b.bankRowId) ||
      compare(keyOf(a), keyOf(b)),
  );
}

function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

function coverAccounts(accounts: readonly ReadAccount[], rows: readonly BankRow[], period: Span) {
  const days = new Map<string, number[]>(accounts.map((account) => [account.id, []]));
  for (const row of rows) days.get(row.accountId)?.push(row.dayNumber);
  const spans = new Map<string, Span[]>();
  const own = new Map(
    accounts.map((account) => {
      const isEveryday = account.kind === "TRANSACTION";
      const dates = days.get(account.id) ?? [];
      return [
        account.id,
        findCoverage(dates, {
          openedOn: account.openedOn,
          period,
          isClosed: account.openStatus === "CLOSED",
          isEveryday,
        }),
      ];
    }),
  );
  const silences = new Map<string | null, Span[]>();
  for (const account of accounts)
    if (account.kind === "TRANSACTION")
      silences.set(account.institution, [
        ...(silences.get(account.institution) ?? []),
        ...(own.get(account.id)?.gaps ?? []),
      ]);
  const covered = accounts.map((account) => {
    const dates = days.get(account.id) ?? [];
    const silent = (silences.get(account.institution) ?? []).filter(
      (gap) => account.openStatus !== "CLOSED" || gap.to < (dates.at(-1) ?? 0),
    );
    const found = takeSilences(own.get(account.id) ?? { spans: [], gaps: [] }, dates, silent);
    spans.set(account.id, found.spans);
    const window = toOwnWindow(found.spans, dates[0] ?? null, account.openedOn, period);
    return {
      ...account,
      coverage: { ...window, rows: dates.length, gaps: found.gaps.map((gap) => toWindow(gap.from, gap.to)) },
    };
  });
  return { covered, spans };
}

/**
 * The days that the account's own rows cover. Unlike averages, this window leaves out the days before the account was
 * opened. Averages count those days, because the account certainly had no rows then.
 */
function toOwnWindow(
  spans: readonly Span[],
  first: number | null,
  openedOn: Day | null,
  period: Span,
): Window {
  const opened = openedOn === null ? period.from : toDayNumber(openedOn);
  const start = Math.max(opened, spans[0]?.from ?? period.from);
  const from = Math.min(first ?? period.from, start);
  const own = spans.map((span) => ({ ...span, from: Math.max(span.from, from) }));
  return toWindow(from, period.to, countDays(own.filter((span) => span.from <= span.to)));
}

function toPeriod(span: Span, spans: ReadonlyMap<string, Span[]>): Period {
  const whole = new Set(listWholeMonths(mergeSpans([...spans.values()].flat())));
  const partialMonths: string[] = [];
  let month = monthOf(fromDayNumber(span.from));
  while (monthSpan(month).from <= span.to) {
    if (!whole.has(month)) partialMonths.push(month);
    month = monthOf(fromDayNumber(monthSpan(month).to + 1));
  }
  return { ...toWindow(span.from, span.to), completeMonths: whole.size, partialMonths };
}

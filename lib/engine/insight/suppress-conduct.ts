import { addDays } from "@/lib/engine/calendar/day";
import { isToPeople } from "@/lib/engine/conduct/build-people";
import type { Conduct, Quality, ReportDocument } from "@/lib/engine/document";
import { roundBalances } from "@/lib/engine/insight/round-amounts";
import { suppress, withNeighbour } from "@/lib/engine/insight/suppress";

/** Windows of other lengths are as long as the data and would reveal the day of its first row. */
const WINDOWS: ReadonlySet<number> = new Set([30, 60, 90]);

/** With fewer rows than this in a window, an account's highest and lowest balance would reveal one of them. */
const ROWS_MIN = 3;

/**
 * Account conduct without any single payment: no day, no event and no balance series; also suppresses every
 * figure from which a suppressed total could be derived.
 */
export function suppressConduct(conduct: Conduct, report: ReportDocument): Conduct {
  const { expenses } = report;
  const countRows = newCounter(report);
  const cashIds = conduct.accounts
    .filter(({ kind }) => kind !== "CREDIT_CARD")
    .map(({ accountId }) => accountId);
  const { gambling } = conduct;
  const { people } = conduct;
  const isBetSingle = gambling.confirmed.count - gambling.lotteries.count === 1;
  const isGamblingSingle = gambling.depositsTotal.count === 1 || gambling.returnsTotal.count === 1;
  return {
    ...conduct,
    dailyBalances: [],
    // Subtracting the other accounts from the balance of all accounts would reveal one account.
    balanceWindows: conduct.balanceWindows
      .filter(({ windowDays }) => {
        const counts = cashIds.map((id) => countRows(id, windowDays));
        return WINDOWS.has(windowDays) && counts.every((count) => count === 0 || count >= ROWS_MIN);
      })
      .map(roundBalances),
    accounts: conduct.accounts.map((account) => ({
      ...account,
      daily: [],
      windows: account.windows
        .filter(
          ({ windowDays }) => WINDOWS.has(windowDays) && countRows(account.accountId, windowDays) >= ROWS_MIN,
        )
        .map(roundBalances),
    })),
    paydays: [],
    dishonours: { ...conduct.dishonours, events: [] },
    overdrawnFees: { ...conduct.overdrawnFees, events: [] },
    fees: conduct.fees.map((line) =>
      line.charged.count === 1 || line.refunded.count === 1 ? { ...line, net: suppress(line.net) } : line,
    ),
    cashByKind: suppressCash(conduct.cashByKind),
    gambling: {
      ...gambling,
      largestDay: null,
      lotteries: isBetSingle ? suppress(gambling.lotteries) : gambling.lotteries,
      ratioOfIncome: gambling.confirmed.count === 1 ? null : gambling.ratioOfIncome,
      netTotal: isGamblingSingle ? suppress(gambling.netTotal) : gambling.netTotal,
    },
    people: suppressPeople(people, expenses),
    markers: conduct.markers.map((marker) => ({ ...marker, events: [] })),
    largeCredits: [],
    largeDebits: [],
    roundTrips: [],
  };
}

/** Returns a function that counts an account's rows in the last `days` days of the data. */
function newCounter({ transactions, period }: ReportDocument): (accountId: string, days: number) => number {
  return (accountId, days) => {
    const from = addDays(period.to, 1 - days);
    return transactions.filter((row) => row.accountId === accountId && row.on >= from).length;
  };
}

/**
 * Suppresses transfers to individuals. They are the sum of two expense categories and would reveal a category with a
 * single payment.
 */
function suppressPeople(
  people: Conduct["people"],
  { groups }: ReportDocument["expenses"],
): Conduct["people"] {
  const leaves = groups.flatMap((group) => group.leaves).filter(({ code }) => isToPeople(code));
  const isPaidSingle = leaves.some(({ count }) => count === 1);
  return {
    ...people,
    paid: isPaidSingle ? suppress(people.paid) : people.paid,
    net: isPaidSingle || people.received.count === 1 ? suppress(people.net) : people.net,
  };
}

/**
 * Suppresses kinds of cash. The three kinds add up to the total, so if only one is suppressed, another non-empty
 * one is suppressed too.
 */
function suppressCash(cash: Conduct["cashByKind"]): Conduct["cashByKind"] {
  const kinds = (["atm", "cashOut", "cardAdvance"] as const).filter((kind) => cash[kind].count > 0);
  const hidden = withNeighbour(
    kinds,
    (kind) => cash[kind].count === 1,
    (kind) => cash[kind].count,
  );
  return { ...cash, ...Object.fromEntries([...hidden].map((kind) => [kind, suppress(cash[kind])])) };
}

/**
 * The check of balances without amounts. Only one row may have been posted between two pulls, so the report may
 * say that the balances agree, but not by how much they changed.
 */
export function suppressReconciliations(quality: Quality): Quality["reconciliations"] {
  return quality.reconciliations.map((check) => ({
    ...check,
    fromCents: null,
    toCents: null,
    postedCents: null,
    differenceCents: null,
  }));
}

import { addDays } from "@/lib/engine/calendar/day";
import type { Conduct, Quality, ReportDocument } from "@/lib/engine/document";
import { isSuppressed, suppress } from "@/lib/engine/figures/insight-note";
import { roundBalances } from "@/lib/engine/insight/round-amounts";

/**
 * The lengths in days of the windows shown. Any other window covers all the data and would reveal the data's first day.
 */
const WINDOWS: ReadonlySet<number> = new Set([30, 60, 90]);

/** With fewer rows than this in a window, an account's highest and lowest balance would reveal a row. */
const ROWS_MIN = 3;

/** Account conduct without any single payment: no day, no event and no balance series. */
export function suppressConduct(
  { conduct, income }: Pick<ReportDocument, "conduct" | "income">,
  report: ReportDocument,
): Conduct {
  const countRows = newCounter(report);
  const cashIds = conduct.accounts
    .filter(({ kind }) => kind !== "CREDIT_CARD")
    .map(({ accountId }) => accountId);
  const { gambling } = conduct;
  const isBetSingle = gambling.confirmed.count - gambling.lotteries.count === 1;
  const isShareHidden = isSuppressed(gambling.confirmed) || isSuppressed(income.totals.netMonthly);
  return {
    ...conduct,
    dailyBalances: [],
    // Leaves out a window if an account has too few rows in it: subtracting the other accounts from the balance of all
    // accounts would reveal the balance of that account.
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
    gambling: {
      ...gambling,
      largestDay: null,
      lotteries: isBetSingle ? suppress(gambling.lotteries) : gambling.lotteries,
      ratioOfIncome: isShareHidden ? null : gambling.ratioOfIncome,
    },
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
 * The balance checks, without amounts. Only one row may have been posted between two collections of data, so the report
 * may say that the balances agree, but not by how much they changed.
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

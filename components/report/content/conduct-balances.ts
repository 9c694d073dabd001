import { accountKey, type Context, textCell } from "../context";
import { counted, DASH, money } from "../format";
import type { Table } from "../model";
import { ACCOUNT_KIND } from "../words";
import { columns, groupRow, row } from "./table";

const days = (count: number | null) => (count === null ? DASH : counted(count, "day"));
const spell = (longest: number | null) => (longest !== null && longest > 0 ? `longest ${longest}` : null);

const ROUNDED = "Amounts are rounded to the nearest $50. The days are counted from the exact balances.";
const isInsight = ({ document }: Context) => document.profile === "insight";

/** Balances of the everyday and savings accounts together. `accountWindowTable` shows each account separately. */
export function windowTable(context: Context): Table {
  return {
    kind: "table",
    id: "balance-windows",
    caption: "Everyday and savings accounts together, balance at the end of the day",
    columns: columns(
      ["Last", 12],
      [">Lowest", 14],
      [">Highest", 14],
      [">Mean", 14],
      [">Median", 14],
      [">Below $0", 11],
      [">Below $100", 11],
      [">Below $500", 11],
      [">Below $1,000", 11],
    ),
    rows: context.document.conduct.balanceWindows.map((stats) =>
      row(
        counted(stats.windowDays, "day"),
        money(stats.minCents),
        money(stats.maxCents),
        textCell(money(stats.meanCents), `spread ${money(stats.stdDevCents)}`),
        money(stats.medianCents),
        textCell(days(stats.daysNegative), spell(stats.longestNegativeDays)),
        days(stats.daysUnder100),
        days(stats.daysUnder500),
        days(stats.daysUnder1000),
      ),
    ),
    empty: "The balances could not be rebuilt.",
    dense: true,
    ...(isInsight(context) ? { footnote: ROUNDED } : {}),
  };
}

/**
 * Balances of each account separately, because money in a savings account does not prevent an overdrawn everyday
 * account.
 */
export function accountWindowTable(context: Context): Table {
  return {
    kind: "table",
    id: "account-balances",
    caption: "Balance at the end of the day, account by account",
    columns: columns(
      ["Last", 22],
      [">Lowest", 13],
      [">Highest", 13],
      [">Median", 13],
      [">Below $0", 12],
      [">Below $100", 10],
      [">Below $500", 10],
      [">Beyond limit", 12],
    ),
    rows: context.document.conduct.accounts.flatMap(({ accountId, kind, name, limitCents, windows }) => [
      groupRow(
        textCell(`${accountKey(context, accountId)} ${name}`, ACCOUNT_KIND[kind]),
        ...Array.from({ length: 7 }, () => ""),
      ),
      ...windows.map((stats) =>
        row(
          counted(stats.windowDays, "day"),
          money(stats.minCents),
          money(stats.maxCents),
          money(stats.medianCents),
          textCell(days(stats.daysNegative), spell(stats.longestNegativeDays)),
          days(stats.daysUnder100),
          days(stats.daysUnder500),
          textCell(days(stats.daysOverLimit), limitCents === null ? null : `of ${money(limitCents)}`),
        ),
      ),
    ]),
    empty: "The balances could not be rebuilt.",
    dense: true,
    footnote: `A card balance is normally an amount owed, so days below zero are not counted for cards. “–” means that the bank gave no limit.${isInsight(context) ? ` ${ROUNDED}` : ""}`,
  };
}

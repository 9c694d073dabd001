import { type Attribute, countOf, figure, number, over, seen } from "@/lib/contract/attributes/attribute";
import type { BalanceStats, Conduct, ConductMarker, Figure } from "@/lib/engine/document";

const MONTHLY = "AUD_CENTS_PER_MONTH";

const of = (
  id: string,
  unit: Attribute["unit"],
  words: string,
  find: (conduct: Conduct) => Figure | null | undefined,
): Attribute => figure(`conduct.${id}`, unit, words, ({ conduct }) => find(conduct));

const markerOf = (id: string, kind: ConductMarker["kind"], words: string): Attribute =>
  seen(
    `conduct.${id}`,
    "COUNT",
    words,
    ({ conduct }) => conduct.markers.find((marker) => marker.kind === kind)?.figure,
  );

const listOf = (id: string, words: string, find: (conduct: Conduct) => readonly unknown[]): Attribute =>
  number(
    `conduct.${id}`,
    "COUNT",
    `${words} Not available in the insight profile.`,
    countOf(({ conduct }) => find(conduct)),
  );

export const CONDUCT: readonly Attribute[] = [
  of(
    "days_below_zero",
    "DAYS",
    "Days on which an everyday or savings account ended below zero.",
    (c) => c.daysBelowZero,
  ),
  of("days_under_100", "DAYS", "Days on which an everyday account ended under $100.", (c) => c.daysUnder100),
  of("dishonours", "COUNT", "Dishonoured payments.", (c) => c.dishonours.figure),
  of("overdrawn_fees", "COUNT", "Fees for an overdrawn account.", (c) => c.overdrawnFees.figure),
  of("cash", MONTHLY, "Cash taken out.", (c) => c.cash),
  of("cash_atm", MONTHLY, "ATM withdrawals.", (c) => c.cashByKind.atm),
  of("cash_out", MONTHLY, "EFTPOS cash out.", (c) => c.cashByKind.cashOut),
  of("cash_card_advance", MONTHLY, "Cash advances on a card.", (c) => c.cashByKind.cardAdvance),
  of("cash_ratio", "RATIO", "Cash taken out ÷ net income.", (c) => c.cashByKind.ratioOfIncome),
  of("gambling", MONTHLY, "Payments to gambling businesses identified by name.", (c) => c.gambling.confirmed),
  of(
    "gambling_lotteries",
    MONTHLY,
    "The part of `conduct.gambling` that went to lotteries.",
    (c) => c.gambling.lotteries,
  ),
  of("gambling_inferred", MONTHLY, "Gambling inferred from a pattern.", (c) => c.gambling.inferred),
  of(
    "gambling_deposits",
    "AUD_CENTS",
    "Total paid to gambling businesses in the period.",
    (c) => c.gambling.depositsTotal,
  ),
  of(
    "gambling_returns",
    "AUD_CENTS",
    "Total received from gambling businesses in the period.",
    (c) => c.gambling.returnsTotal,
  ),
  of(
    "gambling_net",
    "AUD_CENTS",
    "Total paid to gambling businesses minus the total received from them, signed.",
    (c) => c.gambling.netTotal,
  ),
  number(
    "conduct.gambling_ratio",
    "RATIO",
    "Gambling ÷ net income.",
    ({ conduct }) => conduct.gambling.ratioOfIncome,
  ),
  number(
    "conduct.gambling_days",
    "DAYS",
    "Days with payments to gambling businesses.",
    ({ conduct }) => conduct.gambling.days,
  ),
  of("high_cost_credit", MONTHLY, "Payments to lenders of high-cost credit.", (c) => c.highCostCredit),
  of("people_paid", MONTHLY, "Paid to individuals.", (c) => c.people.paid),
  of("people_received", MONTHLY, "Received from individuals.", (c) => c.people.received),
  of("people_net", MONTHLY, "Net transfers to individuals, signed.", (c) => c.people.net),
  of(
    "liquidity_days",
    "DAYS",
    "Days for which the balances would pay essential living costs and commitments (R-CASH).",
    (c) => c.liquidityDays,
  ),
  of(
    "payday_days_to_lowest",
    "DAYS",
    "Median number of days from payday to the lowest balance.",
    (c) => c.paydayCycle?.daysToLowest,
  ),
  of(
    "payday_share_left",
    "RATIO",
    "Share of the pay that remains after seven days: the median.",
    (c) => c.paydayCycle?.shareLeftAfter7Days,
  ),
  of(
    "payday_balance_before",
    "AUD_CENTS",
    "Balance before payday, signed: the median.",
    (c) => c.paydayCycle?.balanceBeforePay,
  ),
  markerOf("crisis_payments", "CRISIS_PAYMENT", "Crisis payments from government."),
  markerOf("collection_payments", "COLLECTION", "Payments to debt collectors."),
  markerOf("debt_agreement_payments", "DEBT_AGREEMENT", "Payments under a debt agreement."),
  markerOf("redraws", "REDRAW", "Redraws from loans."),
  markerOf("super_releases", "SUPER_RELEASE", "Superannuation paid as a lump sum."),
  number(
    "conduct.missing_expected",
    "COUNT",
    "Kinds of expense that almost every household has but this data does not show (D-MISSING).",
    ({ conduct }) => conduct.missingExpected.length,
  ),
  listOf("large_credits", "Large credits.", (c) => c.largeCredits),
  listOf("large_debits", "Large debits.", (c) => c.largeDebits),
  listOf(
    "round_trips",
    "Amounts that left and came back, or came in and left again soon after.",
    (c) => c.roundTrips,
  ),
];

const WINDOW_DAYS = [30, 90] as const;

const STATS: readonly [id: string, unit: Attribute["unit"], words: string, key: keyof BalanceStats][] = [
  ["min", "AUD_CENTS", "lowest balance, signed", "minCents"],
  ["max", "AUD_CENTS", "highest balance, signed", "maxCents"],
  ["mean", "AUD_CENTS", "mean balance, signed", "meanCents"],
  ["median", "AUD_CENTS", "median balance, signed", "medianCents"],
  ["days_negative", "DAYS", "days that ended below zero", "daysNegative"],
  ["days_under_500", "DAYS", "days that ended under $500", "daysUnder500"],
];

/** Attributes for the balances of all everyday and savings accounts together, at the ends of days. */
export const BALANCES: readonly Attribute[] = WINDOW_DAYS.flatMap((days) =>
  STATS.map(([id, unit, words, key]) =>
    over(
      days,
      number(
        `balances.${id}_${days}_days`,
        unit,
        `All everyday and savings accounts together, over the last ${days} days: ${words}.`,
        ({ conduct }) => conduct.balanceWindows.find(({ windowDays }) => windowDays === days)?.[key],
      ),
    ),
  ),
);

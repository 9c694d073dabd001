import type { Formulas } from "@/lib/engine/figures/formula";
import {
  addAmounts,
  explainQuotient,
  explainSum,
  lessOthers,
  shareOf,
  toPart,
} from "@/lib/engine/figures/kinds";
import { findMedian } from "@/lib/engine/figures/statistics";

/** The balance of an account at the end of each day. */
type Daily = readonly { readonly on: string; readonly amountCents: number }[];

const LOW_CENTS = 10_000;

/**
 * The number of days on which at least one account ended below `cents`. Checks each account separately, because a
 * combined balance would hide such a day.
 */
function countDaysBelow(accounts: readonly Daily[], cents: number): number {
  const below = new Set<string>();
  for (const daily of accounts)
    for (const { on, amountCents } of daily) if (amountCents < cents) below.add(on);
  return below.size;
}

export const CONDUCT = {
  "D-SUM": {
    name: "Sum in the period",
    text: "The amounts of the rows, added up.",
    unit: "AUD_CENTS",
    value: addAmounts,
  },
  "D-NET": {
    name: "Net in the period",
    text: "Total paid minus total received.",
    unit: "AUD_CENTS",
    value: lessOthers,
    explain: ({ document: { conduct }, figure }) => {
      const { depositsTotal, returnsTotal, netTotal } = conduct.gambling;
      const fee = conduct.fees.find(({ net }) => net === figure);
      if (fee) return explainSum([...toPart(fee.charged, ""), ...toPart(fee.refunded, "−")]);
      return figure === netTotal
        ? explainSum([...toPart(depositsTotal, ""), ...toPart(returnsTotal, "−")])
        : [];
    },
  },
  "D-SHARE": {
    name: "Share of income",
    text: "The monthly mean ÷ net monthly income.",
    unit: "RATIO",
    value: shareOf,
    explain: ({ document: { conduct, summary } }) =>
      explainQuotient(toPart(conduct.cash), toPart(summary.incomeNetMonthly)),
  },
  "D-BALANCE": {
    name: "Rebuilt balance",
    text: "For each day and account: the bank's current balance minus all transactions posted after that day. The balances begin with the account's data or, if the data has gaps, after the last gap.",
    isIn: ({ conduct }) => conduct.balanceWindows.length > 0 || conduct.accounts.length > 0,
  },
  "D-NEGATIVE": {
    name: "Days below zero",
    text: "Days on which at least one everyday or savings account ended below zero. Balances of different accounts are not added. An account is over its limit on a day if it ended below zero by more than the overdraft or card limit that the bank gave.",
    unit: "DAYS",
    value: (accounts: readonly Daily[]) => countDaysBelow(accounts, 0),
  },
  "D-LOW": {
    name: "Days under $100",
    text: "Days on which at least one everyday account ended under $100. Balances of different accounts are not added, and accounts without transactions are left out.",
    unit: "DAYS",
    value: (accounts: readonly Daily[]) => countDaysBelow(accounts, LOW_CENTS),
  },
  "D-PEOPLE": {
    name: "Net with people",
    text: "The monthly mean of payments to people minus the monthly mean of payments from them.",
    unit: "AUD_CENTS_PER_MONTH",
    value: lessOthers,
    explain: ({ document: { conduct } }) =>
      explainSum([...toPart(conduct.people.paid, ""), ...toPart(conduct.people.received, "−")]),
  },
  "D-PAYDAY": {
    name: "Pay cycle",
    text: "Three medians over the pay cycles of the main income, in the account that the income is paid into. The first median is of the days from pay to the lowest balance. The second is of the share of the pay that remains after seven days. The third is of the balance before pay, which is the median balance of the three days before the pay. Only cycles of at most 45 days count, and at least two cycles are needed. The share of the pay is stated only if pays are at least ten days apart.",
    value: findMedian,
    differs:
      "This total does not match the figure: the figure is a median over the pay cycles, and the rows listed here are the pays that begin the cycles.",
  },
  "D-LARGE": {
    name: "Large amounts",
    text: "Single transactions of at least $2,000 that are also at least half the net monthly income. Regular payments, transfers between the customer's own accounts, reversals and loan interest are left out. At most the 20 largest in each direction are listed.",
    isIn: ({ conduct }) => conduct.largeCredits.length + conduct.largeDebits.length > 0,
  },
  "D-ROUND": {
    name: "Equal amounts out and in",
    text: "Amounts of $200 or more that went to a party and came back from the same party within 14 days. The party is a person, an account that was not shared, or an unknown party. Income that was passed on to such a party within two days is listed too. The two amounts differ by at most 2%. At most the latest 20 pairs of amounts are listed.",
    isIn: ({ conduct }) => conduct.roundTrips.length > 0,
  },
  "D-MISSING": {
    name: "Expected but not seen",
    text: "Everyday costs that the data should show but does not. Each cost has a period, in covered days, within which it normally appears: groceries 30, housing and transport 45, phone 70, power 120, insurance 350. A cost is not reported if the data covers fewer days than its period, or contains fewer than ten payments. Housing is also not reported if a home loan account was shared.",
    isIn: ({ conduct }) => conduct.missingExpected.length > 0,
  },
} as const satisfies Formulas;

export const EVENTS = {
  "D-COUNT": {
    name: "Count of events",
    text: "Events in the period. A dishonour and its fee count as one event.",
    unit: "COUNT",
    value: (events: number) => events,
  },
} as const satisfies Formulas;

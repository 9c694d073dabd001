import { type Day, parseDay } from "@/lib/engine/calendar/day";
import type { ReportDocument, Transaction } from "@/lib/engine/document";
import { everyDays, figure } from "@/tests/render/figures";

/** The conduct section of the hand-made household. */
export function conduct(rows: readonly Transaction[]): ReportDocument["conduct"] {
  let balance = 96000;
  const dailyBalances = everyDays(1).map((on: Day) => {
    for (const row of rows)
      if (row.on === on)
        balance += row.accountId === "acc-1" ? row.amountCents : Math.round(row.amountCents * 0.9);
    if (on.endsWith("-28")) balance -= Math.max(0, balance - 250000);
    return { on, amountCents: balance, derived: true };
  });
  const window = (windowDays: number) => ({
    windowDays,
    minCents: -31240,
    maxCents: 612000,
    meanCents: 214500,
    medianCents: 190210,
    stdDevCents: 98000,
    daysNegative: 3,
    daysUnder100: 5,
    daysUnder500: 21,
    daysUnder1000: 60,
    longestNegativeDays: 2,
  });
  return {
    dailyBalances,
    balanceWindows: [30, 90, 180, 365].map(window),
    accounts: [
      {
        accountId: "acc-1",
        kind: "TRANSACTION",
        name: "Everyday Account",
        limitCents: 50000,
        daily: dailyBalances,
        windows: [30, 365].map((days) => ({ ...window(days), daysOverLimit: 1, longestOverLimitDays: 1 })),
      },
      {
        accountId: "acc-2",
        kind: "SAVINGS",
        name: "Bonus Saver",
        limitCents: null,
        daily: [],
        windows: [
          {
            ...window(365),
            daysNegative: null,
            daysUnder100: null,
            daysUnder500: null,
            daysUnder1000: null,
            longestNegativeDays: null,
            daysOverLimit: null,
            longestOverLimitDays: null,
          },
        ],
      },
    ],
    daysBelowZero: figure(3, { formula: "D-NEGATIVE" }, "DAYS"),
    daysUnder100: figure(5, { formula: "D-LOW" }, "DAYS"),
    paydayCycle: {
      accountId: "acc-1",
      cycles: 25,
      daysToLowest: figure(12, { formula: "D-PAYDAY" }, "DAYS"),
      shareLeftAfter7Days: figure(0.4312, { formula: "D-PAYDAY" }, "RATIO"),
      balanceBeforePay: figure(61240, { formula: "D-PAYDAY" }, "AUD_CENTS"),
    },
    paydays: rows.filter((row) => row.streamId === "st-salary").map((row) => row.on),
    dishonours: {
      figure: figure(1, { formula: "D-COUNT" }, "COUNT"),
      events: [
        {
          on: parseDay("2026-03-09"),
          transactionId: "txn-40",
          amountCents: 3495,
          text: "Direct debit returned: Fitness First",
        },
      ],
      byClass: [{ code: "rec", label: "Recreation", count: 1 }],
    },
    fees: [
      {
        code: "fin.bank_fee",
        label: "Bank fees",
        charged: figure(6000, { formula: "D-SUM" }, "AUD_CENTS"),
        refunded: figure(500, { formula: "D-SUM", count: 2 }, "AUD_CENTS"),
        net: figure(5500, { formula: "D-NET" }, "AUD_CENTS"),
      },
    ],
    overdrawnFees: { figure: figure(0, { formula: "D-COUNT" }, "COUNT"), events: [] },
    cash: figure(60000, { evidence: "ev-csh.atm", quality: "ESTIMATED" }),
    cashByKind: {
      atm: figure(48000),
      cashOut: figure(12000),
      cardAdvance: figure(0, { count: 0 }),
      ratioOfIncome: figure(0.0812, { formula: "D-SHARE" }, "RATIO"),
    },
    gambling: {
      confirmed: figure(0),
      lotteries: figure(0),
      inferred: figure(0),
      ratioOfIncome: 0,
      returns: figure(0),
      depositsTotal: figure(0, { formula: "D-SUM" }, "AUD_CENTS"),
      returnsTotal: figure(0, { formula: "D-SUM" }, "AUD_CENTS"),
      netTotal: figure(0, { formula: "D-NET" }, "AUD_CENTS"),
      days: 0,
      largestDay: null,
    },
    highCostCredit: figure(0),
    people: { paid: figure(8000), received: figure(3000), net: figure(5000, { formula: "D-PEOPLE" }) },
    markers: [
      {
        kind: "COLLECTION",
        isNamed: true,
        figure: figure(2, { formula: "D-COUNT", count: 2 }, "COUNT"),
        total: figure(15000, { formula: "D-SUM", count: 2 }, "AUD_CENTS"),
        events: [
          {
            on: parseDay("2026-02-03"),
            transactionId: "txn-12",
            amountCents: 7500,
            text: "Panthera Finance",
          },
          {
            on: parseDay("2026-03-03"),
            transactionId: "txn-30",
            amountCents: 7500,
            text: "Panthera Finance",
          },
        ],
      },
    ],
    largeCredits: [],
    largeDebits: [
      { on: parseDay("2026-06-10"), transactionId: "txn-60", amountCents: 420000, text: "Harbour Solar" },
    ],
    roundTrips: [
      {
        kind: "OUT_AND_BACK",
        name: "S Nguyen",
        outOn: parseDay("2026-04-02"),
        inOn: parseDay("2026-04-09"),
        amountCents: 50000,
        isCountedAsIncome: false,
        transactionIds: ["txn-41", "txn-45"],
      },
    ],
    liquidityDays: figure(38, { formula: "R-CASH" }, "DAYS"),
    missingExpected: ["HOUSING"],
  };
}

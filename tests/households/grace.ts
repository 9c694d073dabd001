import { EVERYDAY, every, type Household, monthly } from "@/tests/households/sheet";

/** Grace returns purchases to the shop, had a payment reversed, and lives partly on cash. */
export const grace: Household = {
  person: "Grace Lim",
  accounts: [
    {
      accountId: "everyday",
      productCategory: EVERYDAY,
      balance: 900,
      lines: [
        ...monthly("2025-07-10", 12, "SALARY ORANA DENTAL 3391", [5_000]),
        ...every(7, "2025-07-01", 53, "COLES 0811 DUBBO NS AUS", -100, -140, -120),
        ...monthly("2025-07-03", 12, "ATM WITHDRAWAL DUBBO NSW", [-200]),
        ["2025-11-18", "CASH DEPOSIT BRANCH DUBBO", 500],
        ["2026-02-10", "BUNNINGS 4411 DUBBO", -250],
        ["2026-02-11", "REVERSAL BUNNINGS 4411 DUBBO", 250],
        ["2026-03-28", "KMART 1099 DUBBO", -120],
        ["2026-04-06", "KMART REFUND 1099 DUBBO", 80],
        ["2026-05-10", "KMART 1099 DUBBO", -60],
        ["2026-06-15", "OSKO PAYMENT FROM SARAH JONES", 75],
      ],
    },
  ],
};

import { EVERYDAY, every, type Household } from "@/tests/households/sheet";

/**
 * Liam left one employer in January and was paid for his leave, began with another in February, and got a bonus in
 * June.
 */
export const liam: Household = {
  person: "Liam Walsh",
  accounts: [
    {
      accountId: "everyday",
      productCategory: EVERYDAY,
      balance: 5_000,
      lines: [
        ...every(14, "2025-07-04", 15, "SALARY BRIGHT MEDIA 2210", 2_200),
        ["2026-01-20", "BRIGHT MEDIA LEAVE PAYOUT", 3_500],
        ...every(14, "2026-02-06", 11, "SALARY NORTHWIND LOGISTICS 9087", 2_600),
        ["2026-06-17", "NORTHWIND LOGISTICS ANNUAL BONUS", 4_000],
        ...every(7, "2025-07-01", 53, "ALDI STORES HOBART TA", -80, -100, -90),
      ],
    },
  ],
};

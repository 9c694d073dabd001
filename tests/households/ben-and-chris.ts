import { EVERYDAY, every, type Household, monthly } from "@/tests/households/sheet";

const shop = every(7, "2025-07-01", 53, "COLES 0456 GEELONG VI AUS", -90, -130);

/** Ben gets 4,000.00 every fourth Wednesday: thirteen pays a year, although most months have only one. */
export const ben: Household = {
  person: "Ben Ito",
  accounts: [
    {
      accountId: "everyday",
      productCategory: EVERYDAY,
      balance: 1_000,
      lines: [...every(28, "2025-07-09", 13, "SALARY CITY COUNCIL 77120", 4_000), ...shop],
    },
  ],
};

/** Chris gets the same 4,000.00 on the 15th, or on the Friday before a weekend: twelve pays a year. */
export const chris: Household = {
  person: "Chris Ito",
  accounts: [
    {
      accountId: "everyday",
      productCategory: EVERYDAY,
      balance: 1_000,
      lines: [
        ["2025-07-15", "SALARY CITY COUNCIL 77121", 4_000],
        ["2025-08-15", "SALARY CITY COUNCIL 77121", 4_000],
        ["2025-09-15", "SALARY CITY COUNCIL 77121", 4_000],
        ["2025-10-15", "SALARY CITY COUNCIL 77121", 4_000],
        ["2025-11-14", "SALARY CITY COUNCIL 77121", 4_000],
        ["2025-12-15", "SALARY CITY COUNCIL 77121", 4_000],
        ["2026-01-15", "SALARY CITY COUNCIL 77121", 4_000],
        ["2026-02-13", "SALARY CITY COUNCIL 77121", 4_000],
        ["2026-03-13", "SALARY CITY COUNCIL 77121", 4_000],
        ["2026-04-15", "SALARY CITY COUNCIL 77121", 4_000],
        ["2026-05-15", "SALARY CITY COUNCIL 77121", 4_000],
        ["2026-06-15", "SALARY CITY COUNCIL 77121", 4_000],
        ...shop,
        ...monthly("2025-07-10", 12, "BPAY OPTUS 1122", [-45]),
      ],
    },
  ],
};

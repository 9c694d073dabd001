import { EVERYDAY, type Household } from "@/tests/households/sheet";

/** Mia's June: 150.00 in the account at the beginning, and six rows. */
export const mia: Household = {
  person: "Mia Costa",
  accounts: [
    {
      accountId: "everyday",
      productCategory: EVERYDAY,
      balance: 70,
      lines: [
        ["2026-06-01", "COLES 0456 PERTH WA AUS", -100],
        ["2026-06-05", "ALDI STORES PERTH WA", -80],
        ["2026-06-08", "SALARY KINGS PARK CAFE 12", 1_000],
        ["2026-06-15", "DIRECT DEBIT LJ HOOKER RENT", -600],
        ["2026-06-20", "SALARY KINGS PARK CAFE 12", 900],
        ["2026-06-28", "BUNNINGS 7112 PERTH", -1_200],
      ],
    },
  ],
};

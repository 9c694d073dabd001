import { EVERYDAY, every, type Household } from "@/tests/households/sheet";

/** Hugo opened his account 45 days before the data was collected: three pays, ten purchases. */
export const hugo: Household = {
  person: "Hugo Baker",
  accounts: [
    {
      accountId: "everyday",
      productCategory: EVERYDAY,
      balance: 600,
      lines: [
        ["2026-05-17", "WOOLWORTHS 1010 CAIRNS QL AUS", -75],
        ["2026-05-21", "SALARY REEF TOURS 4410", 1_800],
        ["2026-05-22", "WOOLWORTHS 1010 CAIRNS QL AUS", -112.4],
        ["2026-05-26", "COLES 0440 CAIRNS QL AUS", -64.1],
        ["2026-05-30", "WOOLWORTHS 1010 CAIRNS QL AUS", -98.5],
        ["2026-06-03", "COLES 0440 CAIRNS QL AUS", -51],
        ["2026-06-04", "SALARY REEF TOURS 4410", 1_800],
        ["2026-06-08", "WOOLWORTHS 1010 CAIRNS QL AUS", -130],
        ["2026-06-13", "COLES 0440 CAIRNS QL AUS", -87],
        ["2026-06-18", "SALARY REEF TOURS 4410", 1_800],
        ["2026-06-19", "WOOLWORTHS 1010 CAIRNS QL AUS", -102],
        ["2026-06-24", "COLES 0440 CAIRNS QL AUS", -80],
        ["2026-06-29", "WOOLWORTHS 1010 CAIRNS QL AUS", -100],
      ],
    },
  ],
};

/** Iris buys breakfast every day. The data covers 120 days, but the bank left out the last twenty days of April. */
export const iris: Household = {
  person: "Iris Moore",
  accounts: [
    {
      accountId: "everyday",
      productCategory: EVERYDAY,
      balance: 600,
      lines: [
        ...every(1, "2026-03-03", 39, "CORNER CAFE BRUNSWICK", -4, -6),
        ...every(1, "2026-05-01", 61, "CORNER CAFE BRUNSWICK", -6, -4),
      ],
    },
  ],
};

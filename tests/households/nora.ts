import { CARD, EVERYDAY, every, type Household, LOAN, monthly } from "@/tests/households/sheet";

const toLoan = monthly("2025-07-18", 12, "Transfer to personal loan xx7777", [-500]);

/** Nora has a wage, a tenant, a card that she does not use, and a personal loan. All accounts are shared. */
export const nora: Household = {
  person: "Nora Singh",
  accounts: [
    {
      accountId: "everyday",
      productCategory: EVERYDAY,
      maskedNumber: "xxxx6666",
      balance: 8_000,
      lines: [
        ...monthly("2025-07-15", 12, "SALARY PACIFIC UNIVERSITY 8871", [6_000]),
        ...monthly("2025-07-01", 12, "RENT DISBURSEMENT ELDERS PROPERTY MANAGEMENT", [1_000]),
        ...monthly("2025-07-22", 12, "BPAY TELSTRA 1200", [-80]),
        ...monthly("2025-07-08", 12, "DIRECT DEBIT BUPA HEALTH INSURANCE", [-150]),
        ...every(7, "2025-07-01", 53, "COLES 0301 UNLEY SA AUS", -150, -210, -180),
        ...toLoan,
      ],
    },
    {
      accountId: "card",
      productCategory: CARD,
      balance: 0,
      limit: 10_000,
      lendingRates: [{ lendingRateType: "PURCHASE", rate: "0.2099" }],
      lines: [],
    },
    {
      accountId: "loan",
      productCategory: LOAN,
      maskedNumber: "xxxx7777",
      balance: -20_000,
      lendingRates: [{ lendingRateType: "FIXED", rate: "0.0999" }],
      loan: { loanEndDate: "2030-06-30", minInstalmentAmount: "500.00", repaymentFrequency: "P1M" },
      lines: toLoan.map(([on, , amount]) => [on, "REPAYMENT THANK YOU", -amount]),
    },
  ],
};

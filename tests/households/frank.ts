import { EVERYDAY, every, type Household, monthly } from "@/tests/households/sheet";

/**
 * Frank owes four lenders and shared none of their accounts. One small-loan repayment bounced; the bank charged a fee
 * and refunded the fee later.
 */
export const frank: Household = {
  person: "Frank Doyle",
  accounts: [
    {
      accountId: "everyday",
      productCategory: EVERYDAY,
      holderName: "Frank Doyle",
      balance: 25_000,
      lines: [
        ...every(7, "2025-07-02", 52, "SALARY DOYLE CIVIL 6610", 1_000),
        ...every(7, "2025-07-01", 53, "ALDI STORES FOOTSCRAY VI", -80, -100, -90),
        ...every(7, "2025-07-04", 52, "DIRECT DEBIT RAY WHITE RENT 7712", -300),
        ...monthly("2025-07-21", 12, "BPAY AMERICAN EXPRESS 377700", [-300]),
        ...monthly("2025-07-09", 12, "DIRECT DEBIT PLENTI FINANCE 55", [-386.6]),
        ...every(14, "2025-07-10", 26, "AFTERPAY MELBOURNE", -50),
        ["2026-05-07", "OSKO PAYMENT FROM NIMBLE AUSTRALIA LOAN FUNDS", 900],
        ["2026-05-14", "DIRECT DEBIT NIMBLE AUSTRALIA 88", -60],
        ["2026-05-21", "DIRECT DEBIT NIMBLE AUSTRALIA 88", -60],
        ["2026-05-28", "DIRECT DEBIT NIMBLE AUSTRALIA 88", -60],
        ["2026-06-04", "DIRECT DEBIT NIMBLE AUSTRALIA 88", -60],
        ["2026-06-05", "DISHONOUR DIRECT DEBIT NIMBLE AUSTRALIA 88", 60],
        ["2026-06-05", "DISHONOUR FEE", -15, { type: "FEE" }],
        ["2026-06-09", "DISHONOUR FEE REVERSAL", 15],
        ["2026-06-11", "DIRECT DEBIT NIMBLE AUSTRALIA 88", -60],
        ["2026-06-18", "DIRECT DEBIT NIMBLE AUSTRALIA 88", -60],
        ["2026-06-25", "DIRECT DEBIT NIMBLE AUSTRALIA 88", -60],
      ],
    },
  ],
};

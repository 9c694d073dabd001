import { EVERYDAY, every, type Household, monthly } from "@/tests/households/sheet";

/**
 * Alice rents, is paid every second Thursday, and gets a power bill each quarter and a car registration once a year.
 */
export const alice: Household = {
  person: "Alice Hart",
  accounts: [
    {
      accountId: "everyday",
      productCategory: EVERYDAY,
      holderName: "Alice Hart",
      balance: 3_000,
      lines: [
        ...every(14, "2025-07-03", 26, "PAY/SALARY FROM ACME PTY LTD 004512", 2_400),
        ...every(7, "2025-07-01", 53, "DIRECT DEBIT RAY WHITE RENT 4471", -450),
        ...every(7, "2025-07-05", 52, "WOOLWORTHS 1234 BONDI NS AUS", -120, -180, -150),
        ...monthly("2025-07-22", 12, "BPAY TELSTRA 9988112", [-60]),
        ...monthly("2025-08-12", 4, "DIRECT DEBIT AGL RETAIL 9988", [-280, -310, -295, -315], 3),
        ["2026-02-02", "VICROADS REGISTRATION 8812", -840],
      ],
    },
  ],
};

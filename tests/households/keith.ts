import { EVERYDAY, every, type Household, monthly } from "@/tests/households/sheet";

/** Keith is retired: Age Pension, a super pension, two dividends, a little interest. */
export const keith: Household = {
  person: "Keith Moran",
  accounts: [
    {
      accountId: "everyday",
      productCategory: EVERYDAY,
      balance: 40_000,
      lines: [
        ...every(14, "2025-07-03", 26, "CTRLINK PENSION 059P18274421R", 1_100),
        ...monthly("2025-07-15", 12, "EVERGREEN SUPER PENSION PMT 7711", [800]),
        ["2025-09-26", "TRANSFER FROM WATTLE INDUSTRIES DIV 001221", 600],
        ["2026-03-26", "TRANSFER FROM WATTLE INDUSTRIES DIV 001222", 720],
        ...every(7, "2025-07-01", 53, "IGA BALLINA NS AUS", -60, -80, -70),
      ],
    },
    {
      accountId: "saver",
      productCategory: EVERYDAY,
      displayName: "Seniors Saver",
      balance: 50_000,
      lines: [
        ["2025-07-31", "INTEREST CREDIT", 101, { type: "INTEREST_PAID" }],
        ["2025-08-31", "INTEREST CREDIT", 102, { type: "INTEREST_PAID" }],
        ["2025-09-30", "INTEREST CREDIT", 103, { type: "INTEREST_PAID" }],
        ["2025-10-31", "INTEREST CREDIT", 104, { type: "INTEREST_PAID" }],
        ["2025-11-30", "INTEREST CREDIT", 105, { type: "INTEREST_PAID" }],
        ["2025-12-31", "INTEREST CREDIT", 106, { type: "INTEREST_PAID" }],
        ["2026-01-31", "INTEREST CREDIT", 107, { type: "INTEREST_PAID" }],
        ["2026-02-28", "INTEREST CREDIT", 108, { type: "INTEREST_PAID" }],
        ["2026-03-31", "INTEREST CREDIT", 109, { type: "INTEREST_PAID" }],
        ["2026-04-30", "INTEREST CREDIT", 110, { type: "INTEREST_PAID" }],
        ["2026-05-31", "INTEREST CREDIT", 111, { type: "INTEREST_PAID" }],
        ["2026-06-30", "INTEREST CREDIT", 112, { type: "INTEREST_PAID" }],
      ],
    },
  ],
};

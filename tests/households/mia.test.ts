import { describe, expect, it } from "vitest";
import { mia } from "@/tests/households/mia";
import { dollars, reportOf } from "@/tests/households/sheet";

describe("the balances of Mia's thirty days", () => {
  const { conduct } = reportOf(mia);

  it("are calculated backwards from the balance of 30 June", () => {
    // Each step undoes one row, starting from 70 on 30 June. Before the 28th: 70 + 1,200 = 1,270; before the 20th:
    // 1,270 − 900 = 370; before the 15th: 370 + 600 = 970; before the 8th: 970 − 1,000 = −30; before the 5th: −30 + 80
    // = 50; at the beginning: 50 + 100 = 150.
    const steps = conduct.dailyBalances.filter(
      ({ amountCents }, index, days) => amountCents !== days[index - 1]?.amountCents,
    );
    expect(steps).toEqual([
      { on: "2026-06-01", amountCents: dollars(50), derived: true },
      { on: "2026-06-05", amountCents: dollars(-30), derived: true },
      { on: "2026-06-08", amountCents: dollars(970), derived: true },
      { on: "2026-06-15", amountCents: dollars(370), derived: true },
      { on: "2026-06-20", amountCents: dollars(1_270), derived: true },
      { on: "2026-06-28", amountCents: dollars(70), derived: true },
    ]);
    expect(conduct.dailyBalances).toHaveLength(30);
  });

  it("have correct statistics", () => {
    expect(conduct.balanceWindows).toEqual([
      {
        windowDays: 30,
        minCents: dollars(-30),
        maxCents: dollars(1_270),
        // Days × balance: 4 × 50 − 3 × 30 + 7 × 970 + 5 × 370 + 8 × 1,270 + 3 × 70 = 19,120; ÷ 30 days.
        meanCents: dollars(637.33),
        medianCents: dollars(670), // Sorted by balance, the 15th day has 370 and the 16th day 970.
        // Days × squared balance: 4 × 2,500 + 3 × 900 + 7 × 940,900 + 5 × 136,900 + 8 × 1,612,900 + 3 × 4,900 =
        // 20,201,400; ÷ 30 days = 673,380. Less the square of the mean (637.3333² = 406,193.78), 267,186.22 remains.
        // Its root is 516.9006.
        stdDevCents: dollars(516.9),
        daysNegative: 3, // 5 to 7 June
        daysUnder100: 10, // 1 to 7 June and 28 to 30 June.
        daysUnder500: 15, // 1 to 7, 15 to 19 and 28 to 30 June.
        daysUnder1000: 22, // 1 to 19 and 28 to 30 June.
        longestNegativeDays: 3,
      },
    ]);
  });
});

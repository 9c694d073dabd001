import { describe, expect, it } from "vitest";
import { addDays } from "@/lib/engine/calendar/day";
import { Household } from "./household";

const FROM = "2025-12-01";
const TO = "2026-11-22";

const makeHome = () => {
  const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "900.00");
  return home.every(14, FROM, TO, (on) =>
    home.row("everyday", on, "2000.00", "PAY/SALARY FROM ACME WIDGETS"),
  );
};

/** Adds a debit on the day `on` that the bank returned on the day `back`. */
function bounce(home: Household, on: string, back: string, amount: string, words: string) {
  home.row("everyday", on, `-${amount}`, `DIRECT DEBIT ${words}`);
  home.row("everyday", back, amount, `DISHONOUR REVERSAL DIRECT DEBIT ${words}`);
}

describe("a home loan whose repayment was halved and then bounced at the full amount", () => {
  const home = makeHome();
  const words = "REDGUM HOME LOANS 27316976";
  for (const month of ["2025-12", "2026-01", "2026-02", "2026-03", "2026-04", "2026-05", "2026-06"])
    home.row("everyday", `${month}-16`, "-1784.00", `DIRECT DEBIT ${words}`);
  for (const month of ["2026-07", "2026-08", "2026-09", "2026-10"])
    home.row("everyday", `${month}-16`, "-892.00", `DIRECT DEBIT ${words}`);
  bounce(home, "2026-11-16", "2026-11-17", "1784.00", words);
  const report = home.report({ dataAsAt: "2026-11-23T09:00:00+11:00" });
  const [loan] = report.liabilities.detected;

  it("counts at the newest charged amount, with the paid amount next to it", () => {
    expect(loan?.repaymentMonthly).toMatchObject({ value: 178_400, formula: "L-ASK", quality: "ESTIMATED" });
    expect(loan?.paidMonthly?.value).toBeLessThan(150_000);
    expect(report.commitments.lines.find(({ code }) => code === "dbt.mortgage")?.monthly.value).toBe(178_400);
  });

  it("has as many rows of evidence as the count states", () => {
    for (const figure of [loan?.repaymentMonthly, loan?.paidMonthly]) {
      const set = report.evidenceSets.find(({ id }) => id === figure?.evidence);
      expect(set?.transactionIds).toHaveLength(figure?.count ?? -1);
    }
    expect(loan?.repaymentMonthly.count).toBe(12);
  });

  it("gets one headline of high weight for the reduction and the dishonoured debit", () => {
    const fact = report.summary.headlines.find(({ code }) => code === "REPAYMENT_REDUCED");
    expect(fact?.level).toBe("HIGH");
    expect(fact?.text).toContain("has been paid $892.00 each time since 16 Jul 2026, down from $1,784.00");
    expect(fact?.text).toContain("the newest debit of $1,784.00 was dishonoured");
  });

  it("is upcoming at the charged amount, not at the last paid amount", () => {
    const next = report.commitments.upcoming30Days.items.find(({ name }) => /Redgum/i.test(name));
    expect(next).toMatchObject({ amountCents: 178_400 });
  });
});

describe("a debt collector whose last debits all bounced", () => {
  const home = makeHome();
  const words = "CREDIT CORP SERVICES 42265734";
  home.every(14, "2025-12-04", "2026-09-30", (on) =>
    home.row("everyday", on, "-30.00", `DIRECT DEBIT ${words}`),
  );
  for (const [on, back] of [
    ["2026-10-08", "2026-10-09"],
    ["2026-10-22", "2026-10-23"],
    ["2026-11-05", "2026-11-06"],
    ["2026-11-19", "2026-11-20"],
  ] as const)
    bounce(home, on, back, "30.00", words);

  it("still collects, so its commitment is not zero", () => {
    const report = home.report({ dataAsAt: "2026-11-23T09:00:00+11:00" });
    expect(report.liabilities.detected[0]?.repaymentMonthly).toMatchObject({
      value: 6_500,
      formula: "L-ASK",
    });
  });

  it("has a late stream and is upcoming on a business day, because the collector still charges", () => {
    const report = home.report({ dataAsAt: "2026-11-23T09:00:00+11:00" });
    const stream = report.expenses.streams.find(({ code }) => code === "dbt.collection");
    expect(stream).toMatchObject({ status: "LATE", frequency: "FORTNIGHTLY", next: { amountCents: 3_000 } });
    const items = report.commitments.upcoming30Days.items.filter(({ streamId }) => streamId === stream?.id);
    expect(items.map(({ on }) => on)).toEqual(["2026-12-03", "2026-12-17"]);
  });

  it("has no commitment if the collector stopped requesting payment months ago", () => {
    const later = makeHome();
    later.every(14, "2025-12-04", "2026-05-30", (on) =>
      later.row("everyday", on, "-30.00", `DIRECT DEBIT ${words}`),
    );
    bounce(later, "2026-06-04", "2026-06-05", "30.00", words);
    const report = later.report({ dataAsAt: "2026-11-23T09:00:00+11:00" });
    expect(report.liabilities.detected[0]?.repaymentMonthly.formula).not.toBe("L-ASK");
  });
});

describe("a bill of which too few debits were paid for a stream, because the rest bounced", () => {
  const home = makeHome();
  home.monthly("2025-12-12", TO, (on, index) => {
    const [words, back] = ["JACANA ENERGY 27316976", addDays(on, 1)];
    if (index % 3 === 0) home.row("everyday", on, "-40.00", `DIRECT DEBIT ${words}`);
    else bounce(home, on, back, "40.00", words);
  });
  const report = home.report({ dataAsAt: "2026-11-23T09:00:00+11:00" });

  it("is a regular payment and upcoming, moved from Saturday 12 December to the next Monday", () => {
    const stream = report.expenses.streams.find(({ name }) => /jacana/i.test(name));
    expect(stream).toMatchObject({ frequency: "MONTHLY", count: 4 });
    const items = report.commitments.upcoming30Days.items.filter(({ streamId }) => streamId === stream?.id);
    expect(items.map(({ on, amountCents }) => [on, amountCents])).toEqual([["2026-12-14", 4_000]]);
  });
});

describe("a small loan whose payment bounced before the lender lent again", () => {
  const home = makeHome();
  const words = "NIMBLE AUST P/L 59863248";
  home.row("everyday", "2026-01-05", "500.00", `DEPOSIT ${words} LOAN FUNDS`);
  home.every(14, "2026-01-15", "2026-05-30", (on) =>
    home.row("everyday", on, "-100.00", `DIRECT DEBIT ${words}`),
  );
  bounce(home, "2026-06-04", "2026-06-05", "100.00", words);
  home.row("everyday", "2026-09-03", "500.00", `DEPOSIT ${words} LOAN FUNDS`);
  home.every(14, "2026-09-17", "2026-11-10", (on) =>
    home.row("everyday", on, "-100.00", `DIRECT DEBIT ${words}`),
  );

  it("has no arrears of the earlier loan, which could exceed the debt of the newest loan", () => {
    const { arrears } = home.report({ dataAsAt: "2026-11-23T09:00:00+11:00" }).liabilities;
    expect(arrears.find(({ bounced }) => bounced > 0)).toMatchObject({ bounced: 1, notMadeGoodCents: 0 });
  });
});

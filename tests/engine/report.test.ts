import { describe, expect, it } from "vitest";
import type { ReportDocument } from "@/lib/engine/document";
import { categoryOf, Household } from "@/tests/engine/household";

const FROM = "2025-07-01";
const TO = "2026-06-30";

/**
 * A year of a couple's accounts, small enough to check by hand. Income: 26 pays of 3,000.00. Home loan: 2,600.00 a
 * month. Groceries: 190.00 or 210.00 each Tuesday, by a card whose account was shared (53 Tuesdays). Phone: 60.00 a
 * month. Power: 300.00 a quarter. Car registration: 840.00 once. The card is paid in full each month, and 400.00 a
 * month are saved.
 */
function makeHome(): Household {
  const home = new Household()
    .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "4000.00", {
      maskedNumber: "xxxx1234",
      holderName: "Jordan Citizen",
    })
    .account("saver", "TRANS_AND_SAVINGS_ACCOUNTS", "9000.00", {
      displayName: "Bonus Saver",
      maskedNumber: "xxxx5678",
    })
    .account("card", "CRED_AND_CHRG_CARDS", "-900.00", { maskedNumber: "xxxx9999" })
    .account("loan", "RESIDENTIAL_MORTGAGES", "-400000.00", {
      lendingRates: [{ lendingRateType: "VARIABLE", rate: "0.06" }],
      loan: { loanEndDate: "2051-06-30", minInstalmentAmount: "2600.00", repaymentFrequency: "P1M" },
    });
  home.data.balances[2] = { accountId: "card", currentBalance: "-900.00", creditLimit: "10000.00" };
  home.every(14, "2025-07-03", TO, (on) =>
    home.row("everyday", on, "3000.00", "PAY/SALARY FROM ACME WIDGETS 004512"),
  );
  home.every(7, FROM, TO, (on, index) =>
    home.row("card", on, index % 2 === 0 ? "-190.00" : "-210.00", "WOOLWORTHS 1234 BONDI NS AUS"),
  );
  home.monthly("2025-07-15", TO, (on) => {
    home.row("everyday", on, "-2600.00", "DIRECT DEBIT 0622 HOME LOAN", { type: "DIRECT_DEBIT" });
    home.row("loan", on, "2600.00", "REPAYMENT");
  });
  home.monthly("2025-07-31", TO, (on) =>
    home.row("loan", on, "-2000.00", "INTEREST", { type: "INTEREST_CHARGED" }),
  );
  home.monthly("2025-07-20", TO, (on) => {
    home.row("everyday", on, "-850.00", "Transfer to credit card xx9999", { type: "TRANSFER_OUTGOING" });
    home.row("card", on, "850.00", "PAYMENT RECEIVED THANK YOU");
  });
  home.monthly("2025-07-05", TO, (on) => {
    home.row("everyday", on, "-400.00", "Transfer to Bonus Saver xx5678");
    home.row("saver", on, "400.00", "Transfer from xx1234");
  });
  home.monthly("2025-07-22", TO, (on) => home.row("everyday", on, "-60.00", "BPAY TELSTRA 9988112"));
  home.monthly(
    "2025-08-12",
    TO,
    (on) => home.row("everyday", on, "-300.00", "DIRECT DEBIT AGL RETAIL 9988"),
    3,
  );
  return home.row("everyday", "2026-02-02", "-840.00", "VICROADS REGISTRATION 8812");
}

describe("the report of a hand-checked household", () => {
  const report = makeHome().report();

  it("covers the year", () => {
    expect(report.period).toMatchObject({
      from: FROM,
      to: TO,
      days: 365,
      completeMonths: 12,
      partialMonths: [],
    });
    expect(report.quality.grade).toBe("A");
    expect(report.subject).toMatchObject({ nameMatch: "MATCH", namesOnAccounts: ["Jordan Citizen"] });
  });

  it("counts 3,000.00 a fortnight as 6,500.00 a month", () => {
    expect(report.income.streams).toHaveLength(1);
    expect(report.income.streams[0]).toMatchObject({
      name: "Acme Widgets",
      code: "inc.salary.regular",
      frequency: "FORTNIGHTLY",
      status: "ACTIVE",
      count: 26,
      next: { on: "2026-07-02", amountCents: 300_000 },
      stability: { regularity: 1, amountConsistency: 1, missedDates: [] },
    });
    expect(report.summary.incomeNetMonthly.value).toBe(650_000);
    expect(report.income.streams[0]?.monthly.covered.value).toBe(Math.round((26 * 300_000 * 30.4375) / 365));
    expect(report.income.streams[0]?.gross).toMatchObject({ taxYear: "2025-26" });
  });

  it("puts each expense in its category, with an average that fits its frequency", () => {
    // 27 purchases of 190.00 and 26 of 210.00, ÷ 365 days × 30.4375 days a month.
    expect(categoryOf(report, "foo.groceries")?.monthly.selected.value).toBe(88_310);
    expect(categoryOf(report, "com.phone_internet")?.monthly).toMatchObject({
      rule: "A-STREAM",
      selected: { value: 6_000 },
    });
    expect(categoryOf(report, "utl.energy")?.monthly).toMatchObject({
      rule: "A-ANN",
      selected: { value: 10_000 },
    });
    // One registration bill in a year of data: 840.00 ÷ 12.
    expect(categoryOf(report, "tra.rego_licence")?.monthly.selected.value).toBe(7_000);
    expect(report.expenses.annualised.map((bill) => [bill.code, bill.times])).toEqual([
      ["utl.energy", 4],
      ["tra.rego_licence", 1],
    ]);
  });

  it("counts the home loan once, the card's purchases once, and money moved to savings not at all", () => {
    const living = 88_310 + 6_000 + 10_000 + 7_000;
    expect(report.summary.livingMonthly.value).toBe(living);
    expect(report.commitments.lines.map((line) => [line.code, line.monthly.value])).toEqual([
      ["shared.mortgage", 260_000],
    ]);
    expect(report.summary.surplusMonthly.value).toBe(650_000 - living - 260_000);
    expect(report.income.excludedCredits.map((line) => [line.reason, line.count])).toEqual([
      ["OWN_TRANSFER", 12],
    ]);
  });

  it("explains every step from observed to assessed figures", () => {
    const lines = Object.fromEntries((report.affordability?.ladder ?? []).map((line) => [line.line, line]));
    // 400,000.00 over 25 years, at 6% plus 3 points, costs 3,356.79 a month. A limit of 10,000.00, repaid over 36
    // months at 22%, costs 381.90 a month.
    expect(lines.commitments_debt).toMatchObject({ observedCents: 260_000, assessedCents: 335_679 });
    expect(lines.commitments_cards).toMatchObject({ observedCents: 0, assessedCents: 38_190 });
    expect(lines.ndi?.assessedCents).toBe(650_000 - 111_310 - 335_679 - 38_190);
    expect(lines.ndi?.observedCents).toBe(report.summary.surplusMonthly.value);
    expect(report.affordability?.ratios.ndi.value).toBe(lines.ndi?.assessedCents);
    expect(report.affordability?.assumptions).toMatchObject({ source: "DEFAULT", bufferPercentagePoints: 3 });
  });

  it("uses the company's assumptions if they exist, and says so", () => {
    const assumptions = {
      bufferPercentagePoints: 1,
      discounts: [{ code: "inc", discount: 0.1 }],
      cardServicingMonths: 36,
      cardRate: 0.2,
      hemMonthlyCents: 200_000,
    };
    const own = makeHome().report({ assumptions }).affordability;
    const lines = Object.fromEntries((own?.ladder ?? []).map((line) => [line.line, line.assessedCents]));
    expect(own?.assumptions.source).toBe("COMPANY");
    expect(lines.income).toBe(585_000);
    expect(lines.living_hem).toBe(200_000);
  });

  it("has no affordability section if its type is expenses", () => {
    expect(makeHome().report({ reportType: "expense_summary" }).affordability).toBeNull();
  });

  it("calculates the daily balance backwards from the bank's balance", () => {
    const days = report.conduct.dailyBalances;
    expect(days).toHaveLength(365);
    expect(days[days.length - 1]).toEqual({ on: TO, amountCents: 1_300_000, derived: true });
    const before = days.find((day) => day.on === "2026-06-21")?.amountCents ?? 0;
    const after = days.find((day) => day.on === "2026-06-22")?.amountCents ?? 0;
    expect(after - before).toBe(-6_000);
  });

  it("links every figure to an existing set of rows, and every rule to its formula", () => {
    const sets = new Map(report.evidenceSets.map((set) => [set.id, set.transactionIds]));
    const ids = new Set(report.transactions.map((row) => row.id));
    const formulas = new Set<string>(report.definitions.formulas.map((formula) => formula.id));
    const visit = (value: unknown): void => {
      if (Array.isArray(value)) value.forEach(visit);
      if (typeof value !== "object" || value === null) return;
      const part = value as Record<string, unknown>;
      if (typeof part.formula === "string")
        expect([part.formula, formulas.has(part.formula)]).toEqual([part.formula, true]);
      if (typeof part.evidence === "string")
        expect([part.evidence, sets.has(part.evidence)]).toEqual([part.evidence, true]);
      Object.values(part).forEach(visit);
    };
    visit(report);
    for (const [id, members] of sets)
      expect([id, members.every((member) => ids.has(member))]).toEqual([id, true]);
  });

  it("gives every row one category of the taxonomy in the report", () => {
    const codes = new Set<string>(report.definitions.taxonomy.map((category) => category.code));
    for (const row of report.transactions) expect([row.id, codes.has(row.code)]).toEqual([row.id, true]);
  });

  it("has at most five headlines, and no headline is a verdict", () => {
    expect(report.summary.headlines.length).toBeLessThanOrEqual(5);
    expect(JSON.stringify(report)).not.toMatch(/approve|decline|credit score:/i);
  });
});

describe("debt to income", () => {
  it("is not zero if the only debts are to lenders whose accounts were not shared", () => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "4000.00");
    home.every(14, "2025-07-03", TO, (on) =>
      home.row("everyday", on, "3000.00", "PAY/SALARY FROM ACME WIDGETS"),
    );
    home.monthly("2025-07-22", TO, (on) =>
      home.row("everyday", on, "-386.60", "DIRECT DEBIT PLENTI FINANCE"),
    );
    expect(home.report().affordability?.ratios.dti).toMatchObject({ value: null, quality: "INCOMPLETE" });
  });
});

describe("the insight profile of a single pay", () => {
  const lone = new Household()
    .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "4000.00")
    .row("everyday", "2026-06-18", "2618.52", "PAY/SALARY FROM ACME WIDGETS 004512")
    .row("everyday", "2026-06-20", "-40.00", "WOOLWORTHS 1234")
    .row("everyday", "2026-06-28", "-55.00", "WOOLWORTHS 1234");
  it("does not show the pay or anything that reveals it", () => {
    const report = lone.report({ profile: "insight" });
    expect(JSON.stringify(report)).not.toContain("261852");
    expect(report.summary.surplusMonthly.value).toBeNull();
    expect(report.affordability?.ladder.find((line) => line.line === "ndi")?.assessedCents).toBeNull();
    expect(report.affordability?.sensitivity.every((line) => line.ndiCents === null)).toBe(true);
  });
});

describe("a report in the insight profile", () => {
  const home = makeHome()
    .row("everyday", "2026-05-07", "-1234.57", "HARVEY NORMAN 88")
    .row("everyday", "2026-05-09", "777.77", "OSKO PAYMENT FROM SARAH JONES");
  const report: ReportDocument = home.report({ profile: "insight" });
  const text = JSON.stringify(report);

  it("has no rows, no row ids and no daily balances", () => {
    expect(report.transactions).toEqual([]);
    expect(report.evidenceSets.every((set) => set.transactionIds.length === 0)).toBe(true);
    expect(report.conduct.dailyBalances).toEqual([]);
    expect(text).not.toMatch(/"t\d{5}"/);
  });

  it("shows no amount or date of a single transaction", () => {
    expect(text).not.toContain("123457");
    expect(text).not.toContain("77777");
    expect(text).not.toContain("2026-05-07");
    expect(JSON.stringify(report.income)).not.toMatch(/\b300000\b/);
    expect(categoryOf(report, "shp.home_goods")?.monthly.selected).toMatchObject({ value: null, count: 9 });
    expect(categoryOf(report, "shp.home_goods")?.totalCents).toBeNull();
  });

  it("keeps totals, averages, counts and periods", () => {
    expect(report.summary.incomeNetMonthly.value).toBe(650_000);
    expect(report.income.streams[0]).toMatchObject({
      frequency: "FORTNIGHTLY",
      count: 23,
      firstOn: "2025-08-01",
      lastOn: "2026-06-30",
    });
    expect(report.period.days).toBe(334);
  });
});

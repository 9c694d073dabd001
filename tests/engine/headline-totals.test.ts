import { describe, expect, it } from "vitest";
import type { ReportDocument } from "@/lib/engine/document";
import { toDollars } from "@/lib/engine/money";
import { sandboxReport } from "@/tests/support/sandbox-report";
import { Household } from "./household";

const FROM = "2025-07-01";
const TO = "2026-06-30";
const INSIGHT = { profile: "insight" } as const;

/** A household with $4,000.00 a month of income. Rent costs $2,000.00 and food $1,800.00, so $200.00 a month remain. */
function makeHome(pay = "4000.00") {
  const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "50000.00");
  home.monthly("2025-07-15", TO, (on) => home.row("everyday", on, pay, "PAY/SALARY FROM ACME WIDGETS"));
  home.monthly(FROM, TO, (on) => home.row("everyday", on, "-2000.00", "RAY WHITE RENT"));
  home.monthly("2025-07-08", TO, (on) => home.row("everyday", on, "-1800.00", "WOOLWORTHS 1234"));
  return home;
}

const factOf = (report: ReportDocument, code: string) =>
  report.summary.headlines.find((headline) => headline.code === code);
const codesOf = (report: ReportDocument) => report.summary.headlines.map(({ code }) => code);

/** The distinct descriptions of a fact's rows. */
function wordsBehind(report: ReportDocument, evidence: string | null | undefined): string[] {
  const ids = report.evidenceSets.find(({ id }) => id === evidence)?.transactionIds ?? [];
  const rows = report.transactions.filter(({ id }) => ids.includes(id));
  return [...new Set(rows.map(({ description }) => description))].sort();
}

describe("the headline about costs above income", () => {
  const home = makeHome();
  for (const on of ["2025-09-20", "2025-12-20", "2026-03-20", "2026-06-20"])
    home.row("everyday", on, "-2000.00", "HARVEY NORMAN 88");
  const report = home.report();

  it("comes first, with the monthly amount and the number of whole months in which it happened", () => {
    // The four extra payments average 4 × 2,000.00 ÷ 365 × 30.4375 = 667.12 a month, and without them 200.00 a month
    // would remain: 200.00 − 667.12 = −467.12. Each of the four months has a deficit of 1,800.00.
    expect(report.summary.surplusMonthly.value).toBe(-467_12);
    expect(report.summary.headlines[0]).toMatchObject({
      code: "NEGATIVE_SURPLUS",
      text: "Living expenses and commitments are $467.12 a month above income; they were above it in 4 of the 12 whole months from Jul 2025 to Jun 2026.",
      severity: "ASK",
    });
  });

  it("links to the rows of all outgoing money", () => {
    expect(wordsBehind(report, factOf(report, "NEGATIVE_SURPLUS")?.evidence)).toEqual([
      "HARVEY NORMAN 88",
      "RAY WHITE RENT",
      "WOOLWORTHS 1234",
    ]);
  });

  it("also links to the repayments of a loan whose account was shared, but not to money that was only moved", () => {
    const home = makeHome("5000.00").account("loan", "RESIDENTIAL_MORTGAGES", "-400000.00");
    home.monthly("2025-07-10", TO, (on) => {
      home.row("everyday", on, "-1600.00", "TRANSFER TO HOME LOAN", { type: "TRANSFER_OUTGOING" });
      home.row("loan", on, "1600.00", "REPAYMENT", { type: "TRANSFER_INCOMING" });
      home.row("everyday", on, "-300.00", "TRANSFER TO ROBIN HARPER", { type: "TRANSFER_OUTGOING" });
    });
    const report = home.report();
    expect(report.summary.surplusMonthly.value).toBe(-400_00);
    expect(wordsBehind(report, factOf(report, "NEGATIVE_SURPLUS")?.evidence)).toEqual([
      "RAY WHITE RENT",
      "REPAYMENT",
      "WOOLWORTHS 1234",
    ]);
  });

  it("says so if the costs are below income on average, because a contract asks for more than was paid", () => {
    const home = makeHome("4000.00").account("loan", "RESIDENTIAL_MORTGAGES", "-400000.00", {
      loan: { minInstalmentAmount: "1000.00", repaymentFrequency: "P1M" },
    });
    home.monthly("2025-07-10", TO, (on, index) => {
      const paid = index % 3 ? "100.00" : "300.00";
      home.row("everyday", on, `-${paid}`, "TRANSFER TO HOME LOAN", { type: "TRANSFER_OUTGOING" });
      home.row("loan", on, paid, "REPAYMENT", { type: "TRANSFER_INCOMING" });
    });
    // Income less living expenses is 200.00. After the loan repayment, eight months have a surplus of 100.00, and four
    // months a deficit of 100.00.
    expect(home.report().summary.headlines[0]?.text).toBe(
      "Living expenses and commitments are $800.00 a month above income; they were above it in 4 of the 12 whole months from Jul 2025 to Jun 2026, but below it on average.",
    );
  });

  it("states the length of the record if it has fewer than two whole months", () => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "5000.00");
    home.every(7, "2026-05-20", TO, (on) =>
      home.row("everyday", on, "500.00", "PAY/SALARY FROM ACME WIDGETS"),
    );
    home.every(7, "2026-05-21", TO, (on) => home.row("everyday", on, "-450.00", "RAY WHITE RENT"));
    home.every(7, "2026-05-22", TO, (on) => home.row("everyday", on, "-150.00", "WOOLWORTHS 1234"));
    expect(home.report().summary.headlines[0]?.text).toMatch(
      /^Living expenses and commitments are \$4\d\d\.\d\d a month above income, as seen from May 2026 to Jun 2026\.$/,
    );
  });

  it("is in whole tens of dollars in the insight profile, like the surplus", () => {
    const { summary } = home.report(INSIGHT);
    expect(summary.surplusMonthly.value).toBe(-530_00);
    expect(summary.headlines[0]?.text).toContain(" are $530 a month above income;");
  });

  it("is absent from the insight profile if the surplus is suppressed, because both would reveal a payment", () => {
    const once = makeHome("3000.00");
    const only = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "50000.00");
    only.data.transactions.push(
      ...once.data.transactions.filter(({ description }) => !description?.startsWith("RAY")),
    );
    only.row("everyday", "2026-06-20", "-20000.00", "RAY WHITE RENT");
    expect(codesOf(only.report())).toContain("NEGATIVE_SURPLUS");
    const insight = only.report(INSIGHT);
    expect(insight.summary.surplusMonthly.value).toBeNull();
    expect(codesOf(insight)).not.toContain("NEGATIVE_SURPLUS");
  });

  it("is absent below $100 a month", () => {
    expect(codesOf(makeHome("3701.00").report())).not.toContain("NEGATIVE_SURPLUS");
    expect(codesOf(makeHome("3700.00").report())).toContain("NEGATIVE_SURPLUS");
  });

  it("is absent if income seems to be paid into an unshared account, and a question appears instead", () => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "50000.00");
    home.every(7, FROM, TO, (on) => home.row("everyday", on, "-550.00", "RAY WHITE RENT"));
    home.every(7, FROM, TO, (on) => home.row("everyday", on, "-180.00", "WOOLWORTHS 1234"));
    const codes = codesOf(home.report());
    expect(codes).not.toContain("NEGATIVE_SURPLUS");
    expect(codes).toContain("UNSHARED_INCOME_ACCOUNT");
  });
});

describe("the headline about an assessed shortfall", () => {
  const gareth = sandboxReport("gareth");

  it("says that buffers and whole loans leave a shortfall although the observed figures show a surplus", () => {
    const ndi = gareth.affordability?.ratios.ndi.value ?? 0;
    expect(gareth.summary.surplusMonthly.value).toBeGreaterThan(0);
    expect(gareth.summary.headlines[0]).toMatchObject({
      code: "ASSESSED_SHORTFALL",
      // Observed income of $8,673.18 less assessed income of $8,664.29 is $8.89. The $2,071.38 comes from buffers and
      // from the joint loan, which is counted in full.
      text: `As assessed, outgoings are $${toDollars(-ndi)} a month above income, although the observed figures show a surplus: the assessment deducts $8.89 from income and adds $2,071.38 to expenses and repayments.`,
      level: "HIGH",
    });
  });

  it("is absent next to an observed shortfall, without an assessment, and if the assessment shows a surplus", () => {
    expect(codesOf(makeHome("3000.00").report())).not.toContain("ASSESSED_SHORTFALL");
    expect(codesOf(makeHome("9000.00").report())).not.toContain("ASSESSED_SHORTFALL");
    expect(codesOf(sandboxReport("gareth", { reportType: "expense_summary" }))).not.toContain(
      "ASSESSED_SHORTFALL",
    );
  });

  it("is in the insight profile only together with its figure, in whole tens of dollars", () => {
    const insight = sandboxReport("gareth", INSIGHT);
    const fact = factOf(insight, "ASSESSED_SHORTFALL");
    expect(fact === undefined).toBe(insight.affordability?.ratios.ndi.value == null);
    expect(fact?.text ?? "$0 a").toMatch(/\$[\d,]*0 a/);
  });
});

describe("the headline about business receipts", () => {
  const trader = makeHome();
  trader.every(7, "2025-07-03", TO, (on, index) =>
    trader.row("everyday", on, index % 2 ? "500.00" : "700.00", "TYRO SETTLEMENT"),
  );

  it("has their monthly share of income, first day, last day and links to their rows", () => {
    const report = trader.report();
    const fact = factOf(report, "BUSINESS_RECEIPTS");
    // The weekly receipts of the year: 26 × 700.00 + 26 × 500.00 = 31,200.00; ÷ 365 days × 30.4375 days a month.
    expect(fact?.text).toBe(
      "$2,601.78 a month of the income is business receipts from Jul 2025 to Jun 2026, before costs and tax.",
    );
    expect(wordsBehind(report, fact?.evidence)).toEqual(["TYRO SETTLEMENT"]);
    expect(factOf(trader.report(INSIGHT), "BUSINESS_RECEIPTS")?.text).toContain(
      "$2,560 a month of the income",
    );
  });

  it("also covers receipts that are no longer counted, with their rows", () => {
    const home = makeHome();
    home.row("everyday", "2025-08-04", "1300.00", "TYRO SETTLEMENT");
    home.row("everyday", "2025-09-04", "1500.00", "TYRO SETTLEMENT");
    home.row("everyday", "2025-10-06", "1400.00", "TYRO SETTLEMENT");
    const report = home.report();
    const fact = factOf(report, "BUSINESS_NOT_COUNTED");
    // The three receipts add up to 4,200.00; ÷ 365 days × 30.4375 days a month.
    expect(fact?.text).toBe(
      "Business receipts of $350.24 a month on average from Aug 2025 to Oct 2025 are not counted as income, because each client paid only once or has stopped paying.",
    );
    expect(wordsBehind(report, fact?.evidence)).toEqual(["TYRO SETTLEMENT"]);
    expect(codesOf(report)).not.toContain("BUSINESS_RECEIPTS");
  });

  it("is absent from the insight profile for a single receipt", () => {
    const home = makeHome();
    home.row("everyday", "2025-10-06", "6000.00", "TYRO SETTLEMENT");
    expect(codesOf(home.report())).toContain("BUSINESS_NOT_COUNTED");
    expect(codesOf(home.report(INSIGHT))).not.toContain("BUSINESS_NOT_COUNTED");
  });

  it("is absent for wages only, and below $100 a month", () => {
    const home = makeHome();
    home.monthly("2025-07-20", TO, (on) => home.row("everyday", on, "60.00", "TYRO SETTLEMENT"));
    for (const report of [home.report(), makeHome().report()])
      expect(codesOf(report).filter((code) => code.startsWith("BUSINESS"))).toEqual([]);
  });
});

describe("the headline about credits of unknown kind", () => {
  const home = makeHome();
  home.every(14, "2025-07-04", TO, (on, index) =>
    home.row("everyday", on, index % 2 ? "500.00" : "700.00", "OSKO PAYMENT FROM ROBBO"),
  );

  it("has the same sum of recurring credits as the table of excluded credits, and links to their rows", () => {
    const report = home.report();
    const fact = factOf(report, "UNKNOWN_CREDITS");
    // The fortnightly credits of the year: 13 × 700.00 + 13 × 500.00.
    expect(fact?.text).toBe(
      "26 credits of unknown kind from Jul 2025 to Jun 2026, $15,600.00 in total, are not counted as income.",
    );
    expect(wordsBehind(report, fact?.evidence)).toEqual(["OSKO PAYMENT FROM ROBBO"]);
    expect(report.income.excludedCredits).toMatchObject([{ reason: "UNKNOWN", totalCents: 15_600_00 }]);
  });

  it("has a rounded amount in the insight profile, and is absent there if all of its payments are equal", () => {
    expect(factOf(home.report(INSIGHT), "UNKNOWN_CREDITS")?.text).toContain("$14,400 in total");
    const even = makeHome();
    even.every(14, "2025-07-04", TO, (on) => even.row("everyday", on, "600.00", "OSKO PAYMENT FROM ROBBO"));
    expect(codesOf(even.report())).toContain("UNKNOWN_CREDITS");
    expect(codesOf(even.report(INSIGHT))).not.toContain("UNKNOWN_CREDITS");
  });

  it("is absent for two credits, and below $100 a month", () => {
    const few = makeHome();
    few.row("everyday", "2025-08-04", "1300.00", "OSKO PAYMENT FROM ROBBO");
    few.row("everyday", "2025-09-09", "1300.00", "OSKO PAYMENT FROM ROBBO");
    const small = makeHome();
    small.monthly("2025-07-20", TO, (on) => small.row("everyday", on, "60.00", "OSKO PAYMENT FROM ROBBO"));
    for (const report of [few.report(), small.report()])
      expect(codesOf(report)).not.toContain("UNKNOWN_CREDITS");
  });
});

describe("the facts of the sandbox's households", () => {
  it("state how many lenders are not named", () => {
    expect(factOf(sandboxReport("zara"), "BNPL")?.text).toBe(
      "Buy now, pay later in use: Afterpay, Klarna, humm and 1 more.",
    );
  });

  it("state that joint accounts are counted in full only if people earn into them and spend from them", () => {
    const textOf = (id: string) =>
      sandboxReport(id).quality.reasons.find(({ code }) => code === "JOINT_ACCOUNTS")?.text;
    // Gareth's only joint accounts are a home loan and a closed account without rows, so his report does not say that
    // joint accounts are counted in full.
    expect(textOf("gareth")).toBeUndefined();
    expect(textOf("isabelle")).toMatch(/^2 joint accounts are counted in full/);
  });

  it("state that a shortfall comes from income that bank data cannot assess", () => {
    const report = sandboxReport("giulia");
    expect(factOf(report, "ASSESSED_SHORTFALL")?.text).toMatch(
      / from income \(not assessed from bank data: business receipts\)\.$/,
    );
    expect(report.income.totals.assessedMonthly).toMatchObject({
      quality: "INCOMPLETE",
      note: "not assessed: Business receipts",
    });
  });
});

import { describe, expect, it } from "vitest";
import { completeAssumptions } from "@/lib/engine/affordability/assumptions";
import { DEFAULT_ASSUMPTIONS } from "@/lib/engine/affordability/default-assumptions";
import type { Assumptions } from "@/lib/engine/document";
import { toServicing } from "@/lib/engine/figures/formulas/debts";
import { Household } from "./household";

const FROM = "2025-07-03";
const TO = "2026-06-30";

function makeHome() {
  const home = new Household()
    .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "4000.00")
    .account("loan", "RESIDENTIAL_MORTGAGES", "-400000.00", {
      accountOwnership: "TWO_PARTY",
      lendingRates: [{ lendingRateType: "VARIABLE", rate: "0.06" }],
      loan: { loanEndDate: "2051-06-30" },
    })
    .account("card", "CRED_AND_CHRG_CARDS", "-500.00", {
      lendingRates: [{ lendingRateType: "PURCHASE", rate: "0.22" }],
    });
  home.data.balances.push({ accountId: "card", currentBalance: "-500.00", creditLimit: "10000.00" });
  home.every(14, FROM, TO, (on) => {
    home.row("everyday", on, "4000.00", "PAY/SALARY FROM ACME WIDGETS");
    home.row("everyday", on, "300.00", "AUS GOV FAMILIES FTB");
    home.row("everyday", on, "-350.00", "WOOLWORTHS 1234");
  });
  home.monthly("2025-07-10", TO, (on) => {
    home.row("everyday", on, "-2600.00", "TRANSFER TO HOME LOAN", { type: "TRANSFER_OUTGOING" });
    home.row("loan", on, "2600.00", "REPAYMENT", { type: "TRANSFER_INCOMING" });
    home.row("card", on, "-120.00", "ANYTIME FITNESS");
    home.row("card", on, "-30.00", "TAL LIFE LIMITED");
    home.row("card", on, "-11.00", "INTEREST CHARGED", { type: "INTEREST_CHARGED" });
    home.row("everyday", on, "-95.00", "MEDIBANK PRIVATE");
  });
  return home;
}

const affordabilityOf = (assumptions: Partial<Assumptions> | null = null) => {
  const found = makeHome().report({ assumptions }).affordability;
  if (!found) throw new Error("the report has no affordability part");
  return found;
};
const lineOf = (part: ReturnType<typeof affordabilityOf>, name: string) =>
  part.ladder.find((line) => line.line === name);

describe("the assessment steps", () => {
  const part = affordabilityOf();

  it("have lines that add up to their subtotals, and a result that is income less the remaining subtotals", () => {
    for (const column of ["observedCents", "assessedCents"] as const) {
      for (const name of ["income", "commitments_other", "commitments_debt", "commitments_cards"]) {
        const parts = part.ladder.filter((line) => line.role === "PART" && line.line.startsWith(`${name}.`));
        expect(parts.length).toBeGreaterThan(0);
        const sum = parts.reduce((total, line) => total + (line[column] ?? 0), 0);
        expect([name, column, sum]).toEqual([name, column, lineOf(part, name)?.[column]]);
      }
      const subtotals = part.ladder.filter((line) => line.role === "SUBTOTAL" && line.line !== "income");
      const out = subtotals.reduce((total, line) => total + (line[column] ?? 0), 0);
      expect((lineOf(part, "income")?.[column] ?? 0) - out).toBe(lineOf(part, "ndi")?.[column]);
    }
  });

  it("give the rows of each part of the commitments as evidence, and none for their subtotals", () => {
    const lines = affordabilityOf().ladder.filter(({ line }) => line.startsWith("commitments_"));
    const totals = lines.filter(({ role }) => role === "SUBTOTAL");
    expect(totals.map(({ evidence }) => evidence)).toEqual([null, null, null]);
    expect(lines.find(({ role }) => role === "PART")?.evidence).not.toBeNull();
  });

  it("explain each adjustment, and include card interest in the repayment assessed on the card's limit", () => {
    expect(lineOf(part, "commitments_debt.shared.mortgage")?.note).toContain("joint debt, counted in full");
    expect(lineOf(part, "commitments_debt.shared.mortgage")?.assessedCents).toBe(335_679);
    expect(lineOf(part, "commitments_debt.fin.interest")).toMatchObject({ assessedCents: 0 });
    expect(lineOf(part, "commitments_cards.shared.credit_card")?.assessedCents).toBe(38_190);
  });
});

describe("the affordability ratios", () => {
  it("measure debts and all commitments separately against gross income, under two names", () => {
    const part = affordabilityOf();
    const grossMonthly = (part.grossIncome.usedCents ?? 0) / 12;
    // Home loan 3,356.79 + card limit 381.90 = 3,738.69; life cover adds 30.00.
    expect(part.ratios.dsr.value).toBeCloseTo(373_869 / grossMonthly, 4);
    expect(part.ratios.commitmentsToGross.value).toBeCloseTo(376_869 / grossMonthly, 4);
  });

  it("show essential costs both with and without the home loan", () => {
    const { summary, affordability } = makeHome().report();
    const essential = summary.essentialMonthly.value ?? 0;
    expect(summary.essentialWithHousingMonthly.value).toBe(essential + 260_000);
    const net = summary.incomeNetMonthly.value ?? 0;
    expect(affordability?.ratios.essentialWithHousing.value).toBeCloseTo((essential + 260_000) / net, 4);
  });

  it("derive days of cash from essential costs and commitments", () => {
    const { summary, affordability, conduct } = makeHome().report();
    const daily = ((summary.essentialMonthly.value ?? 0) + (summary.commitmentsMonthly.value ?? 0)) / 30.4375;
    expect(affordability?.ratios.daysOfCash.value).toBe(Math.floor(400_000 / daily));
    expect(conduct.liquidityDays.value).toBe(Math.floor(400_000 / daily));
  });

  it("are incomplete if an unshared card is assessed at its repayments", () => {
    const home = makeHome();
    home.monthly("2025-07-15", TO, (on) => home.row("everyday", on, "-400.00", "AMERICAN EXPRESS PAYMENT"));
    const { ladder, ratios } = home.report().affordability ?? { ladder: [] };
    const qualityOf = (name: string) => ladder.find(({ line }) => line === name)?.quality;
    expect(qualityOf("commitments_debt.dbt.card_unshared")).toBe("INCOMPLETE");
    expect(qualityOf("ndi")).toBe("INCOMPLETE");
    expect(ratios?.ndi.quality).toBe("INCOMPLETE");
  });

  it("call debt to income 0 if no debt was shared or seen, and unknown if money goes to unshared accounts", () => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "4000.00");
    home.every(14, FROM, TO, (on) => home.row("everyday", on, "1200.00", "SERVICES AUSTRALIA AGE PENSION"));
    expect(home.report().affordability?.ratios.dti).toMatchObject({ value: 0, quality: "INCOMPLETE" });
    home.every(7, FROM, TO, (on) => home.row("everyday", on, "-90.00", "WOOLWORTHS 1234"));
    const { dti } = home.report().affordability?.ratios ?? {};
    expect(dti).toMatchObject({ value: 0, quality: "OK" });
    expect(dti?.note).toContain("no debt account was shared");
    home.every(14, FROM, TO, (on) => home.row("everyday", on, "-400.00", "TRANSFER TO XX4821 COMMBANK APP"));
    const { ratios } = home.report().affordability ?? {};
    expect(ratios?.dti).toMatchObject({ value: null, quality: "INCOMPLETE" });
    expect(ratios?.ndi).toMatchObject({ quality: "INCOMPLETE" });
  });
});

describe("the firm's assumptions", () => {
  it("still work if they were stored before a parameter existed, and invalid values are not used", () => {
    const old = {
      bufferPercentagePoints: 2,
      discounts: [],
      cardServicingMonths: 36,
      cardRate: 0.2,
      hemMonthlyCents: 5,
    };
    expect(completeAssumptions(old, DEFAULT_ASSUMPTIONS)).toEqual({ ...DEFAULT_ASSUMPTIONS, ...old });
    const odd = {
      bufferPercentagePoints: Number.NaN,
      cardRate: 22,
      cardServicingMonths: 0,
      proposedLoan: {},
    };
    expect(completeAssumptions(odd as unknown as Partial<Assumptions>, DEFAULT_ASSUMPTIONS)).toEqual(
      DEFAULT_ASSUMPTIONS,
    );
    expect(completeAssumptions(null, DEFAULT_ASSUMPTIONS)).toEqual(DEFAULT_ASSUMPTIONS);
  });

  it("move a category into HEM's scope or out of it without changing the sum", () => {
    const base = affordabilityOf();
    const moved = affordabilityOf({ hemTreatment: [{ code: "hea.insurance", treatment: "IN" }] });
    const of = (part: typeof base, name: string) => lineOf(part, name)?.observedCents ?? 0;
    expect(of(moved, "living_hem") - of(base, "living_hem")).toBe(9_500);
    expect(of(base, "living_outside") - of(moved, "living_outside")).toBe(9_500);
    expect(lineOf(moved, "ndi")?.observedCents).toBe(lineOf(base, "ndi")?.observedCents);
  });

  it("raise living expenses to the firm's HEM figure, and no further", () => {
    const part = affordabilityOf({ hemMonthlyCents: 400_000, hemHousehold: "couple, two children" });
    expect(lineOf(part, "living_hem")).toMatchObject({ assessedCents: 400_000 });
    expect(lineOf(part, "living_hem")?.note).toContain("couple, two children");
  });

  it("can include a proposed loan, whose repayment at its rate plus the buffer is compared with the result", () => {
    const proposedLoan = { amountCents: 50_000_000, rate: 0.06, termMonths: 360 };
    const part = affordabilityOf({ proposedLoan });
    // 500,000.00 at 9% over 30 years is 4,023.11 a month.
    expect(part.proposed).toMatchObject({ repaymentMonthlyCents: 402_311, assessedRate: 0.09 });
    expect(part.proposed?.ndiAfterCents).toBe((part.ratios.ndi.value ?? 0) - 402_311);
    expect(affordabilityOf().proposed).toBeNull();
  });
});

describe("gross income", () => {
  it("is derived from net pay for salaries, while income of all further types is not grossed up", () => {
    const part = affordabilityOf();
    const { streams } = makeHome().report().income;
    const salary = streams.find((stream) => stream.code === "inc.salary.regular");
    const others = streams.filter((stream) => stream.code !== "inc.salary.regular");
    expect(others.map((stream) => stream.gross)).toEqual([null]);
    expect(part.grossIncome.lowCents).toBe(
      (salary?.gross?.lowCents ?? 0) * 26 + (others[0]?.annualCents ?? 0),
    );
    expect(part.grossIncome.usedCents).toBe(part.grossIncome.lowCents);
    expect(affordabilityOf({ studyLoan: "YES" }).grossIncome.usedCents).toBe(part.grossIncome.highCents);
  });

  it("is the number by which debt to income divides debts and card limits; the ratio has a note if it reaches the firm's threshold", () => {
    const part = affordabilityOf();
    const gross = part.grossIncome.usedCents ?? 0;
    expect(part.ratios.dti.value).toBe(Math.round((41_000_000 / gross) * 10_000) / 10_000);
    expect(part.ratios.dti.note).not.toContain("DTI flag");
    expect(affordabilityOf({ dtiFlag: 2 }).ratios.dti.note).toContain("at or above the DTI flag of 2");
  });
});

describe("the sensitivity table", () => {
  const part = affordabilityOf();
  const ndiOf = (code: string) => part.sensitivity.find((line) => line.code === code)?.ndiCents ?? Number.NaN;

  it("changes one input at a time by the stated amount", () => {
    const income = lineOf(part, "income")?.assessedCents ?? 0;
    expect(ndiOf("BASE")).toBe(part.ratios.ndi.value);
    expect(ndiOf("BASE") - ndiOf("INCOME_80")).toBe(Math.round(income * 0.2));
    expect(ndiOf("BASE") - ndiOf("MAIN_INCOME_LOST")).toBe(
      lineOf(part, "income.inc.salary.regular")?.assessedCents,
    );
    const step = toServicing(40_000_000, 0.1, 300) - toServicing(40_000_000, 0.09, 300);
    expect(Math.abs(ndiOf("BASE") - ndiOf("BUFFER_UP") - step)).toBeLessThanOrEqual(1);
  });
});

describe("affordability in the insight profile", () => {
  it("keeps only the subtotals of the assessment steps, and no gross income", () => {
    const part = makeHome().report({ profile: "insight" }).affordability;
    expect(part?.ladder.map((line) => line.role)).not.toContain("PART");
    expect(part?.grossIncome).toMatchObject({ lowCents: null, highCents: null, usedCents: null });
  });
});

describe("affordability without income", () => {
  it("has no ratio that needs income", () => {
    const home = new Household().account("loan", "RESIDENTIAL_MORTGAGES", "-400000.00");
    home.monthly("2025-07-10", TO, (on) => home.row("loan", on, "2600.00", "REPAYMENT"));
    const { ratios, grossIncome } = home.report().affordability ?? {};
    expect(grossIncome?.usedCents).toBeNull();
    for (const ratio of [
      ratios?.ndi,
      ratios?.nsr,
      ratios?.dsr,
      ratios?.dti,
      ratios?.savingsRate,
      ratios?.essential,
    ])
      expect(ratio?.value).toBeNull();
  });
});

describe("an affordability result that leaves something out", () => {
  it("says that more than a tenth of the income is not assessed", () => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "9000.00");
    home.every(7, FROM, TO, (on) => home.row("everyday", on, "1500.00", "SQUARE AU PTY LTD SETTLEMENT"));
    home.every(7, FROM, TO, (on) => home.row("everyday", on, "-300.00", "WOOLWORTHS 1234"));
    const { ratios } = home.report().affordability ?? {};
    expect(ratios?.ndi.quality).toBe("INCOMPLETE");
    expect(ratios?.ndi.note).toBe(
      "not complete, because these are not known or not assessed: “Business receipts”",
    );
  });

  it("says that no income is visible, in the summary too", () => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "9000.00");
    home.every(7, FROM, TO, (on) => home.row("everyday", on, "-300.00", "WOOLWORTHS 1234"));
    const { summary, affordability } = home.report();
    expect(affordability?.ratios.ndi.note).toContain("income (none is visible in the accounts shared)");
    expect(summary.surplusMonthly).toMatchObject({ quality: "INCOMPLETE" });
    expect(summary.surplusMonthly.note).toContain("No income is visible");
    expect(summary.incomeNetMonthly).toMatchObject({ value: 0, quality: "INCOMPLETE" });
    expect(summary.livingMonthly.quality).toBe("OK");
  });

  it("says that no living expense is visible, in the summary too", () => {
    const home = new Household().account("saver", "TRANS_AND_SAVINGS_ACCOUNTS", "9000.00");
    home.every(14, FROM, TO, (on) => home.row("saver", on, "1500.00", "SALARY ACME WIDGETS"));
    const { summary, affordability } = home.report();
    expect(summary.livingMonthly).toMatchObject({ value: 0, quality: "INCOMPLETE" });
    expect(summary.surplusMonthly.quality).toBe("INCOMPLETE");
    expect(affordability?.ratios.ndi.quality).toBe("INCOMPLETE");
  });

  it("states no surplus, surplus ratio or sensitivity case for eighteen days of data, and neither does the summary", () => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "900.00");
    home.every(14, "2026-06-13", TO, (on) => home.row("everyday", on, "2100.00", "SALARY ACME WIDGETS"));
    home.every(3, "2026-06-13", TO, (on) => home.row("everyday", on, "-60.00", "WOOLWORTHS 1234"));
    const { summary, affordability } = home.report();
    expect(summary.surplusMonthly.value).toBeNull();
    expect(affordability?.ladder.at(-1)).toMatchObject({ observedCents: null, assessedCents: null });
    const { ndi, nsr, savingsRate } = affordability?.ratios ?? {};
    expect([ndi, nsr, savingsRate].map((figure) => figure?.value)).toEqual([null, null, null]);
    expect(ndi?.note).toContain("a surplus needs 30");
    expect(affordability?.sensitivity.map(({ ndiCents }) => ndiCents)).not.toContainEqual(expect.anything());
  });
});

describe("the figures that include housing", () => {
  it("are null if one housing cost is unknown, even if another is known", () => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "5000.00");
    home.every(14, "2025-07-09", "2026-06-30", (on) =>
      home.row("everyday", on, "2603.10", "PAY/SALARY ACME"),
    );
    home.every(7, "2025-07-10", "2026-06-30", (on) =>
      home.row("everyday", on, "-551.37", "RAY WHITE RENT 0042"),
    );
    const { ratios } = home.report().affordability ?? {};
    expect(ratios?.housingCost.value).toBeGreaterThan(0.3);
    expect(ratios?.essentialWithHousing.value).toBeGreaterThan(0.3);
    home.account("loan", "RESIDENTIAL_MORTGAGES", "-400000.00");
    const { affordability, liabilities, summary } = home.report();
    expect(liabilities.shared[0]).toMatchObject({ class: "MORTGAGE", repaymentMonthly: { value: null } });
    expect(affordability?.ratios.housingCost.value).toBeNull();
    expect(affordability?.ratios.essentialWithHousing.value).toBeNull();
    expect(summary.essentialWithHousingMonthly).toMatchObject({ value: null, quality: "INCOMPLETE" });
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutToMonths } from "@/lib/engine/insight/cut-to-months";
import { runs } from "@/tests/support/runs";
import { listDerived } from "./derive-suppressed";
import { categoryOf, Household } from "./household";

const [FROM, TO] = ["2025-07-09", "2026-06-30"];

/** Returns the full report and the insight report. Both cover the whole months that the insight report may use. */
function bothOf(home: Household, hemMonthlyCents: number | null = null) {
  const assumptions = { hemMonthlyCents };
  const { data, dataAsAt } = home.input();
  return [
    home.report({ assumptions, ...cutToMonths(data, dataAsAt) }),
    home.report({ assumptions, profile: "insight" }),
  ] as const;
}

const PAYMENTS = {
  living: ["COLES 0412", "-81.27"],
  leisure: ["SPORTSBET BETTING", "-54.10"],
  outside: ["TOURISM AIRWAYS QANTAS AIRWAYS", "-719.15"],
  rent: ["RAY WHITE RENT 0042", "-551.37"],
  loan: ["DIRECT DEBIT LATITUDE FINANCE", "-185.43"],
  dividend: ["DIVIDEND TELSTRA", "311.11"],
  pension: ["CENTRELINK JOBSEEKER", "412.30"],
  pharmacy: ["CHEMIST WAREHOUSE 12", "-43.17"],
  medical: ["OSTEO CARE", "-97.30"],
  gym: ["ANYTIME FITNESS", "-61.80"],
  insurance: ["NRMA INSURANCE", "-131.40"],
  saving: ["TFR TO MY SAVINGS ACCOUNT", "-823.50"],
  business: ["TRANSFER TO 062000 12345678", "-905.20"],
} as const;
type Kind = keyof typeof PAYMENTS;

/**
 * A household with a fortnightly salary, which arrives only for the last `pays` of 26 fortnights. `times` sets the
 * number of payments of each kind: a single payment is made in March, several payments are 27 days apart.
 */
function makeHome(times: Partial<Record<Kind, number>>, pays = 26): Household {
  const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "5000.00");
  home.every(14, FROM, TO, (on, index) => {
    if (index >= 26 - pays) home.row("everyday", on, `${2_603 + index}.10`, "PAY/SALARY FROM ACME WIDGETS");
  });
  for (const [kind, count] of Object.entries(times)) {
    const [words, dollars] = PAYMENTS[kind as Kind];
    if (count === 1) home.row("everyday", "2026-03-11", dollars, words);
    else
      home.every(27, "2025-08-04", TO, (on, index) => {
        if (index < count) home.row("everyday", on, (Number(dollars) + index * 7).toFixed(2), words);
      });
  }
  return home;
}

describe("the suppressed figures of an insight report", () => {
  it("include the assessed surplus and its ratios if living expenses are one payment", () => {
    const { affordability, summary } = makeHome({ living: 1, rent: 12 }).report({ profile: "insight" });
    expect(summary).toMatchObject({ livingMonthly: { value: null }, surplusMonthly: { value: null } });
    const { ndi, nsr, essential, savingsRate } = affordability?.ratios ?? {};
    expect([ndi, nsr, essential, savingsRate].map((figure) => figure?.value)).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(
      affordability?.sensitivity.filter(({ ndiCents, nsr }) => ndiCents !== null || nsr !== null),
    ).toEqual([]);
    expect(affordability?.ladder.find(({ line }) => line === "ndi")).toMatchObject({
      observedCents: null,
      assessedCents: null,
    });
  });

  it("include the assessment's commitments and their ratios if commitments are one payment", () => {
    const { affordability, summary } = makeHome({ living: 12, rent: 1 }).report({ profile: "insight" });
    expect(summary.commitmentsMonthly.value).toBeNull();
    expect(summary.livingMonthly.value).not.toBeNull();
    const { ndi, nsr, commitmentsToGross, dsr } = affordability?.ratios ?? {};
    expect([ndi, nsr, commitmentsToGross].map((figure) => figure?.value)).toEqual([null, null, null]);
    // The household has no debt, so its debt ratio is zero. A zero ratio reveals no payment, so it is not suppressed.
    expect(dsr?.value).toBe(0);
    const other = affordability?.ladder.find(({ line }) => line === "commitments_other");
    expect(other).toMatchObject({ observedCents: null, assessedCents: null });
  });

  it("do not include the assessed surplus if every part has several payments", () => {
    const { affordability } = makeHome({ living: 12, rent: 12 }).report({ profile: "insight" });
    expect(affordability?.ratios.ndi.value).not.toBeNull();
    expect(affordability?.ratios.essential.value).not.toBeNull();
  });

  it("include the repayments' share of income if they are one payment", () => {
    const { affordability } = makeHome({ living: 12, loan: 1, rent: 12 }).report({ profile: "insight" });
    expect(affordability?.ratios.repaymentToIncome.value).toBeNull();
  });

  it("include an amount that equals total commitments less total repayments", () => {
    const [full, shown] = bothOf(makeHome({ living: 12, loan: 12, rent: 1 }));
    expect(full.liabilities.totals.repaymentsMonthly.value).not.toBeNull();
    expect(listDerived(full, shown, null)).toEqual([]);
    const { liabilities } = full;
    expect(listDerived(full, { ...shown, liabilities }, null)).not.toEqual([]);
  });

  it("include figures outside a category's group if a total over several groups would reveal the category", () => {
    const [full, shown] = bothOf(makeHome({ living: 12, insurance: 12, pharmacy: 1, gym: 12 }));
    expect(categoryOf(shown, "hea.pharmacy")?.monthly.selected.value).toBeNull();
    expect(listDerived(full, shown, null)).toEqual([]);
    expect(shown.summary.livingMonthly.value).not.toBeNull();
    expect(shown.summary.surplusMonthly.value).not.toBeNull();
  });

  it("include the government's share of income if government payments are suppressed to protect a dividend", () => {
    const [full, shown] = bothOf(makeHome({ living: 12, rent: 12, pension: 12, dividend: 1 }));
    expect(full.income.totals.governmentRatio.value).toBeGreaterThan(0);
    expect(listDerived(full, shown, null)).toEqual([]);
    const { governmentRatio } = full.income.totals;
    const income = { ...shown.income, totals: { ...shown.income.totals, governmentRatio } };
    expect(listDerived(full, { ...shown, income }, null)).not.toEqual([]);
  });

  it("include the amount in the surplus's note if a category that it adds up is suppressed", () => {
    const [full, shown] = bothOf(makeHome({ living: 12, rent: 12, saving: 12, business: 1 }));
    expect(shown.summary.surplusMonthly.note).not.toMatch(/\$/);
    expect(listDerived(full, shown, null)).toEqual([]);
  });

  it("cannot be derived from the figures that are shown, for any household", () => {
    const count = fc.constantFrom(0, 1, 2, 12);
    const kinds = Object.keys(PAYMENTS).map((kind) => [kind, count]);
    const times: fc.Arbitrary<Record<string, number>> = fc.record(Object.fromEntries(kinds));
    let suppressed = 0;
    fc.assert(
      fc.property(times, fc.constantFrom(1, 26), fc.constantFrom(null, 400_000), (drawn, pays, hem) => {
        const kinds = Object.fromEntries(Object.entries(drawn).filter(([, number]) => number > 0));
        const [full, shown] = bothOf(makeHome(kinds, pays), hem);
        if (full.affordability?.ratios.ndi.value !== null && shown.affordability?.ratios.ndi.value === null)
          suppressed++;
        expect(listDerived(full, shown, hem)).toEqual([]);
      }),
      runs(40),
    );
    expect(suppressed).toBeGreaterThan(5);
  });

  it("would be derived by the same identities if the assessment were not suppressed", () => {
    const [full, shown] = bothOf(makeHome({ living: 1, rent: 12 }));
    expect(listDerived(full, { ...shown, affordability: full.affordability }, null)).not.toEqual([]);
  });
});

import { expect } from "vitest";
import type { Claims } from "./look";
import {
  countedAs,
  excludedCount,
  headlineCodes,
  lendersOf,
  rowsOf,
  sharedDebts,
  spentOn,
  streamsOf,
  unsharedKinds,
} from "./read";

/**
 * Checks for the second of three groups of households (lib/sandbox/households/list.ts). A household has one check for
 * each statement in its `expect` list, in the same order.
 */
export const MIDDLE_CLAIMS: Readonly<Record<string, Claims>> = {
  giulia: [
    ({ report }) => {
      expect(countedAs(report, "inc.business.receipts").length).toBeGreaterThanOrEqual(4);
      expect(countedAs(report, "inc.business.receipts", "IRREGULAR").length).toBeGreaterThanOrEqual(2);
      expect(report.income.byType.map(({ code }) => code)).toContain("inc.business.receipts");
    },
    ({ report }) => expect(rowsOf(report, "gov.tax")).toBe(4),
    ({ report }) => expect(rowsOf(report, "trf.own_matched")).toBeGreaterThan(40),
    ({ report }) =>
      expect(report.quality.accountsLeftOut).toMatchObject([{ reason: "FOREIGN_CURRENCY", currency: "USD" }]),
  ],
  cody: [
    ({ report }) => {
      expect(countedAs(report, "inc.salary.regular", "FORTNIGHTLY")).toHaveLength(1);
      expect(countedAs(report, "inc.salary.variable", "MONTHLY")).toHaveLength(1);
    },
    ({ report }) => {
      expect(sharedDebts(report, "PERSONAL")).toHaveLength(1);
      expect(lendersOf(report, "CAR")).toHaveLength(2);
    },
    ({ report }) => expect(spentOn(report, "hou.rent")).toBeGreaterThan(0),
    ({ report }) => {
      const old = report.accounts.find(({ displayName }) => displayName === "School Account");
      expect(old).toMatchObject({ openStatus: "OPEN", coverage: { rows: 0 } });
    },
  ],
  mei: [
    ({ report }) => {
      const [pay] = countedAs(report, "inc.salary.regular", "FORTNIGHTLY");
      expect(pay?.stability.amountConsistency).toBeLessThan(0.97);
    },
    ({ report }) => {
      expect(countedAs(report, "inc.salary.packaged", "FORTNIGHTLY")).toHaveLength(1);
      expect(countedAs(report, "inc.salary.regular")).toHaveLength(1);
    },
    ({ report }) => {
      expect(spentOn(report, "dbt.mortgage")).toBeGreaterThan(0);
      expect(unsharedKinds(report)).toContain("MORTGAGE");
    },
    ({ report }) => {
      expect(sharedDebts(report, "CREDIT_CARD")).toHaveLength(1);
      expect(spentOn(report, "fin.interest")).toBe(0);
    },
  ],
  tuan: [
    ({ report }) => {
      expect(countedAs(report, "inc.gov.youth_study", "FORTNIGHTLY")).toHaveLength(1);
      const [wages] = countedAs(report, "inc.salary.regular");
      expect(wages?.stability.missedDates.length).toBeGreaterThan(1);
    },
    ({ report }) => expect(spentOn(report, "hou.rent")).toBeGreaterThan(0),
    ({ report }) => expect(excludedCount(report, "PERSON")).toBeGreaterThan(5),
    ({ report }) => expect([...report.liabilities.detected, ...report.liabilities.shared]).toEqual([]),
  ],
  margaret: [
    ({ report }) => {
      for (const code of [
        "inc.super.pension",
        "inc.gov.age_pension",
        "inc.invest.dividend",
        "inc.invest.distribution",
      ])
        expect(countedAs(report, code)).not.toHaveLength(0);
    },
    ({ report }) => {
      const dividends = countedAs(report, "inc.invest.dividend", "HALF_YEARLY");
      expect(dividends.map(({ monthly }) => monthly.rule)).toEqual(["A-ANN", "A-ANN"]);
    },
    ({ report }) => {
      expect([...report.liabilities.detected, ...report.liabilities.shared]).toEqual([]);
      expect(spentOn(report, "hou.rent")).toBe(0);
      for (const code of ["hou.rates_water", "hou.home_insurance", "tra.car_insurance"])
        expect(spentOn(report, code)).toBeGreaterThan(0);
    },
    ({ report }) =>
      expect(new Set(report.accounts.map(({ ownership }) => ownership))).toEqual(new Set(["TWO_PARTY"])),
  ],
  darren: [
    ({ report }) => expect(countedAs(report, "inc.gov.dva", "FORTNIGHTLY")).toHaveLength(1),
    ({ report }) => {
      expect(countedAs(report, "inc.super.pension", "FORTNIGHTLY")).toHaveLength(1);
      expect(countedAs(report, "inc.gov.carer", "FORTNIGHTLY")).toHaveLength(1);
    },
    ({ report }) => {
      expect([spentOn(report, "hou.rent"), spentOn(report, "dbt.mortgage")]).toEqual([0, 0]);
      expect(report.liabilities.detected.map((debt) => debt.class)).toEqual(["CAR"]);
    },
    ({ report }) => expect(report.income.totals.governmentRatio.value).toBeGreaterThan(0.5),
  ],
  shanelle: [
    ({ report }) => {
      expect(report.income.byType.map(({ code }) => code)).toEqual(["inc.gov.jobseeker"]);
      expect(streamsOf(report, "inc.gov.crisis")).toMatchObject([{ included: false }]);
    },
    ({ report }) => {
      expect(lendersOf(report, "SACC")).toHaveLength(2);
      expect(report.liabilities.saccTest?.lenders).toHaveLength(2);
      expect(report.liabilities.leaseTest?.lenders).toEqual(["Rent4Keeps"]);
    },
    ({ report }) => {
      expect(lendersOf(report, "COLLECTION")).toEqual(["Credit Corp"]);
      expect(spentOn(report, "gov.fine_fee")).toBeGreaterThan(0);
    },
    ({ report }) => {
      expect(report.conduct.dishonours.figure.value).toBeGreaterThan(5);
      expect(spentOn(report, "fin.dishonour_fee")).toBeGreaterThan(0);
    },
  ],
  zara: [
    ({ report }) => expect(countedAs(report, "inc.salary.regular", "WEEKLY")).toHaveLength(1),
    ({ report }) => expect(lendersOf(report, "BNPL").sort()).toEqual(["Afterpay", "Klarna", "Zip", "humm"]),
    ({ report }) => {
      expect(lendersOf(report, "WAGE_ADVANCE")).toEqual(["Beforepay"]);
      expect(excludedCount(report, "LOAN")).toBeGreaterThan(0);
    },
    ({ report }) => {
      expect(spentOn(report, "hou.board")).toBeGreaterThan(0);
      expect(spentOn(report, "hou.rent")).toBe(0);
      expect(headlineCodes(report)).not.toContain("HOUSING_NOT_SEEN");
    },
  ],
  vikram: [
    ({ report }) => {
      expect(countedAs(report, "inc.property.rent", "MONTHLY")).toHaveLength(2);
      expect(countedAs(report, "inc.salary.regular", "FORTNIGHTLY")).toHaveLength(1);
    },
    ({ report }) => {
      const loans = sharedDebts(report, "MORTGAGE");
      expect(loans.map(({ ownership }) => ownership)).toEqual(["TWO_PARTY", "TWO_PARTY", "TWO_PARTY"]);
      expect(loans.filter(({ repaymentType }) => repaymentType === "INTEREST_ONLY")).toHaveLength(1);
    },
    ({ report }) => {
      for (const code of ["hou.strata_landtax", "hou.rates_water", "hou.investment"])
        expect(spentOn(report, code)).toBeGreaterThan(0);
    },
    ({ report }) => {
      const rent = countedAs(report, "inc.property.rent").reduce(
        (sum, { monthly }) => sum + (monthly.selected.value ?? 0),
        0,
      );
      expect(report.liabilities.totals.repaymentsMonthly.value).toBeGreaterThan(rent);
    },
  ],
  eleanor: [
    ({ report }) => {
      const [pay] = countedAs(report, "inc.salary.regular", "MONTHLY");
      expect(pay?.monthly.selected.value).toBeGreaterThan(2_000_000);
      expect(streamsOf(report, "inc.salary.variable")).toHaveLength(1);
    },
    ({ report }) => {
      const [loan] = sharedDebts(report, "MORTGAGE");
      expect(loan?.offsets).toHaveLength(1);
      expect(loan?.owedCents).toBeGreaterThan(100_000_000);
    },
    ({ report }) => {
      expect(sharedDebts(report, "CREDIT_CARD").map(({ limitCents }) => limitCents)).toEqual(
        expect.arrayContaining([3_000_000, 1_500_000, 1_000_000]),
      );
      expect(rowsOf(report, "trf.card_shared")).toBeGreaterThan(20);
    },
    ({ report }) => expect(spentOn(report, "fin.interest")).toBeGreaterThan(0),
    ({ report }) => {
      for (const code of ["edu.private", "hou.maintenance", "foo.dining"])
        expect(spentOn(report, code)).toBeGreaterThan(0);
    },
  ],
};

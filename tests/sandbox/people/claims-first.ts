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
  unsharedKinds,
} from "./read";

/**
 * Checks for the first of three groups of households (lib/sandbox/households/list.ts). A household has one check for
 * each statement in its `expect` list, in the same order.
 */
export const FIRST_CLAIMS: Readonly<Record<string, Claims>> = {
  priya: [
    ({ report }) => expect(countedAs(report, "inc.salary.regular", "FORTNIGHTLY")).toHaveLength(2),
    ({ report }) => expect(sharedDebts(report, "MORTGAGE")).toMatchObject([{ ownership: "TWO_PARTY" }]),
    ({ report }) => {
      expect(sharedDebts(report, "CREDIT_CARD")).toHaveLength(1);
      expect(rowsOf(report, "trf.card_shared")).toBeGreaterThan(10);
      expect(spentOn(report, "dbt.card_unshared")).toBe(0);
    },
    ({ report }) => {
      expect(rowsOf(report, "trf.own_matched")).toBeGreaterThan(20);
      expect(rowsOf(report, "crd.refund")).toBeGreaterThan(2);
      expect(report.quality.pendingExcluded.count).toBeGreaterThan(0);
    },
  ],
  hannah: [
    ({ report }) => expect(countedAs(report, "inc.salary.regular", "MONTHLY")).toHaveLength(1),
    ({ report }) => {
      expect(countedAs(report, "inc.property.board", "FORTNIGHTLY")).toHaveLength(1);
      expect(countedAs(report, "inc.invest.dividend", "HALF_YEARLY")).toHaveLength(1);
      expect(countedAs(report, "inc.invest.interest")).not.toHaveLength(0);
    },
    ({ report }) => {
      expect(rowsOf(report, "trf.card_shared")).toBeGreaterThan(10);
      expect(spentOn(report, "foo.groceries")).toBeGreaterThan(0);
    },
    ({ report }) => expect(lendersOf(report, "CAR")).toHaveLength(1),
  ],
  jayden: [
    ({ report }) => {
      const [wages] = countedAs(report, "inc.salary.regular");
      expect(wages?.stability.missedDates.length).toBeGreaterThan(3);
    },
    ({ report }) => {
      expect(countedAs(report, "inc.gov.jobseeker", "FORTNIGHTLY")).toHaveLength(1);
      expect(countedAs(report, "inc.gov.family", "FORTNIGHTLY")).toHaveLength(1);
      expect(countedAs(report, "inc.support.child", "MONTHLY")).toHaveLength(1);
    },
    ({ report }) => expect(spentOn(report, "hou.rent")).toBeGreaterThan(0),
    ({ report }) => expect(report.expenses.annualised.map(({ code }) => code)).toContain("tra.rego_licence"),
  ],
  marcus: [
    ({ report }) => {
      const [best] = countedAs(report, "inc.gig.platform", "WEEKLY");
      expect(best?.stability.amountConsistency).toBeLessThan(0.95);
    },
    ({ report }) => expect(spentOn(report, "hou.rent")).toBeGreaterThan(0),
    ({ report }) => {
      for (const kind of ["CAR", "SACC", "BNPL", "WAGE_ADVANCE"] as const)
        expect(lendersOf(report, kind)).not.toHaveLength(0);
    },
    ({ report }) => {
      expect(report.conduct.dishonours.figure.value).toBeGreaterThan(5);
      expect(report.conduct.daysBelowZero.value).toBeGreaterThan(0);
      expect(report.conduct.gambling.confirmed.value).toBeGreaterThan(0);
    },
  ],
  joan: [
    ({ report }) => {
      expect(countedAs(report, "inc.gov.age_pension", "FORTNIGHTLY")).toHaveLength(1);
      expect(countedAs(report, "inc.super.pension", "MONTHLY")).toHaveLength(1);
    },
    ({ report }) => {
      expect([spentOn(report, "hou.rent"), spentOn(report, "dbt.mortgage")]).toEqual([0, 0]);
      expect([...report.liabilities.detected, ...report.liabilities.shared]).toEqual([]);
    },
    ({ report }) => {
      for (const code of ["hou.rates_water", "utl.energy", "hea.insurance"])
        expect(spentOn(report, code)).toBeGreaterThan(0);
    },
    ({ report }) => {
      expect(countedAs(report, "inc.invest.interest")).not.toHaveLength(0);
      expect(report.transactions.length).toBeLessThan(700);
    },
  ],
  aroha: [
    ({ household }) => expect(household.arrivesLate).toBe(true),
    ({ report }) => {
      expect(countedAs(report, "inc.salary.regular", "FORTNIGHTLY")).toHaveLength(1);
      expect(countedAs(report, "inc.business.receipts", "MONTHLY")).toHaveLength(1);
    },
    ({ report }) => {
      expect(spentOn(report, "hou.rent")).toBeGreaterThan(0);
      expect(lendersOf(report, "PERSONAL")).toHaveLength(1);
      expect(unsharedKinds(report)).toContain("CREDIT_CARD");
    },
    ({ report }) => expect(unsharedKinds(report)).toContain("OWN_ACCOUNT"),
  ],
  sofia: [
    ({ report }) => {
      expect(countedAs(report, "inc.salary.regular", "MONTHLY")).toHaveLength(1);
      expect(countedAs(report, "inc.salary.regular", "WEEKLY")).toHaveLength(1);
      expect(report.quality.jointIncomeRatio).toBeGreaterThan(0.9);
    },
    ({ report }) => expect(countedAs(report, "inc.salary.variable", "QUARTERLY")).toHaveLength(1),
    ({ report }) => {
      expect(spentOn(report, "hou.rent")).toBeGreaterThan(0);
      const deposit = report.accounts.find(({ displayName }) => displayName === "First Home");
      expect(deposit?.flows?.creditsCents).toBeGreaterThan(12 * (deposit?.flows?.debitsCents ?? 0));
    },
    ({ report }) => expect([...report.liabilities.detected, ...report.liabilities.shared]).toEqual([]),
  ],
  leilani: [
    ({ report }) => {
      expect(countedAs(report, "inc.salary.regular", "FORTNIGHTLY")).toHaveLength(1);
      expect(countedAs(report, "inc.gov.family", "FORTNIGHTLY")).toHaveLength(1);
    },
    ({ report }) => {
      expect(countedAs(report, "inc.support.child", "MONTHLY")).toHaveLength(1);
      expect(countedAs(report, "inc.support.spouse", "FORTNIGHTLY")).toHaveLength(1);
    },
    ({ report }) => {
      for (const code of ["hou.rent", "edu.childcare", "edu.public"])
        expect(spentOn(report, code)).toBeGreaterThan(0);
    },
    ({ report }) => expect(lendersOf(report, "BNPL")).toEqual(["Afterpay"]),
  ],
  gareth: [
    ({ report }) => {
      expect(countedAs(report, "inc.salary.regular", "FORTNIGHTLY")).toHaveLength(1);
      expect(spentOn(report, "fam.support_paid")).toBeGreaterThan(150_000);
      expect(report.commitments.lines.map(({ code }) => code)).toContain("fam.support_paid");
    },
    ({ report }) => {
      expect(spentOn(report, "hou.rent")).toBeGreaterThan(0);
      expect(sharedDebts(report, "MORTGAGE")).toMatchObject([
        { ownership: "TWO_PARTY", contractMonthlyCents: 275_000 },
      ]);
    },
    ({ report }) =>
      expect(report.accounts.filter(({ openStatus }) => openStatus === "CLOSED")).toMatchObject([
        { ownership: "TWO_PARTY", balance: { currentCents: 0 } },
      ]),
    ({ report }) => expect(report.summary.commitmentsMonthly.value).toBeGreaterThan(500_000),
  ],
  bogdan: [
    ({ report }) => {
      expect(report.conduct.gambling.confirmed.value).toBeGreaterThan(0);
      expect(excludedCount(report, "GAMBLING")).toBeGreaterThan(5);
    },
    ({ report }) => expect(report.conduct.cash.value).toBeGreaterThan(80_000),
    ({ report }) => expect(unsharedKinds(report)).toContain("OWN_ACCOUNT"),
    ({ report }) => {
      expect(spentOn(report, "hou.rent")).toBeGreaterThan(0);
      expect(unsharedKinds(report)).toContain("CREDIT_CARD");
      expect(headlineCodes(report)).toContain("DISHONOURS");
    },
  ],
};

import { expect } from "vitest";
import type { Claims } from "./look";
import {
  countedAs,
  excludedCount,
  lendersOf,
  rowsOf,
  sharedDebts,
  spentOn,
  streamsOf,
  unsharedKinds,
} from "./read";

/**
 * Checks for the last of three groups of households (lib/sandbox/households/list.ts). A household has one check for
 * each statement in its `expect` list, in the same order.
 */
export const LAST_CLAIMS: Readonly<Record<string, Claims>> = {
  naomi: [
    ({ report }) => {
      const wages = streamsOf(report, "inc.salary.regular");
      expect(wages.map(({ included, status }) => included || status === "CEASED")).toEqual([true, true]);
      expect(wages.filter(({ included }) => included)).toHaveLength(1);
    },
    ({ report }) => {
      expect(report.income.events.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(["STARTED", "CEASED"]),
      );
      const [now] = countedAs(report, "inc.salary.regular");
      const before = streamsOf(report, "inc.salary.regular").find(({ included }) => !included);
      expect(now?.amount.lastCents).toBeGreaterThan(before?.amount.lastCents ?? 0);
    },
    ({ report }) => expect(streamsOf(report, "inc.salary.leave_payout")).toMatchObject([{ included: false }]),
    ({ report }) => {
      expect(spentOn(report, "hou.rent")).toBeGreaterThan(0);
      expect(lendersOf(report, "PERSONAL")).toEqual(["Plenti"]);
    },
  ],
  isabelle: [
    ({ report }) => {
      const [leave] = streamsOf(report, "inc.gov.parental_leave");
      const library = streamsOf(report, "inc.salary.regular").find(
        ({ frequency }) => frequency === "FORTNIGHTLY",
      );
      for (const stream of [leave, library]) expect(stream?.count).toBeLessThan(20);
    },
    ({ report }) => expect(countedAs(report, "inc.salary.regular", "WEEKLY")).toHaveLength(1),
    ({ report }) => expect(rowsOf(report, "edu.childcare")).toBeGreaterThan(15),
    ({ report }) => expect(sharedDebts(report, "MORTGAGE")).toMatchObject([{ ownership: "TWO_PARTY" }]),
  ],
  seun: [
    ({ report }) => {
      expect(report.period.days).toBeLessThan(160);
      expect(report.quality.reasons.map(({ code }) => code)).toContain("SHORT_HISTORY");
    },
    ({ report }) => expect(countedAs(report, "inc.salary.regular", "FORTNIGHTLY")).toHaveLength(1),
    ({ report }) => expect(spentOn(report, "giv.remittance")).toBeGreaterThan(0),
    ({ report }) => expect(spentOn(report, "hou.rent")).toBeGreaterThan(0),
  ],
  wendy: [
    ({ report }) => {
      const receipts = streamsOf(report, "inc.business.receipts");
      expect(receipts).toHaveLength(5);
      expect(receipts.every(({ included, monthly }) => included && monthly.rule !== "A-LIFE")).toBe(true);
    },
    ({ report }) => {
      const receipts = streamsOf(report, "inc.business.receipts");
      const passed = receipts.filter(({ status }) => status === "ONE_OFF" || status === "CEASED");
      expect(passed.length).toBeGreaterThan(2);
      for (const { monthly } of passed) expect(monthly.selected.quality).toBe("ESTIMATED");
      expect(report.income.totals.netMonthly.quality).toBe("ESTIMATED");
    },
    ({ report }) => {
      const months = report.cashflow.months.filter(({ partial }) => !partial);
      const poor = months.filter(({ incomeCents }) => incomeCents < 100_000);
      expect(poor.length).toBeGreaterThan(1);
      expect(report.conduct.dishonours.figure.value).toBe(0);
    },
    ({ report }) => {
      expect(lendersOf(report, "CAR")).toHaveLength(1);
      expect(spentOn(report, "tra.fuel")).toBeGreaterThan(100_000);
      expect(report.transactions.some(({ description }) => description.includes("RURAL SUPPLIES"))).toBe(
        true,
      );
    },
    ({ report }) => {
      expect(rowsOf(report, "gov.tax")).toBe(4);
      expect(spentOn(report, "ins.other")).toBeGreaterThan(0);
      const reserve = report.accounts.find(({ displayName }) => displayName === "Drought Reserve");
      expect(reserve?.balance.currentCents).toBeGreaterThan(5_000_000);
    },
  ],
  lachlan: [
    ({ report }) => {
      expect(countedAs(report, "inc.salary.regular", "WEEKLY")).toHaveLength(1);
      expect(report.income.byType.map(({ code }) => code).sort()).toEqual([
        "inc.invest.interest",
        "inc.salary.regular",
      ]);
    },
    ({ report }) => {
      expect(report.conduct.largeCredits.map(({ amountCents }) => amountCents)).toEqual(
        expect.arrayContaining([2_800_000, 890_000]),
      );
      expect(excludedCount(report, "ASSET_SALE")).toBe(2);
    },
    ({ report }) => {
      expect(rowsOf(report, "fin.invest")).toBe(1);
      expect(rowsOf(report, "trf.own_unshared")).toBe(1);
    },
    ({ report }) => {
      expect(spentOn(report, "hou.rent")).toBeGreaterThan(0);
      expect([...report.liabilities.detected, ...report.liabilities.shared]).toEqual([]);
    },
  ],
  astrid: [
    ({ report }) => {
      expect(report.income.byType.map(({ code }) => code)).toEqual(["inc.invest.interest"]);
      expect(report.summary.incomeNetMonthly.quality).toBe("INCOMPLETE");
      expect(unsharedKinds(report)).toContain("INCOME_ACCOUNT");
    },
    ({ report }) => {
      expect(excludedCount(report, "OWN_TRANSFER")).toBeGreaterThan(200);
      expect(report.summary.livingMonthly.value).toBe(0);
    },
    ({ report }) => {
      expect(report.conduct.missingExpected).toEqual(
        expect.arrayContaining(["GROCERIES", "TELECOM", "HOUSING"]),
      );
      expect(unsharedKinds(report)).toContain("SPENDING_ACCOUNT");
    },
  ],
  peta: [
    ({ report }) => {
      const [wages] = countedAs(report, "inc.salary.regular", "WEEKLY");
      const months = wages?.history.filter(({ partial }) => !partial) ?? [];
      const usual = (only: (month: number) => boolean) =>
        months
          .filter(({ month }) => only(Number(month.slice(5))))
          .map(({ amountCents, count }) => amountCents / count);
      const isSlow = (month: number) => month >= 7 && month <= 10;
      expect(Math.max(...usual(isSlow))).toBeLessThan(Math.min(...usual((month) => !isSlow(month))));
    },
    ({ report }) => {
      expect(unsharedKinds(report)).toContain("MORTGAGE");
      const paid = report.transactions.filter(({ description }) => description.includes("REDGUM"));
      expect(new Set(paid.map(({ amountCents }) => Math.abs(amountCents)))).toEqual(
        new Set([178_400, 89_200]),
      );
    },
    ({ report }) => {
      expect(report.conduct.dishonours.figure.value).toBeGreaterThan(1);
      const [arrears] = report.liabilities.arrears.filter(({ code }) => code === "dbt.mortgage");
      expect(arrears?.bounced).toBeGreaterThan(0);
    },
    ({ report }) => {
      const [card] = sharedDebts(report, "CREDIT_CARD");
      expect(card?.owedCents).toBeGreaterThan(0.9 * (card?.limitCents ?? 0));
      expect(spentOn(report, "fin.interest")).toBeGreaterThan(0);
      expect(spentOn(report, "fin.overdrawn_fee")).toBeGreaterThan(0);
      expect(report.conduct.daysBelowZero.value).toBeGreaterThanOrEqual(3);
    },
  ],
  rosa: [
    ({ report }) => expect(countedAs(report, "inc.property.board")).toHaveLength(2),
    ({ report }) => expect(excludedCount(report, "CASH")).toBeGreaterThan(20),
    ({ report }) => {
      const [wages] = countedAs(report, "inc.salary.regular", "FORTNIGHTLY");
      expect(wages?.history.find(({ month }) => month.endsWith("-01"))?.count).toBe(0);
    },
    ({ report }) => expect(unsharedKinds(report)).toContain("CREDIT_CARD"),
  ],
};

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CdsTransaction } from "@/lib/engine/bank";
import { addDays, parseDay } from "@/lib/engine/calendar/day";
import type { ReportDocument } from "@/lib/engine/document";
import { buildReport, type ReportInput } from "@/lib/engine/report";
import type { runs } from "@/tests/support/runs";
import { householdRows, toBankData } from "./any-household";

/**
 * Categories of transfers between own accounts, reversed rows and interest on a loan whose account was shared. These
 * rows are listed, but are in no spending figure.
 */
const MOVED = ["trf.own_matched", "trf.card_shared", "trf.loan_shared", "trf.reversed", "fin.loan_interest"];

function makeReport(rows: readonly CdsTransaction[], more: Partial<ReportInput> = {}): ReportDocument {
  return buildReport({
    data: toBankData(rows),
    reportType: "affordability",
    profile: "full",
    verification: { id: "SIQ-TEST", url: "https://example.test/verify/SIQ-TEST", supersedes: null },
    request: {
      clientName: "Jordan Citizen",
      clientRef: null,
      periodLabel: null,
      environment: "test",
      companyName: "Example Lending",
    },
    consent: { type: "once", givenAt: null, expiresAt: null, institutions: [] },
    generatedAt: "2026-07-01T09:00:00+10:00",
    dataAsAt: "2026-07-01T08:00:00+10:00",
    assumptions: null,
    customerNotes: [],
    ...more,
  });
}

/**
 * Looks at two days of the everyday account: the last day with rows before `from`, and the first day with rows after
 * `to`. Returns true if a row occurs an even number of times on one of these days. Such rows cannot be distinguished
 * from a page that was delivered twice.
 */
function hasPairsBeside(rows: readonly CdsTransaction[], from: string, to: string): boolean {
  const dayOf = ({ postingDateTime = "" }: CdsTransaction) => postingDateTime;
  const mine = rows.filter(({ accountId }) => accountId === "everyday");
  const days = mine.map(dayOf).sort();
  const beside = [days.findLast((day) => day < from), days.find((day) => day > to)];
  const counts = new Map<string, number>();
  for (const row of mine.filter((row) => beside.includes(dayOf(row)))) {
    const key = JSON.stringify(row);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts.values()].some((count) => count % 2 === 0);
}

const categoriesOf = (report: ReportDocument) => report.expenses.groups.flatMap((group) => group.leaves);

/** Returns the figures by which two reports are compared, without the ids of rows, accounts and sets. */
function figuresOf(report: ReportDocument) {
  return {
    income: report.income.streams.map(({ code, frequency, status, count, monthly, next }) => [
      code,
      frequency,
      status,
      count,
      monthly.selected.value,
      next,
    ]),
    leaves: categoriesOf(report).map(({ code, count, totalCents, monthly }) => [
      code,
      count,
      totalCents,
      monthly.selected.value,
    ]),
    totals: Object.values(report.expenses.totals).map((figure) => figure.value),
    commitments: report.commitments.lines.map(({ code, monthly }) => [code, monthly.value]),
    excluded: report.income.excludedCredits.map(({ reason, count, totalCents }) => [
      reason,
      count,
      totalCents,
    ]),
    balances: report.conduct.balanceWindows,
    dishonours: report.conduct.dishonours.figure.value,
    ladder: report.affordability?.ladder.map((line) => [line.line, line.observedCents, line.assessedCents]),
    cashflow: report.cashflow.months,
    grade: report.quality.grade,
  };
}

/** Defines the tests that must pass for any household. `sampling` states the number of households for each test. */
export function testLaws(sampling: ReturnType<typeof runs>): void {
  describe("the report of any household", () => {
    it("puts every debit in exactly one category or in transfers, and counts every credit as income or excludes it for one reason", () => {
      fc.assert(
        fc.property(householdRows, (rows) => {
          const report = makeReport(rows);
          const sets = new Map(report.evidenceSets.map((set) => [set.id, set.transactionIds]));
          const times = new Map<string, number>();
          const counted = [
            ...categoriesOf(report),
            ...report.income.streams,
            ...report.income.excludedCredits,
          ];
          for (const { evidence } of counted)
            for (const id of sets.get(evidence) ?? []) times.set(id, (times.get(id) ?? 0) + 1);
          for (const row of report.transactions) {
            const isDebtSide = row.code === "crd.own_transfer" && ["card", "loan"].includes(row.accountId);
            // A refund is counted twice by design: it reduces its category, and is listed among the credits that are
            // not income.
            const expected = MOVED.includes(row.code) || isDebtSide ? 0 : row.code === "crd.refund" ? 2 : 1;
            expect([row.id, row.code, times.get(row.id) ?? 0]).toEqual([row.id, row.code, expected]);
          }
        }),
        sampling,
      );
    });

    it("counts a pending row as omitted, and no figure changes", () => {
      fc.assert(
        fc.property(householdRows, fc.integer({ min: 1, max: 9_000 }), (rows, amount) => {
          const pending: CdsTransaction = {
            accountId: "everyday",
            transactionId: "pending-1",
            status: "PENDING",
            amount: (-amount).toFixed(2),
            description: "WOOLWORTHS 1234 BONDI",
          };
          const after = makeReport([...rows, pending]);
          expect(figuresOf(after)).toEqual(figuresOf(makeReport(rows)));
          expect(after.quality.pendingExcluded.count).toBe(1);
        }),
        sampling,
      );
    });

    it("keeps every figure if the accounts have different ids", () => {
      const rename = (id: string) =>
        ({ everyday: "zz-9", saver: "mm-5", card: "aa-1", loan: "kk-3" })[id] ?? id;
      fc.assert(
        fc.property(householdRows, (rows) => {
          const renamed = makeReport(rows, { data: toBankData(rows, rename) });
          expect(figuresOf(renamed)).toEqual(figuresOf(makeReport(rows)));
        }),
        sampling,
      );
    });

    it("finds the same cadences if all dates move to the same weekdays a year earlier", () => {
      fc.assert(
        fc.property(householdRows, (rows) => {
          const earlier = rows.map((row) => ({
            ...row,
            postingDateTime: addDays(parseDay(row.postingDateTime ?? ""), -364),
          }));
          const moved = makeReport(earlier, { dataAsAt: "2025-07-02T08:00:00+10:00" });
          const cadences = (report: ReportDocument) =>
            report.income.streams.map(({ code, frequency, count }) => [code, frequency, count]);
          expect(cadences(moved)).toEqual(cadences(makeReport(rows)));
        }),
        sampling,
      );
    });

    it("doubles every figure if all amounts double, apart from rounding", () => {
      fc.assert(
        fc.property(householdRows, (rows) => {
          const doubled = rows.map((row) => ({ ...row, amount: (2 * Number(row.amount)).toFixed(2) }));
          const [once, twice] = [makeReport(rows), makeReport(doubled)];
          const rounding = categoriesOf(once).length + once.income.streams.length + 2;
          const linear = (report: ReportDocument) => [
            report.summary.incomeNetMonthly.value ?? 0,
            report.summary.livingMonthly.value ?? 0,
            report.summary.commitmentsMonthly.value ?? 0,
          ];
          linear(twice).forEach((value, index) => {
            expect(Math.abs(value - 2 * (linear(once)[index] ?? 0))).toBeLessThanOrEqual(rounding);
          });
        }),
        sampling,
      );
    });

    it("does not change if a page is sent twice, even if the bank gives rows no ids", () => {
      fc.assert(
        fc.property(householdRows, fc.integer({ min: 0, max: 300 }), (rows, start) => {
          const nameless = rows.map(({ transactionId: _id, ...row }): CdsTransaction => row);
          const from = addDays(parseDay("2025-07-01"), start);
          const to = addDays(from, 60);
          const page = nameless.filter(
            ({ accountId, postingDateTime = "" }) =>
              accountId === "everyday" && postingDateTime >= from && postingDateTime <= to,
          );
          // Skips a page with fewer than four different rows, because the customer might have made the same purchases
          // again.
          fc.pre(new Set(page.map((row) => JSON.stringify(row))).size >= 4);
          // Skips a page next to two equal rows, because those rows cannot be distinguished from the page's first or
          // last row.
          fc.pre(!hasPairsBeside(nameless, from, to));
          expect(figuresOf(makeReport([...nameless, ...page]))).toEqual(figuresOf(makeReport(nameless)));
        }),
        sampling,
      );
    });
  });

  describe("the insight profile of any household", () => {
    it("contains no amount and no date of a payment that was made once", () => {
      const once = fc.record({
        days: fc.integer({ min: 40, max: 320 }),
        // These amounts end in 53 cents. No sum of the other rows ends in 53 cents, because the other rows are whole
        // dollars, except eight rows of 1.37. A match is therefore no coincidence.
        cents: fc.integer({ min: 1_000, max: 9_000 }).map((dollars) => dollars * 100 + 53),
        description: fc.constantFrom(
          "HARVEY NORMAN 88 ALBURY",
          "QANTAS 0817",
          "ZXQY 4411",
          "DIRECT DEBIT TOYOTA FINANCE",
        ),
        sign: fc.constantFrom(1, -1),
      });
      fc.assert(
        fc.property(householdRows, once, (rows, { days, cents, description, sign }) => {
          const on = addDays(parseDay("2025-07-01"), days);
          // Leaves out the other rows of that day, so that the date can come only from this row.
          const others = rows.filter((row) => row.postingDateTime !== on);
          const row: CdsTransaction = {
            accountId: "everyday",
            transactionId: "once-1",
            status: "POSTED",
            amount: ((sign * cents) / 100).toFixed(2),
            description,
            postingDateTime: on,
          };
          const text = JSON.stringify(makeReport([...others, row], { profile: "insight" }));
          expect(text).not.toMatch(new RegExp(`[^0-9]${cents}[^0-9]`));
          expect(text).not.toContain("once-1");
          const isMonthEnd = addDays(on, 1).endsWith("-01") || on.endsWith("-01");
          if (!isMonthEnd) expect(text).not.toContain(on);
        }),
        sampling,
      );
    });
  });
}

import { describe, expect, test } from "vitest";
import { addDays, type Day, parseDay } from "@/lib/engine/calendar/day";
import { compareReports } from "@/lib/engine/changes/compare-reports";
import { type ComparedFigures, toComparedFigures } from "@/lib/engine/changes/compared-figures";
import { listChanges, toPreviousReport } from "@/lib/engine/changes/previous-report";
import type { Profile, ReportDocument } from "@/lib/engine/document";
import { Household } from "@/tests/engine/household";

const FROM = "2025-05-01";
const FIRST = parseDay("2026-05-29");
const NEXT = parseDay("2026-06-28");

type PullOptions = {
  /** The day of the last pay. */
  payUntil?: Day;
  pay?: (on: Day) => string;
  more?: (home: Household, until: Day) => void;
  balance?: string;
  profile?: Profile;
};

/**
 * Returns the report on data up to and including the day `until`, with a fortnightly wage, rent, shopping, and the rows
 * that `more` adds.
 */
function pull(until: Day, { payUntil = until, pay, more, balance = "3000.00", profile }: PullOptions = {}) {
  const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", balance);
  const paidTo = payUntil < until ? payUntil : until;
  home.every(14, FROM, paidTo, (on) =>
    home.row("everyday", on, pay?.(on) ?? "2600.00", "PAYROLL HARBOUR LOGISTICS PTY LTD"),
  );
  home.every(7, FROM, until, (on) =>
    home.row("everyday", on, "-450.00", "RENT RAY WHITE PROPERTY MANAGEMENT"),
  );
  home.every(3, FROM, until, (on) => home.row("everyday", on, "-81.20", "COLES 1234 PERTH"));
  more?.(home, until);
  const dataAsAt = `${until}T18:00:00+10:00`;
  return home.report({ dataAsAt, generatedAt: dataAsAt, ...(profile ? { profile } : {}) });
}

const compare = (before: ReportDocument, after: ReportDocument) =>
  compareReports(toComparedFigures(before), after);
const kindsOf = (now: PullOptions, was: PullOptions = now) =>
  compare(pull(FIRST, was), pull(NEXT, now)).changes.map(({ kind }) => kind);
/** Returns the first report as if it were a month newer, after `change` has edited it. */
function later(change: (report: ReportDocument) => void): ReportDocument {
  const report = structuredClone(pull(FIRST));
  report.period.to = NEXT;
  change(report);
  return report;
}
const changesOf = (change: (report: ReportDocument) => void, before = toComparedFigures(pull(FIRST))) =>
  compareReports(before, later(change));

describe("compareReports", () => {
  test("finds nothing if nothing changed", () => {
    expect(compare(pull(FIRST), pull(NEXT))).toMatchObject({
      changes: [],
      limitations: [],
      newDishonours: 0,
    });
  });

  test("reports income that ceased, with its last payment", () => {
    const { changes } = compare(pull(FIRST), pull(parseDay("2026-07-28"), { payUntil: FIRST }));
    expect(changes[0]).toMatchObject({ kind: "INCOME_CEASED", code: "inc.salary.regular" });
    expect(changes[0]?.text).toMatch(
      /^Harbour Logistics.*: no payment for two of its cycles\. Last paid on \d+ May 2026\.$/,
    );
  });

  test("reports income that is late, unless the bank's data is stale", () => {
    const late = (report: ReportDocument) => {
      for (const stream of report.income.streams) stream.status = "LATE";
    };
    expect(changesOf(late).changes.map(({ kind }) => kind)).toEqual(["INCOME_LATE"]);
    const stale = changesOf((report) => {
      late(report);
      report.quality.isStale = true;
    });
    expect([stale.changes, stale.limitations]).toEqual([[], ["STALE_DATA"]]);
  });

  test("reports new income from its first payment, but not if it was already paid long before", () => {
    const sideJob = (from: string) => (home: Household, until: Day) => {
      home.every(7, from, until, (on) => home.row("everyday", on, "310.00", "WAGES BANKSIA BAKERY PTY LTD"));
    };
    const was: PullOptions = {};
    expect(kindsOf({ more: sideJob("2026-06-01") }, was)).toContain("INCOME_NEW");
    expect(kindsOf({ more: sideJob("2026-01-05") }, was)).not.toContain("INCOME_NEW");
  });

  test("reports a pay rise as one change of one payer, rather than as ended and new income", () => {
    const rise = (on: Day) => (on > FIRST ? "3100.00" : "2600.00");
    const { changes } = compare(pull(FIRST), pull(parseDay("2026-08-28"), { pay: rise }));
    const ofPay = changes.filter(({ name }) => name?.startsWith("Harbour"));
    expect(ofPay.map(({ kind }) => kind)).toEqual(["INCOME_CHANGED"]);
    expect(ofPay[0]?.text).toMatch(/: \$[\d,.]+ a month; \$[\d,.]+ in the previous report\.$/);
  });

  test.each([
    [4_999, 50_000, false],
    [5_000, 50_000, true],
    [5_000, 100_001, false],
  ])("treats a rise of %i cents on %i as a change: %s", (riseCents, beforeCents, isChange) => {
    const before = toComparedFigures(pull(FIRST));
    const set = (cents: number) => (report: ReportDocument) => {
      for (const stream of report.income.streams) stream.monthly.selected.value = cents;
    };
    for (const income of before.income) income.monthlyCents = beforeCents;
    const { changes } = changesOf(set(beforeCents + riseCents), before);
    expect(changes.some(({ kind }) => kind === "INCOME_CHANGED")).toBe(isChange);
  });

  test("reports no amount that is suppressed in either report", () => {
    const { changes, figures } = changesOf((report) => {
      for (const stream of report.income.streams) stream.monthly.selected.value = null;
      report.summary.surplusMonthly.value = null;
    });
    expect(changes).toEqual([]);
    expect(figures.find(({ code }) => code === "surplus_monthly")?.current).toBeNull();
  });

  test("says only that an income is no longer listed, unless its payer still pays under a different category", () => {
    const named = changesOf((report) => {
      report.income.streams = [];
    });
    expect(named.changes.map(({ kind }) => kind)).toEqual(["INCOME_NOT_LISTED"]);
    const recoded = changesOf((report) => {
      for (const stream of report.income.streams) stream.code = "inc.other";
    });
    expect(recoded.changes).toEqual([]);
  });

  test("reports a new lender by its first payment, but not a lender that was already paid before", () => {
    const loan = (from: string) => (home: Household, until: Day) => {
      home.every(7, from, until, (on) => home.row("everyday", on, "-75.00", "DIRECT DEBIT NIMBLE AUSTRALIA"));
    };
    expect(kindsOf({ more: loan("2026-06-02") }, {})).toContain("LENDER_NEW");
    expect(kindsOf({ more: loan("2026-01-06") }, {})).not.toContain("LENDER_NEW");
  });

  test("reports commitments that began, ended or changed; an amount of 0 means ended", () => {
    const before = toComparedFigures(pull(FIRST));
    const [rent] = before.commitments;
    if (!rent?.monthlyCents) throw new Error("the household has no rent");
    const kinds = (change: (report: ReportDocument) => void) =>
      changesOf(change, before).changes.map(({ kind }) => kind);
    const setRent = (value: number) => (report: ReportDocument) => {
      for (const line of report.commitments.lines) line.monthly.value = value;
    };
    expect(kinds(setRent(rent.monthlyCents * 2))).toEqual(["COMMITMENT_CHANGED"]);
    expect(kinds(setRent(0))).toEqual(["COMMITMENT_ENDED"]);
    expect(
      kinds((report) => {
        report.commitments.lines = [];
      }),
    ).toEqual(["COMMITMENT_ENDED"]);
    expect(
      changesOf(() => undefined, { ...before, commitments: [] }).changes.map(({ kind }) => kind),
    ).toEqual(["COMMITMENT_NEW"]);
  });

  test("counts only payments that bounced after the end of the earlier data", () => {
    const bounce = (on: string) => (report: ReportDocument) => {
      report.conduct.dishonours.events.push({
        on: parseDay(on),
        transactionId: "x",
        amountCents: -1,
        text: "",
      });
    };
    expect(changesOf(bounce(FIRST))).toMatchObject({ newDishonours: 0, changes: [] });
    expect(changesOf(bounce(addDays(FIRST, 1)))).toMatchObject({
      newDishonours: 1,
      changes: [{ kind: "DISHONOURS", text: "1 payment dishonoured after 29 May 2026." }],
    });
  });

  test("reports a low balance only if there was no low balance in the earlier 30 days", () => {
    const set = (daysNegative: number, daysUnder100: number) => (report: ReportDocument) => {
      for (const { windows } of report.conduct.accounts)
        for (const window of windows) Object.assign(window, { daysNegative, daysUnder100 });
    };
    const low = set(2, 3);
    const fine = structuredClone(pull(FIRST));
    set(0, 0)(fine);
    expect(changesOf(low, toComparedFigures(fine)).changes.map(({ kind }) => kind)).toEqual([
      "BALANCE_BELOW_ZERO",
      "BALANCE_UNDER_100",
    ]);
    const before = structuredClone(pull(FIRST));
    low(before);
    expect(changesOf(low, toComparedFigures(before)).changes).toEqual([]);
  });

  test.each([
    [-15_000, false],
    [-40_000, true],
  ])("treats a surplus that moves by %i cents as a change: %s", (moveCents, isChange) => {
    const { changes } = changesOf((report) => {
      report.summary.surplusMonthly.value = (report.summary.surplusMonthly.value ?? 0) + moveCents;
    });
    expect(changes.map(({ kind }) => kind)).toEqual(isChange ? ["SURPLUS_CHANGED"] : []);
  });
});

describe("the limits of a comparison", () => {
  const before = toComparedFigures(pull(FIRST));
  const move = (report: ReportDocument) => {
    report.summary.surplusMonthly.value = 0;
    report.commitments.lines = [];
  };
  const added = (report: ReportDocument) => {
    const [account] = report.accounts;
    if (account) report.accounts.push({ ...account, id: "second" });
  };
  const cases: [string, ComparedFigures, (report: ReportDocument) => void][] = [
    ["ACCOUNTS_ADDED", before, added],
    ["PERIODS_DIFFER", { ...before, period: { ...before.period, days: 90 } }, () => undefined],
    ["METHOD_CHANGED", { ...before, method: "1.0.0" }, () => undefined],
    ["SAME_PERIOD", { ...before, period: { ...before.period, to: NEXT } }, () => undefined],
  ];
  test.each(cases)(
    "include %s, and then no total or commitment is listed as changed",
    (code, figures, change) => {
      const { limitations, changes } = changesOf((report) => {
        move(report);
        change(report);
      }, figures);
      expect(limitations).toEqual([code]);
      expect(changes).toEqual([]);
    },
  );

  test("do not include a payer who also pays into an added account", () => {
    const { changes } = changesOf((report) => {
      added(report);
      const [pay] = report.income.streams;
      if (pay) report.income.streams.push({ ...pay, id: "other", accountId: "second" });
    });
    expect(changes).toEqual([]);
  });

  test("exclude a low balance if the analysis has a new version", () => {
    const old = { ...before, method: "1.0.0", balances: { ...before.balances, daysUnder100: 0 } };
    const { changes } = changesOf((report) => {
      for (const { windows } of report.conduct.accounts)
        for (const window of windows) Object.assign(window, { daysUnder100: 3 });
    }, old);
    expect(changes).toEqual([]);
  });

  test("exclude new income into an account that is missing from the earlier report", () => {
    const { changes } = changesOf(
      (report) => {
        added(report);
        for (const stream of report.income.streams) {
          stream.accountId = "second";
          stream.firstOn = addDays(FIRST, 3);
        }
      },
      { ...before, income: [] },
    );
    expect(changes).toEqual([]);
  });
});

describe("toPreviousReport", () => {
  test("returns null for a report with an account that is no longer shared, or with a different profile", () => {
    const report = pull(FIRST);
    const fewer = { ...report, accounts: [] };
    expect(toPreviousReport(report, fewer)).toEqual({ figures: null, notCompared: "ACCOUNT_REMOVED" });
    const insight = { ...report, profile: "insight" as const };
    expect(toPreviousReport(report, insight)).toEqual({ figures: null, notCompared: "PROFILE_CHANGED" });
    expect(listChanges(report, null)).toMatchObject({ previous: null, notCompared: "NO_EARLIER_REPORT" });
  });

  test("returns no day of an insight report, and no amount that the report suppresses", () => {
    const report = pull(FIRST, { profile: "insight" });
    const kept = JSON.stringify(toPreviousReport(report, report));
    expect(kept).not.toMatch(/"(?:on|dishonourDays|transactionIds)"/);
    const { figures } = toPreviousReport(report, report);
    for (const { monthlyCents } of [...(figures?.income ?? []), ...(figures?.commitments ?? [])])
      expect((monthlyCents ?? 0) % 1_000).toBe(0);
  });

  test("keeps the months for changes of insight reports only", () => {
    const next = parseDay("2026-08-28");
    const { changes, newDishonours } = compare(
      pull(FIRST, { profile: "insight" }),
      pull(next, { profile: "insight", payUntil: FIRST }),
    );
    expect(changes.map(({ kind }) => kind)).toContain("INCOME_CEASED");
    for (const { text } of changes) expect(text).not.toMatch(/\d{1,2} [A-Z][a-z]{2} \d{4}/);
    expect(newDishonours).toBeNull();
  });
});

import { describe, expect, test } from "vitest";
import { listFigures } from "@/components/report/panel/keys";
import { type ReportSide, toReportSide } from "@/lib/engine/changes/report-side";
import { setSideBySide } from "@/lib/engine/changes/side-by-side";
import type { ReportDocument } from "@/lib/engine/document";
import type { ReportInput } from "@/lib/engine/report";
import { Household } from "@/tests/engine/household";
import { sandboxReport } from "@/tests/support/sandbox-report";

const FROM = "2025-07-01";
const UNTIL = "2026-06-30";

type CustomerOptions = {
  name?: string;
  bank?: string;
  pay?: string;
  employer?: string;
  from?: string;
  joint?: string;
} & Pick<Partial<ReportInput>, "reportType" | "profile">;

/**
 * Returns the report on a year of one person's data: a fortnightly wage, rent and shopping, and a joint account if
 * `joint` is set.
 */
function live({
  name = "Jordan Citizen",
  bank = "Harbour Bank",
  pay = "2600.00",
  employer = "HARBOUR LOGISTICS PTY LTD",
  from = FROM,
  joint,
  ...more
}: CustomerOptions = {}): ReportDocument {
  const home = new Household().account(`everyday ${name}`, "TRANS_AND_SAVINGS_ACCOUNTS", "3000.00", {
    maskedNumber: "xxxx1111",
  });
  const own = `everyday ${name}`;
  home.every(14, from, UNTIL, (on) => home.row(own, on, pay, `PAYROLL ${employer}`));
  home.every(7, from, UNTIL, (on) => home.row(own, on, "-450.00", "RENT RAY WHITE PROPERTY MANAGEMENT"));
  home.every(3, from, UNTIL, (on) => home.row(own, on, "-81.20", "COLES 1234 PERTH"));
  if (joint) {
    const both = `joint ${name}`;
    const about = { maskedNumber: joint, accountOwnership: "TWO_PARTY" } as const;
    home.account(both, "TRANS_AND_SAVINGS_ACCOUNTS", "500.00", about);
    home.every(30, from, UNTIL, (on) => home.row(both, on, "-95.00", "AGL ENERGY"));
  }
  const report = home.report({ ...more });
  report.request.clientName = name;
  for (const account of report.accounts) account.institution = bank;
  return report;
}

const compare = (first: ReportDocument, second: ReportDocument) =>
  setSideBySide(toReportSide(first), toReportSide(second));
const codesOf = (first: ReportDocument, second: ReportDocument) =>
  compare(first, second).cautions.map(({ code }) => code);
const linesOf = (first: ReportDocument, second: ReportDocument, group: string) =>
  compare(first, second).groups.find((one) => one.group === group)?.lines ?? [];

describe("toReportSide", () => {
  test("takes each value from the path in the report that the line names", () => {
    const report = live({ joint: "xxxx2222" });
    const figures = listFigures(report);
    const located = toReportSide(report).lines.filter(({ path }) => path !== null);
    expect(located.length).toBeGreaterThan(20);
    for (const { path, value, unit, label } of located) {
      const figure = figures.get(path ?? "");
      if (!figure || !("value" in figure)) throw new Error(`${label}: no figure at ${path}`);
      expect([label, value, unit]).toEqual([label, figure.value, figure.unit]);
    }
  });

  test("calls income net only if it is after tax, as the report does", () => {
    const label = (report: ReportDocument) =>
      toReportSide(report).lines.find(({ key }) => key === "summary.incomeNetMonthly")?.label;
    expect(label(live())).toBe("Net income");
    expect(label(sandboxReport("marcus"))).toBe("Income received");
  });

  test("lists a bank with two accounts once, and the report's profile", () => {
    const side = toReportSide(live({ joint: "xxxx2222", profile: "insight" }));
    expect(side.banks).toEqual(["Harbour Bank"]);
    expect(side.profile).toBe("insight");
  });
});

describe("setSideBySide", () => {
  test("finds no difference and gives no warning for a report compared with itself", () => {
    const report = live();
    const { groups, cautions } = compare(report, report);
    // A report is compared with itself, so every account is in both.
    expect(cautions.map(({ code }) => code)).toEqual(["ACCOUNTS_SHARED"]);
    const differences = groups.flatMap(({ lines }) => lines.map(({ difference }) => difference));
    expect(differences.filter((value) => value !== null && value !== 0)).toEqual([]);
    expect(differences.filter((value) => value === 0).length).toBeGreaterThan(10);
  });

  test("compares the income of each payer, and leaves a side empty if that report lacks the payer", () => {
    const [first, second] = [
      live(),
      live({ name: "Sam Citizen", employer: "COASTAL CARE LTD", pay: "3100.00" }),
    ];
    const lines = linesOf(first, second, "INCOME");
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({ first: { value: expect.any(Number) }, second: null, difference: null });
    expect(lines[1]).toMatchObject({ first: null, second: { value: expect.any(Number) }, difference: null });
    const same = linesOf(first, live({ name: "Sam Citizen", pay: "2700.00" }), "INCOME");
    expect(same).toHaveLength(1);
    expect(same[0]?.difference).toBe((same[0]?.second?.value ?? 0) - (same[0]?.first?.value ?? 0));
    expect(same[0]?.difference).toBeGreaterThan(0);
  });

  test("gives the summary's differences from the first to the second report, but no difference for a share", () => {
    const [first, second] = [live(), live({ name: "Sam Citizen", pay: "3100.00" })];
    const lines = new Map(linesOf(first, second, "SUMMARY").map((line) => [line.key, line]));
    const income = (report: ReportDocument) => report.summary.incomeNetMonthly.value ?? 0;
    expect(lines.get("summary.incomeNetMonthly")?.difference).toBe(income(second) - income(first));
    expect(lines.get("summary.savingsRate")).toMatchObject({ unit: "RATIO", difference: null });
  });

  test("gives no difference if either report has no value", () => {
    const [first, second] = [live(), live({ name: "Sam Citizen" })];
    second.summary.surplusMonthly.value = null;
    const surplus = linesOf(first, second, "SUMMARY").find(({ key }) => key === "summary.surplusMonthly");
    expect(surplus).toMatchObject({ second: { value: null }, difference: null });
  });

  test("treats two loans of the same name as separate loans", () => {
    const [first, second] = [toReportSide(live()), toReportSide(live({ name: "Sam Citizen" }))];
    const loan = {
      group: "DEBTS",
      key: "CAR A",
      label: "A",
      about: "CAR",
      unit: "AUD_CENTS",
      path: null,
    } as const;
    const withLoans = (side: ReportSide, ...values: number[]) => ({
      ...side,
      lines: values.map((value) => ({ ...loan, value })),
    });
    const [debts] = setSideBySide(withLoans(first, 100, 200), withLoans(second, 300)).groups;
    expect(debts?.lines.map(({ first, second }) => [first?.value ?? null, second?.value ?? null])).toEqual([
      [100, 300],
      [200, null],
    ]);
  });

  test("warns about different customers, banks, lengths and ends, each only if they differ", () => {
    const first = live();
    expect(codesOf(first, live({ name: "jordan  CITIZEN" }))).toEqual(["ACCOUNTS_SHARED"]);
    expect(codesOf(first, live({ name: "Sam Citizen" }))).toEqual(["CUSTOMERS_DIFFER"]);
    const other = compare(first, live({ name: "Sam Citizen", bank: "Plains Bank" })).cautions;
    expect(other.map(({ code }) => code)).toEqual(["CUSTOMERS_DIFFER", "BANKS_DIFFER"]);
    expect(other[1]?.text).toBe(
      "The reports were prepared from different banks: only the first has Harbour Bank; only the second has Plains Bank.",
    );
    const short = live({ name: "Sam Citizen", from: "2026-03-01" });
    expect(codesOf(first, short)).toEqual(["CUSTOMERS_DIFFER", "PERIODS_DIFFER"]);
    const earlier = structuredClone(first);
    earlier.period.to = "2026-01-31" as typeof earlier.period.to;
    expect(codesOf(first, earlier)).toContain("ENDS_DIFFER");
  });

  test("warns about different types, profiles and versions", () => {
    const [first, second] = [live(), live({ reportType: "expense_summary", profile: "insight" })];
    second.engine.rules = "another";
    second.quality.isStale = true;
    expect(codesOf(first, second)).toEqual(
      expect.arrayContaining(["TYPES_DIFFER", "PROFILES_DIFFER", "STALE_DATA", "METHODS_DIFFER"]),
    );
  });

  test("recognises a joint account of two customers, but not separate accounts with the same last digits", () => {
    const first = live({ joint: "xxxx2222" });
    // Both people also have their own account ending in 1111. Two accounts of a bank can end in the same digits, so
    // these two do not count as shared.
    const shared = compare(first, live({ name: "Sam Citizen", joint: "xxxx2222" })).cautions;
    expect(shared.find(({ code }) => code === "ACCOUNTS_SHARED")?.text).toMatch(/^One account appears/);
    expect(codesOf(first, live({ name: "Sam Citizen", joint: "xxxx3333" }))).not.toContain("ACCOUNTS_SHARED");
    expect(
      codesOf(first, live({ name: "Sam Citizen", bank: "Plains Bank", joint: "xxxx2222" })),
    ).not.toContain("ACCOUNTS_SHARED");
  });
});

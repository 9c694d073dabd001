import { describe, expect, test } from "vitest";
import { compareDeclared } from "@/lib/engine/assessment/compare-declared";
import { findEmployer } from "@/lib/engine/assessment/find-employer";
import { type AssessmentInput, type Declared, NO_INPUT } from "@/lib/engine/assessment/input";
import type { Comparison, ReportDocument } from "@/lib/engine/document";
import { danaAndEli } from "@/tests/households/dana-and-eli";
import { grace } from "@/tests/households/grace";
import { reportOf } from "@/tests/households/sheet";
import { sandboxReport } from "@/tests/support/sandbox-report";

const NOTHING: Declared = { income: [], expenses: [], debts: [] };
const input = (declared: Partial<Declared>, more: Partial<AssessmentInput> = {}): AssessmentInput => ({
  ...NO_INPUT,
  declared: { ...NOTHING, ...declared },
  ...more,
});
const plain = reportOf(danaAndEli);
const assessed = (declared: Partial<Declared>, more: Partial<AssessmentInput> = {}) =>
  reportOf(danaAndEli, { assessment: input(declared, more) });
const linesOf = ({ comparison = [] }: ReportDocument, kind: Comparison["kind"]) =>
  comparison.filter((line) => line.kind === kind);

describe("the comparison of income", () => {
  test("compares a declared kind with the sum of its types, and lists the rows of the sum", () => {
    const report = assessed({ income: [{ type: "inc.salary", monthlyCents: 100 }] });
    const [line] = linesOf(report, "INCOME");
    const own = plain.income.byType.filter(({ code }) => code.startsWith("inc.salary"));
    const sum = own.reduce((total, { monthly }) => total + (monthly.value ?? 0), 0);
    expect(line).toMatchObject({ declaredCents: 100, match: "BOTH", differenceCents: sum - 100 });
    expect(line?.observed?.value).toBe(sum);
    const ids = report.evidenceSets.find(({ id }) => id === line?.observed?.evidence)?.transactionIds;
    expect(ids?.length).toBe(line?.observed?.count);
    expect(line?.observed?.window).not.toBeNull();
  });

  test("lists observed types that were not declared, and ends with the total of both sides", () => {
    const lines = linesOf(assessed({ income: [{ type: "inc.gig", monthlyCents: 50_000 }] }), "INCOME");
    expect(lines[0]).toMatchObject({ match: "DECLARED_ONLY", observed: null, differenceCents: null });
    expect(lines[0]?.isHighlighted).toBe(true);
    expect(lines.at(-1)).toMatchObject({ role: "TOTAL", declaredCents: 50_000 });
    expect(lines.at(-1)?.observed?.value).toBe(plain.income.totals.netMonthly.value);
    const parts = lines.filter(({ role }) => role === "PART");
    expect(parts.filter(({ match }) => match === "OBSERVED_ONLY").length).toBe(plain.income.byType.length);
  });

  test("marks a difference above the firm's threshold, but not at the threshold", () => {
    const seen = plain.income.totals.netMonthly.value ?? 0;
    const own = plain.income.byType[0]?.monthly.value ?? 0;
    const lineFor = (monthlyCents: number) =>
      linesOf(assessed({ income: [{ type: "inc.salary", monthlyCents }] }), "INCOME").at(-1);
    expect(lineFor(seen)?.isHighlighted).toBe(false);
    expect(lineFor(Math.round(seen / 1.05))?.isHighlighted).toBe(false);
    expect(lineFor(Math.round(seen / 1.2))?.isHighlighted).toBe(true);
    expect(own).toBeGreaterThan(0);
  });
});

describe("the comparison of expenses", () => {
  test("adds up the categories of a heading, and the headings add up to the total", () => {
    const report = assessed({ expenses: [{ lixi: "Groceries", monthlyCents: 140_000 }] });
    const lines = linesOf(report, "EXPENSE");
    const leaves = plain.expenses.groups
      .flatMap((group) => group.leaves)
      .filter(({ lixiCategory }) => lixiCategory === "Groceries");
    const sum = leaves.reduce((total, { monthly }) => total + (monthly.selected.value ?? 0), 0);
    expect(lines[0]?.observed?.value).toBe(sum);
    const parts = lines.filter(({ role }) => role === "PART");
    const total = parts.reduce((cents, { observed }) => cents + (observed?.value ?? 0), 0);
    expect(lines.at(-1)?.observed?.value).toBe(total);
    expect(new Set(parts.map(({ code }) => code)).size).toBe(parts.length);
  });
});

describe("the comparison of debts", () => {
  const shared = plain.liabilities.shared;

  test("matches a debt by kind only if one candidate remains, and lists unmatched debts of both sides", () => {
    const debts: Declared["debts"] = [
      { class: "MORTGAGE", lender: null, balanceCents: 100, repaymentCents: 100 },
      { class: "BNPL", lender: "Saltbush Credit", balanceCents: null, repaymentCents: 5_000 },
    ];
    const lines = linesOf(assessed({ debts }), "DEBT");
    const mortgage = shared.filter((debt) => debt.class === "MORTGAGE");
    expect(mortgage.length).toBe(1);
    const balance = lines.find(({ code, measure }) => code === "MORTGAGE" && measure === "BALANCE");
    expect(balance).toMatchObject({ match: "BOTH", note: "matched only by the kind of debt" });
    expect(balance?.differenceCents).toBe((mortgage[0]?.owedCents ?? 0) - 100);
    expect(lines.find(({ label }) => label === "Saltbush Credit")).toMatchObject({
      match: "DECLARED_ONLY",
      isHighlighted: true,
    });
    expect(lines.some(({ match }) => match === "OBSERVED_ONLY")).toBe(shared.length > 1);
  });

  test("does not choose between two debts of the same kind", () => {
    const [debt] = shared;
    if (!debt) throw new Error("the household has no debt");
    const twice = { ...plain, liabilities: { ...plain.liabilities, shared: [debt, { ...debt }] } };
    const declared = {
      ...NOTHING,
      debts: [{ class: debt.class, lender: null, balanceCents: 1, repaymentCents: 1 }],
    };
    const lines = compareDeclared(declared, twice, 0.1, null);
    expect(lines.filter(({ match }) => match === "BOTH")).toEqual([]);
  });

  test("matches by the lender's name and the kind, and ignores any further words in the account's name", () => {
    const [debt] = shared;
    if (!debt) throw new Error("the household has no debt");
    const named = { ...debt, name: "Everyday Home Loan", institution: "Ironbark Bank Ltd" };
    const report = { ...plain, liabilities: { ...plain.liabilities, shared: [named], detected: [] } };
    const debts = [{ class: debt.class, lender: "IRONBARK", balanceCents: null, repaymentCents: 1 }];
    expect(compareDeclared({ ...NOTHING, debts }, report, 0.1, null)[0]?.match).toBe("BOTH");
  });
});

describe("the comparison in the insight profile", () => {
  const declared = {
    income: [{ type: "inc.salary", monthlyCents: 620_000 }],
    expenses: [{ lixi: "Groceries", monthlyCents: 110_000 }],
  };
  const report = reportOf(grace, { profile: "insight", assessment: input(declared) });

  test("shows whole tens of dollars, no rows, and nothing that the report suppresses", () => {
    for (const { observed } of report.comparison ?? []) {
      expect((observed?.value ?? 0) % 1_000).toBe(0);
    }
    const ids = new Set(report.evidenceSets.flatMap(({ transactionIds }) => transactionIds));
    expect(ids.size).toBe(0);
    const hidden = report.expenses.groups
      .flatMap((group) => group.leaves)
      .filter(({ lixiCategory, monthly }) => lixiCategory !== null && monthly.selected.value === null);
    for (const { lixiCategory } of hidden) {
      const line = report.comparison?.find(({ kind, code }) => kind === "EXPENSE" && code === lixiCategory);
      expect(line?.observed?.value ?? null).toBeNull();
    }
  });
});

describe("the expected employer", () => {
  const streams = plain.income.streams;
  const [first] = streams.filter(({ code }) => code.startsWith("inc.salary"));
  const payer = (name: string) => (first ? [{ ...first, name }] : []);

  test.each([
    ["Harbour Logistics Pty Ltd", "HARBOUR LOGISTICS", "MATCH"],
    ["Harbour Logistics", "Harbour Logistics Payroll", "MATCH"],
    ["Harbour Logistics", "HARBOUR LOGIST", "PARTIAL"],
    ["Harbour Logistics", "Harbour Foods", "PARTIAL"],
    ["Star", "Star Entertainment", "PARTIAL"],
    ["Nguyễn Trading", "NGUYEN TRADING PTY LTD", "MATCH"],
    ["Wattle Bakery", "Harbour Logistics", "NONE"],
    ["Pty Ltd", "Harbour Pty Ltd", "NONE"],
    ["北京公司", "Harbour Logistics", "NONE"],
  ])("is compared with the payer: %s and %s give %s, with the reason", (name, seen, match) => {
    const found = findEmployer(name, payer(seen));
    expect(found.match).toBe(match);
    expect(found.reason).toMatch(/\.$/);
    expect(found.payer).toBe(match === "NONE" ? null : seen);
  });

  test("is unconfirmed without a salary, and the reason says so", () => {
    expect(findEmployer("Harbour", []).reason).toBe("No wages or other pay for work was seen.");
  });
});

test("the comparison and the expected employer are absent if nothing was declared", () => {
  expect(plain.comparison).toEqual([]);
  expect(plain.assessment?.expectedEmployer).toBeNull();
});

test("the comparison of a joint loan states the whole repayment and the customer's share", () => {
  const declared = {
    ...NOTHING,
    debts: [{ class: "MORTGAGE" as const, lender: null, balanceCents: null, repaymentCents: 137_500 }],
  };
  const lines = linesOf(sandboxReport("gareth", { assessment: input(declared) }), "DEBT");
  expect(lines.find(({ measure }) => measure === "MONTHLY")).toMatchObject({
    declaredCents: 137_500,
    differenceCents: 137_500,
    note: expect.stringContaining("whole repayment, of which $1,375.00 is the customer's own"),
  });
});

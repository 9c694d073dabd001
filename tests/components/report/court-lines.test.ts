import { describe, expect, it } from "vitest";
import { listSections } from "@/components/report/content/content";
import { courtTable, toCourtLines } from "@/components/report/content/court-table";
import { toContext } from "@/components/report/context";
import type { ReportDocument } from "@/lib/engine/document";
import { Household } from "@/tests/engine/household";
import { sandboxReport } from "@/tests/support/sandbox-report";

const HOMES = ["priya", "marcus", "darren", "shanelle", "wendy", "peta"];

describe.each(HOMES)("the court table of %s", (id) => {
  const report = sandboxReport(id);
  const lines = toCourtLines(report);
  const sumOf = (...parts: string[]) =>
    lines
      .filter(({ part }) => parts.includes(part))
      .reduce((sum, { monthlyCents }) => sum + (monthlyCents ?? 0), 0);

  it("contains all income, and each amount of living expenses and commitments exactly once", () => {
    const { incomeNetMonthly, livingMonthly, commitmentsMonthly } = report.summary;
    expect(sumOf("Income")).toBe(incomeNetMonthly.value);
    expect(sumOf("Personal expenditure", "Part N", "No line of the form")).toBe(
      (livingMonthly.value ?? 0) + (commitmentsMonthly.value ?? 0),
    );
  });

  it("names each line of the form once", () => {
    const names = lines.map(({ part, heading }) => `${part}: ${heading}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.includes("undefined"))).toEqual([]);
  });
});

it("the court table has weekly and monthly lines under the matching section of the form", () => {
  const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "50000.00");
  const to = "2026-06-30";
  home.every(7, "2025-07-03", to, (on) => home.row("everyday", on, "1000.00", "PAY/SALARY ACME WIDGETS"));
  home.every(7, "2025-07-04", to, (on) => home.row("everyday", on, "-300.00", "RAY WHITE RENT"));
  home.every(7, "2025-07-05", to, (on) => home.row("everyday", on, "-90.00", "WOOLWORTHS 1234"));
  const table = courtTable(toContext(home.report()));
  const rows = table.rows.map(({ kind, cells }) => [kind, cells[0]?.text, cells[2]?.text]);
  expect(rows).toEqual([
    ["group", "Income, as it arrived", "$1,000.00"],
    ["body", "Salary or wages", "$1,000.00"],
    ["group", "Personal expenditure", "$300.00"],
    ["body", "Rent and board", "$300.00"],
    ["group", "Part N, living expenses", expect.stringMatching(/^\$(?:89|90)\.\d\d$/)],
    ["body", "Food", expect.stringMatching(/^\$(?:89|90)\.\d\d$/)],
  ]);
});

describe("the court table in the insight profile", () => {
  const cellsOf = (report: ReportDocument) =>
    courtTable(toContext(report)).rows.map(({ cells }) => cells.map(({ text }) => text));

  it("shows no weekly amount of similar payments, because it would equal one of the payments", () => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "50000.00");
    home.every(7, "2025-07-03", "2026-06-30", (on) => home.row("everyday", on, "-850.00", "RAY WHITE RENT"));
    expect(cellsOf(home.report())).toContainEqual(["Rent and board", "$3,683.33", "$850.00"]);
    const rows = cellsOf(home.report({ profile: "insight" }));
    expect(rows).toContainEqual(["Personal expenditure", "$3,680.00", "–"]);
    expect(rows).toContainEqual(["Rent and board", "$3,680.00", "–"]);
  });

  it("states if a line or section omits a suppressed amount", () => {
    const titlesOf = (profile: "full" | "insight") =>
      courtTable(toContext(sandboxReport("priya", { profile }))).rows.map(({ cells }) => cells[0]);
    const titles = titlesOf("insight");
    expect(titles).toContainEqual({ text: "Personal expenditure: the lines with an amount" });
    expect(titles).toContainEqual({
      text: "Other",
      small: "Alcohol, ATM withdrawals; not included, because no amount is shown: Bank fees",
    });
    const whole = titlesOf("full");
    expect(whole).toContainEqual({ text: "Personal expenditure" });
    expect(whole).toContainEqual({ text: "Other", small: "Alcohol, Bank fees, ATM withdrawals" });
  });
});

it("courtTable counts the customer's part of a loan repaid by two people, and states the whole repayment", () => {
  const linesOf = (id: string) => courtTable(toContext(sandboxReport(id))).rows.map(({ cells }) => cells[0]);
  expect(linesOf("gareth")).toContainEqual({
    text: "Mortgage",
    small: "Home loan (account shared), own share, of $2,750.00 a month for the whole",
  });
  expect(linesOf("priya")).toContainEqual({ text: "Mortgage", small: "Home loan (account shared)" });
});

it("courtTable mentions pay before tax, a business and a card's interest in its footnote if the report has them", () => {
  const footnoteOf = (id: string) => courtTable(toContext(sandboxReport(id))).footnote ?? "";
  expect(footnoteOf("wendy")).toContain("Business income is shown before its costs and tax.");
  expect(footnoteOf("wendy")).not.toContain("Pay before tax");
  expect(footnoteOf("priya")).toContain("see “Pay before tax”");
  expect(footnoteOf("priya")).toContain(
    "For a card whose account was shared, only the interest is listed here",
  );
  expect(footnoteOf("priya")).not.toContain("business");
});

it("the income table has no assessed column if no income is assessed", () => {
  const headsOf = (reportType: "affordability" | "expense_summary") => {
    const [income] = listSections(toContext(sandboxReport("priya", { reportType })));
    const table = income?.blocks.find((block) => block.kind === "table" && block.id === "income-streams");
    return table?.kind === "table" ? table.columns.map(({ head }) => head) : [];
  };
  expect(headsOf("affordability").at(-1)).toBe("Assessed");
  expect(headsOf("expense_summary").at(-1)).toBe("A month");
});

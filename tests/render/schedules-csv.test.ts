import { describe, expect, it } from "vitest";
import { toCreditors } from "@/components/report/content/creditors";
import { toStatementLines, toStatementSection } from "@/components/report/content/statement";
import { toContext } from "@/components/report/context";
import { NO_INPUT } from "@/lib/engine/assessment/input";
import { toAmountString } from "@/lib/engine/money";
import { renderComparisonCsv } from "@/lib/render/comparison-csv";
import { renderCreditorsCsv } from "@/lib/render/creditors-csv";
import { renderStatementCsv } from "@/lib/render/statement-csv";
import { sandboxReport } from "@/tests/support/sandbox-report";

const linesOf = (csv: string) => csv.split("\r\n").slice(0, -1);

describe("renderCreditorsCsv", () => {
  const report = sandboxReport("peta");
  const lines = linesOf(renderCreditorsCsv(report));

  it("has a line for each outstanding debt, with the requested and paid amounts and the hardship", () => {
    expect(lines).toHaveLength(toCreditors(report).length + 1);
    const loan = lines.find((line) => line.startsWith("Redgum Home Loans,"));
    expect(loan).toContain("home loan");
    expect(loan).toContain(",3568.00,"); // Two debits of $1,784.00 bounced and were not paid later.
    expect(loan).toContain(",1784.00,");
    expect(loan).toContain("$892.00 each time since 16 Jul 2026");
    expect(loan).toContain("newest debit dishonoured");
  });

  it("has the customer's share of a joint loan in a separate column, without hardship", () => {
    const [head = "", loan = ""] = linesOf(renderCreditorsCsv(sandboxReport("gareth")));
    expect(head).toMatch(/,hardship,last_payment,source,own_share_monthly,balance_basis$/);
    // The lender asks for the whole instalment. The customer and the other borrower each pay half of it.
    expect(loan).toMatch(/,2750\.00,1375\.00,,\d{4}-\d\d-\d\d,account shared,1375\.00,stated$/);
  });

  it("states for each balance whether it comes from the account or is an estimate of the report", () => {
    const bases = (id: string) =>
      linesOf(renderCreditorsCsv(sandboxReport(id)))
        .slice(1)
        .map((line) => line.split(",").at(-1));
    expect(bases("marcus")).toContain("estimated");
    expect(bases("peta")).toContain("");
  });

  it("runs no formula in a spreadsheet, for any lender name", () => {
    const detected = report.liabilities.detected.map((debt) => ({ ...debt, lender: "=1+1" }));
    const csv = renderCreditorsCsv({ ...report, liabilities: { ...report.liabilities, detected } });
    expect(csv).toContain("'=1+1");
    expect(csv).not.toMatch(/(?:^|,)=/m);
  });
});

describe("renderStatementCsv", () => {
  const report = sandboxReport("gareth");
  const lines = toStatementLines(report);

  it("has income, expenses, assets and liabilities, each amount once", () => {
    expect(linesOf(renderStatementCsv(report))).toHaveLength(lines.length + 1);
    expect([...new Set(lines.map(({ part }) => part))]).toEqual([
      "Income",
      "Expenses",
      "Assets",
      "Liabilities",
    ]);
  });

  it("states money through accounts held only by the customer as the customer's own", () => {
    const own = (id: string, part: string) =>
      toStatementLines(sandboxReport(id)).filter((line) => line.part === part && line.ownShareCents !== null);
    expect(
      own("gareth", "Income").every(({ wholeCents, ownShareCents }) => wholeCents === ownShareCents),
    ).toBe(true);
    expect(own("gareth", "Income").length).toBeGreaterThan(0);
    expect(own("priya", "Income")).toEqual([]);
    expect(own("priya", "Expenses")).toEqual([]);
  });

  it("states the customer's share of income next to the whole, as the CSV does", () => {
    const cellsOf = (id: string) => {
      const { blocks } = toStatementSection(toContext(sandboxReport(id)));
      const income = blocks.find((block) => block.kind === "table" && block.id === "statement-income");
      if (income?.kind !== "table") throw new Error("no table of income");
      expect(income.columns.at(-1)?.head).toBe("Own share of net");
      return income.rows.map(({ cells }) => cells.slice(-2).map(({ text }) => text));
    };
    for (const [net, own] of cellsOf("gareth")) expect(own).toBe(net);
    for (const [net, own] of cellsOf("priya")) expect([net?.[0], own]).toEqual(["$", "–"]);
  });

  it("states a joint loan and its repayments in full and as the customer's share", () => {
    const loan = lines.find(({ part, basis }) => part === "Liabilities" && basis.startsWith("home loan"));
    expect(loan?.ownShareCents).toBe(Math.round((loan?.wholeCents ?? 0) / 2));
    const paid = lines.find(({ part, line }) => part === "Expenses" && line === "mortgage");
    // The whole instalment a week: $2,750.00 × 12 ÷ 52. The customer's half: $1,375.00 × 12 ÷ 52.
    expect([paid?.wholeCents, paid?.ownShareCents]).toEqual([63_462, 31_731]);
  });

  it("states for each amount whether it covers a week or is a balance", () => {
    const [head = "", ...rows] = linesOf(renderStatementCsv(report));
    expect(head.split(",").at(-1)).toBe("period");
    for (const row of rows)
      expect(row).toMatch(/^(?:Income|Expenses),.*,week$|^(?:Assets|Liabilities),.*,balance$/);
  });

  it("states pay before tax per week next to the received amount", () => {
    const pay = lines.find(({ part, grossLowCents }) => part === "Income" && grossLowCents !== null);
    expect(pay?.grossLowCents).toBeGreaterThan(pay?.wholeCents ?? 0);
  });
});

describe("renderComparisonCsv", () => {
  const declared = {
    income: [{ type: "inc.salary", monthlyCents: 620_000 }],
    expenses: [{ lixi: "Groceries", monthlyCents: 110_000 }],
    debts: [{ class: "PERSONAL" as const, lender: "=1+1", balanceCents: null, repaymentCents: 20_000 }],
  };
  const report = sandboxReport("peta", { assessment: { ...NO_INPUT, declared } });

  it("has a line for each comparison in the JSON, in dollars", () => {
    const lines = linesOf(renderComparisonCsv(report)).slice(1);
    expect(lines).toHaveLength(report.comparison?.length ?? 0);
    const groceries = report.comparison?.find(({ code }) => code === "Groceries");
    const amounts = [110_000, groceries?.observed?.value ?? 0, groceries?.differenceCents ?? 0].map(
      toAmountString,
    );
    expect(lines).toContainEqual(
      expect.stringContaining(`EXPENSE,Groceries,Groceries,PART,MONTHLY,BOTH,${amounts.join(",")},`),
    );
    expect(lines.filter((line) => line.includes(",TOTAL,"))).toHaveLength(2);
  });

  it("runs no formula in a spreadsheet, and has only the headings if nothing was declared", () => {
    const csv = renderComparisonCsv(report);
    expect(csv).toContain(",'=1+1,");
    expect(csv).not.toMatch(/(?:^|,)=/m);
    expect(linesOf(renderComparisonCsv(sandboxReport("peta")))).toHaveLength(1);
  });
});

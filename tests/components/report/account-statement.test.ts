import { describe, expect, test } from "vitest";
import { toAccountStatement } from "@/components/report/content/account-statement";
import type { ReportDocument } from "@/lib/engine/document";
import { Household } from "@/tests/engine/household";

const report: ReportDocument = new Household()
  .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00")
  .row("everyday", "2026-06-01", "500.00", "SALARY ACME PTY LTD")
  .row("everyday", "2026-06-10", "-120.00", "COLES 0421")
  .row("everyday", "2026-06-10", "-30.00", "BP FUEL 5512")
  .row("everyday", "2026-06-20", "200.00", "SALARY ACME PTY LTD")
  .report();

const cellsOf = (document: ReportDocument) =>
  toAccountStatement(document, 0, null)?.table.rows.map(({ cells }) =>
    cells.map(({ text, mark }) => [text, mark]),
  );

describe("toAccountStatement", () => {
  test("has each transaction with the balance after it, calculated backwards from the bank’s balance", () => {
    const rows = cellsOf(report) ?? [];
    expect(rows.map((cells) => cells.at(-1)?.[0])).toEqual(["$950.00", "$830.00", "$800.00", "$1,000.00"]);
    expect(rows.map((cells) => cells.at(-1)?.[1])).toEqual(["derived", "derived", "derived", "derived"]);
    expect(rows[1]?.map(([text]) => text)).toEqual(["10 Jun 2026", "COLES 0421", "$120.00", "", "$830.00"]);
  });

  test("has the totals of money in and out, and names the data that was not shared", () => {
    const pairs = toAccountStatement(report, 0, null)?.facts.pairs ?? [];
    const values = Object.fromEntries(pairs.map(({ term, cell }) => [term, cell.text]));
    expect(values).toMatchObject({ "Money in": "$700.00", "Money out": "−$150.00", BSB: "not shared" });
    const known = toAccountStatement(report, 0, "062-000")?.facts.pairs.find(({ term }) => term === "BSB");
    expect(known?.cell.text).toBe("062-000");
  });

  test("has no balance and says so if no balance could be derived", () => {
    const conduct = { ...report.conduct, accounts: [] };
    const statement = toAccountStatement({ ...report, conduct }, 0, null);
    expect(statement?.table.rows.map(({ cells }) => cells.at(-1)?.text)).toEqual(["–", "–", "–", "–"]);
    expect(statement?.notes.join(" ")).toContain("could not be derived");
  });

  test("returns null for an account index that does not exist", () => {
    expect(toAccountStatement(report, 1, null)).toBeNull();
  });
});

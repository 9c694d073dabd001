import { describe, expect, it } from "vitest";
import { readBankFile } from "@/lib/contract/bank-file";
import { parseDay } from "@/lib/engine/calendar/day";
import { newProblems } from "@/lib/engine/input/problem";
import { forgetLater } from "@/scripts/report/forget-later";
import { questionOrder } from "@/scripts/report/question-order";

const row = { accountId: "a", amount: "-12.30", status: "POSTED", postingDateTime: "2026-06-01" };

describe("a file of bank data for the report command", () => {
  it.each([
    [{ ...row, amount: "-12.345" }, "transactions[0].amount"],
    [{ ...row, postingDateTime: null }, "transactions[0].postingDateTime"],
  ])("is refused with row and field for %j", (bad, path) => {
    const problems = newProblems();
    readBankFile({ accounts: [], transactions: [bad] }, problems);
    expect(problems.count).toBe(1);
    expect(JSON.stringify(problems)).toContain(path);
  });

  it("may have fractions of a cent in a foreign currency, and a pending row without a date", () => {
    const problems = newProblems();
    const rows = [
      { ...row, amount: "-12.345", currency: "JPY" },
      { ...row, status: "PENDING", postingDateTime: null },
    ];
    const { data } = readBankFile(
      { accounts: [], transactions: rows, directDebits: [], scheduledPayments: [] },
      problems,
    );
    expect(problems.count).toBe(0);
    expect(data.transactions).toHaveLength(2);
  });
});

describe("a report for an earlier day", () => {
  it("has no pending row, no later use of an authority and no later due date", () => {
    const data = forgetLater(
      {
        accounts: [{ accountId: "a", displayName: "a", creditCard: { paymentDueDate: "2026-07-20" } }],
        balances: [],
        transactions: [{ ...row, status: "PENDING" }, row],
        directDebits: [{ accountId: "a", lastDebitDateTime: "2026-06-20", lastDebitAmount: "9.00" }],
        scheduledPayments: [],
      },
      parseDay("2026-06-10"),
    );
    expect(data.transactions).toEqual([row]);
    expect(JSON.stringify(data)).not.toMatch(/2026-07-20|2026-06-20|9\.00/);
  });
});

describe("the date order of a statement", () => {
  it("is asked for only if both orders fit every date and give different days", () => {
    expect(questionOrder("a.csv", "Date,Amount\n01/07/2026,1\n02/07/2026,2\n")).toContain("day/month/year");
    expect(questionOrder("a.csv", "Date,Amount\n01/07/2026,1\n13/07/2026,2\n")).toBeNull();
    expect(questionOrder("a.csv", "Date,Amount\n07/07/2026,1\n")).toBeNull();
    expect(questionOrder("a.csv", "Date,Amount\n2026-07-01,1\n")).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { readBankFile } from "@/lib/contract/bank-file";
import { listProblemLines, newProblems } from "@/lib/engine/input/problem";

const account = { accountId: "a", displayName: "Everyday", productCategory: "TRANS_AND_SAVINGS_ACCOUNTS" };
const row = { accountId: "a", amount: "-12.50", postingDateTime: "2026-07-10", status: "POSTED" };
const file = {
  accounts: [account],
  balances: [{ accountId: "a", currentBalance: "10.00" }],
  transactions: [row],
};

function read(value: unknown) {
  const problems = newProblems();
  const { data, warnings } = readBankFile(value, problems);
  return { data, warnings, problems: listProblemLines(problems) };
}

const withRow = (change: Record<string, unknown>) => ({
  ...file,
  transactions: [row, { ...row, ...change }],
});

describe("a file of bank data", () => {
  it.each([
    [{ amount: "12,50" }, 'transactions[1].amount: "12,50" is not an amount such as "-12.50"'],
    [{ amount: -12.5 }, 'transactions[1].amount: -12.5 is not a string such as "-12.50"'],
    [{ amount: undefined }, "transactions[1].amount: missing"],
    [{ accountId: 7 }, "transactions[1].accountId: 7 is not a string"],
    [{ accountId: "" }, "transactions[1].accountId: is empty"],
    [{ description: ["x"] }, "transactions[1].description: a list is not a string"],
    [{ extendedData: "x" }, 'transactions[1].extendedData: is "x", not an object'],
    [{ postingDateTime: "31/02/2026" }, 'transactions[1].postingDateTime: "31/02/2026" is not a day'],
  ])("is refused with the row and field for %j", (change, words) => {
    const { problems } = read(withRow(change));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(words);
  });

  it.each([
    ["a list", []],
    ["text", "x"],
    ["nothing", null],
    ["no transactions", { accounts: [] }],
    ["accounts that are not a list", { ...file, accounts: {} }],
    ["a balance that is null", { ...file, balances: [null] }],
    ["a payment that is text", { ...file, scheduled_payments: [{ paymentSet: ["x"] }] }],
  ])("is refused if it contains %s", (_name, value) => {
    expect(read(value).problems.length).toBeGreaterThan(0);
  });

  it.each([
    {},
    { status: "PENDING", postingDateTime: null },
    { type: "SOMETHING_NEW", unknownField: { deep: [1] } },
    { amount: "12.505", currency: "JPY" },
    { amount: "0.00", description: "", reference: "" },
    { amount: "5.00", type: "FEE" },
    { postingDateTime: "2026-07-09T14:00:00.000Z", valueDateTime: "" },
    { accountId: "elsewhere" },
  ])("may contain anything that a bank may send: %j", (change) => {
    expect(read(withRow(change)).problems).toEqual([]);
  });

  it("is quoted with at most sixty characters, and without terminal control characters", () => {
    const [line = ""] = read(withRow({ amount: `${"9x".repeat(200)}\u001b[31m\u202e` })).problems;
    const quoted = /"([^"]*)"/.exec(line)?.[1] ?? "";
    expect(quoted).toBe(`${"9x".repeat(30)}…`);
    expect(read(withRow({ amount: "\u001b[31mx\u202e" })).problems.join()).toContain(
      'amount: "[31mx" is not',
    );
  });

  it("has twenty problems listed and the remaining problems counted", () => {
    const rows = Array.from({ length: 50 }, () => ({ ...row, amount: "x" }));
    const { problems } = read({ ...file, transactions: rows });
    expect(problems).toHaveLength(21);
    expect(problems.at(-1)).toBe("and 30 more");
  });

  it("may name its lists in snake_case or camelCase, and contain a bank's responses of one or several pages", () => {
    const debits = [{ accountId: "a" }];
    const answer = (part: object) => ({ data: part, links: {}, meta: {} });
    const files = [
      { ...file, direct_debits: debits },
      { ...file, directDebits: debits },
      { ...file, directDebits: answer({ directDebitAuthorisations: debits }) },
      { data: { ...file, direct_debits: debits } },
      {
        accounts: answer({ accounts: file.accounts }),
        balances: [answer({ balances: file.balances })],
        transactions: [answer({ transactions: file.transactions }), answer({ transactions: [] })],
        directDebits: debits,
      },
    ];
    const [first, ...others] = files.map(read);
    expect(first?.data).toMatchObject({ ...file, directDebits: debits });
    for (const other of others) expect(other).toEqual(first);
  });

  it("is refused if no amount is negative, but not because of one refunded fee", () => {
    const out = { ...row, amount: "30.00", type: "TRANSFER_OUTGOING" };
    expect(read({ ...file, transactions: [out] }).problems.join()).toContain("write money out with a minus");
    const other = [out, out].map((each) => ({ ...each, accountId: "b" }));
    expect(read({ ...file, transactions: [row, ...other] }).problems).toHaveLength(2);
    expect(read({ ...file, transactions: [row, { ...out, accountId: "b" }] }).problems).toEqual([]);
  });

  it("gets warnings about accounts that it does not describe, and about missing balances", () => {
    const { warnings } = read({
      ...file,
      balances: [],
      transactions: [row, { ...row, accountId: "b" }],
    });
    expect(warnings).toHaveLength(2);
    expect(warnings[0]).toContain('1 transactions name the account "b"');
  });
});

import { expect, it } from "vitest";
import type { BankData } from "@/lib/engine/bank";
import { parseDay } from "@/lib/engine/calendar/day";
import { rewind } from "@/lib/engine/input/rewind";

const row = (id: string, on: string, amount: string, accountId = "a") => ({
  accountId,
  transactionId: id,
  status: "POSTED",
  postingDateTime: on,
  amount,
});

const data: BankData = {
  accounts: [{ accountId: "a", displayName: "Everyday" }],
  balances: [
    { accountId: "a", currentBalance: "100.00", availableBalance: "90.00" },
    { accountId: "b", currentBalance: "5.00", availableBalance: "5.00" },
  ],
  transactions: [
    row("1", "2026-07-01", "-10.00"),
    row("2", "2026-07-02T14:00:00Z", "30.00"),
    row("2", "2026-07-02T14:00:00Z", "30.00"),
    row("3", "2026-07-04", "-5.50"),
    { accountId: "a", status: "PENDING", amount: "-1.00" },
  ],
  directDebits: [],
  scheduledPayments: [],
};

it("rewind returns the balances of the given day, and counts a repeated row once", () => {
  const { data: then, leftOut } = rewind(data, parseDay("2026-07-02"));
  expect(leftOut).toBe(3);
  expect(then.transactions.map((each) => each.transactionId)).toEqual(["1", undefined]);
  expect(then.balances).toEqual([
    { accountId: "a", currentBalance: "75.50" },
    { accountId: "b", currentBalance: "5.00", availableBalance: "5.00" },
  ]);
});

it("rewind does not change data that ends before the day", () => {
  expect(rewind(data, parseDay("2026-07-04"))).toEqual({ data, leftOut: 0 });
});

it("rewind counts a page without bank ids once if it was sent twice, and two equal rows of one page twice", () => {
  const page = ["-4.50", "-4.50", "-20.00", "-31.10", "-8.25", "12.00"].map((amount, index) => ({
    ...row("", `2026-07-0${4 + Math.floor(index / 2)}`, amount),
    description: `Row of ${amount}`,
  }));
  const balanceAfter = (transactions: BankData["transactions"]) =>
    rewind({ ...data, transactions }, parseDay("2026-07-02")).data.balances[0]?.currentBalance;
  expect(balanceAfter(page)).toBe("156.35");
  expect(balanceAfter([...page, ...page])).toBe("156.35");
});

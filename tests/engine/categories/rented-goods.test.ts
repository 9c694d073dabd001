import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

const FROM = "2025-07-03";
const TO = "2026-06-30";

/** Returns the categories of one firm's direct debits, which come every `days` days. */
function codesOf(description: string, amount: (index: number) => string, days = 7): string[] {
  const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "5000.00");
  home.every(days, FROM, TO, (on, index) => home.row("everyday", on, amount(index), description));
  return [...new Set(home.report().transactions.map(({ code }) => code))];
}

const equal = () => "-46.80";

describe("inferRentedGoods", () => {
  it.each([
    ["weekly", "DIRECT DEBIT CORVANE RENTALS 88120", 7],
    ["fortnightly", "DIRECT DEBIT CORVANE RNTLS PTY LTD", 14],
  ])("infers a lease from equal %s debits of a firm with rentals in its name", (_, description, days) => {
    expect(codesOf(description, equal, days)).toEqual(["dbt.lease"]);
  });

  it("infers a lease although the model reads the name as a taxi's", () => {
    const pay = (amount: (index: number) => string) => {
      const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "5000.00");
      home.every(7, FROM, TO, (on, index) =>
        home.row("everyday", on, amount(index), "CABCO RENTALS", { type: "DIRECT_DEBIT" }),
      );
      return home.report().transactions[0];
    };
    expect(pay((index) => `-${46 + (index % 5) * 9}.80`)?.decision.layer).toBe("MODEL");
    expect(pay(equal)?.code).toBe("dbt.lease");
  });

  it.each([
    ["varying amounts", "DIRECT DEBIT CORVANE RENTALS", (index: number) => `-${46 + (index % 5) * 9}.80`],
    ["amounts as high as rent for a home", "DIRECT DEBIT CORVANE RENTALS", () => "-480.00"],
    ["a firm that rents out vehicles", "DIRECT DEBIT CORVANE CAR RENTALS", equal],
    ["card purchases", "VISA PURCHASE CORVANE RENTALS", equal],
  ])("infers no lease from %s", (_, description, amount) => {
    expect(codesOf(description, amount)).not.toContain("dbt.lease");
  });

  it("marks the category as inferred, so that the report asks about it", () => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "5000.00");
    home.every(7, FROM, TO, (on) => home.row("everyday", on, "-46.80", "DIRECT DEBIT CORVANE RENTALS"));
    expect(home.report().liabilities.detected).toMatchObject([{ class: "LEASE", inferred: true }]);
  });
});

import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

const home = () =>
  new Household()
    .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00")
    .account("saver", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00")
    .account("offset", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
const codesOf = (household: Household) =>
  household.report().transactions.map((row) => [row.id, row.code, row.pair?.kind ?? null]);

describe("a transfer that is split into several payments", () => {
  it("is one movement if the sum is exact and the day is the same", () => {
    const one = home()
      .row("everyday", "2026-03-05", "-750.00", "Transfer to savings accounts")
      .row("saver", "2026-03-05", "500.00", "Transfer from everyday")
      .row("offset", "2026-03-05", "250.00", "Transfer from everyday");
    expect(codesOf(one).sort()).toEqual([
      ["t00001", "trf.own_matched", "OWN_TRANSFER"],
      ["t00002", "crd.own_transfer", "OWN_TRANSFER"],
      ["t00003", "crd.own_transfer", "OWN_TRANSFER"],
    ]);
  });

  it("is not matched if two sets of rows give the sum", () => {
    const one = home()
      .row("everyday", "2026-03-05", "-750.00", "Transfer to savings accounts")
      .row("saver", "2026-03-05", "500.00", "Transfer from everyday")
      .row("saver", "2026-03-05", "250.00", "Transfer from everyday")
      .row("offset", "2026-03-05", "250.00", "Transfer from everyday");
    expect(codesOf(one).filter(([, , kind]) => kind !== null)).toEqual([]);
  });

  it("never includes a person's money or a wage as a part", () => {
    const one = home()
      .row("everyday", "2026-03-05", "-750.00", "Transfer to savings accounts")
      .row("saver", "2026-03-05", "500.00", "Transfer from SARAH JONES")
      .row("offset", "2026-03-05", "250.00", "PAY/SALARY FROM ACME WIDGETS");
    expect(codesOf(one).filter(([, , kind]) => kind !== null)).toEqual([]);
  });
});

describe("a direct debit that was returned", () => {
  it("is a dishonour in any bank's wording", () => {
    const one = home()
      .row("everyday", "2026-03-05", "-34.95", "DIRECT DEBIT ANYTIME FITNESS", { type: "DIRECT_DEBIT" })
      .row("everyday", "2026-03-07", "34.95", "DIRECT DEBIT RETURN ANYTIME FITNESS");
    expect(codesOf(one).map(([, , kind]) => kind)).toEqual(["DISHONOUR", "DISHONOUR"]);
  });
});

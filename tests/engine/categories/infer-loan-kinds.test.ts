import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

/**
 * Returns the category of equal debits from one lender. The debits come every `days` days, or monthly if `days` is not
 * set.
 */
function codeOf(description: string, amount: string, days?: number) {
  const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  const add = (on: string) => home.row("everyday", on, amount, description, { type: "DIRECT_DEBIT" });
  if (days) home.every(days, "2026-01-08", "2026-06-25", add);
  else home.monthly("2025-11-08", "2026-06-25", add);
  const codes = new Set(home.report().transactions.map(({ code }) => code));
  expect(codes.size).toBe(1);
  return [...codes][0];
}

describe("a bank's loan whose kind the wording leaves open", () => {
  it.each([
    "Direct Debit ZORRIN MUTUAL LN881203",
    "ZORRIN BANK LOAN 99120034",
    "Direct Debit 1182 ZORRIN BANK LTD",
    "Direct Debit NEWCASTLE PERMANENT 881203",
    "Direct Debit PEOPLES CHOICE 881203",
  ])("is a home loan if it costs at least $1,500 a month: %s", (description) => {
    expect(codeOf(description, "-1912.00")).toBe("dbt.mortgage");
    expect(codeOf(description, "-760.00", 14)).toBe("dbt.mortgage");
  });

  it("is a personal loan, or is asked about, if it costs less", () => {
    expect(codeOf("Direct Debit ZORRIN MUTUAL LN881203", "-412.00")).toBe("dbt.personal");
    expect(codeOf("Direct Debit 1182 ZORRIN BANK LTD", "-412.00")).toBe("unc.debit");
  });

  it.each([
    ["changes as a variable rate does", [-131_180, -128_240], "dbt.mortgage"],
    ["is always the same", [-131_180, -131_180], "dbt.personal"],
    ["changes by more than a rate does", [-131_180, -152_240], "dbt.personal"],
  ])("is judged by whether the repayment %s", (_, [before = 0, after = 0], code) => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    home.monthly("2025-11-08", "2026-06-25", (on) => {
      const cents = on < "2026-03-01" ? before : after;
      home.row("everyday", on, (cents / 100).toFixed(2), "ZORRIN BANK LOAN 99120034", {
        type: "DIRECT_DEBIT",
      });
    });
    expect(new Set(home.report().transactions.map((row) => row.code))).toEqual(new Set([code]));
  });

  it("is of the kind that its product's name states", () => {
    expect(codeOf("ZORRIN BANK CAR LOAN 99120034", "-1912.00")).toBe("dbt.car");
    expect(codeOf("ZORRIN BANK PERSONAL LOAN 99120034", "-1912.00")).toBe("dbt.personal");
  });
});

describe("a lender that lends for homes and cars", () => {
  it("has lent for a car if the repayments are small, and for a home otherwise", () => {
    expect(codeOf("Direct Debit PEPPER MONEY LTD 88120034", "-391.20")).toBe("dbt.car");
    expect(codeOf("Direct Debit PEPPER MONEY LTD 88120034", "-2391.20")).toBe("dbt.mortgage");
    expect(codeOf("Direct Debit PEPPER HOMELOANS 88120034", "-391.20")).toBe("dbt.mortgage");
  });
});

describe("a repayment to a lender that issues cards and lends to people", () => {
  it("is for a loan if the amounts are equal and not round, unless the wording names the card", () => {
    expect(codeOf("DIRECT DEBIT LATITUDE FINANCIAL 88120034", "-287.35")).toBe("dbt.personal");
    expect(codeOf("DIRECT DEBIT LATITUDE FINANCIAL 88120034", "-290.00")).toBe("dbt.card_unshared");
    expect(codeOf("DIRECT DEBIT LATITUDE CARD 88120034", "-287.35")).toBe("dbt.card_unshared");
  });
});

describe("a lender of loans for cars", () => {
  it("has lent for a car, also through another lender's fund", () => {
    expect(codeOf("PAYMENT BY AUTHORITY TO MONEY3 881203", "-139.80", 7)).toBe("dbt.car");
    expect(codeOf("PLENTI RE LIMITED DRIVA 881203", "-512.40")).toBe("dbt.car");
    expect(codeOf("PLENTI RE LIMITED 881203", "-212.40")).toBe("dbt.personal");
  });

  it("has made a medium loan if it paid the money to the customer", () => {
    const home = new Household()
      .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00")
      .row("everyday", "2026-01-05", "3200.00", "DIRECT CREDIT MONEY3 LOANS loan 8812");
    home.every(14, "2026-01-15", "2026-06-25", (on) =>
      home.row("everyday", on, "-151.60", "PAYMENT BY AUTHORITY TO MONEY3 881203"),
    );
    const codes = home.report().transactions.map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set(["crd.loan_proceeds", "dbt.macc"]));
  });
});

describe("a bank's short name for a loan on a let home", () => {
  it("is a home loan", () => {
    expect(codeOf("PAYMENT TO ANZ RIL", "-1204.10")).toBe("dbt.mortgage");
  });
});

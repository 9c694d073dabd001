import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

const TO = "2026-06-30";

describe("a loan whose account was shared", () => {
  it.each([
    ["NAB HOME LOAN REPAYMENT", "National Australia Bank"],
    ["NATIONAL AUSTRALIA BANK HOME LOAN REPAYMENT", "NAB"],
    ["WBC HOME LOAN REPAYMENT", "Westpac"],
    ["STG HOME LOAN REPAYMENT", "St.George Bank"],
    ["ANZ HOME LOAN REPAYMENT", "Australia and New Zealand Banking Group"],
    ["CBA HOME LOAN REPAYMENT", "CommBank"],
  ])(
    "is recognised by an alternative name of its bank, and its lender gets no question about an unshared account: %s, %s",
    (text, bank) => {
      const home = new Household()
        .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "5000.00")
        .account("loan", "RESIDENTIAL_MORTGAGES", "-400000.00", {
          institutionName: bank,
        });
      home.monthly("2025-07-10", TO, (on) => home.row("everyday", on, "-2600.00", text));
      const { liabilities, quality } = home.report();
      expect(liabilities.detected.map((lender) => lender.sharedAccountId)).toEqual(["loan"]);
      expect(quality.suspectedUnshared.filter(({ kind }) => kind === "MORTGAGE" || kind === "LOAN")).toEqual(
        [],
      );
    },
  );
});

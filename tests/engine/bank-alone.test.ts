import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

describe("a transfer that names only a bank", () => {
  const home = () =>
    new Household()
      .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00")
      .account("spend", "TRANS_AND_SAVINGS_ACCOUNTS", "500.00")
      .row("spend", "2026-03-02", "1850.00", "Transfer from Harper Denise", { type: "TRANSFER_INCOMING" });
  const listCodes = (household: Household) =>
    household
      .report()
      .transactions.map(({ code }) => code)
      .sort();

  it("is the customer's own if an equal amount arrives that day in another account of the report", () => {
    const out = { type: "TRANSFER_OUTGOING" };
    expect(
      listCodes(home().row("everyday", "2026-03-02", "-1850.00", "INTERNET TRANSFER TO HSBC", out)),
    ).toEqual(["crd.own_transfer", "trf.own_matched"]);
    const later = home().row("everyday", "2026-03-12", "-1850.00", "INTERNET TRANSFER TO HSBC", out);
    expect(listCodes(later)).not.toContain("trf.own_matched");
  });
});

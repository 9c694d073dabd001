import { expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

const listCodes = (back: string) =>
  new Household()
    .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00")
    .row("everyday", "2026-03-02", "-180.00", "Transfer To Mira Solberg cabin", { type: "TRANSFER_OUTGOING" })
    .row("everyday", "2026-03-05", "180.00", back, { type: "TRANSFER_INCOMING" })
    .report()
    .transactions.map(({ code }) => code)
    .sort();

it.each([
  "OSKO PAYMENT 88120034 Mira Solberg cabin cancelled",
  "NPP IN Mira Solberg cabin cancelled",
  "cabin cancelled - Osko Payment from Mira Solberg",
])("a person who sends money back with a note reverses no payment: %s", (back) => {
  expect(listCodes(back)).toEqual(["crd.person", "trf.person"]);
});

it("a bank's word for a return reverses the payment", () => {
  expect(listCodes("PAYMENT RETURNED Mira Solberg")).toEqual(["crd.reversal", "trf.reversed"]);
});

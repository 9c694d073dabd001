import { expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

function everyday() {
  return new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
}

it("a text without its spaces is read like the customer's other texts that begin with the same letters", () => {
  const home = everyday();
  home.row("everyday", "2026-03-02", "-41.20", "VISA-ZORRIN ASIAN GROC TARVO");
  home.row("everyday", "2026-03-09", "-38.15", "VISA-ZORRINASIANGROCTARVOVALE");
  home.row("everyday", "2026-03-16", "-52.80", "VISA-QUORVIDMEADOWLANDS");
  const codes = home.report().transactions.map(({ code, description }) => [description, code]);
  expect(codes).toEqual([
    ["VISA-ZORRIN ASIAN GROC TARVO", "foo.groceries"],
    ["VISA-ZORRINASIANGROCTARVOVALE", "foo.groceries"],
    ["VISA-QUORVIDMEADOWLANDS", "unc.debit"],
  ]);
});

it("pay without spaces, with a receipt joined to the name, belongs to the employer's other pay", () => {
  const home = everyday();
  home.every(3, "2025-07-01", "2026-06-30", (on) => home.row("everyday", on, "-41.20", "COLES 1234 PERTH"));
  home.every(7, "2025-07-03", "2026-06-30", (on, index) => {
    const text = index % 9 === 4 ? "8829104ZORRINPASTORALCO" : `${4_410_233 + index} ZORRIN PASTORAL CO`;
    home.row("everyday", on, "812.35", text, { type: "TRANSFER_INCOMING" });
  });
  const { streams } = home.report().income;
  expect(streams.map(({ code, count }) => [code, count])).toEqual([["inc.salary.regular", 52]]);
});

it("a debit does not restore the spaces of a credit", () => {
  const home = everyday();
  home.row("everyday", "2026-03-02", "41.20", "ZORRIN ASIAN GROC TARVO");
  home.row("everyday", "2026-03-09", "-38.15", "ZORRINASIANGROCTARVO");
  expect(home.report().transactions.at(-1)?.code).toBe("unc.debit");
});

it("the short form of Woolworths counts only before the number of a store", () => {
  const home = everyday();
  home.row("everyday", "2026-03-02", "-41.20", "V6242 02/03 WW/4698 TARVO");
  home.row("everyday", "2026-03-03", "-41.20", "VISA-WW/4698 TARVO");
  home.row("everyday", "2026-03-04", "-41.20", "WW/AB TARVO");
  const codes = home.report().transactions.map(({ code }) => code);
  expect(codes).toEqual(["foo.groceries", "foo.groceries", "unc.debit"]);
});

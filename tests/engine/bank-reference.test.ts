import { expect, it } from "vitest";
import { addReference } from "@/lib/engine/input/add-reference";
import { Household } from "@/tests/engine/household";

it.each([
  ["adds a word", "ZORRIN HOSPITALITY", "Wages", "ZORRIN HOSPITALITY Wages"],
  ["completes a word that was cut off", "TFR FROM CORVANE GROUP RCT", "RCTI", "TFR FROM CORVANE GROUP RCTI"],
  ["adds only the missing words", "NPP CR ZORRIN TARVO", "Tarvo rent wk 4", "NPP CR ZORRIN TARVO rent wk 4"],
  ["stands for an empty description", "", "RENT", "RENT"],
  [
    "ignores a text that is there already",
    "CORVANE PTY LTD PAY 12 OCT",
    "Pay 12 Oct",
    "CORVANE PTY LTD PAY 12 OCT",
  ],
  ["ignores a number", "CORVANE PTY LTD", "0001234", "CORVANE PTY LTD"],
  ["ignores a code", "CORVANE PTY LTD", "CTBAX2026110300A1", "CORVANE PTY LTD"],
  ["ignores a stand-in for no reference", "CORVANE PTY LTD", "NOTPROVIDED", "CORVANE PTY LTD"],
  ["keeps an initial, which is no cut word", "ZORRIN T", "Tarvo club", "ZORRIN T Tarvo club"],
])("the bank's reference %s", (_, description, reference, expected) => {
  expect(addReference(description, reference)).toBe(expected);
});

it("a reference that names the pay is read like the same words in the description", () => {
  const reportOf = (isApart: boolean) => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    home.every(3, "2025-07-01", "2026-06-30", (on) => home.row("everyday", on, "-41.20", "COLES 1234 PERTH"));
    home.every(14, "2025-07-03", "2026-06-30", (on, index) => {
      const note = index % 3 === 0 ? "bonus" : "wages";
      const amount = `${900 + ((index * 37) % 200)}.00`;
      if (isApart) home.row("everyday", on, amount, "QUORVID TARVO", { reference: note });
      else home.row("everyday", on, amount, `QUORVID TARVO ${note}`);
    });
    return home.report();
  };
  const [apart, joined] = [reportOf(true), reportOf(false)];
  expect(apart.transactions.map(({ code, description }) => [code, description])).toEqual(
    joined.transactions.map(({ code, description }) => [code, description]),
  );
  expect(apart.transactions.some(({ code }) => code.startsWith("inc.salary"))).toBe(true);
});

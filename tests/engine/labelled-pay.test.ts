import { expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

function workplace() {
  const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  return one.every(3, "2025-07-01", "2026-06-30", (on) =>
    one.row("everyday", on, "-41.20", "COLES 1234 PERTH"),
  );
}

const listStreams = (one: Household) =>
  one.report().income.streams.map(({ code, frequency, count }) => [code, frequency, count]);

it("pay with and without the payer's reference before the name is one stream, also under the firm's initials", () => {
  const one = workplace();
  one.every(7, "2025-07-03", "2026-06-30", (on, index) => {
    const name = index < 36 ? "ZORRIN MEADOW CARE" : "ZMC SUPPORT SERVICES";
    const cents = String((index * 37) % 100).padStart(2, "0");
    const amount = `${420 + ((index * 53) % 140)}.${cents}`;
    one.row("everyday", on, amount, `DC-${index % 3 === 1 ? "W-" : ""}${name}`);
  });
  expect(listStreams(one)).toEqual([["inc.salary.regular", "WEEKLY", 52]]);
});

it("a payer's undecided payments are wages if the words or the cadence show that most of its payments are", () => {
  const one = workplace();
  one.every(7, "2025-07-03", "2026-06-30", (on, index) => {
    const name = index < 14 ? "G & L ZORRIN" : "ZORRIN PASTORAL";
    const text = index % 3 === 0 ? `wages ${name}` : name;
    one.row("everyday", on, index % 4 === 0 ? "1122.00" : "972.00", text, { type: "TRANSFER_INCOMING" });
  });
  expect(listStreams(one)).toEqual([["inc.salary.regular", "WEEKLY", 52]]);
});

it("an allowance for being on call is pay, and the interest of a term deposit is not a person's", () => {
  const one = workplace();
  one.row("everyday", "2026-03-16", "207.00", "ZRC ONCALL ALLOWANCE ALLW", { type: "TRANSFER_INCOMING" });
  one.row("everyday", "2026-03-17", "1290.00", "62618814 TERM DEP INTEREST", { type: "TRANSFER_INCOMING" });
  one.row("everyday", "2026-03-18", "-60000.00", "TFR 2666 TERM DEP", { type: "TRANSFER_OUTGOING" });
  one.row("everyday", "2026-03-19", "60000.00", "TFR 2666 TERM DEP", { type: "TRANSFER_INCOMING" });
  one.row("everyday", "2026-03-20", "40000.00", "33234628 JUDO BANK TD PRINCIPAL");
  const report = one.report();
  const codeOf = (amount: string) =>
    report.transactions.find(({ amountCents }) => amountCents === Number(amount) * 100)?.code;
  expect(["207", "1290", "40000"].map(codeOf)).toEqual([
    "inc.salary.variable",
    "inc.invest.interest",
    "crd.asset_sale",
  ]);
  expect(report.liabilities.detected).toEqual([]);
});

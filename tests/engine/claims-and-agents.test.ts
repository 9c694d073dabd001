import { expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

const FROM = "2025-07-03";
const TO = "2026-06-30";
const newHome = () => new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
const codeOf = (home: Household, word: string) =>
  home.report().transactions.find(({ description }) => description.includes(word))?.code;

it("a claim that an employer pays is for expenses", () => {
  const home = newHome();
  home.every(14, FROM, TO, (on) => home.row("everyday", on, "2810.35", "CORVANE HEALTH SALARY 88120"));
  home.row("everyday", "2026-03-11", "154.10", "CORVANE HEALTH TRAVEL CLAIM");
  home.row("everyday", "2026-04-11", "854.10", "TARNDALE MUTUAL TRAVEL CLAIM");
  expect([codeOf(home, "HEALTH TRAVEL"), codeOf(home, "MUTUAL")]).toEqual([
    "crd.refund",
    "inc.comp.insurance",
  ]);
});

/** A sole trader whose clients quote an invoice number in each payment. */
function newTrader(): Household {
  const home = newHome();
  for (const [place, name] of ["CORVANE HOMES", "TARNDALE BUILD", "ALDRED FITOUT"].entries())
    home.every(30 + place, FROM, TO, (on, turn) =>
      home.row("everyday", on, `${900 + turn * 57}.50`, `DEPOSIT ${name} PTY LTD INV ${100 + turn}`),
    );
  return home;
}

it.each([173, 20])(
  "a property agent that states invoices pays a tradesperson, not a landlord (%i)",
  (step) => {
    const home = newTrader();
    home.every(60, FROM, TO, (on, turn) =>
      home.row("everyday", on, `${810 + turn * step}.20`, `PAYMENT FROM SOLBERG REALTY INV ${500 + turn}`),
    );
    expect(codeOf(home, "REALTY")).toBe("inc.business.receipts");
  },
);

it("a property agent without an invoice pays a landlord, also if the landlord has a trade", () => {
  const home = newTrader();
  home.monthly(FROM, TO, (on) => home.row("everyday", on, "1874.20", "PAYMENT FROM SOLBERG REALTY 88120"));
  expect(codeOf(home, "REALTY")).toBe("inc.property.rent");
});

it("an insurer's numbered claim into a trader's account is not a progress claim", () => {
  const home = newTrader().row("everyday", "2026-03-11", "2640.00", "DEPOSIT ALLIANZ AUST CLAIM 03-8821190");
  expect(codeOf(home, "ALLIANZ")).toBe("inc.comp.insurance");
});

it("a client of a business pays in parts, and a club pays for its party", () => {
  const home = newTrader();
  home.row("everyday", "2026-02-20", "700.00", "OSKO PAYMENT FROM MIRA SOLBERG deposit wedding");
  home.row("everyday", "2026-03-27", "1950.00", "OSKO PAYMENT FROM MIRA SOLBERG wedding balance");
  home.row("everyday", "2026-03-28", "700.00", "OSKO PAYMENT FROM ZORRIN TARVO deposit wedding");
  home.row("everyday", "2025-12-05", "1640.00", "OSKO PAYMENT FROM CORVANE SURF CLUB xmas catering");
  home.row("everyday", "2025-12-06", "60.00", "OSKO PAYMENT FROM MIRA TARVO xmas dinner");
  expect(
    ["deposit", "balance", "ZORRIN", "catering", "MIRA TARVO"].map((word) => codeOf(home, word)),
  ).toEqual([
    "inc.business.receipts",
    "inc.business.receipts",
    "crd.person",
    "inc.business.receipts",
    "crd.person",
  ]);
});

it("a real-estate trust that pays each month pays rent", () => {
  const home = newHome();
  home.monthly("2025-07-02", TO, (on, turn) =>
    home.row("everyday", on, `${1_707 - (turn % 4) * 74}.55`, "DIRECT CREDIT SOLBERG RE TRUST U4 GLENELG"),
  );
  expect(codeOf(home, "RE TRUST")).toBe("inc.property.rent");
});

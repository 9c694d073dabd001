import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

/** Returns the category of one firm's fortnightly debits. If `hasHome` is true, the data also has a home loan. */
function codeOf(description: string, amount: string, { type = "DIRECT_DEBIT", hasHome = false } = {}) {
  const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  home.every(14, "2026-01-08", "2026-06-25", (on) => home.row("everyday", on, amount, description, { type }));
  if (hasHome)
    home.monthly("2026-01-20", "2026-06-20", (on) =>
      home.row("everyday", on, "-1600.00", "WESTPAC HOME LOAN"),
    );
  const rows = home.report().transactions.filter(({ code }) => code !== "dbt.mortgage");
  const codes = new Set(rows.map(({ code }) => code));
  expect(codes.size).toBe(1);
  return [...codes][0];
}

describe("rent that an unlisted firm debits", () => {
  it("is the steady debit of whole dollars in data without another housing cost", () => {
    expect(codeOf("Direct Debit 417788 ZORRIN & DAUGHTERS", "-940.00")).toBe("hou.rent");
    expect(codeOf("PAYMENT TO ZORRIN VEXLEY PROP GRP", "-940.00", { type: "PAYMENT" })).toBe("hou.rent");
  });

  it("is not inferred beside a home loan, from cents, from small amounts or from a lender", () => {
    expect(codeOf("Direct Debit 417788 ZORRIN & DAUGHTERS", "-940.00", { hasHome: true })).toBe("unc.debit");
    expect(codeOf("Direct Debit 417788 ZORRIN & DAUGHTERS", "-940.35")).toBe("unc.debit");
    expect(codeOf("Direct Debit 417788 ZORRIN & DAUGHTERS", "-260.00")).toBe("unc.debit");
    expect(codeOf("Direct Debit 417788 ZORRIN CAR SUBSCRIPTION", "-940.00")).not.toBe("hou.rent");
  });
});

it("a transfer to a person for a mortgage is not rent", () => {
  const half = "WITHDRAWAL-OSKO PAYMENT 4457652 MIRELA VOSKANIS my half mortgage";
  expect(codeOf(half, "-1120.00", { type: "TRANSFER_OUTGOING" })).toBe("trf.person");
});

it('"RNT" in an agent\'s debit means rent, even beside a home loan', () => {
  expect(codeOf("PAYMENT TO CORVANE ELDER RNT 20918", "-1120.35", { hasHome: true })).toBe("hou.rent");
});

describe("rent to a person whose note changes", () => {
  const NOTES = ["rent", "rent", "wk 12 Jun", "rent", "unit 4", "", "rent", "wk 31 Jul", "rent", "unit 4"];

  function pay(amounts: (index: number) => string) {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "9000.00");
    let count = 0;
    home.every(7, "2026-01-05", "2026-06-29", (on) => {
      const note = NOTES[count % NOTES.length] ?? "";
      const text = `WITHDRAWAL-OSKO PAYMENT ${4457652 + count * 91} MIRELA VOSKANIS ${note}`.trim();
      home.row("everyday", on, amounts(count), text, { type: "TRANSFER_OUTGOING" });
      count++;
    });
    return home.report();
  }

  it("is rent in every week, and one stream without missed dates", () => {
    const report = pay(() => "-310.00");
    expect(new Set(report.transactions.map(({ code }) => code))).toEqual(new Set(["hou.rent"]));
    const streams = report.expenses.streams.filter(({ code }) => code === "hou.rent");
    expect(streams).toHaveLength(1);
    expect(streams[0]?.count).toBe(26);
    expect(streams[0]?.stability.missedDates).toEqual([]);
  });

  it("does not count another amount as rent", () => {
    const report = pay((index) => (index % NOTES.length === 5 ? "-64.20" : "-310.00"));
    const others = report.transactions.filter(({ amountCents }) => amountCents === -6420);
    expect(others.length).toBeGreaterThan(1);
    expect(new Set(others.map(({ code }) => code))).toEqual(new Set(["trf.person"]));
  });
});

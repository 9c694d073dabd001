import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

function read(description: string, amount: string, type = "OTHER") {
  const [row] = new Household()
    .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00")
    .row("everyday", "2026-03-02", amount, description, { type })
    .report().transactions;
  if (!row) throw new Error("a row was not read");
  return { ...row, confidence: Number(row.decision.confidence) };
}

describe("money in from a name without a business word", () => {
  const toRead = (description: string, amount: string) => read(description, amount, "TRANSFER_INCOMING");

  it.each([
    "DIRECT CREDIT CORVANE MERRIDAL WF",
    "CORVANE MERRIDAL WF PR 2210",
    "DIRECT CREDIT DENISE HARPER",
    "DIRECT CREDIT THANDIWE NKOSANA",
  ])("stays unknown if the amount is not a multiple of 50 cents and there is no note: %s", (description) => {
    expect(toRead(description, "1512.44").code).toBe("crd.other");
  });

  it("is from a person if the payer wrote a note, for any amount", () => {
    expect(toRead("DIRECT CREDIT CORVANE MERRIDAL", "84.00").code).toBe("crd.person");
    expect(toRead("PAYMENT FROM CORVANE MERRIDAL - half dinner", "31.37").code).toBe("crd.person");
  });

  it("is stated with more confidence if the payer wrote a note", () => {
    const bare = toRead("DIRECT CREDIT CORVANE MERRIDAL", "350.00").confidence;
    const noted = toRead("PAYMENT FROM CORVANE MERRIDAL - tickets", "350.00").confidence;
    expect(bare).toBeLessThan(noted);
    expect(noted).toBeGreaterThan(0.85);
  });

  it.each(["CORVANE INSURANCE BROKERS", "CORVANE COMPENSATION AGENCY", "CORVANE SURVEYORS"])(
    "is not from a person if the name has a business word: %s",
    (name) => {
      expect(toRead(`DIRECT CREDIT ${name}`, "900.00").code).not.toBe("crd.person");
    },
  );
});

describe("regular monthly money in", () => {
  const toPay = (payer: string) => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    let pay = 4210;
    home.monthly("2025-11-15", "2026-05-15", (on) => {
      home.row("everyday", on, `${pay++}.37`, `DIRECT CREDIT ${payer}`);
    });
    return home.report().transactions.map(({ code, decision }) => ({
      code,
      confidence: Number(decision.confidence),
    }));
  };

  it("is wages with at least as much confidence if the payer's name has a business word", () => {
    const [firm = [], bare = []] = ["CORVANE DRILLING", "CORVANE MERRIDAL"].map(toPay);
    expect(new Set([...firm, ...bare].map(({ code }) => code))).toEqual(new Set(["inc.salary.regular"]));
    const lowest = Math.min(...firm.map(({ confidence }) => confidence));
    expect(lowest).toBeGreaterThanOrEqual(0.85);
    expect(Math.max(...bare.map(({ confidence }) => confidence))).toBeLessThanOrEqual(lowest);
  });
});

describe("money out to a name with words of two trades", () => {
  it("only suggests the likelier trade", () => {
    const both = read("CORVANE BUTCHER AND PLUMBING", "-38.40");
    expect(both.inferred).toBe(true);
    const one = read("CORVANE PLUMBING", "-38.40");
    expect(one.inferred).toBe(false);
    expect(one.confidence).toBeGreaterThan(both.confidence);
  });

  it.each([
    ["CORVANE RSL CLUB GAMING", "a game is played at a venue"],
    ["CORVANE TENNIS COURT HIRE", "a word of many trades yields to any other"],
  ])("does not doubt %s: %s", (description) => {
    expect(read(description, "-38.40").confidence).toBeGreaterThan(0.8);
  });
});

describe("money out to a person's name", () => {
  it("is only suggested without the bank's word for a transfer or a note", () => {
    const bare = read("MARGARET FREEMAN COLL", "-30.00", "TRANSFER_OUTGOING");
    const moved = read("OSKO TO MARGARET FREEMAN", "-30.00", "TRANSFER_OUTGOING");
    const noted = read("MARGARET FREEMAN dinner", "-30.00", "TRANSFER_OUTGOING");
    expect([bare.code, moved.code, noted.code]).toEqual(["trf.person", "trf.person", "trf.person"]);
    expect([bare.inferred, moved.inferred, noted.inferred]).toEqual([true, false, false]);
    expect(bare.confidence).toBeLessThan(moved.confidence);
  });
});

describe("a note after an unlisted name", () => {
  it.each([
    ["Osko Payment From Thandiwe Nkosana loan back", "50.00", "crd.person"],
    ["Osko Payment From Thandiwe Nkosana gas bill", "25.00", "crd.person"],
    ["TO Thandiwe Nkosana kids weekend", "-50.00", "trf.person"],
    ["Osko Payment From Corvane Gas Fitters", "25.00", "crd.other"],
  ])("shows that a person paid or was paid: %s, %s", (description, amount, code) => {
    expect(
      read(description, amount, amount.startsWith("-") ? "TRANSFER_OUTGOING" : "TRANSFER_INCOMING").code,
    ).toBe(code);
  });
});

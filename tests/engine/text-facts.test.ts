import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

const factsOf = (description: string, amount = "-27.50", postedOn = "2026-03-05") =>
  new Household()
    .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "100.00")
    .row("everyday", postedOn, amount, description)
    .report().transactions[0]?.wording;

describe("the details in a bank's wording", () => {
  it("include card, place, state, country and value date", () => {
    expect(factsOf("LITTLE DOOR FITZROY VIC AUS Card xx0002 Value Date: 02/03/2026")).toMatchObject({
      cardSuffix: "0002",
      place: "FITZROY",
      state: "VIC",
      country: "AU",
      valueOn: "2026-03-02",
    });
  });

  it("include gateway, receipt and foreign amount", () => {
    expect(factsOf("SQ *LITTLE DOOR - Visa Purchase - Receipt 130360")).toMatchObject({
      gateway: "Square",
      receipt: "130360",
    });
    expect(factsOf("UDEMY SAN FRANCISCO US USD 14.99")).toMatchObject({
      country: "US",
      foreignCurrency: "USD",
      foreignCents: 1499,
    });
  });

  it("include a value date without a year, read as the last such date before the posting", () => {
    expect(factsOf("COLES 0423 VALUE DATE 28 DEC")?.valueOn).toBe("2025-12-28");
  });

  it("include a value date in January for a row posted in December, read as of the next year", () => {
    expect(factsOf("COLES 0423 VALUE DATE 02 JAN", "-8.00", "2025-12-31")?.valueOn).toBe("2026-01-02");
  });

  it("are empty if the wording is only a name", () => {
    expect(factsOf("LITTLE DOOR")).toBeNull();
  });
});

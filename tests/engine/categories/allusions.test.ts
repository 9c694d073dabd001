import { describe, expect, it } from "vitest";
import { fromAllusion } from "@/lib/engine/categories/allusions";
import { Household } from "@/tests/engine/household";

const ALLUDED: readonly (readonly [code: string, lines: string])[] = [
  [
    "foo.dining",
    "THE RUSTY SPOON; TWO FORKS; HAPPY CHOOK; GOLDEN DRAGON; BEAN AND GONE; MISO HUNGRY; SLICE OF HEAVEN",
  ],
  ["foo.groceries", "THE SAUSAGE FACTORY; VEGGIE PATCH; PRIME CUTS"],
  ["hea.medical", "PEARLY WHITES; GENTLE TEETH; SPINE CENTRE"],
  ["per.care", "SNIP SNIP; THE CUTTING ROOM; FADES ON MAIN"],
  ["hou.maintenance", "BUG BUSTERS; SPARKY BROS; RUBBISH GUYS"],
  ["tra.vehicle_care", "PITSTOP; SPANNERS; DING KING BUMPER"],
  ["pet.care", "WAGGING TAILS; FUR BABIES; WOOF WOOF"],
  ["per.clothing", "THE SOCK SHOP; HEMS AND SEAMS; FROCK ON"],
];

/**
 * Texts that resemble playful shop names but mean something else: "SPOONER STREET PHARMACY" resembles "RUSTY SPOON" but
 * is no restaurant. Each list has the category that its texts must not get.
 */
const NEAR: readonly (readonly [code: string, lines: string])[] = [
  [
    "foo.dining",
    "SPOONER STREET PHARMACY; BEANIE KIDS CLOTHING; DRAGON DENTAL; SEOUL HAIR SALON; TEAPOT ISLAND MOTEL",
  ],
  [
    "per.care",
    "SCISSORS PAPER ROCK GAMES; FRINGE FESTIVAL TICKETS; BLADES CYCLERY; GLOW WORM TOURS; MANE ST PHARMACY",
  ],
  [
    "hou.maintenance",
    "BROOME PHARMACY; SKIPTON CAFE; POOLE STREET BAKERY; TREETOPS ADVENTURE PARK; MAIDSTONE SUSHI",
  ],
  [
    "pet.care",
    "TAILS OF MANLY HOTEL; BARKERS PHARMACY; CLAWSON MEDICAL CENTRE; PURRUMBETE WINERY; HOOFER DANCE STUDIO",
  ],
  ["per.clothing", "DRESSAGE EQUESTRIAN; SOCKEYE SUSHI; HEMLINE PHYSIO; TOGSON DENTAL; WEARNES PHARMACY"],
];

function readCodes(text: string, amount = "-18.40", type = "PAYMENT") {
  return text.split("; ").map((description) => {
    const household = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    return household.row("everyday", "2026-03-02", amount, description, { type }).report().transactions[0];
  });
}

describe("an allusion to a trade in a shop's name", () => {
  it.each(ALLUDED)("suggests %s", (code, lines) => {
    expect(readCodes(lines).map((row) => [row?.code, row?.inferred])).toEqual(
      lines.split("; ").map(() => [code, true]),
    );
  });

  it.each(NEAR)("does not suggest %s for different trades, places and people", (code, lines) => {
    expect(readCodes(lines).map((row) => row?.code)).not.toContain(code);
  });

  it("suggests no category if the words allude to several trades", () => {
    expect(fromAllusion({ tokens: ["SPOON", "PAW"], channel: "CARD" })).toBeNull();
  });

  it("does not decide the category of a bill, or of a short word that may be truncated", () => {
    expect(fromAllusion({ tokens: ["RUSTY", "SPOON"], channel: "DIRECT_DEBIT" })).toBeNull();
    expect(fromAllusion({ tokens: ["TOY"], channel: "CARD" })).toBeNull();
  });

  it("does not decide the category of a transfer", () => {
    const codes = readCodes(
      "Transfer to Rusty Spoon; Osko Payment to Kim Fork",
      "-18.40",
      "TRANSFER_OUTGOING",
    );
    expect(codes.map((row) => row?.code)).not.toContain("foo.dining");
  });
});

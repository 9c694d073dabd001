import { describe, expect, it } from "vitest";
import { FIRM_WORDS, FIRST_NAMES } from "@/lib/engine/text/first-names";
import { PLACES, PLACES_OF_THREE, PLACES_OF_TWO } from "@/lib/engine/text/places";
import { PLACES_ABROAD } from "@/lib/engine/text/places-abroad";
import { CENTRES } from "@/lib/engine/text/places-centres";
import { NSW_PLACES } from "@/lib/engine/text/places-nsw";
import { QLD_PLACES } from "@/lib/engine/text/places-qld";
import { SA_PLACES } from "@/lib/engine/text/places-sa";
import { ACT_PLACES, NT_PLACES, TAS_PLACES } from "@/lib/engine/text/places-territories";
import { VIC_PLACES } from "@/lib/engine/text/places-vic";
import { WA_PLACES } from "@/lib/engine/text/places-wa";
import { SURNAMES } from "@/lib/engine/text/surnames";

const LISTS: readonly [name: string, places: readonly string[]][] = [
  ["New South Wales", NSW_PLACES],
  ["Victoria", VIC_PLACES],
  ["Queensland", QLD_PLACES],
  ["Western Australia", WA_PLACES],
  ["South Australia", SA_PLACES],
  ["Tasmania", TAS_PLACES],
  ["the Australian Capital Territory", ACT_PLACES],
  ["the Northern Territory", NT_PLACES],
  ["centres", CENTRES],
  ["abroad", PLACES_ABROAD],
];

describe("the place names", () => {
  it.each(LISTS)(
    "have, for %s, one to three capitalised words, without duplicates and in order",
    (_, places) => {
      expect(places.length).toBeGreaterThan(50);
      expect(places.filter((place) => !/^[A-Z]+(?: [A-Z]+){0,2}$/.test(place))).toEqual([]);
      expect([...new Set(places)].sort()).toEqual(places);
    },
  );

  it("are found in full and shortened", () => {
    const ofTwo = [
      "SURRY HILLS",
      "MOUNT WAVERLEY",
      "MT WAVERLEY",
      "NTH SYDNEY",
      "BRUNSWICK E",
      "PT MACQUARIE",
    ];
    for (const place of ofTwo) expect(PLACES_OF_TWO).toContain(place);
    for (const place of ["ST KILDA EAST", "ST KILDA E", "UPPER MT GRAVATT"])
      expect(PLACES_OF_THREE).toContain(place);
    for (const place of ["CHADSTONE", "TOOMBUL", "HURSTVILLE", "DUBLIN", "KUNUNURRA"])
      expect(PLACES).toContain(place);
    expect(PLACES.size + PLACES_OF_TWO.size).toBeGreaterThan(4000);
  });

  it("never match the end of the name of a trade, a casino, a collector or an ordinary thing", () => {
    const friends =
      "BAKERY BURGER CASINO COLLECTOR SALE BRIGHT PENGUIN ROMA NAPOLI MILANO NICE SPLIT READING RESEARCH OFFICER SUCCESS DRIVER HALL HAY GARDEN CASTLE GLEN PARK HILL BEACH VALLEY CIVIC FEDERAL HILTON DOWNER DOMAIN APIA ZURICH KATHMANDU";
    expect(friends.split(" ").filter((word) => PLACES.has(word))).toEqual([]);
    expect(["CITY BEACH", "CROWN CASINO", "HUNTER VALLEY"].filter((name) => PLACES_OF_TWO.has(name))).toEqual(
      [],
    );
  });

  it("do not match surnames, except for a few places that are better known than the surname", () => {
    const both = "CLAYTON DICKSON MACKAY OSBORNE PRESTON RICHMOND SALISBURY SUTHERLAND";
    expect([...SURNAMES].filter((name) => PLACES.has(name)).join(" ")).toBe(both);
    const given = "ALEXANDRIA CARINA CHELSEA ELIZABETH KATHERINE LOGAN MARION MIRANDA";
    expect([...FIRST_NAMES].filter((name) => PLACES.has(name)).join(" ")).toBe(given);
  });
});

describe("the names of people", () => {
  it.each([
    ["given names", FIRST_NAMES, 1600],
    ["surnames", SURNAMES, 1200],
  ])("are many %s in capitals, none of which is a word for a firm", (_, names, countMin) => {
    expect(names.size).toBeGreaterThan(countMin);
    expect([...names].filter((name) => !/^[A-Z]{2,}$/.test(name))).toEqual([]);
    expect([...FIRM_WORDS].filter((word) => names.has(word) || PLACES.has(word))).toEqual([]);
  });

  it("include names of every origin", () => {
    const given =
      "HARPREET THUY XIAOMING SANTOSH CHAMINDA MARICEL JIHYE YUKI FATIMA REZA EMRE ABEBE SIONE WIREMU ZORAN MATEO SHOSHANA";
    const family =
      "KAUR NGUYEN ZHANG SHRESTHA PERERA DELACRUZ JEONG TANAKA KHOURY HOSSEINI YILMAZ OKAFOR TUPOU HENARE PETROVIC GONZALEZ GOLDBERG";
    expect(given.split(" ").filter((name) => !FIRST_NAMES.has(name))).toEqual([]);
    expect(family.split(" ").filter((name) => !SURNAMES.has(name))).toEqual([]);
  });

  it("are not months, days or other words that appear on a statement", () => {
    const given =
      "JAN APRIL MAY JUNE AUGUST THU SUNNY AUTUMN APPLE CHASE COLES MASON HUNTER PARIS SYDNEY THAI SUSHI MIN LOAN VIRAL DOT CHARITY HOPE EVIE OLA ATHENA WES REECE ANU BILL DEB PREM REG NAT";
    const family = "BAKER BUTCHER FARMER LAW PARK SUN MOON AN TO DO STEEL STONE POST BANKS SHORT";
    expect(given.split(" ").filter((name) => FIRST_NAMES.has(name))).toEqual([]);
    expect(family.split(" ").filter((name) => SURNAMES.has(name))).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { COUNCILS } from "@/lib/engine/categories/data/merchants-table";
import { findMerchant, MERCHANT_NAMES, PAYER_NAMES } from "@/lib/engine/categories/merchants";
import { readNames } from "@/lib/engine/categories/read-names";
import { FIRST_NAMES } from "@/lib/engine/text/first-names";
import { toTokens } from "@/lib/engine/text/tokens";
import { Household } from "@/tests/engine/household";

const SURNAMES = new Set(
  `SMITH JONES WILLIAMS BROWN WILSON TAYLOR JOHNSON WHITE MARTIN ANDERSON THOMPSON NGUYEN THOMAS WALKER HARRIS LEE RYAN ROBINSON
KELLY KING DAVIS WRIGHT EVANS ROBERTS GREEN HALL WOOD JACKSON CLARKE PATEL KHAN LEWIS JAMES PHILLIPS MITCHELL YOUNG TURNER MORRIS
MURPHY BAKER COOPER HILL WARD PARKER COLLINS CAMPBELL WATSON HUGHES EDWARDS ALLEN SCOTT MOORE STEWART MORGAN BENNETT COOK ROGERS
RICHARDSON GRAY BELL BAILEY ADAMS SIMPSON MARSHALL GRAHAM FRASER HAMILTON RUSSELL MURRAY HENDERSON REID KENNEDY ROSS STEVENS PALMER
GIBSON MASON WEBB GORDON HUNT DUNN LANE SHAW LAWRENCE ELLIS CHAPMAN PEARSON RICHARDS MILLS BARNES KNIGHT BUTLER FISHER MCDONALD
MACDONALD ROBERTSON HARVEY JOHNSTON OCONNOR OBRIEN SULLIVAN SINGH KAUR SHARMA CHEN WANG ZHANG LIU LIN WONG CHAN TRAN PHAM LAM COLES
FLETCHER MCGRATH BUXTON HODGES ACTON TURNER WHITTLE BURKE DOYLE LYNCH NOLAN WALSH BYRNE QUINN FOSTER PRICE POWELL LLOYD OWEN`.split(
    /\s+/,
  ),
);
const FUNCTION_WORDS = new Set(
  "A AN AND AS AT BE BUT BY FOR FROM HAD HAS HAVE HE HER HIS I IF IN INTO IS IT ITS ME MY NO NOT OF ON OR OUR OUT SHE SO THAT THE THEIR THEM THEN THERE THEY THIS TO UP US WAS WE WERE WHAT WHEN WHO WILL WITH YOU YOUR NEW OLD ONE TWO ALL MORE".split(
    " ",
  ),
);
/** Brands that are also given names. Followed by a surname, they are read as a person's name. */
const NAMESAKES = new Set(["ZARA"]);

function readDebit(description: string, more = {}) {
  const [row] = new Household()
    .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00")
    .row("everyday", "2026-03-02", "-42.00", description, more)
    .report().transactions;
  if (!row) throw new Error("the row was not read");
  return row;
}

describe("the merchant tables", () => {
  it("contain at least 2,500 merchants plus every council in Australia", () => {
    const councils = new Set(readNames(COUNCILS).map(([, merchant]) => merchant.name));
    const names = new Set(MERCHANT_NAMES.map(([, merchant]) => merchant.name));
    expect(councils.size).toBeGreaterThanOrEqual(500);
    expect(names.size - councils.size).toBeGreaterThanOrEqual(2_500);
  });

  it("list no spelling under two categories, and no category without merchants", () => {
    for (const table of [MERCHANT_NAMES, PAYER_NAMES]) {
      const categoryOf = new Map<string, string>();
      for (const [phrase, { code }] of table) {
        const key = toTokens(phrase).join(" ");
        expect([phrase, key]).not.toEqual([phrase, ""]);
        expect([phrase, categoryOf.get(key) ?? code]).toEqual([phrase, code]);
        categoryOf.set(key, code);
      }
    }
  });

  it("match no merchant by a given name, a surname or a short word without further words", () => {
    for (const [phrase, , match] of MERCHANT_NAMES) {
      const words = toTokens(phrase);
      const [word = ""] = words;
      if (words.length !== 1 || NAMESAKES.has(word)) continue;
      expect([phrase, FUNCTION_WORDS.has(word) || FIRST_NAMES.has(word)]).toEqual([phrase, false]);
      if (match !== "start") expect([phrase, SURNAMES.has(word)]).toEqual([phrase, false]);
    }
  });

  it("put no harmful label on personal names", () => {
    for (const [phrase, { code }] of MERCHANT_NAMES) {
      if (!code.startsWith("dbt.") && code !== "rec.gambling") continue;
      const [first = "", second = ""] = toTokens(phrase);
      const isPerson = toTokens(phrase).length === 2 && FIRST_NAMES.has(first) && SURNAMES.has(second);
      expect([phrase, isPerson]).toEqual([phrase, false]);
    }
  });
});

it("a lender has one name in the tables, so that its advances and repayments are one debt", () => {
  const forms =
    /(?: (?:PTY|LTD|LIMITED|AUSTRALIA|GROUP|FINANCE|FINANCIAL|FUNDING|LENDING|LOANS|SERVICES|BANK|RE|SOLUTIONS))+$/;
  const shortest = new Map<string, Set<string>>();
  for (const [, { name, code }] of MERCHANT_NAMES) {
    if (!/^dbt\.(?:personal|sacc|macc|bnpl|wage_advance|car|mortgage)$/.test(code)) continue;
    const key = `${code} ${name.toUpperCase().replace(forms, "").replaceAll(" ", "")}`;
    shortest.set(key, (shortest.get(key) ?? new Set()).add(name));
  }
  expect([...shortest.values()].filter((names) => names.size > 1).map((names) => [...names])).toEqual([]);
});

describe("names that resemble a brand", () => {
  it.each([
    ["SHELL HARBOUR COUNCIL RATES", "hou.rates_water"],
    ["ORIGIN COFFEE ROASTERS", "foo.dining"],
    ["FREEDOM DENTAL CLINIC", "hea.medical"],
    ["TARGET PEST CONTROL", "hou.maintenance"],
    ["SPOTLIGHT THEATRE BENOWA", "rec.entertainment"],
    ["JACARANDA CAFE GRAFTON", "foo.dining"],
    ["NIMBLE FITNESS STUDIO", "rec.gym"],
    ["ZIP TYRES MOOROOKA", "tra.vehicle_care"],
    ["LATITUDE CAFE", "foo.dining"],
    ["TAB BUTCHERS", "foo.groceries"],
    ["UNITED REALTY TRUST", "hou.rent"],
    ["BUDGET PHARMACY", "hea.pharmacy"],
    ["TRANSFER FROM EVERYDAY", "unc.debit"],
    ["ZXQY SYDNEY", "unc.debit"],
    ["SMITH STREET HOTEL", "foo.dining"],
    ["ROMA STREET KITCHEN", "foo.dining"],
    ["OSKO PAYMENT TO JOHN COLES", "trf.person"],
    ["OSKO PAYMENT TO ALEX CHEN", "trf.person"],
    ["OSKO PAYMENT TO PETER STEVENS", "trf.person"],
    ["OSKO PAYMENT TO WILLIAM HILL", "trf.person"],
    ["OSKO PAYMENT TO GARY NOLAN", "trf.person"],
  ])("read %j as %s", (description, code) => {
    expect(readDebit(description).code).toBe(code);
  });

  it("still match the brand if no further words are present", () => {
    expect(readDebit("ORIGIN MELBOURNE").code).toBe("utl.energy");
    expect(readDebit("FREEDOM CHATSWOOD NSW").code).toBe("shp.home_goods");
    expect(readDebit("NIMBLE AUSTRALIA PTY LTD").code).toBe("dbt.sacc");
  });
});

describe("the tables of less known merchants", () => {
  it.each([
    ["BPAY BALLARAT CITY COUNCIL", "hou.rates_water"],
    ["SHIRE OF AUGUSTA MARGARET RIVER", "hou.rates_water"],
    ["CITY OF JOONDALUP", "hou.rates_water"],
    ["CITY OF STIRLING LEISURE CENTRE", "rec.sport_hobby"],
    ["CITY OF MELBOURNE PARKING", "tra.tolls_parking"],
    ["BURGER URGE CHERMSIDE", "foo.dining"],
    ["GULL PETROLEUM", "tra.fuel"],
    ["MOOSE MOBILE", "com.phone_internet"],
    ["SUPABARN WANNIASSA ACT", "foo.groceries"],
    ["GMHBA LIMITED", "hea.insurance"],
    ["JUST CUTS ERINA", "per.care"],
    ["SSKB STRATA", "hou.strata_landtax"],
    ["SUMO SALAD", "foo.dining"],
    ["BETNATION", "rec.gambling"],
    ["KEYSTART LOANS", "dbt.mortgage"],
    ["CCC FINANCIAL SOLUTIONS", "dbt.collection"],
    ["FEDERATION UNIVERSITY", "edu.tertiary_professional"],
  ])("read %j as %s", (description, code) => {
    expect(readDebit(description).code).toBe(code);
  });

  it("do not mistake a payment plan for the shop whose name it begins with", () => {
    expect(readDebit("D.DEBIT ORIGIN EASIPAY 16723935", { type: "DIRECT_DEBIT" }).code).toBe("utl.energy");
  });

  it("do not mistake a suburb at the end for a shop of that name", () => {
    expect(readDebit("EFTPOS-CORVANE DENTAL ST MARYS ST MARYS AU").code).toBe("hea.medical");
    expect(readDebit("EFTPOS CORVANE RUNNERS ST MARYS NSW").name).not.toBe("Mary's");
    expect(readDebit("EFTPOS MARYS NEWTOWN AU").code).toBe("foo.dining");
  });

  it("match a biller by its code before any name", () => {
    const row = readDebit("BPAY XYZ 991", { billerCode: "0075556", billerName: "TAX OFFICE PAYMENTS" });
    expect(row).toMatchObject({ code: "gov.tax", decision: { layer: "BILLER", rule: "ATO" } });
  });

  it("match a biller by name if its code is not listed", () => {
    const row = readDebit("BPAY", { billerCode: "99999999", billerName: "SYDNEY WATER" });
    expect(row).toMatchObject({ code: "hou.rates_water", decision: { layer: "BILLER" } });
  });

  it("treat a council's word as part of a longer name if the name contains it", () => {
    expect(findMerchant(["CITY", "OF", "PERTH", "PARKING"])?.value.code).toBe("tra.tolls_parking");
  });
});

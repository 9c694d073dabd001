import { describe, expect, it } from "vitest";
import type { CdsTransaction } from "@/lib/engine/bank";
import { Household } from "@/tests/engine/household";

/** The category of one row. A positive amount is money in. */
function codeOf(
  description: string,
  { amount = "-45.00", type = "PAYMENT", ...more }: Partial<CdsTransaction> = {},
) {
  const one = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
  one.row("everyday", "2026-03-10", amount, description, { type, ...more });
  return one.report().transactions[0]?.code;
}

describe("a name that the bank shortens", () => {
  it.each([
    ["a trade at the end of a name", "VISA PURCHASE ZELDON PLAINS AUTOMOT", "tra.vehicle_care"],
    ["an abbreviated trade", "VISA PURCHASE ZELDON GARDEN CTR", "hou.maintenance"],
    [
      "a suburb printed twice, first cut",
      "VISA PURCHASE ZELDON IGA MOUNT GAMBIE MOUNT GAMBIER",
      "foo.groceries",
    ],
    [
      "a direction before the town",
      "VISA PURCHASE ZELDON PLAINS AUTOMOT SOUTH DUBBO AUS",
      "tra.vehicle_care",
    ],
    ["a brand inside a shop's name", "VISA PURCHASE ZELDON MALL IGA ZELDON HEIGHTS", "foo.groceries"],
    ["a suburb that begins like a firm", "VISA PURCHASE ZELDON MADRE NORTHCOT", "unc.debit"],
  ])("is read: %s", (_, description, code) => {
    expect(codeOf(description)).toBe(code);
  });

  it.each([
    ["the kind shortened", "BPAY LOCKYER VALLEY REG C 543640", "hou.rates_water"],
    ["the place shortened", "BPAY MORNINGTON PEN SHI 327436", "hou.rates_water"],
    ["the kind left out", "BPAY WANNEROO CITY 440118", "hou.rates_water"],
    ["another firm of the place", "BPAY MORNINGTON ZELDON 327436", "unc.debit"],
  ])("is a council's on a bill: %s", (_, description, code) => {
    expect(codeOf(description)).toBe(code);
  });

  it("is completed by the description if the bank's separate name is only its beginning", () => {
    expect(codeOf("VISA PURCHASE ZELDON VARNEK BAKERY", { merchantName: "Zeldon Varnek" })).toBe(
      "foo.groceries",
    );
    expect(codeOf("VISA PURCHASE 88120 ZK", { merchantName: "Zeldon Varnek" })).toBe("unc.debit");
  });
});

describe("a shop's words", () => {
  it.each([
    ["a charity's shop sells used goods", "VISA PURCHASE VINNIES ZELDON", "shp.gifts_other"],
    ["a shop for drinks has a store's name", "VISA PURCHASE DICK SMITH CELLARS MOOROOPNA", "foo.alcohol"],
    ["an owner's name says investments", "VISA PURCHASE ZPN INVESTMENTS 77 TATURA", "unc.debit"],
    ["a direct debit is for investments", "DIRECT DEBIT ZPN INVESTMENTS 4412", "fin.invest"],
    ["a church's name", "VISA PURCHASE ST ZELDA ANGLICAN FULLARTON", "giv.donation"],
    ["a church's school", "VISA PURCHASE ST ZELDA ANGLICAN SCHOOL FULLARTON", "edu.private"],
    ["a hotel abroad by its currency", "ZELDON HOTEL SGD 519.40", "rec.travel"],
    ["a school's concert", "VISA PURCHASE TRYBOOKING*SCHOOL MUSIC SYDNEY", "rec.entertainment"],
    ["a code before the firm's name", "DIRECT DEBIT DEBITSUCCESS ANY ANYTIME DUBBO", "rec.gym"],
  ])("show the purchase: %s", (_, description, code) => {
    const type = description.startsWith("DIRECT DEBIT") ? "DIRECT_DEBIT" : "PAYMENT";
    expect(codeOf(description, { type })).toBe(code);
  });

  it("are of a marketplace's seller if PayPal prints them with the code for other shops", () => {
    const paid = { merchantCategoryCode: "5999" };
    expect(codeOf("VISA PURCHASE PAYPAL *ZELDONHY SYDNEY", paid)).toBe("shp.online");
    expect(codeOf("VISA PURCHASE ZELDONHY SYDNEY", paid)).toBe("shp.gifts_other");
  });
});

describe("a bill or direct debit", () => {
  it.each([
    ["of a trade union", "DIRECT DEBIT ZELDON PLUMBERS UNION 993332287", "edu.tertiary_professional"],
    ["of a college", "DIRECT DEBIT ZELDON COLLEGE 33669", "edu.private"],
    ["of a state's college", "DIRECT DEBIT ZELDON SECONDARY COLLEGE 33669", "edu.public"],
    ["of a charity that lets a home, cut short", "DIRECT DEBIT ANGLICARE ZQ HOUSE T004418", "hou.rent"],
    ["of a charity", "DIRECT DEBIT ANGLICARE 004418", "hea.medical"],
    ["for land tax", "BPAY REVENUE NSW LAND", "hou.strata_landtax"],
    ["for fines", "BPAY REVENUE NSW", "gov.fine_fee"],
    ["of a territory's car park", "VISA PURCHASE ACCESS CANBERRA PARKIN", "tra.tolls_parking"],
  ])("is read: %s", (_, description, code) => {
    const type = description.startsWith("DIRECT DEBIT") ? "DIRECT_DEBIT" : "PAYMENT";
    expect(codeOf(description, { type })).toBe(code);
  });

  it("is a purchase if a transfer's note joins the invoice's number", () => {
    expect(codeOf("OSKO PAYMENT TO VEXLEY ROOFING inv23", { type: "TRANSFER_OUTGOING" })).toBe(
      "hou.maintenance",
    );
  });

  it("does not make a lender's advance a person's money, even if its name has a given name", () => {
    expect(
      codeOf("Credit GOOD SHEPHERD AUST NZ NILS", { amount: "1495.00", type: "TRANSFER_INCOMING" }),
    ).toBe("crd.loan_proceeds");
  });
});

describe("a word that only seems to name the payee", () => {
  it.each<[string, string, Partial<CdsTransaction>, string]>([
    [
      "a brand before “credit union”",
      "DIRECT DEBIT APPLE CREDIT UNION 6489834",
      { type: "DIRECT_DEBIT" },
      "dbt.personal",
    ],
    [
      "a bank's word for its website",
      "E-BANKING TFR 7420480 TO MIRA SOLBERG",
      { type: "TRANSFER_OUTGOING" },
      "trf.person",
    ],
    [
      "a person paid abroad",
      "OUTWARD TELEGRAPHIC TRANSFER GBP MIRA SOLBERG",
      { type: "TRANSFER_OUTGOING" },
      "trf.international",
    ],
    [
      "a council's car park",
      "CITY OF GREATER GEELONG GEELONG AU",
      { merchantCategoryCode: "7523" },
      "tra.tolls_parking",
    ],
    ["a cafe with a bar's code", "CORVANE ROAD CAFE PENRITH", { merchantCategoryCode: "5813" }, "foo.dining"],
    ["a bar with a bar's code", "CORVANE ROAD PENRITH", { merchantCategoryCode: "5813" }, "foo.alcohol"],
    [
      "a truncated collector of fees",
      "DIRECT DEBIT DEBITSUCC ZELDON GYM",
      { type: "DIRECT_DEBIT" },
      "rec.gym",
    ],
    ["a fund with the kind of contribution", "BPAY HESTA PERSONAL 7498879", {}, "fin.super_contribution"],
    ["a truncated fund", "BPAY AUSTRALIAN RETIREMENT 7498879", {}, "fin.super_contribution"],
    ["a small fee of a school", "DIRECT DEBIT ZELDON SCHOOL 881201", { amount: "-96.00" }, "edu.public"],
    ["a large fee of a school", "DIRECT DEBIT ZELDON SCHOOL 881201", { amount: "-1243.00" }, "edu.private"],
    ["child support paid", "PAYMENT TO CSA PAYMENT 771204", { type: "DIRECT_DEBIT" }, "fam.support_paid"],
    [
      "a debit whose reference stands before the name",
      "Direct Entry Debit Item Ref: HM881204 HUMM PTY LTD",
      { type: "DIRECT_DEBIT" },
      "dbt.bnpl",
    ],
    [
      "a tax debt behind its plan",
      "Direct Entry Debit Item Ref: PMT PLAN 4418 ATO DIRECT DEBIT",
      { type: "DIRECT_DEBIT" },
      "gov.tax",
    ],
    ["a fuel brand's supermarket", "COLES EXPRESS SUPERMKT DICKSON", {}, "foo.groceries"],
    ["a fuel brand's station", "COLES EXPRESS DICKSON", {}, "tra.fuel"],
    [
      "a room hired from a salon",
      "ANZ MOBILE BANKING PAYMENT 866793 TO ZELDON SALON BRADDON ROOM HIRE",
      { type: "TRANSFER_OUTGOING" },
      "trf.business_unknown",
    ],
    ["a bank's machine in a town", "WITHDRAWAL AT WESTPAC ULVERSTONE TAS 129542", {}, "csh.atm"],
    ["a student loan paid to the tax office", "BPAY ATO HELP VOLUNTARY 94355", {}, "dbt.student_direct"],
    [
      "a lender's abbreviated product",
      "PAYMENT TO LATITUDE PERS LOANS L0088412",
      { type: "DIRECT_DEBIT" },
      "dbt.personal",
    ],
    ["a shop's own website", "SP ZELDON AND CO GUNGAHLIN", { merchantCategoryCode: "5999" }, "shp.online"],
  ])("is not taken for it: %s", (_, description, more, code) => {
    expect(codeOf(description, more)).toBe(code);
  });
});

import { describe, expect, it } from "vitest";
import { Household, readRow } from "@/tests/engine/household";

const codeOf = (...row: Parameters<typeof readRow>) => readRow(...row)?.code;

describe("the word SHERIFF", () => {
  it("means a public fee or fine, unless the name's other words name a trade", () => {
    expect(codeOf("SHERIFFS OFFICE CORVANE", "-210.00")).toBe("gov.fine_fee");
    expect(codeOf("SHERIFF 8812240", "-210.00")).toBe("gov.fine_fee");
    expect(codeOf("SHERIFF AND CORVANE SOLICITORS", "-210.00")).toBe("edu.tertiary_professional");
    expect(codeOf("SHERIFF SADDLERY CORVANE", "-210.00")).toBe("rec.sport_hobby");
  });
});

describe("a lender's name before a shop's word", () => {
  it.each(["MAKE IT MINE VARIETY CORVANE", "MAKE IT MINE EMPORIUM CORVANE"])("is a shop: %s", (words) => {
    expect(codeOf(`VISA PURCHASE ${words}`, "-35.40")).not.toMatch(/^dbt/);
  });
});

describe("two trades in one name", () => {
  it.each([
    ["CORVANE SERVO & TAKEAWAY", "tra.fuel"],
    ["CORVANE VACUUM & SEWING", "shp.home_goods"],
    ["CORVANE DAY NIGHT PHAR", "hea.pharmacy"],
    ["CORVANE SEAFOODS", "foo.groceries"],
    ["CORVANE SEAFOOD RESTAURANT", "foo.dining"],
    ["CORVANE PHYSIOTHERAPY ASSN", "edu.tertiary_professional"],
    ["ST CORVAN CATH COLL", "edu.private"],
  ])("mean the trade that both describe: %s is %s", (words, code) => {
    expect(codeOf(`VISA PURCHASE ${words}`, "-64.20")).toBe(code);
  });
});

describe("a service station that also sells meals", () => {
  it("sells a meal for a small amount and fuel for a larger one", () => {
    expect(codeOf("VISA PURCHASE CORVANE SERVO & TAKEAWAY", "-14.20")).toBe("foo.dining");
    expect(codeOf("VISA PURCHASE CORVANE SERVO & TAKEAWAY", "-54.20")).toBe("tra.fuel");
  });
});

describe("a debit whose first words look like another category's", () => {
  it.each([
    ["CARD CASH WITHDRAWAL 22/09 CORVANE", "PAYMENT", "csh.atm"],
    ["INSURANCELINE FUN PLN 213133988", "DIRECT_DEBIT", "ins.other"],
    ["INSURANCELINE LIFE 213133988", "DIRECT_DEBIT", "ins.life_income"],
    ["RADIO RENTALS RENT TRY 8812", "DIRECT_DEBIT", "dbt.lease"],
    [
      "INTERNATIONAL MONEY TRANSFER CORVANE BANK KATHMANDU AUD 450.00",
      "TRANSFER_OUTGOING",
      "trf.international",
    ],
    ["TRANSFER TO HOSTPLUS - PERSONAL CONTRIB", "TRANSFER_OUTGOING", "fin.super_contribution"],
    ["CORVANE CLUB REGO", "PAYMENT", "rec.sport_hobby"],
    ["CORVANE LAWN TENNIS C", "PAYMENT", "rec.sport_hobby"],
    ["CORVANE MERCANTILE COLL", "DIRECT_DEBIT", "dbt.collection"],
    ["BPAY CORVANE HS VOL CONTRIB", "PAYMENT", "edu.public"],
    ["VOLUNTARY CONTRIB CORVANE FUND", "DIRECT_DEBIT", "fin.super_contribution"],
    ["PM AGENT FEE BARRY PLANT LANDLORD STMT", "DIRECT_DEBIT", "hou.investment"],
    ["AUTOMATIC DRAWING CORVANE PHYSIO ASSOC 779217343", "DIRECT_DEBIT", "edu.tertiary_professional"],
  ])("is read as a whole: %s (%s) is %s", (words, type, code) => {
    expect(codeOf(words, "-64.20", type)).toBe(code);
  });
});

describe("the word NILS", () => {
  it.each(["CORVANE COMMUNITY NILS RPMT", "NILS REPAYMENT CORVANE"])(
    "means a no-interest loan if a word for a repayment follows: %s",
    (words) => {
      expect(codeOf(`TRANSFER TO ${words}`, "-30.00", "TRANSFER_OUTGOING")).toBe("dbt.personal");
    },
  );

  it("is a given name if no word for a repayment follows", () => {
    expect(codeOf("TRANSFER TO NILS HARPER dinner", "-30.00", "TRANSFER_OUTGOING")).toBe("trf.person");
  });
});

describe("a property agent's payments", () => {
  const listCodes = (account: string, amounts: readonly string[]) => {
    const home = new Household().account(account, "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    const days = ["2025-12-03", "2026-01-14", "2026-02-20", "2026-03-05", "2026-04-22", "2026-05-11"];
    for (const [at, amount] of amounts.entries())
      home.row(account, days[at] ?? "", amount, `LJ HOOKER TRUST ${8812 + at}`);
    return new Set(home.report().transactions.map(({ code }) => code));
  };
  const varied = ["1663.22", "3862.24", "2543.49", "1821.88", "3543.78", "2150.00"];
  const steady = ["1663.22", "1663.22", "1610.00", "1663.22", "1663.22", "1663.22"];

  it("are invoices in a business account if the amounts vary, and rent otherwise", () => {
    expect(listCodes("Business Cheque", varied)).toEqual(new Set(["inc.business.receipts"]));
    expect(listCodes("Business Cheque", steady)).toEqual(new Set(["inc.property.rent"]));
    expect(listCodes("everyday", varied)).toEqual(new Set(["inc.property.rent"]));
  });
});

describe("the words UNITED, LIBERTY and MATILDA", () => {
  it.each([
    "V8812 29/01 UNITED YENNORA GUILDFORD 74892374",
    "Visa Purchase 22Jul Matilda Zorrin Zorrin",
    "VISA PURCHASE LIBERTY ZORRIN TAS 12/05",
    "EFTPOS UNITED URALLA",
  ])("are a fuel chain if only a town follows: %s", (description) => {
    expect(codeOf(description, "-52.10")).toBe("tra.fuel");
  });

  it.each([
    "EFTPOS UNITED",
    "EFTPOS LIBERTY BOOKS URALLA NSW",
    "EFTPOS UNITED ZORRIN LASHES URALLA",
    "EFTPOS MATILDA LONDON GBR",
  ])("are not a fuel chain if anything else follows: %s", (description) => {
    expect(codeOf(description, "-52.10")).not.toBe("tra.fuel");
  });
});

describe("a name joined to a number", () => {
  it("is read without the number if the bank prints no other word", () => {
    expect(codeOf("Direct Debit AFTERPAY88123310", "-61.50")).toBe("dbt.bnpl");
    expect(codeOf("SPORTSBET88120331", "-20.00")).toBe("rec.gambling");
    expect(codeOf("Direct Debit 417622 NIMBLE00122", "-52.00")).toBe("dbt.sacc");
  });

  it("is one payer, whatever the number is", () => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "1000.00");
    home.every(7, "2025-07-10", "2026-06-30", (on, index) =>
      home.row("everyday", on, `${910 + ((index * 53) % 11) * 22}.17`, `CORVANEFOODS${44120 + index}`),
    );
    const { streams } = home.report().income;
    expect(streams.map(({ code, count }) => [code, count])).toEqual([["inc.salary.regular", 51]]);
  });

  it("is a reference if the word is a bank's", () => {
    expect(codeOf("RECEIPT88123310", "-61.50")).toBe("unc.debit");
  });
});

it.each([
  ["a cat clinic", "EFTPOS ZORRIN CAT CLINIC URALLA NSW", "pet.care"],
  ["a pool shop's spa", "EFTPOS ZORRIN POOL & SPA URALLA NSW", "hou.maintenance"],
  ["a bill by phone", "TFR WDL BPAY PHONE 02DEC ELGAS LTD 71023", "utl.energy"],
  ["an airline's card", "BPAY QANTAS PREM MCARD 7711827", "dbt.card_unshared"],
])("categorise reads %s", (_, description, code) => {
  expect(codeOf(description, "-52.10")).toBe(code);
});

describe("a purchase's wording", () => {
  it.each([
    ["with AT before the shop", "EFTPOS PURCHASE AT KMART URALLA URALLA 14NOV", "shp.department"],
    ["with a cut card number", "RETAIL PURCHASE 30OCT KMART, URALLA NSW CARD NUMBER XX", "shp.department"],
    ["with a cut word for the number", "RETAIL PURCHASE 30OCT KMART, URALLA NSW CARD NUMB", "shp.department"],
    ["from an ATM's operator", "EFTPOS NEXT PAYMENTS URALLA AU", "csh.atm"],
    ["from a bank's ATM", "EFTPOS SUNCORP ATM URALLA AU", "csh.atm"],
  ])("is understood %s", (_, description, code) => {
    expect(codeOf(description, "-52.10")).toBe(code);
  });
});

describe("a name that is also something else", () => {
  it.each([
    [
      "insurance, not a firm whose name begins like it",
      "DIRECT DEBIT CORVANE HOME INS H88123",
      "hou.home_insurance",
    ],
    ["a shop in the town of Casino", "EFTPOS CASINO MEAT SUPPLY CASINO 12/10", "foo.groceries"],
    ["gambling at a casino", "EFTPOS CORVANE CASINO", "rec.gambling"],
    ["a school's parents", "EFTPOS CORVANE SS P&C URALLA", "edu.public"],
    ["a kiosk in a hospital", "EFTPOS HOSPITAL KIOSK CORVANE", "foo.dining"],
    [
      "a union's dues, not its trade",
      "DIRECT DEBIT CORVANE AMBULANCE UNION 4451",
      "edu.tertiary_professional",
    ],
    ["an exam board's marking", "DIRECT CREDIT CORVANE HSC MARKING", "inc.salary.variable"],
  ])("is %s", (_, description, code) => {
    expect(codeOf(description, description.startsWith("DIRECT CREDIT") ? "520.40" : "-52.10")).toBe(code);
  });

  it("is a note if it is a shop's and the payment goes through Osko, which no shop accepts", () => {
    expect(
      codeOf("Osko Withdrawal 27Nov12:59 costco shop T R HALVORSEN", "-52.10", "TRANSFER_OUTGOING"),
    ).toBe("trf.person");
  });
});

it("the word NILS means a no-interest loan in a direct debit, also without a word for a repayment", () => {
  expect(codeOf("Direct Debit 318820 CORVANE NILS VIC ZL71882", "-30.00")).toBe("dbt.personal");
});

it.each([
  ["a council's car park", "UPARK CITY COUNCIL URALLA NSW", "tra.tolls_parking"],
  ["a player's registration", "PLAYHQ REGO URALLA NSW", "rec.sport_hobby"],
  ["a school canteen's lunches", "CDFPAY*CANTEEN URALLA NSW", "edu.public"],
  ["a car's registration", "VEHICLE REGO RENEWAL 881233", "tra.rego_licence"],
  ["a council's rates", "CORVANE CITY COUNCIL URALLA NSW", "hou.rates_water"],
  ["a fuel company's market", "SHELL MKT ST MARYS NSW", "foo.groceries"],
  ["a fuel station", "COLES EXPRESS 1881 URALLA NSW", "tra.fuel"],
  ["a sport that a ticket seller bills", "TRYBOOKING*ZORRIN HOCKEY URALLA NSW", "rec.sport_hobby"],
  ["a ticket seller's show", "TRYBOOKING*ZORRIN URALLA NSW", "rec.entertainment"],
  ["a club's raffle", "ZORRIN SURF CLUB RAFFLE URALLA NSW", "giv.donation"],
  ["a school's parents", "ZORRIN FLAT PS P&C URALLA NSW", "edu.public"],
  ["a chemist", "ZORRIN DAY NIGHT CHEM URALLA NSW", "hea.pharmacy"],
  ["a game bought online", "NINTENDO ESHOP URALLA NSW", "rec.digital"],
  [
    "a bet whose place is joined to the next field",
    "RETAIL PURCHASE TAB, ALICE SPRINGS AUCARD NUMBER 552638XXXXXX5691",
    "rec.gambling",
  ],
  ["child support paid to the agency", "CSA COLLECTION CHILD SUPP PMT", "fam.support_paid"],
])("categorise reads %s by the firm and not by the other word", (_, description, code) => {
  expect(codeOf(description, "-52.10")).toBe(code);
});

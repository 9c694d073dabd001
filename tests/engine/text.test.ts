import { describe, expect, it } from "vitest";
import { CREDIT_KEYWORDS } from "@/lib/engine/categories/credit-keywords";
import { DEBIT_KEYWORDS } from "@/lib/engine/categories/debit-keywords";
import { MERCHANT_NAMES, PAYER_NAMES } from "@/lib/engine/categories/merchants";
import type { BankRow } from "@/lib/engine/row";
import { isPerson, isSameName } from "@/lib/engine/text/is-person";
import { buildPhraseIndex } from "@/lib/engine/text/phrase-index";
import { readDescriptor } from "@/lib/engine/text/read-descriptor";
import { tidyText } from "@/lib/engine/text/tidy-text";
import { toTokens } from "@/lib/engine/text/tokens";
import { Household } from "@/tests/engine/household";

function makeRow(description: string, more: Partial<BankRow> = {}): BankRow {
  return {
    index: 0,
    id: "t1",
    accountId: "a",
    kind: "TRANSACTION",
    on: "2026-01-01" as BankRow["on"],
    dayNumber: 20454,
    cents: -1000,
    type: "OTHER",
    description,
    printedLength: description.length,
    merchantName: "",
    mcc: "",
    billerCode: "",
    billerName: "",
    crn: "",
    apca: "",
    payer: "",
    payee: "",
    purpose: "",
    service: "",
    endToEndId: "",
    ...more,
  };
}

describe("readDescriptor", () => {
  it.each([
    ["WOOLWORTHS 1234 BONDI NS AUS Card xx0002 Value Date: 03/07/2025", "WOOLWORTHS", "CARD"],
    ["VISA DEBIT PURCHASE CARD 8003 SHELL COLES EXPRESS 1234", "SHELL COLES EXPRESS", "CARD"],
    ["EFTPOS 1234PIN* BUNNINGS 3321 ALEXANDRIA NSW", "BUNNINGS", "CARD"],
    ["SQ *THE LITTLE CAFE SYDNEY NS AUS", "THE LITTLE CAFE", null],
    ["Osko Payment From JOHN SMITH", "JOHN SMITH", "OSKO"],
    ["ANZ INTERNET BANKING BPAY TELSTRA {123456}", "TELSTRA", "BPAY"],
    ["Direct Debit 062246 ANYTIME FITNESS", "ANYTIME FITNESS", "DIRECT_DEBIT"],
    ["Direct Credit 002221 ACME PTY LTD", "ACME PTY LTD", "DIRECT_CREDIT"],
    ["PAY/SALARY FROM ACME WIDGETS 004512", "ACME WIDGETS", "DIRECT_CREDIT"],
    [
      "ALDI STORES - Visa Purchase - Receipt 130360In RYDE Date 20 May 2026 Card 462263xxxxxx1234",
      "ALDI STORES",
      "CARD",
    ],
    ["Visa Purchase 20Dec08:47 KMART 1099", "KMART", "CARD"],
    ["POS AUTHORISATION 7-ELEVEN 2041 PERTH WA AU", "7 ELEVEN", "CARD"],
  ])("reads the name and channel of %j", (description, name, channel) => {
    const text = readDescriptor(makeRow(description));
    expect(text.tokens.join(" ")).toBe(name);
    expect(text.channel).toBe(channel);
  });

  it("returns the parts that it removes as features", () => {
    const text = readDescriptor(makeRow("SQ *BEAN BAR FITZROY VIC AU Card xx4417 Value Date: 01/02/2026"));
    expect(text).toMatchObject({ gateway: "Square", cardSuffix: "4417", state: "VIC", name: "Bean Bar" });
  });

  it("prefers the bank's structured names to its free text", () => {
    expect(readDescriptor(makeRow("BPAY 99881122", { billerName: "SYDNEY WATER" })).name).toBe(
      "Sydney Water",
    );
    expect(readDescriptor(makeRow("NPP CREDIT 8812", { cents: 100, payer: "Acme Pty Ltd" })).name).toBe(
      "Acme",
    );
  });

  it("gives rows of the same party the same key, even if their references differ", () => {
    const keys = [
      "ACME WIDGETS 8812 JUL",
      "ACME WIDGETS 9913 AUG",
      "Direct Credit 004 ACME WIDGETS PTY LTD",
    ].map((description) => readDescriptor(makeRow(description)).key);
    expect(new Set(keys).size).toBe(1);
  });

  it("always returns a name, even for a row without a word", () => {
    expect(readDescriptor(makeRow("")).name).toBe("Not named by the bank");
    expect(readDescriptor(makeRow("12345678")).name).not.toBe("");
  });
});

describe("the text from a bank", () => {
  it("loses control, bidirectional and invalid characters, and has a maximum length", () => {
    expect(tidyText("a\u0000b\u202Ec\uD800d\n\te")).toBe("a b c d e");
    expect(tidyText("x".repeat(1_000_000)).length).toBeLessThanOrEqual(400);
    expect(tidyText({ toString: () => "no" })).toBe("");
  });

  it("is read in time proportional to its length, for any content", () => {
    const hostile = [
      "CARD ".repeat(100),
      "* ".repeat(200),
      "A".repeat(400),
      "X1".repeat(200),
      "BPAY ".repeat(80),
    ];
    const before = process.cpuUsage();
    for (const text of hostile) for (let times = 0; times < 200; times++) readDescriptor(makeRow(text));
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000);
  });

  it("is split into words like the tables", () => {
    expect(toTokens("McDonald's")).toEqual(["MCDONALDS"]);
    expect(toTokens("Café Brûlée")).toEqual(["CAFE", "BRULEE"]);
    expect(toTokens("JB HI-FI")).toEqual(["JB", "HI", "FI"]);
  });
});

describe("reading names", () => {
  it.each(["JOHN SMITH", "MR A CITIZEN", "J SMITH", "SMITH J", "PRIYA SHARMA RENT"])(
    "recognises %s as a person",
    (name) => {
      expect(isPerson(toTokens(name))).toBe(true);
    },
  );

  it.each([
    "ACME PTY LTD",
    "JOHN SMITH PLUMBING SERVICES",
    "JOHN SMITH BOOKMAKER",
    "WOOLWORTHS",
    "MARY STREET DENTAL",
    "BLUE HERON",
  ])("does not recognise %s as a person", (name) => {
    expect(isPerson(toTokens(name))).toBe(false);
  });

  it("recognises the customer's own name by surname and given name or initial", () => {
    const own = ["JORDAN", "CITIZEN"];
    expect(isSameName(["J", "CITIZEN"], own)).toBe(true);
    expect(isSameName(["CITIZEN", "JORDAN"], own)).toBe(true);
    expect(isSameName(["SAM", "CITIZEN"], own)).toBe(false);
  });
});

describe("the phrase index", () => {
  const index = buildPhraseIndex([
    ["COLES", "shop"],
    ["COLES EXPRESS", "fuel"],
    ["WOOLWORTHS", "other"],
    ["SUPERMARKET", "word"],
  ]);

  it("finds the longest of the phrases that start first", () => {
    expect(index.find(["COLES", "EXPRESS", "1234"])?.value).toBe("fuel");
    expect(index.find(["COLES", "4567"])?.value).toBe("shop");
  });

  it("finds a name that is truncated at the end of the text", () => {
    expect(index.find(["FRESH", "SUPERMARK"])).toMatchObject({ value: "word", isTruncated: true });
    expect(index.find(["COLES", "EXPR"])).toMatchObject({ value: "fuel", isTruncated: true });
  });

  it("does not find a short name within a longer name", () => {
    expect(index.find(["OLD", "COLES", "ROAD"])).toBeNull();
    expect(index.find(["MY", "WOOLWORTHS"])?.value).toBe("other");
  });
});

describe("the tables of phrases", () => {
  it("contain only words in capitals, separated by single spaces", () => {
    const phrases = [...MERCHANT_NAMES, ...PAYER_NAMES, ...DEBIT_KEYWORDS, ...CREDIT_KEYWORDS].map(
      ([phrase]) => phrase,
    );
    expect(phrases.filter((phrase) => phrase !== toTokens(phrase).join(" "))).toEqual([]);
  });
});

describe("the payer's own note", () => {
  const read = (description: string) => {
    const row = new Household()
      .account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "100.00")
      .row("everyday", "2026-03-05", "-80.00", description)
      .report().transactions[0];
    return [row?.code, row?.name];
  };

  it("is distinguished from the payee's name", () => {
    expect(read("Transfer To SARAH JONES CommBank app Woolies run")).toEqual(["trf.person", "Sarah Jones"]);
  });

  it("is separated by dashes, even after a channel that contains a dash", () => {
    for (const description of ["Osko Pay - Mira Solberg - dinner", "Mira Solberg - dinner"]) {
      const { tokens, note } = readDescriptor(makeRow(description, { type: "TRANSFER_OUTGOING" }));
      expect({ tokens, note }).toEqual({ tokens: ["MIRA", "SOLBERG"], note: ["DINNER"] });
    }
  });

  it("is separated by the number of an instant payment, which follows the note and precedes the payer", () => {
    const from = (description: string, cents = 8_000) => {
      const { tokens, note } = readDescriptor(makeRow(description, { type: "TRANSFER_INCOMING", cents }));
      return [tokens.join(" "), note.join(" ")];
    };
    expect(from("my half X0123456789 MIRA SOLBERG")).toEqual(["MIRA SOLBERG", "MY HALF"]);
    expect(from("pay me back X0123456789 OYUNAA BATBAYAR")).toEqual(["OYUNAA BATBAYAR", "PAY ME BACK"]);
    expect(from("ONLINE X0123456789 LINKED ACC TRNS")[1]).toBe("");
  });

  it("gives the purpose of a payment without a named payee if it is a bill", () => {
    expect(read("Transfer to CBA A/c CommBank app rent")).toEqual(["hou.rent", "Rent"]);
    expect(read("Transfer to other Bank CommBank app loan")).toEqual(["trf.business_unknown", "Loan"]);
  });
});

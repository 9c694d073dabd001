import { describe, expect, it } from "vitest";
import type { Day } from "@/lib/engine/calendar/day";
import { parameterOn } from "@/lib/engine/parameters/parameter";
import { readBenefitCodes, readBillers, readMcc } from "@/scripts/generate/tables/codes";
import { name, source } from "@/scripts/generate/tables/columns";
import { readMerchants, readPayers } from "@/scripts/generate/tables/merchants";
import { readParameters } from "@/scripts/generate/tables/parameters";
import { readTable } from "@/scripts/generate/tables/read-table";
import { readCreditWords, readDebitWords, readFeeWords } from "@/scripts/generate/tables/words";

const HEADER = "name,match,aliases,aliases_at_start,category,source,date";
const GOOD = "Grill House,anywhere,GRILLHSE,,foo.dining,trading name,2026-11-21";
const food = (...rows: string[]) => ({
  name: "merchants/food-and-drink.csv",
  text: [HEADER, GOOD, ...rows].join("\n"),
});
const councils = (...rows: string[]) => ({
  name: "councils.csv",
  text: ["place,kind,state,source,date", ...rows].join("\n"),
});
const read = (...rows: string[]) => readMerchants([food(...rows)], councils()).merchants;

describe("readTable", () => {
  const shape = { name, source };

  it("skips notes and empty lines, but counts both for line numbers", () => {
    const text = '# A note.\nname,source\n\n"Smith, ""Jones""",nsi\n';
    expect(readTable({ name: "x.csv", text }, shape)).toEqual([
      { value: { name: 'Smith, "Jones"', source: "nsi" }, line: 4 },
    ]);
  });

  it.each([
    ["name,origin\n", "x.csv, line 1: the header must be name,source"],
    ["name,source\nA\n", "x.csv, line 2: 2 fields are expected, 1 found"],
    ["name,source\nA,guess\n", "x.csv, line 2, source: guess is not a source"],
    ["name,source\nA,\n", "x.csv, line 2, source: a source is needed"],
    ["name,source\n,nsi\n", "x.csv, line 2, name: a name is needed, without spaces around it"],
    ['name,source\n"A,nsi\n', "x.csv, line 2: Quote Not Closed"],
  ])("refuses %j with file, line, column and reason", (text, fault) => {
    expect(() => readTable({ name: "x.csv", text }, shape)).toThrow(fault);
  });

  it("lists every bad row together", () => {
    const text = "name,source\nA,guess\nB,nsi\nC,rumour\n";
    expect(() => readTable({ name: "x.csv", text }, shape)).toThrow(
      "x.csv, line 2, source: guess is not a source\nx.csv, line 4, source: rumour is not a source",
    );
  });
});

describe("readMerchants", () => {
  it("splits each spelling into words, and adds its short and joined forms", () => {
    const rows = [
      "Dewey's Energy Services,start,DEWEYS GAS,DEWEYS,foo.dining,trading name,2026-11-21",
      "Corner Bistro,never,CORNER BISTRO FOOD,,foo.dining,trading name,2026-11-21",
    ];
    expect(read(...rows)).toEqual([
      {
        name: "Corner Bistro",
        category: "foo.dining",
        anywhere: ["CORNER BISTRO FOOD"],
        atStart: [],
      },
      {
        name: "Dewey's Energy Services",
        category: "foo.dining",
        anywhere: ["DEWEYS GAS", "DEWEYSENERGYSERVICES"],
        atStart: [
          "DEWEYS ENERGY SERVICES",
          "DEWEYS",
          ...["ENRGY SERVICES", "ENERGY SVCS", "ENERGY SERV", "ENERGY SVC", "ENERGY SERVS"].map(
            (words) => `DEWEYS ${words}`,
          ),
        ],
      },
      {
        name: "Grill House",
        category: "foo.dining",
        anywhere: ["GRILL HOUSE", "GRILLHSE", "GRILLHOUSE"],
        atStart: [],
      },
    ]);
  });

  it("does not depend on the order of rows", () => {
    const rows = [
      "Alpha Cafe,start,,,foo.dining,trading name,2026-11-21",
      "Beta Deli,start,,,foo.groceries,trading name,2026-11-21",
    ];
    expect(read(...rows)).toEqual(read(...rows.toReversed()));
  });

  it.each([
    ["Shop,somewhere,,,foo.dining,trading name,2026-11-21", "line 3, match: somewhere is not a match rule"],
    [
      "Shop,start,,,foo.nothing,trading name,2026-11-21",
      "line 3, category: foo.nothing is not a category of money out",
    ],
    ["Shop,start,,,per.care,trading name,2026-11-21", "line 3, category: per.care belongs in personal.csv"],
    ["Shop,start,,,foo.dining,hearsay,2026-11-21", "line 3, source: hearsay is not a source"],
    [
      "Shop,start,,,foo.dining,trading name,21/11/2026",
      "line 3, date: 21/11/2026 is not a date such as 2026-11-21",
    ],
    ["Shop,start,SHOPS;;,,foo.dining,trading name,2026-11-21", "line 3, aliases: a spelling has no words"],
    ["Shop,never,,,foo.dining,trading name,2026-11-21", 'line 3, match: a row with "never" needs an alias'],
    [
      "Sh|op,start,,,foo.dining,trading name,2026-11-21",
      "line 3, name: a name must not contain | ; ` \\ or ${",
    ],
    ["--,start,,,foo.dining,trading name,2026-11-21", 'line 3: "--" has no words'],
    [
      "Other,start,GRILL HOUSE,,foo.dining,trading name,2026-11-21",
      'line 3: "GRILL HOUSE" of Other is Grill House already (merchants/food-and-drink.csv, line 2)',
    ],
    ["Other,start,,,foo.dining,trading name,2026-11-21,more", "line 3: 7 fields are expected, 8 found"],
  ])("refuses %s", (row, fault) => {
    expect(() => read(row)).toThrow(`merchants/food-and-drink.csv, ${fault}`);
  });

  it("refuses a council of an unknown kind or state", () => {
    expect(() => readMerchants([food()], councils("Moyne,hamlet,ACT,public record,2026-11-21"))).toThrow(
      "councils.csv, line 2, kind: hamlet is not a kind of council\ncouncils.csv, line 2, state: ACT is not a state",
    );
  });

  it("gives a council the spellings of its kind", () => {
    const { councils: named } = readMerchants([food()], councils("Moyne,shire,VIC,public record,2026-11-21"));
    expect(named[0]).toMatchObject({ name: "Moyne Shire Council", category: "hou.rates_water" });
    expect(named[0]?.anywhere).toEqual(
      expect.arrayContaining(["MOYNE SHIRE COUNCIL", "SHIRE OF MOYNE", "MOYNE SHIRE CNCL"]),
    );
  });
});

describe("readPayers", () => {
  it("refuses a category of money out", () => {
    const text = `${HEADER}\nShop,anywhere,,,foo.dining,trading name,2026-11-21\n`;
    expect(() => readPayers([{ name: "payers/income.csv", text }])).toThrow(
      "payers/income.csv, line 2, category: foo.dining is not a category of money in",
    );
  });
});

describe("the tables of codes", () => {
  it.each([
    ["075556,ATO,gov.tax", "line 2, code: 075556 is not a BPAY code"],
    ["75556,ATO,gov.taxes", "line 2, category: gov.taxes is not a category of money out"],
    ["75556,ATO,gov.tax,biller,2026-11-21\n75556,Tax,gov.tax", "line 3, code: 75556 is on line 2 already"],
  ])("refuse the biller %j", (rows, fault) => {
    const text = `code,name,category,source,date\n${rows},biller,2026-11-21\n`;
    expect(() => readBillers({ name: "billers.csv", text })).toThrow(`billers.csv, ${fault}`);
  });

  it("refuse a merchant category code that is not marked as mixed or unmixed", () => {
    const text = "code,category,mixed,source,date\n5411,foo.groceries,perhaps,ISO 18245,2026-11-21\n";
    expect(() => readMcc({ name: "mcc.csv", text })).toThrow(
      "mcc.csv, line 2, mixed: perhaps is neither yes nor no",
    );
  });

  it("refuse a benefit's word in lower case", () => {
    const text = "word,category,source,date\nDsp,inc.gov.disability,agency,2026-11-21\n";
    expect(() => readBenefitCodes({ name: "benefit-codes.csv", text })).toThrow(
      "benefit-codes.csv, line 2, word: Dsp is not a word in capitals",
    );
  });
});

describe("the tables of words", () => {
  const debits = (...rows: string[]) => ({
    name: "words/debits.csv",
    text: ["words,category,confidence,inferred,source,date", ...rows].join("\n"),
  });

  it.each([
    [["Cafe,foo.dining,0.8,no,wording,2026-11-25"], "line 2, words: Cafe must be words in capitals"],
    [
      ["CAFE,foo.dining,1,no,wording,2026-11-25"],
      "line 2, confidence: 1 is not a confidence from 0.1 to 0.98",
    ],
    [
      ["PAYDAY,dbt.sacc,0.8,no,wording,2026-11-25"],
      'line 2, inferred: "PAYDAY" alone does not prove dbt.sacc',
    ],
    [
      ["HIS CASINO,rec.gambling,0.8,no,wording,2026-11-25"],
      'line 2, inferred: "HIS CASINO" alone does not prove',
    ],
    [
      ["CAFE,foo.dining,0.8,no,wording,2026-11-25", "CAFE,foo.dining,0.7,no,wording,2026-11-25"],
      "line 3, words: CAFE is on line 2 already",
    ],
  ])("refuse %j for money out", (rows, fault) => {
    expect(() => readDebitWords(debits(...rows))).toThrow(`words/debits.csv, ${fault}`);
  });

  it("join consecutive rows with the same meaning, and keep the order of all rows", () => {
    const text = [
      "words,category,confidence,once,source,date",
      "INSURANCE CLAIM,inc.comp.insurance,0.9,no,wording,2026-11-25",
      "CLAIM,inc.comp.insurance,0.9,no,wording,2026-11-25",
      "BOND,crd.refund,0.85,yes,wording,2026-11-25",
      "PAYOUT,inc.comp.insurance,0.9,no,wording,2026-11-25",
    ].join("\n");
    expect(
      readCreditWords({ name: "words/credits.csv", text }).map(({ words, mark }) => [words, mark]),
    ).toEqual([
      [["INSURANCE CLAIM", "CLAIM"], "no"],
      [["BOND"], "yes"],
      [["PAYOUT"], "no"],
    ]);
  });

  it("refuse a fee without a match rule", () => {
    const text = "words,category,match,source,date\nATM FEE,fin.bank_fee,,wording,2026-11-25\n";
    expect(() => readFeeWords({ name: "words/fees.csv", text })).toThrow("words/fees.csv, line 2, match: ");
  });
});

describe("the dated parameters", () => {
  const table = (...rows: string[]) => ({
    name: "parameters.csv",
    text: ["name,valid_from,valid_to,value,source,date", ...rows].join("\n"),
  });
  const OLD = "dti.flag,,2026-01-31,7,APRA,2026-11-21";

  it("keep the values of one name apart by their dates", () => {
    expect(readParameters(table(OLD, "dti.flag,2026-02-01,,6,APRA,2026-11-21")).get("dti.flag")).toEqual([
      { from: null, to: "2026-01-31", value: 7 },
      { from: "2026-02-01", to: null, value: 6 },
    ]);
  });

  it.each([
    [
      "dti.flag,2026-01-31,,6,APRA,2026-11-21",
      "line 3, valid_from: the previous value of dti.flag has not ended",
    ],
    ["dti.flag,2026-02-02,2026-02-01,6,APRA,2026-11-21", "line 3, valid_to: 2026-02-01 is before 2026-02-02"],
    ["dti.flag,2026-02-01,,six,APRA,2026-11-21", "line 3, value: six is not a number"],
    ["dti.flag,2026-02-01,,6,,2026-11-21", "line 3, source: a source is needed"],
  ])("refuse %s", (row, fault) => {
    expect(() => readParameters(table(OLD, row))).toThrow(`parameters.csv, ${fault}`);
  });

  it("are found by day, and a day before the first value gets the first value", () => {
    expect(parameterOn("sacc.repayment_cap", "2020-01-01" as Day)).toBe(0.1);
    expect(parameterOn("sacc.repayment_cap", "2026-11-01" as Day)).toBe(0.1);
  });
});

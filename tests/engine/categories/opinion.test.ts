import { describe, expect, it } from "vitest";
import { fromOpenData } from "@/lib/engine/categories/data/from-open-data";
import { askOpinion } from "@/lib/engine/categories/opinion/ask-opinion";
import { askModel, loadModel, NONE } from "@/lib/engine/categories/opinion/model";
import { WEIGHTS } from "@/lib/engine/categories/opinion/weights-table";
import type { BankRow } from "@/lib/engine/row";
import { readDescriptor } from "@/lib/engine/text/read-descriptor";
import { toTokens } from "@/lib/engine/text/tokens";
import { type Example, train } from "@/scripts/generate/opinion/train";

const model = loadModel(WEIGHTS);
const codeOf = (text: string) => askModel(model, toTokens(text)).code;

const PEOPLE = {
  Anglo: ["Helen Ashworth", "Gareth Pritchard"],
  Chinese: ["Xiaoming Ouyang", "Meiling Zhuang"],
  Vietnamese: ["Thi Hoa Nguyen", "Quoc Bao Huynh"],
  Indian: ["Anirudh Venkataraman", "Priyanka Deshpande"],
  Arabic: ["Khalid Al Mansouri", "Fatimah Haddad"],
  Greek: ["Stavros Papadopoulos", "Eleni Kostopoulou"],
  Italian: ["Giancarlo Bevilacqua", "Ornella Squillaci"],
  Filipino: ["Rizalino Dimaculangan", "Maricel Pangilinan"],
  Samoan: ["Tavita Faleolo", "Sina Leiataua"],
  Somali: ["Abdirahman Warsame", "Hodan Jimale"],
  Serbian: ["Zoran Stojanovic", "Dragana Petrovic"],
  Yolngu: ["Djambawa Marawili", "Gulumbu Yunupingu"],
};

const FIXTURE: Example[] = [
  ["CORNER BAKERY", "foo.dining"],
  ["VILLAGE BAKERY", "foo.dining"],
  ["GOLDEN BAKEHOUSE", "foo.dining"],
  ["CITY DENTAL", "hea.medical"],
  ["SMILE DENTISTS", "hea.medical"],
  ["HILL DENTAL CARE", "hea.medical"],
  ["ARNOLD PEMBERTON", NONE],
  ["MARGARET OYELARAN", NONE],
  ["LEETON JUNCTION", NONE],
].map(([text = "", code = ""]) => ({ tokens: toTokens(text), code }));

describe("train", () => {
  it("returns the same weights for the same examples", () => {
    expect(train(FIXTURE, FIXTURE)).toEqual(train(FIXTURE, FIXTURE));
  });

  it("learns the words and word parts that the examples have in common", () => {
    const small = loadModel({ ...train(FIXTURE, FIXTURE), several: { threshold: 0, precision: 0 } });
    expect(askModel(small, ["SEASIDE", "BAKERIES"]).code).toBe("foo.dining");
    expect(askModel(small, ["SEASIDE", "DENTISTRY"]).code).toBe("hea.medical");
  });
});

describe("askModel", () => {
  it.each(Object.entries(PEOPLE))("abstains on %s names", (_, names) => {
    expect(names.map(codeOf)).toEqual(names.map(() => null));
  });

  it.each(["Xqzt Vwrk", "Blorfen Quandle", "Larkspur", "0012345", "", "Part IX", "Kalgoorlie Boulder"])(
    "abstains on %s",
    (text) => {
      expect(codeOf(text)).toBeNull();
    },
  );

  it("returns the words that decided the answer", () => {
    const { code, words } = askModel(model, toTokens("Glenhaven Hair Beauty"));
    expect(code).toBe("per.care");
    expect(words).toContain("HAIR");
  });

  it("never answers with a debt, a bet, a tax, a transfer or income", () => {
    expect(
      WEIGHTS.classes.filter((code) => /^(?:dbt|gov|fin|trf|csh|inc|crd|unc)\.|gambling/.test(code)),
    ).toEqual([]);
  });

  it("is right for at least nine in ten unseen names", () => {
    expect(WEIGHTS.several.precision).toBeGreaterThanOrEqual(0.9);
  });

  it("reads a thousand different names within 100 ms of processor time", () => {
    const names = Array.from({ length: 1_000 }, (_, at) => [
      "GLENHAVEN",
      "BROW",
      `SKIN${"ABCDEFGHIJ"[at % 10]}`,
    ]);
    for (const name of names) askModel(model, name);
    const start = process.cpuUsage();
    for (const name of names) askModel(model, name);
    expect(process.cpuUsage(start).user / 1e3).toBeLessThan(100);
  });
});

describe("askOpinion", () => {
  it("returns the same answer for rows with the same reading", () => {
    const tokens = toTokens("Glenhaven Hair Beauty");
    expect(askOpinion(tokens)).toBe(askOpinion(tokens));
    expect(askOpinion(tokens)).toMatchObject({ code: "per.care", layer: "MODEL", inferred: true });
  });
});

describe("fromOpenData", () => {
  const decide = (description: string, cents: number, type = "PAYMENT") => {
    const row = {
      cents,
      description,
      type,
      mcc: "",
      merchantName: "",
      billerCode: "",
      billerName: "",
      payer: "",
      payee: "",
    } as BankRow;
    return fromOpenData(row, readDescriptor(row));
  };

  it("answers for a purchase, but not for a transfer or a credit with the same name", () => {
    expect(decide("VISA PURCHASE GLENHAVEN HAIR BEAUTY", -4_000)?.code).toBe("per.care");
    expect(decide("OSKO PAYMENT TO GLENHAVEN HAIR BEAUTY", -4_000)).toBeNull();
    expect(decide("GLENHAVEN HAIR BEAUTY", -4_000, "TRANSFER_OUTGOING")).toBeNull();
    expect(decide("GLENHAVEN HAIR BEAUTY", 4_000)).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { CREDIT_CATEGORIES } from "@/lib/engine/categories/credits";
import { findMccCategory, MIXED_CODES } from "@/lib/engine/categories/mcc";
import { isOutgoing, OUTGOING_CATEGORIES } from "@/lib/engine/categories/taxonomy";
import { listTaxonomy } from "@/lib/engine/figures/texts";
import { readTaxonomy } from "@/scripts/generate/tables/taxonomy";

describe("the taxonomy", () => {
  it("gives each spending category a Basiq group and a line of the Financial Statement", () => {
    for (const category of OUTGOING_CATEGORIES.filter(({ part }) => part !== "NONE")) {
      expect([category.code, category.basiqGroup]).toEqual([
        category.code,
        expect.stringMatching(/^EXP-0\d\d$/),
      ]);
      if (category.code !== "giv.remittance")
        expect([category.code, category.formThirteenLine]).toEqual([
          category.code,
          expect.stringMatching(/^(Personal expenditure|Part N): /),
        ]);
    }
  });

  it("gives no line of the Financial Statement to transfers and other unspent money, except super", () => {
    for (const category of OUTGOING_CATEGORIES.filter(({ part }) => part === "NONE"))
      if (category.code !== "fin.super_contribution")
        expect([category.code, category.formThirteenLine]).toEqual([category.code, null]);
  });

  it("gives each kind of income a Basiq group and a line of the Financial Statement, and all other credits no line", () => {
    for (const category of CREDIT_CATEGORIES) {
      const isIncome = category.code.startsWith("inc.");
      expect([category.code, category.formThirteenLine !== null]).toEqual([category.code, isIncome]);
      if (isIncome)
        expect([category.code, category.basiqGroup]).toEqual([
          category.code,
          expect.stringMatching(/^INC-0\d\d$/),
        ]);
    }
  });

  it("is printed completely in the document", () => {
    const printed = listTaxonomy();
    expect(printed.map(({ code }) => code)).toEqual([
      ...OUTGOING_CATEGORIES.map(({ code }) => code),
      ...CREDIT_CATEGORIES.map(({ code }) => code),
    ]);
    expect(printed.find(({ code }) => code === "foo.groceries")).toEqual({
      code: "foo.groceries",
      group: "foo",
      label: "Groceries",
      basis: "ESSENTIAL",
      hemBasis: "ABSOLUTE_BASIC",
      hemTreatment: "IN",
      lixiCategory: "Groceries",
      basiqGroup: "EXP-016",
      formThirteenLine: "Part N: food",
    });
  });
});

describe("readTaxonomy", () => {
  const FOOD = "foo.bread,Bread,ESSENTIAL,ABSOLUTE_BASIC,IN,Groceries,LIVING,EXP-016,,own,2026-11-26";
  const WAGE = "inc.wage,Wages,INCOME,,INC-009,,,own,2026-11-26";
  const tables = (outgoing: string, credit: string) => ({
    groups: toTable(
      "groups",
      "code,label,source,date",
      "foo,Food,own,2026-11-26",
      "inc,Income,own,2026-11-26",
    ),
    headings: toTable("headings", "form,heading,source,date", "LIXI,Groceries,lender forms,2026-11-26"),
    outgoings: toTable(
      "outgoings",
      "code,label,basis,hem_basis,hem_treatment,lixi,summary,basiq_group,form_13,source,date",
      outgoing,
    ),
    credits: toTable("credits", "code,label,treatment,reason,basiq_group,form_13,note,source,date", credit),
  });

  it("reads the categories, with null for an empty field", () => {
    expect(readTaxonomy(tables(FOOD, WAGE))).toMatchObject({
      outgoings: [{ code: "foo.bread", lixi: "Groceries", form_13: null }],
      credits: [{ code: "inc.wage", treatment: "INCOME", reason: null }],
    });
  });

  it.each([
    [
      FOOD.replace("foo.", "fud."),
      WAGE,
      "outgoings, line 2, code: the group of fud.bread is not in groups.csv",
    ],
    [
      FOOD.replace("Groceries", "Grocery"),
      WAGE,
      "outgoings, line 2, lixi: Grocery is not in headings.csv for LIXI",
    ],
    [FOOD.replace("ESSENTIAL", "NEEDED"), WAGE, "outgoings, line 2, basis: NEEDED is none of ESSENTIAL"],
    [
      FOOD.replace("EXP-016", "EXP16"),
      WAGE,
      "outgoings, line 2, basiq_group: EXP16 is not a group such as EXP-016",
    ],
    [`${FOOD}\n${FOOD}`, WAGE, "outgoings, line 3, code: foo.bread occurs twice"],
    [
      FOOD,
      WAGE.replace("INCOME,", "CREDIT,"),
      "credits, line 2, reason: required for CREDIT, not allowed otherwise",
    ],
    [FOOD, WAGE.replace("INCOME,,", "CREDIT,GIFT,"), "credits, line 2, reason: GIFT is none of OWN_TRANSFER"],
    [FOOD, WAGE.replace("own,", ","), "credits, line 2, source: a source is needed"],
  ])("refuses %j, %j with the table, line, column and reason", (outgoing, credit, fault) => {
    expect(() => readTaxonomy(tables(outgoing, credit))).toThrow(fault);
  });

  function toTable(name: string, ...lines: string[]) {
    return { name, text: lines.join("\n") };
  }
});

describe("the merchant category codes", () => {
  it.each([
    ["3000", "rec.travel"],
    ["3351", "tra.rideshare_taxi"],
    ["3500", "tra.rideshare_taxi"],
    ["3501", "rec.travel"],
    ["3999", "rec.travel"],
    ["7995", "rec.gambling"],
    ["5411", "foo.groceries"],
    ["8351", "edu.childcare"],
    ["7276", "edu.tertiary_professional"],
    ["5561", "rec.travel"],
  ])("map %s to %s", (code, category) => {
    expect(findMccCategory(code)).toBe(category);
  });

  it.each(["6012", "6051", "6540", "7277", "0000", ""])("map %j to nothing", (code) => {
    expect(findMccCategory(code)).toBeNull();
  });

  it("are marked as mixed only if they have a meaning", () => {
    const isKnown = (code: string) => code === "" || isOutgoing(findMccCategory(code) ?? "");
    const silent = [...MIXED_CODES].filter((code) => !isKnown(code));
    expect(silent).toEqual(["7392", "7399"]);
  });
});

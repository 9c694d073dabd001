import { describe, expect, it } from "vitest";
import { CREDIT_LEAVES } from "@/lib/engine/categories/credits";
import { findMccLeaf, MIXED_CODES } from "@/lib/engine/categories/mcc";
import { isOutgoing, OUTGOING_LEAVES } from "@/lib/engine/categories/taxonomy";
import { listTaxonomy } from "@/lib/engine/figures/texts";

describe("the taxonomy", () => {
  it("gives each spending category a Basiq group and a line of the Financial Statement", () => {
    for (const leaf of OUTGOING_LEAVES.filter(({ place }) => place !== "NONE")) {
      expect([leaf.code, leaf.basiqGroup]).toEqual([leaf.code, expect.stringMatching(/^EXP-0\d\d$/)]);
      if (leaf.code !== "giv.remittance")
        expect([leaf.code, leaf.formThirteenLine]).toEqual([
          leaf.code,
          expect.stringMatching(/^(Personal expenditure|Part N): /),
        ]);
    }
  });

  it("gives money that was not spent no line of the Financial Statement, except super", () => {
    for (const leaf of OUTGOING_LEAVES.filter(({ place }) => place === "NONE"))
      if (leaf.code !== "fin.super_contribution")
        expect([leaf.code, leaf.formThirteenLine]).toEqual([leaf.code, null]);
  });

  it("gives each kind of income a Basiq group and a line of the Financial Statement, and other credits no line", () => {
    for (const leaf of CREDIT_LEAVES) {
      const isIncome = leaf.code.startsWith("inc.");
      expect([leaf.code, leaf.formThirteenLine !== null]).toEqual([leaf.code, isIncome]);
      if (isIncome)
        expect([leaf.code, leaf.basiqGroup]).toEqual([leaf.code, expect.stringMatching(/^INC-0\d\d$/)]);
    }
  });

  it("is printed completely in the document", () => {
    const printed = listTaxonomy();
    expect(printed.map(({ code }) => code)).toEqual([
      ...OUTGOING_LEAVES.map(({ code }) => code),
      ...CREDIT_LEAVES.map(({ code }) => code),
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
  ])("map %s to %s", (code, leaf) => {
    expect(findMccLeaf(code)).toBe(leaf);
  });

  it.each(["6012", "6051", "6540", "7277", "0000", ""])("map %j to nothing", (code) => {
    expect(findMccLeaf(code)).toBeNull();
  });

  it("are only marked as mixed if they have a meaning", () => {
    const isKnown = (code: string) => code === "" || isOutgoing(findMccLeaf(code) ?? "");
    const silent = [...MIXED_CODES].filter((code) => !isKnown(code));
    expect(silent).toEqual(["7392", "7399"]);
  });
});

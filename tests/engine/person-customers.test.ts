import { describe, expect, it } from "vitest";
import { Household } from "@/tests/engine/household";

const DAYS = ["2026-02-04", "2026-03-11", "2026-04-15", "2026-05-20", "2026-06-24"];
const MONTHS = ["11-11", "12-11"]
  .map((day) => `2025-${day}`)
  .concat([1, 2, 3, 4, 5, 6].map((month) => `2026-0${month}-11`));
const newHome = () =>
  new Household().account("shop", "TRANS_AND_SAVINGS_ACCOUNTS", "900.00", {
    displayName: "Business Account",
  });
const PEOPLE = ["Mira Solberg", "Anders Lindqvist", "Peter Walker", "Susan Baker"];

/**
 * Returns the categories of the payments that name no invoice. The first `invoiced` people name an invoice in their
 * first payment.
 */
function codesOf(invoiced: number, note: string, people: readonly string[] = PEOPLE): string[] {
  const home = newHome();
  for (const [index, name] of people.entries())
    for (const [at, on] of DAYS.entries())
      home.row(
        "shop",
        on,
        `${85 + 7 * index + at}.00`,
        `Osko Deposit ${name} ${at === 0 && index < invoiced ? `Inv ${401 + index}` : note}`,
        { type: "TRANSFER_INCOMING" },
      );
  const noted = home.report().transactions.filter(({ description }) => !description.includes("Inv "));
  return [...new Set(noted.map(({ code }) => code))];
}

describe("people who pay into a business account", () => {
  it("are customers if three of them state an invoice", () => {
    expect(codesOf(3, "bouquet")).toEqual(["inc.business.receipts"]);
  });

  it("are not all customers if only one states an invoice and the others write no note", () => {
    expect(codesOf(1, "")).toContain("crd.person");
  });

  it.each([
    ["familiar names", PEOPLE],
    [
      "names that no list has",
      ["Tuiasosopo Faleolo", "Nkemdirim Obi", "Zzyvarn Qorluth", "Xochiquetzal Ibarra"],
    ],
  ])("are customers if four of them note what they bought: %s", (_, people) => {
    expect(codesOf(0, "bouquet", people)).toEqual(["inc.business.receipts"]);
  });

  it("are not customers if only three of them write a note, or if the note is one between people", () => {
    expect(codesOf(0, "bouquet", PEOPLE.slice(0, 3))).toContain("crd.person");
    expect(codesOf(0, "trailer sold")).not.toContain("inc.business.receipts");
  });

  it("are not customers if their notes say that they lend money", () => {
    expect(codesOf(3, "loan mum")).not.toContain("inc.business.receipts");
  });
});

describe("a firm that pays into a business account", () => {
  it.each(["cattle sale", "ute hire", "used parts"])("pays receipts if its note says %s", (note) => {
    const home = newHome();
    for (const [at, on] of DAYS.entries())
      for (const firm of ["CORVANE PASTORAL PTY LTD", "ALDRED RURAL PTY LTD", "ZELDON LIVESTOCK CO"])
        home.row("shop", on, `${1840 + 37 * at}.20`, `Direct Credit ${firm} ${note}`);
    const codes = new Set(home.report().transactions.map(({ code }) => code));
    expect([...codes]).toEqual(["inc.business.receipts"]);
  });
});

describe("a parent's payments", () => {
  const pay = (notes: readonly string[]) => {
    const home = new Household().account("everyday", "TRANS_AND_SAVINGS_ACCOUNTS", "900.00");
    for (const [at, note] of notes.entries())
      home.row("everyday", MONTHS[at] ?? "", "150.00", `Osko Deposit Anders Lindqvist ${note}`, {
        type: "TRANSFER_INCOMING",
      });
    return home.report().transactions.map(({ code }) => code);
  };

  it("are child support under a short note if the others state it", () => {
    const stated = ["child support", "child support", "child support"];
    const codes = pay([...stated, "maintenance Ida", "Ida CS", "Ida CS", "maintenance Ida", "half bike"]);
    expect(codes.filter((code) => code === "inc.support.child")).toHaveLength(7);
  });

  it("are not child support if every note is short", () => {
    expect(pay(DAYS.map(() => "maintenance Ida"))).not.toContain("inc.support.child");
  });
});

import { describe, expect, it } from "vitest";
import { CREDIT_CATEGORIES } from "@/lib/engine/categories/credits";
import { isOutgoing } from "@/lib/engine/categories/taxonomy";
import { BANK_VOICES } from "./parties/banks";
import { HELD_OUT_BILLERS } from "./parties/billers-held-out";
import { SEEN_BILLERS } from "./parties/billers-seen";
import { CASH_OUT_VENUES, GAMBLING_HELD_OUT, GAMBLING_SEEN } from "./parties/gambling";
import { LENDERS_HELD_OUT, LENDERS_SEEN } from "./parties/lenders";
import { NOTES } from "./parties/notes";
import { HELD_OUT_PAYERS, SEEN_PAYERS } from "./parties/payers";
import { PEOPLE } from "./parties/people";
import { HELD_OUT_SHOPS } from "./parties/shops-held-out";
import { SEEN_SHOPS } from "./parties/shops-seen";
import { SUBURBS } from "./parties/suburbs";

const SEEN_PAYEES = [...SEEN_SHOPS, ...GAMBLING_SEEN, ...SEEN_BILLERS];
const HELD_OUT_PAYEES = [...HELD_OUT_SHOPS, ...GAMBLING_HELD_OUT, ...HELD_OUT_BILLERS];
const PAYEES = [...SEEN_PAYEES, ...HELD_OUT_PAYEES, ...CASH_OUT_VENUES];
const LENDERS = [...LENDERS_SEEN, ...LENDERS_HELD_OUT];
const PAYERS = [...SEEN_PAYERS, ...HELD_OUT_PAYERS];

const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name.toLowerCase());
const repeated = (words: readonly string[]) => words.filter((word, index) => words.indexOf(word) !== index);
const shared = (left: readonly string[], right: readonly string[]) => {
  const known = new Set(left);
  return right.filter((word) => known.has(word));
};

describe("the data for generated households", () => {
  it("has enough shops, billers, payers, banks, notes and people", () => {
    expect(SEEN_SHOPS.length).toBeGreaterThanOrEqual(250);
    expect(HELD_OUT_SHOPS.length).toBeGreaterThanOrEqual(480);
    expect(SEEN_BILLERS.length).toBeGreaterThanOrEqual(90);
    expect(HELD_OUT_BILLERS.length).toBeGreaterThanOrEqual(120);
    expect(HELD_OUT_PAYERS.length).toBeGreaterThanOrEqual(150);
    expect(BANK_VOICES.length).toBeGreaterThanOrEqual(12);
    expect(Math.min(NOTES.length, PEOPLE.length, SUBURBS.length)).toBeGreaterThanOrEqual(60);
  });

  it("files every payee and lender under a category of the taxonomy", () => {
    const strange = [...PAYEES, ...LENDERS].filter(({ category }) => !isOutgoing(category));
    expect(strange.map(({ name, category }) => `${name} ${category}`)).toEqual([]);
  });

  it("files every payer under a credit category", () => {
    const codes = CREDIT_CATEGORIES.map(({ code }) => code);
    const strange = PAYERS.filter(({ code }) => !codes.includes(code));
    expect(strange.map(({ name, code }) => `${name} ${code}`)).toEqual([]);
  });

  it("gives every party at least one wording, and no wording is empty or has an unknown placeholder", () => {
    const wordings = [
      ...[...PAYEES, ...PAYERS].map(({ name, wordings }) => ({ name, wordings })),
      ...LENDERS.map(({ name, wordingsOut }) => ({ name, wordings: wordingsOut })),
    ];
    expect(wordings.filter((row) => row.wordings.length === 0).map(({ name }) => name)).toEqual([]);
    const flat = [...wordings.flatMap((row) => row.wordings), ...LENDERS.flatMap((row) => row.wordingsIn)];
    expect(flat.filter((wording) => wording.trim() === "" || /[{}`]/.test(wording))).toEqual([]);
  });

  it("has merchant category codes of four digits, and price ranges whose minimum is below the maximum", () => {
    const wrong = PAYEES.filter(({ mcc, lowCents, highCents }) => {
      const isCode = mcc === null || /^\d{4}$/.test(mcc);
      return !isCode || lowCents <= 0 || highCents <= lowCents || !Number.isInteger(lowCents + highCents);
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it("uses no name or wording in both the known pool and the held-out pool", () => {
    expect(shared(namesOf(SEEN_PAYEES), namesOf(HELD_OUT_PAYEES))).toEqual([]);
    expect(shared(namesOf(SEEN_PAYERS), namesOf(HELD_OUT_PAYERS))).toEqual([]);
    expect(shared(namesOf(LENDERS_SEEN), namesOf(LENDERS_HELD_OUT))).toEqual([]);
    const wordingsOf = (rows: readonly { wordings: readonly string[] }[]) =>
      rows.flatMap(({ wordings }) => wordings);
    expect(shared(wordingsOf(SEEN_PAYEES), wordingsOf(HELD_OUT_PAYEES))).toEqual([]);
    expect(shared(wordingsOf(SEEN_PAYERS), wordingsOf(HELD_OUT_PAYERS))).toEqual([]);
  });

  it("has no party twice in the same list", () => {
    for (const list of [SEEN_PAYEES, HELD_OUT_PAYEES, SEEN_PAYERS, HELD_OUT_PAYERS, LENDERS]) {
      expect(repeated(namesOf(list))).toEqual([]);
    }
  });

  it("gives each wording one category, because a reader sees only the wording", () => {
    const categories = new Map<string, Set<string>>();
    for (const { category, wordings } of PAYEES) {
      for (const wording of wordings)
        categories.set(wording, (categories.get(wording) ?? new Set()).add(category));
    }
    expect([...categories].filter(([, found]) => found.size > 1).map(([wording]) => wording)).toEqual([]);
  });

  it("uses only known placeholders in bank templates", () => {
    const blanks = ["name", "date", "ref", "card", "account", "person", "note"];
    const templates = BANK_VOICES.flatMap((voice) =>
      Object.values(voice).flatMap((value) => (Array.isArray(value) ? (value as string[]) : [])),
    );
    const used = templates.flatMap((template) =>
      [...template.matchAll(/\{([a-z]+)\}/g)].map((match) => match[1] ?? ""),
    );
    expect(used.filter((blank) => !blanks.includes(blank))).toEqual([]);
    expect(new Set(used)).toEqual(new Set(blanks));
  });

  it("lets about two in three banks give the merchant category code", () => {
    const share = BANK_VOICES.filter(({ givesMcc }) => givesMcc).length / BANK_VOICES.length;
    expect(share).toBeGreaterThan(0.55);
    expect(share).toBeLessThan(0.8);
  });
});

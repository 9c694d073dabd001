import { readFileSync } from "node:fs";
import path from "node:path";
import { DEBIT_KEYWORDS, debitKeywordIndex } from "@/lib/engine/categories/debit-keywords";
import { MERCHANT_NAMES } from "@/lib/engine/categories/merchants";
import { NONE } from "@/lib/engine/categories/opinion/model";
import { toCategory } from "@/lib/engine/categories/taxonomy";
import type { Worded } from "@/lib/engine/row";
import { FIRST_NAMES } from "@/lib/engine/text/first-names";
import { PLACES } from "@/lib/engine/text/places";
import { readDescriptor } from "@/lib/engine/text/read-descriptor";
import { SURNAMES } from "@/lib/engine/text/surnames";
import { toTokens } from "@/lib/engine/text/tokens";
import { ROOT } from "@/scripts/install.mjs";
import { OSM_KINDS } from "../names/osm-categories";
import { readBrands } from "../tables/brands";
import { type Example, newRandom } from "./train";

const NAMES_FILE = "scripts/generate/names/names.csv";
const PLACES_FILE = "scripts/generate/names/places.csv";
/** One name in this many is kept for testing and never used for training, in any wording. */
const HELD_OUT_EVERY = 5;
const WORDINGS = 3;
const NAMELESS = 12_000;

/**
 * A name with its category. `isOwn` marks our own trade words. None of these is held out, because they are in the
 * keyword table and rows with them never reach the model.
 */
type Name = { text: string; code: string; isOwn: boolean };

/** The text that banks and card terminals add to a name. */
const FRAMES: readonly string[] = [
  "{name}",
  "{name} {place} AU",
  "{name} {place} NS AUS",
  "VISA PURCHASE {name} {place}",
  "VISA DEBIT PURCHASE CARD 1234 {name}",
  "EFTPOS {name} {place} AU",
  "SQ *{name} {place}",
  "ZLR*{name} {place} AU",
  "SP {name}",
  "SMP*{name} {place} VI AUS Card xx1234",
  "TST* {name} {place}",
  "PAYPAL *{joined}",
  "POS PURCHASE {name} {place} AU",
  "DIRECT DEBIT {name} 0012345",
  "{name} - Visa Purchase - Receipt 123456In {place} Date 19 Jul 2025",
  "{name} PTY LTD",
  "THE {name} {place}",
  "{surname}S {name}",
];
const CUTS = [18, 20, 22, 25, 32, 40];

/** Builds the training data, and the held-out names on which the model is measured. */
export function listExamples(): { examples: Example[]; heldOut: Example[] } {
  const random = newRandom(2020);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const places = [...PLACES];
  const surnames = [...SURNAMES];
  const given = [...FIRST_NAMES];
  const wrap = (text: string) => {
    const frame = pick(FRAMES)
      .replace("{name}", text)
      .replace("{joined}", toTokens(text).join(""))
      .replace("{place}", pick(places))
      .replace("{surname}", pick(surnames));
    return random() < 0.4 ? frame.slice(0, Math.max(pick(CUTS), frame.indexOf(text) + 8)) : frame;
  };
  const examples: Example[] = [];
  const heldOut: Example[] = [];
  for (const { text, code, isOwn } of listNames()) {
    const isHeldOut = !isOwn && isNameHeldOut(text);
    for (let copy = 0; copy < (isHeldOut ? 1 : WORDINGS); copy++) {
      const tokens = readWords(wrap(text));
      if (tokens.length === 0) continue;
      // The keyword rules handle names that contain a trade word, so the model is measured only on the other names.
      if (!isHeldOut) examples.push({ tokens, code });
      else if (!debitKeywordIndex.find(tokens)) heldOut.push({ tokens, code });
    }
  }
  for (const word of listBareWords())
    (isNameHeldOut(word) ? heldOut : examples).push({ tokens: [word], code: NONE });
  for (let count = 0; count < NAMELESS; count++) {
    const text = pick([
      () => `${pick(given)} ${pick(surnames)}`,
      () => `${pick(surnames)} ${pick(given)}`,
      () => `${pick(given)} ${pick(given)}`,
      () => `${pick(surnames)} ${pick(places)}`,
      () => `${pick(surnames)} ${pick(surnames)} PTY LTD`,
      () => `${pick(surnames)} STREET ${pick(places)}`,
      () => `${pick(places)} ${pick(places)}`,
      () => `${pick(surnames)} GROUP`,
      () => `${pick(surnames)} HOLDINGS ENTERPRISES`,
      () => scramble(random),
    ])();
    (count % HELD_OUT_EVERY === 0 ? heldOut : examples).push({ tokens: toTokens(text), code: NONE });
  }
  return { examples, heldOut };
}

function listNames(): Name[] {
  const names: Name[] = [];
  const add = (text: string, code: string, isOwn: boolean) =>
    names.push({ text: text.toUpperCase(), code: isEveryday(code) ? code : NONE, isOwn });
  const text = readFileSync(path.join(ROOT, NAMES_FILE), "utf8");
  for (const { name, category } of readBrands({ name: NAMES_FILE, text })) add(name, category, false);
  for (const line of readFileSync(path.join(ROOT, PLACES_FILE), "utf8").trim().split("\n")) {
    const [name = "", code = ""] = line.split(",");
    if (line.startsWith("#") || code === "category") continue;
    if (code === NONE) names.push({ text: name.toUpperCase(), code: NONE, isOwn: false });
    else add(name, code, false);
  }
  for (const [phrase, { code }] of MERCHANT_NAMES) add(phrase, code, false);
  for (const [phrase, { code }] of DEBIT_KEYWORDS) add(phrase, code, true);
  for (const [words, code] of OSM_KINDS) add(words, code, true);
  return names;
}

/**
 * Lists words that occur in longer names and say nothing about a trade. Without the rest of the name, such a word is
 * ambiguous: a shop called "Larkspur" need not belong to the clinic of that name.
 */
function listBareWords(): string[] {
  const names = listNames().map(({ text, isOwn }) => ({ words: toTokens(text), isOwn }));
  const trades = new Set([...DEBIT_KEYWORDS, ...OSM_KINDS].flatMap(([phrase]) => toTokens(phrase)));
  const alone = new Set(names.filter(({ words }) => words.length === 1).flatMap(({ words }) => words));
  const parts = names.filter(({ words, isOwn }) => !isOwn && words.length > 1).flatMap(({ words }) => words);
  return [...new Set(parts)].filter((word) => word.length > 3 && !trades.has(word) && !alone.has(word));
}

/**
 * Reports whether the model may return a category: everyday spending only. The model never guesses a debt, a bet, an
 * agency or a transfer.
 */
function isEveryday(code: string): boolean {
  return (
    toCategory(code).part === "LIVING" &&
    code !== "rec.gambling" &&
    !/^(?:gov|fin|csh|trf|unc|dbt|ins)\.|_insurance$|^hea\.insurance$|^hou\.(?:rates|strata)/.test(code)
  );
}

/**
 * Reports whether a name is held out from training. Uses only its first seven letters, so that all spellings of a name
 * get the same answer.
 */
function isNameHeldOut(text: string): boolean {
  let sum = 0;
  for (const letter of toTokens(text).join("").slice(0, 7)) sum = (sum * 31 + letter.charCodeAt(0)) >>> 0;
  return sum % HELD_OUT_EVERY === 0;
}

function readWords(description: string): readonly string[] {
  const row: Worded = {
    cents: -1_000,
    description,
    type: "PAYMENT",
    mcc: "",
    merchantName: "",
    billerCode: "",
    billerName: "",
    payer: "",
    payee: "",
  };
  return readDescriptor(row).tokens;
}

function scramble(random: () => number): string {
  const word = () =>
    Array.from(
      { length: 3 + Math.floor(random() * 7) },
      () => "ABCDEFGHIJKLMNOPRSTUVWYZ"[Math.floor(random() * 24)],
    ).join("");
  return random() < 0.5 ? word() : `${word()} ${word()}`;
}

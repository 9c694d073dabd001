import { findCreditKeyword } from "@/lib/domain/category/credit-keywords";
import { debitKeywordIndex, type Keyword } from "@/lib/domain/category/debit-keywords";
import { feeIndex } from "@/lib/domain/category/fee-words";
import { findMccLeaf } from "@/lib/domain/category/mcc";
import { findMerchant, isCutOfNothing, type Merchant, payerIndex } from "@/lib/domain/category/merchants";
import { findBiller } from "@/lib/domain/category/tables/billers";
import type { Worded } from "@/lib/domain/row";
import { isSameName } from "@/lib/domain/text/is-person";
import { buildPhraseIndex } from "@/lib/domain/text/phrase-index";
import type { Descriptor } from "@/lib/domain/text/read-descriptor";

export type Mark = "TRANSFER" | "OWN" | "REVERSAL" | "DISHONOUR" | "REFUND" | "REPAYMENT";
export type Recognised<T> = { value: T; phrase: string; confidence: number };

/** What one row, read by itself, says about its category. Weighed later, when its pair and its stream are known. */
export type Signs = {
  merchant: Recognised<Merchant> | null;
  payer: Recognised<Merchant> | null;
  keyword: Recognised<Keyword> | null;
  fee: { code: string; phrase: string } | null;
  mccLeaf: string | null;
  marks: ReadonlySet<Mark>;
  /** The other party has the customer's own name. */
  isOwnName: boolean;
};

const MARKS: readonly (readonly [phrase: string, mark: Mark])[] = [
  ["TRANSFER", "TRANSFER"],
  ["TFR", "TRANSFER"],
  ["TFER", "TRANSFER"],
  ["XFER", "TRANSFER"],
  ["OWN ACCOUNT", "OWN"],
  ["MY ACCOUNT", "OWN"],
  ["LINKED ACC", "OWN"],
  ["LINKED ACCOUNT", "OWN"],
  ["INTERNAL TRANSFER", "OWN"],
  ["SAVINGS", "OWN"],
  ["SAVER", "OWN"],
  ["OFFSET", "OWN"],
  ["NETBANK SAVER", "OWN"],
  ["GOAL SAVER", "OWN"],
  ["ROUND UP", "OWN"],
  ["ROUNDUP", "OWN"],
  ["REVERSAL", "REVERSAL"],
  ["REVERSED", "REVERSAL"],
  ["REV", "REVERSAL"],
  ["CANCELLED", "REVERSAL"],
  ["CHARGEBACK", "REVERSAL"],
  ["DISHONOUR", "DISHONOUR"],
  ["DISHONOURED", "DISHONOUR"],
  ["DISHON", "DISHONOUR"],
  ["RETURNED", "DISHONOUR"],
  ["RETURN UNPAID", "DISHONOUR"],
  ["DIRECT DEBIT RETURN", "DISHONOUR"],
  ["DEBIT RETURN", "DISHONOUR"],
  ["RTN", "DISHONOUR"],
  ["REJECTED", "DISHONOUR"],
  ["REJECT", "DISHONOUR"],
  ["UNPAID", "DISHONOUR"],
  ["INSUFFICIENT FUNDS", "DISHONOUR"],
  ["REFUND", "REFUND"],
  ["REFUNDED", "REFUND"],
  ["CREDIT VOUCHER", "REFUND"],
  ["MERCHANDISE RETURN", "REFUND"],
  ["PAYMENT THANK YOU", "REPAYMENT"],
  ["THANK YOU", "REPAYMENT"],
  ["PAYMENT RECEIVED", "REPAYMENT"],
  ["CREDIT CARD PAYMENT", "REPAYMENT"],
  ["CARD PAYMENT", "REPAYMENT"],
  ["CARD REPAYMENT", "REPAYMENT"],
  ["CREDIT CARD", "REPAYMENT"],
  ["LOAN REPAYMENT", "REPAYMENT"],
  ["LOAN PAYMENT", "REPAYMENT"],
  ["HOME LOAN", "REPAYMENT"],
  ["MORTGAGE", "REPAYMENT"],
  ["REPAYMENT", "REPAYMENT"],
];
export const markIndex = buildPhraseIndex(MARKS, "always");

/** Reads the signs of a row. `ownNames` are the customer's names as lists of words. */
export function readSigns(row: Worded, text: Descriptor, ownNames: readonly (readonly string[])[]): Signs {
  const isDebit = row.cents < 0;
  const biller = toBiller(row.billerCode);
  // What the payer typed names a purpose, not the party: "Woolies" to a person is a person.
  const wide = text.note.length > 0 ? text.tokens : text.words;
  const isFirm = !text.isPrivate;
  const merchant = isFirm ? (findMerchant(text.tokens) ?? findMerchant(wide)) : null;
  const payer = isFirm && !isDebit ? (findPayer(text.tokens) ?? findPayer(wide)) : null;
  return {
    merchant:
      isDebit && biller
        ? biller
        : merchant && {
            value: merchant.value,
            phrase: merchant.phrase,
            confidence: confidenceOf(merchant),
          },
    payer: payer && { value: payer.value, phrase: payer.phrase, confidence: confidenceOf(payer) },
    keyword: isDebit
      ? ((isFirm ? findDebitKeyword(text.tokens) : null) ??
        (isBoard(text) ? NOTED_BOARD : findNoted(text.note)))
      : findCredit(text),
    fee: isDebit ? findFee(text) : null,
    mccLeaf: isDebit ? findMccLeaf(row.mcc) : null,
    marks: listMarks(text.words),
    isOwnName: ownNames.some((name) => isSameName(text.tokens, name)),
  };
}

/** A listed biller's code outranks whatever its name may read as. */
function toBiller(billerCode: string): Recognised<Merchant> | null {
  const value = billerCode === "" ? null : findBiller(billerCode);
  return value && { value, phrase: billerCode, confidence: 0.99 };
}

/** Who paid. A platform pays through a payment firm: "PAYONEER FIVERR" is Fiverr. */
function findPayer(words: readonly string[]) {
  const first = payerIndex.find(words);
  const found = first && isCutOfNothing(first, words) ? null : first;
  if (found?.value.code !== "inc.business.receipts") return found;
  const later = payerIndex.find(words, found.at + found.size);
  return later?.value.code === "inc.gig.platform" && !later.isTruncated ? later : found;
}

function confidenceOf(found: { at: number; isTruncated: boolean }): number {
  if (found.isTruncated) return 0.88;
  return found.at === 0 ? 0.97 : 0.92;
}

/** A later word is the trade more often than an earlier one: a hospital's café is a café. */
const LATER_BONUS = 0.03;

const GAMING_WORDS: ReadonlySet<string> = new Set("POKIES,POKIE,GAMING,GAMING ROOM,GAMING LOUNGE".split(","));
const VENUES = /^(?:foo\.dining|foo\.alcohol|rec\.travel)$/;

/** The surest keyword among the name's words. */
function findDebitKeyword(tokens: readonly string[]): Recognised<Keyword> | null {
  let best: Recognised<Keyword> | null = null;
  let bestWeight = 0;
  let from = 0;
  for (let order = 0; from < tokens.length; order++) {
    const found = debitKeywordIndex.find(tokens, from);
    if (!found) break;
    from = found.at + found.size;
    const confidence = found.value.confidence - (found.isTruncated ? 0.08 : 0);
    // A hotel's gaming room sells no meals: what the money was for says more than where.
    const isPlay = GAMING_WORDS.has(found.phrase) && best !== null && VENUES.test(best.value.code);
    const weight = isPlay ? 1 : confidence + order * LATER_BONUS;
    if (weight <= bestWeight || (found.isTruncated && found.value.inferred)) continue;
    if (isCutOfNothing(found, tokens)) continue;
    bestWeight = weight;
    best = { value: found.value, phrase: found.phrase, confidence };
  }
  return best;
}

/** What a note may say of a payment by itself. Food and shopping are mostly a share of somebody else's bill. */
const NOTED_GROUPS = /^(?:hou\.|utl\.|edu\.|fam\.|com\.phone|tra\.rego|giv\.donation)/;
const NOTED_LESS = 0.15;

/** The phrase of board that a note to a person calls by the bare word. It is believed where it comes again. */
export const BARE_BOARD = "BOARD";
const NOTED_BOARD: Recognised<Keyword> = {
  value: { code: "hou.board", confidence: 0.85 },
  phrase: BARE_BOARD,
  confidence: 0.85 - NOTED_LESS,
};
/** Words before "board" that leave it a place to live; any other makes it a thing: surf, snow, skirting, white. */
const BEFORE_BOARD: ReadonlySet<string> = new Set(
  "ROOM RENT WEEKLY FORTNIGHTLY MONTHLY MY OUR FOR AND N PLUS FOOD FULL".split(" "),
);

function isBoard({ isPrivate, note }: Descriptor): boolean {
  const before = note.at(-2);
  return isPrivate && note.at(-1) === BARE_BOARD && (before === undefined || BEFORE_BOARD.has(before));
}

/** The purpose the payer wrote down: weaker than a name, and never enough for a debt or anything that harms. */
function findNoted(note: readonly string[]): Recognised<Keyword> | null {
  const found = note.length === 0 ? null : findDebitKeyword(note);
  if (!found || !NOTED_GROUPS.test(found.value.code)) return null;
  return { ...found, confidence: found.confidence - NOTED_LESS };
}

/** From a person, a note may speak of rent, board, support or wages; whatever else it says is not who paid. */
const NOTED_CREDITS = /^inc\.(?:property|support|salary)/;

function findCredit(text: Descriptor): Recognised<Keyword> | null {
  const found = findCreditKeyword(text.isPrivate ? text.note : text.words);
  if (text.isPrivate && !NOTED_CREDITS.test(found?.keyword.code ?? "")) return null;
  return found && { value: found.keyword, phrase: found.phrase, confidence: found.keyword.confidence };
}

function findFee(text: Descriptor): { code: string; phrase: string } | null {
  const found = feeIndex.find(text.words);
  return found && !found.isTruncated ? { code: found.value, phrase: found.phrase.replace("^", "") } : null;
}

function listMarks(words: readonly string[]): ReadonlySet<Mark> {
  const marks = new Set<Mark>();
  let from = 0;
  while (from < words.length) {
    const found = markIndex.find(words, from);
    if (!found) break;
    // The Reject Shop undoes nothing.
    const isName = found.phrase === "REJECT" && words[found.at + 1] === "SHOP";
    if (!found.isTruncated && !isName) marks.add(found.value);
    from = found.at + found.size;
  }
  return marks.size === 0 ? NO_MARKS : marks;
}

const NO_MARKS: ReadonlySet<Mark> = new Set();

import { readRows } from "@/lib/engine/categories/data/read-rows";
import { CREDIT_WORD_ROWS } from "@/lib/engine/categories/data/words-table";
import type { Keyword } from "@/lib/engine/categories/debit-keywords";
import { findPaid } from "@/lib/engine/categories/paid-words";
import { spellOut } from "@/lib/engine/categories/spell-out";
import {
  AGENCY_PAIRS,
  AGENCY_WORDS,
  BENEFIT_CODES,
  PAYROLL_WORDS,
} from "@/lib/engine/categories/tables/benefit-codes";
import { buildPhraseIndex, type PhraseMatch } from "@/lib/engine/text/phrase-index";
import { isNumber } from "@/lib/engine/text/tokens";

type Group = { keyword: Keyword; phrases: readonly string[]; rank: number; isOnce: boolean };

const GROUPS: readonly Group[] = readRows(CREDIT_WORD_ROWS).map(
  ([code = "", confidence, once, words = ""], index) => ({
    keyword: { code, confidence: Number(confidence) },
    phrases: words.split(";"),
    // An agency's bare name says least: whatever else stands beside it is what it paid.
    rank: code === "inc.gov.other" ? Number.MAX_SAFE_INTEGER : index,
    isOnce: once === "yes",
  }),
);
const RANK: ReadonlyMap<Keyword, number> = new Map(GROUPS.map(({ keyword, rank }) => [keyword, rank]));
/** Money that comes once, whatever else its words name: it outweighs every income. */
const ONCE: ReadonlySet<Keyword> = new Set(
  GROUPS.filter(({ isOnce }) => isOnce).map(({ keyword }) => keyword),
);
const rankOf = (keyword: Keyword) => RANK.get(keyword) ?? Number.MAX_SAFE_INTEGER;

export const CREDIT_KEYWORDS: readonly (readonly [phrase: string, keyword: Keyword])[] = GROUPS.flatMap(
  ({ keyword, phrases }) => phrases.map((phrase) => [phrase, keyword] as const),
);

export const creditKeywordIndex = buildPhraseIndex(CREDIT_KEYWORDS, "always");

/**
 * The keyword of highest precedence in a credit's words, or null. A payroll's word beside an agency's name is the agency's own
 * staff; an agency's name beside one of its codes is that payment; pay that is undone, lent or moved from savings is no pay.
 */
export function findCreditKeyword(printed: readonly string[]): { keyword: Keyword; phrase: string } | null {
  const said = printed.some(isInvoiceNumber)
    ? printed.map((word) => (isInvoiceNumber(word) ? "INVOICE" : word))
    : printed;
  const words = spellOut(said);
  const found = findIn(words);
  if (words === said) return found;
  // Where the row's own words say the same, they are the evidence.
  const plain = findIn(said);
  return plain?.keyword.code === found?.keyword.code ? plain : found;
}

/** "INV0071", "INVOICE880": an invoice and its number in one word. */
export function isInvoiceNumber(word: string): boolean {
  return /^INV(?:OICE)?\d+$/.test(word);
}

function findIn(words: readonly string[]): { keyword: Keyword; phrase: string } | null {
  const best = findHighest(words) ?? findPaid(words);
  if (best && ONCE.has(best.keyword)) return best;
  const once = findOnce(words, best?.keyword.code ?? "");
  if (once) return once;
  const payroll = best ? findPayroll(words, best.keyword.code) : undefined;
  if (payroll) return { keyword: { code: "inc.salary.regular", confidence: 0.93 }, phrase: payroll };
  const isSpecific =
    best !== null && PUBLIC_CREDITS.test(best.keyword.code) && best.keyword.code !== "inc.gov.other";
  return isSpecific ? best : (findBenefit(words) ?? best);
}

const PUBLIC_CREDITS = /^(?:inc\.gov|crd\.tax_refund|crd\.medicare)/;
/**
 * Bodies that pay the injured and children, and their own staff. "Wages" may be the wages an injury cost, so it proves no
 * payroll.
 */
const PAYING_BODIES = /^(?:inc\.comp\.workcover|inc\.support\.child)$/;

function findPayroll(words: readonly string[], code: string): string | undefined {
  // "PAY/SALARY FROM" is how a bank words a credit of any payroll file, a benefit's among them.
  const own = words[0] === "PAY" && words[1] === "SALARY" ? words.slice(2) : words;
  if (PUBLIC_CREDITS.test(code)) return own.find((word) => PAYROLL_WORDS.has(word));
  return PAYING_BODIES.test(code) ? words.find((word) => STAFF_WORDS.has(word)) : undefined;
}

const STAFF_WORDS: ReadonlySet<string> = new Set(["SALARY", "SALARIES", "PAYROLL"]);

/** What two words say together that neither says alone, of pay and of a settlement. */
function findOnce(words: readonly string[], code: string): { keyword: Keyword; phrase: string } | null {
  const say = (said: string, confidence: number, phrase: string) => ({
    keyword: { code: said, confidence },
    phrase,
  });
  if (code === "inc.business.receipts" && words.includes("SETTLEMENT")) {
    const lawyer = words.find((word) => CONVEYANCE.test(word));
    if (lawyer) return say("crd.asset_sale", 0.86, lawyer);
    return words.includes("INSURANCE") ? say("crd.other", 0.85, "INSURANCE SETTLEMENT") : null;
  }
  // A bank's "Incentive Saver" is an account, and a bonus for bringing a friend is no pay.
  if (code === "inc.salary.variable" && words.some((word) => word === "SAVER" || word === "SAVINGS"))
    return say("crd.own_transfer", 0.82, "SAVER");
  if (code === "inc.salary.variable" && words.includes("REFERRAL")) return say("crd.other", 0.85, "REFERRAL");
  // A carer's or a trade's invoice to the disability scheme is paid to a business.
  if (code === "crd.other" && words.some((word) => word === "INV" || word === "INVOICE"))
    return say("inc.business.receipts", 0.86, "INVOICE");
  if (code !== "inc.salary.regular") return null;
  // A bank says "salary" of whatever came in a payroll's file; an invoice in it is a contractor's.
  if (
    words[0] === "PAY" &&
    words[1] === "SALARY" &&
    CUT_INVOICE.test(words.findLast((word) => !isNumber(word)) ?? "")
  )
    return say("inc.business.receipts", 0.86, "INVOICE");
  const undone = words.find((word, place) => UNDONE.has(word) && !LEAGUE.has(words[place + 1] ?? ""));
  if (undone) return say("crd.reversal", 0.86, undone);
  const isLoan = words.some(
    (word, place) => word === "LOAN" && words[place - 1] !== "HOME" && !LOAN_FIRM.has(words[place + 1] ?? ""),
  );
  if (isLoan) return say("crd.loan_proceeds", 0.8, "LOAN");
  const isMoved = words.some((word) => word === "TRANSFER" || word === "TFR") && words.includes("SAVINGS");
  return isMoved ? say("crd.own_transfer", 0.8, "TRANSFER FROM SAVINGS") : null;
}

/** A bank's width may end within the word. */
const CUT_INVOICE = /^INVO(?:I(?:CE?)?)?$/;

/** What makes a loan part of an employer's name. */
const LOAN_FIRM: ReadonlySet<string> = new Set(
  "SERVICES SOLUTIONS EXPERTS MARKET BROKERS CENTRE GROUP COMPANY PTY LTD".split(" "),
);
const CONVEYANCE = /^(?:CONVEYANC\w*|SOLICITORS?|LAWYERS?|DIVORCE)$/;
const UNDONE: ReadonlySet<string> = new Set(
  "RETURNED REVERSAL REVERSED DISHONOUR DISHONOURED OVERPAYMENT".split(" "),
);
/** The Returned and Services League pays wages. */
const LEAGUE: ReadonlySet<string> = new Set("AND SERVICES SERVICE SOLDIERS".split(" "));

/** What the agency's name outweighs: its own lump sums, pensions and rent assistance are benefits. */
function findBenefit(words: readonly string[]): { keyword: Keyword; phrase: string } | null {
  const isAgency = words.some(
    (word, place) => AGENCY_WORDS.has(word) || AGENCY_PAIRS.has(`${word} ${words[place + 1] ?? ""}`),
  );
  if (!isAgency) return null;
  for (const [code, known] of BENEFIT_CODES) {
    const phrase = words.find((word) => known.includes(word));
    if (phrase) return { keyword: { code, confidence: 0.94 }, phrase };
  }
  return null;
}

function findHighest(words: readonly string[]): { keyword: Keyword; phrase: string } | null {
  let best: { keyword: Keyword; phrase: string } | null = null;
  let from = 0;
  while (from < words.length) {
    const first = creditKeywordIndex.find(words, from);
    if (!first) break;
    // "WAGES PAY" is wages before it is "WAGES PAYMENT" cut short.
    const whole = first.isTruncated ? creditKeywordIndex.find(words, first.at, words.length - 1) : null;
    const found = whole?.at === first.at && !isSureCut(first, words) ? whole : first;
    const isHigher = best === null || rankOf(found.value) < rankOf(best.keyword);
    // A cut word is too weak a reason to call a credit anything, but for the end of a phrase.
    if (isHigher && (!found.isTruncated || isSureCut(found, words)))
      best = { keyword: found.value, phrase: found.phrase };
    from = found.at + found.size;
  }
  return best;
}

const CUT_LETTERS_MIN = 4;
const CUT_WORD_MIN = 5;
const LOST_LETTERS_MAX = 2;

/**
 * "CHILD SUPP", "SALARY PACKA", "DIVIDEN": whole words before a cut one, or all but the last letters of one. "ALLOWANCE" is
 * not "ALLOWANCES" cut: a parent pays one as well.
 */
function isSureCut({ at, size, phrase }: PhraseMatch<Keyword>, words: readonly string[]): boolean {
  const cut = words[at + size - 1] ?? "";
  if (size > 1) return cut.length >= CUT_LETTERS_MIN;
  return cut.length >= CUT_WORD_MIN && phrase.length - cut.length <= LOST_LETTERS_MAX && phrase !== `${cut}S`;
}

/** NPP category purposes (ISO 20022 external codes) that say what a credit is. */
export const PURPOSE_CODES: Readonly<Record<string, string>> = {
  SALA: "inc.salary.regular",
  PAYR: "inc.salary.regular",
  BONU: "inc.salary.variable",
  COMM: "inc.salary.variable",
  PENS: "inc.super.pension",
  SSBE: "inc.gov.other",
  BENE: "inc.gov.other",
  GOVT: "inc.gov.other",
  DIVI: "inc.invest.dividend",
  INTE: "inc.invest.interest",
  TAXR: "crd.tax_refund",
  RENT: "inc.property.rent",
  LOAN: "crd.loan_proceeds",
};

import { readRows } from "@/lib/engine/categories/data/read-rows";
import { CREDIT_WORD_ROWS } from "@/lib/engine/categories/data/words-table";
import type { Keyword } from "@/lib/engine/categories/debit-keywords";
import { findPaid } from "@/lib/engine/categories/paid-words";
import { spellOut } from "@/lib/engine/categories/spell-out";
import { BENEFIT_CODES, namesAgency, PAYROLL_WORDS } from "@/lib/engine/categories/tables/benefit-codes";
import { buildPhraseIndex, type PhraseMatch } from "@/lib/engine/text/phrase-index";
import { isNumber, isReference } from "@/lib/engine/text/tokens";

type Group = { keyword: Keyword; phrases: readonly string[]; rank: number; isOnce: boolean };

const GROUPS: readonly Group[] = readRows(CREDIT_WORD_ROWS).map(
  ([code = "", confidence, once, words = ""], index) => ({
    keyword: { code, confidence: Number(confidence) },
    phrases: words.split(";"),
    // An agency's bare name has the lowest rank, because any other word shows what it paid.
    rank: code === "inc.gov.other" ? Number.MAX_SAFE_INTEGER : index,
    isOnce: once === "yes",
  }),
);
const RANK: ReadonlyMap<Keyword, number> = new Map(GROUPS.map(({ keyword, rank }) => [keyword, rank]));
/** Keywords of one-time payments, which take precedence over every keyword of income. */
const ONCE: ReadonlySet<Keyword> = new Set(
  GROUPS.filter(({ isOnce }) => isOnce).map(({ keyword }) => keyword),
);
const rankOf = (keyword: Keyword) => RANK.get(keyword) ?? Number.MAX_SAFE_INTEGER;

export const CREDIT_KEYWORDS: readonly (readonly [phrase: string, keyword: Keyword])[] = GROUPS.flatMap(
  ({ keyword, phrases }) => phrases.map((phrase) => [phrase, keyword] as const),
);

export const creditKeywordIndex = buildPhraseIndex(CREDIT_KEYWORDS, "always");

/**
 * The keyword with the highest precedence in a credit's words, or null. An agency's name with a payroll word means
 * wages of the agency's staff. An agency's name with one of its codes means the benefit with that code. A credit that
 * is called pay but was returned, lent or moved from savings is not pay.
 */
export function findCreditKeyword(printed: readonly string[]): { keyword: Keyword; phrase: string } | null {
  const said = printed.some(isInvoiceNumber)
    ? printed.map((word) => (isInvoiceNumber(word) ? "INVOICE" : word))
    : printed;
  const words = spellOut(said);
  const found = findIn(words);
  if (words === said) return found;
  // If the words as printed give the same category as the expanded ones, the printed words are stored as the evidence.
  const plain = findIn(said);
  return plain?.keyword.code === found?.keyword.code ? plain : found;
}

/** Reports whether the word is "INV" or "INVOICE" with a number joined to it: "INV0071", "INVOICE880". */
export function isInvoiceNumber(word: string): boolean {
  return /^INV(?:OICE)?\d+$/.test(word);
}

/**
 * A credit from an education department, health service, hospital or police force to an individual is a wage, unless a
 * word names another kind of payment.
 */
const DEPARTMENTS =
  /^(?:DEP(?:ARTMEN)?T .*(?:EDUC|HEALTH).*|[A-Z]+ HEALTH|LH[DN]|HHS|(?:[A-Z]+ )?POLICE(?: [A-Z]+)?|ROYAL .+)$/;
const NO_PAY =
  /^(?:COST|RELIEF|GRANTS?|REFUNDS?|REFUNDED|REBATES?|SUBSID\w*|CONCESSIONS?|BURSAR\w*|SCHOLARSHIPS?|VOUCHERS?|BONUS|PRIZE|AWARD|FEES?|CLAIM|FOUNDATION|LOTTERY|RAFFLE|LEGACY|AUCTIONS?)$/;

function findIn(words: readonly string[]): { keyword: Keyword; phrase: string } | null {
  if (isAnyCredit(words) && words.some((word) => TAX_REFERENCE.test(word))) return findIn(words.slice(2));
  if (isSupportAgency(words)) return { keyword: CHILD_SUPPORT, phrase: "CSA" };
  if (isStartUpLoan(words)) return { keyword: START_UP_LOAN, phrase: "STARTUP LOAN" };
  const highest = findHighest(words);
  const isDoubted =
    highest !== null && DEPARTMENTS.test(highest.phrase) && words.some((word) => NO_PAY.test(word));
  const best = isDoubted ? null : (highest ?? findPaid(words));
  if (best && ONCE.has(best.keyword)) return best;
  const once = findOnce(words, best?.keyword.code ?? "");
  if (once) return once;
  const payroll = best ? findPayroll(words, best.keyword.code) : undefined;
  if (payroll) return { keyword: { code: "inc.salary.regular", confidence: 0.93 }, phrase: payroll };
  const staff = best?.keyword.code === "inc.gov.other" ? findState(words) : undefined;
  if (staff) return { keyword: { code: "inc.salary.regular", confidence: 0.86 }, phrase: staff };
  const isSpecific =
    best !== null && PUBLIC_CREDITS.test(best.keyword.code) && best.keyword.code !== "inc.gov.other";
  return isSpecific ? best : (findBenefit(words) ?? best);
}

const CHILD_SUPPORT: Keyword = { code: "inc.support.child", confidence: 0.92 };
const CREDIT_OPENING = /^(?:DIRECT|CREDIT|ENTRY|DEPOSIT|TRANSFER|FROM|PAYMENT|CR)$/;

/** The child support agency, alone or with the number of the case joined to it. */
const AGENCY = /^CSA(?:\d{6,})?$/;
/** The payment's name, which the agency prints after the number. */
const CHILD_PAYMENT = "CHILDASSISTPYMT";

/**
 * Reports whether the only name in the words is CSA (the child support agency), with a reference. A longer name may be a
 * firm's.
 */
function isSupportAgency(words: readonly string[]): boolean {
  const at = words.findIndex((word) => AGENCY.test(word));
  const isReferenced = words[at] !== "CSA" || words.length > at + 1;
  return (
    at >= 0 &&
    isReferenced &&
    words.slice(0, at).every((word) => CREDIT_OPENING.test(word)) &&
    words.slice(at + 1).every((word) => isNumber(word) || isReference(word) || word === CHILD_PAYMENT)
  );
}

const START_UP_LOAN: Keyword = { code: "crd.loan_proceeds", confidence: 0.94 };
const START_UP = /\bSSL\b|\bSTART ?UP LOAN\b/;

/**
 * Reports whether the benefit agency lent the money to a student. The agency prints the name of the student's benefit
 * too: "CTRLINK ABSTUDY SSL STARTUP LOAN".
 */
function isStartUpLoan(words: readonly string[]): boolean {
  return namesAgency(words) && START_UP.test(words.join(" "));
}

const STATES: ReadonlySet<string> = new Set("NSW VIC QLD SA WA TAS ACT NT".split(" "));

/**
 * Finds the words that name a state's government. A state pays its own staff but no benefits, which come from the
 * Commonwealth's agency. Undefined if no words name a state, or if a word shows that the payment is not pay.
 */
function findState(words: readonly string[]): string | undefined {
  if (words.some((word) => NO_PAY.test(word))) return undefined;
  const at = words.findIndex(
    (word, index) => STATES.has(word) && /^GOV(?:T|ERNMENT)?$/.test(words[index + 1] ?? ""),
  );
  return at < 0 ? undefined : `${words[at]} ${words[at + 1]}`;
}

const PUBLIC_CREDITS = /^(?:inc\.gov|crd\.tax_refund|crd\.medicare)/;
/**
 * Bodies that pay injured people or children, and also pay their own staff. "Wages" does not prove a payroll
 * here, because it may mean wages lost through an injury.
 */
const PAYING_BODIES = /^(?:inc\.comp\.workcover|inc\.support\.child)$/;

function findPayroll(words: readonly string[], code: string): string | undefined {
  const own = isAnyCredit(words) ? words.slice(2) : words;
  if (PUBLIC_CREDITS.test(code)) return own.find((word) => PAYROLL_WORDS.has(word));
  return PAYING_BODIES.test(code) ? words.find((word) => STAFF_WORDS.has(word)) : undefined;
}

const STAFF_WORDS: ReadonlySet<string> = new Set(["SALARY", "SALARIES", "PAYROLL"]);

/**
 * Reports whether the words begin "PAY/SALARY", "PAYROLL/DEPOSIT" or "PAYROLL CREDIT", which banks write for any direct
 * entry, including benefits.
 */
function isAnyCredit([first, second]: readonly string[]): boolean {
  const isPayroll = first === "PAYROLL" && (second === "DEPOSIT" || second === "CREDIT");
  return isPayroll || (first === "PAY" && second === "SALARY");
}

/** The tax office's reference for a refund. It is better evidence than the words that the bank prints before it. */
const TAX_REFERENCE = /^ATO\d{6,}$/;

/**
 * Finds a word that changes a credit's first category (`code`). Examples are "conveyancing", "insurance", "invoice" and
 * "loan". Returns a keyword with the new category; null without such a word.
 */
function findOnce(words: readonly string[], code: string): { keyword: Keyword; phrase: string } | null {
  const say = (said: string, confidence: number, phrase: string) => ({
    keyword: { code: said, confidence },
    phrase,
  });
  if (code === "inc.business.receipts" && words.includes("SETTLEMENT")) {
    const lawyer = words.find((word) => CONVEYANCE.test(word));
    if (lawyer) return say("crd.asset_sale", 0.86, lawyer);
    // A law firm pays a client's settlement from its trust account, so the credit is not business income.
    if (words.includes("TRUST")) return say("crd.other", 0.85, "TRUST SETTLEMENT");
    return words.includes("INSURANCE") ? say("crd.other", 0.85, "INSURANCE SETTLEMENT") : null;
  }
  // A payment from a bank's "Incentive Saver" account is a transfer between own accounts. A bonus for a referral or
  // from the benefit agency is not pay.
  if (code === "inc.salary.variable" && words.some((word) => word === "SAVER" || word === "SAVINGS"))
    return say("crd.own_transfer", 0.82, "SAVER");
  if (code === "inc.salary.variable" && words.includes("CENTRELINK"))
    return say("inc.gov.other", 0.9, "CENTRELINK");
  if (code === "inc.salary.variable" && words.includes("REFERRAL")) return say("crd.other", 0.85, "REFERRAL");
  // DEWR, a federal department, pays apprentices and employers, and calls each payment a claim.
  if (code === "inc.comp.insurance" && words.includes("DEWR")) return say("inc.gov.other", 0.9, "DEWR");
  // A payment from the disability scheme with an invoice is business income of a carer or tradesperson.
  if (code === "crd.other" && words.some((word) => word === "INV" || word === "INVOICE"))
    return say("inc.business.receipts", 0.86, "INVOICE");
  if (code !== "inc.salary.regular") return null;
  // Banks write "salary" for anything in a payroll file. So a payment with an invoice is a contractor's income.
  if (isAnyCredit(words) && CUT_INVOICE.test(words.findLast((word) => !isNumber(word)) ?? ""))
    return say("inc.business.receipts", 0.86, "INVOICE");
  const undone = words.find((word, index) => UNDONE.has(word) && !LEAGUE.has(words[index + 1] ?? ""));
  if (undone) return say("crd.reversal", 0.86, undone);
  const isLoan = words.some(
    (word, index) => word === "LOAN" && words[index - 1] !== "HOME" && !LOAN_FIRM.has(words[index + 1] ?? ""),
  );
  if (isLoan) return say("crd.loan_proceeds", 0.8, "LOAN");
  const isMoved = words.some((word) => word === "TRANSFER" || word === "TFR") && words.includes("SAVINGS");
  return isMoved ? say("crd.own_transfer", 0.8, "TRANSFER FROM SAVINGS") : null;
}

/** The word "invoice", whole or with its end cut off by the bank's column width. */
const CUT_INVOICE = /^INVO(?:I(?:CE?)?)?$/;

/** Words that make "loan" a part of an employer's name. */
const LOAN_FIRM: ReadonlySet<string> = new Set(
  "SERVICES SOLUTIONS EXPERTS MARKET BROKERS CENTRE GROUP COMPANY PTY LTD".split(" "),
);
const CONVEYANCE = /^(?:CONVEYANC\w*|SOLICITORS?|LAWYERS?|DIVORCE)$/;
const UNDONE: ReadonlySet<string> = new Set(
  "RETURNED REVERSAL REVERSED DISHONOUR DISHONOURED OVERPAYMENT".split(" "),
);
/** Words after RETURNED in the name of the Returned and Services League, which pays wages. */
const LEAGUE: ReadonlySet<string> = new Set("AND SERVICES SERVICE SOLDIERS".split(" "));

/**
 * Finds the benefit in words that also name its agency; null without a benefit or an agency. With the agency's name,
 * "lump sum", "pension" and "rent assistance" mean a benefit, even though they may mean something else without it.
 */
function findBenefit(words: readonly string[]): { keyword: Keyword; phrase: string } | null {
  if (!namesAgency(words)) return null;
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
    // "WAGES PAY" matches the whole phrase "WAGES", which is better evidence than a truncated "WAGES PAYMENT".
    const whole = first.isTruncated ? creditKeywordIndex.find(words, first.at, words.length - 1) : null;
    const found = whole?.at === first.at && !isSureCut(first, words) ? whole : first;
    const isHigher = best === null || rankOf(found.value) < rankOf(best.keyword);
    // A truncated word alone is weak evidence, so it is used only if few letters are missing or whole words come before
    // it.
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
 * Reports whether a truncated match is reliable. Either whole words must precede the truncated word ("CHILD SUPP",
 * "SALARY PACKA"), or a single word must lack only its last letters ("DIVIDEN"). "ALLOWANCE" does not count as a
 * truncated "ALLOWANCES", because it may also be an allowance from a parent.
 */
function isSureCut({ at, size, phrase }: PhraseMatch<Keyword>, words: readonly string[]): boolean {
  const cut = words[at + size - 1] ?? "";
  if (size > 1) return cut.length >= CUT_LETTERS_MIN;
  return cut.length >= CUT_WORD_MIN && phrase.length - cut.length <= LOST_LETTERS_MAX && phrase !== `${cut}S`;
}

/** NPP category purposes (ISO 20022 external codes) that state the kind of a credit. */
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

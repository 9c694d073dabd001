import { dropPayout } from "@/lib/engine/categories/bookmaker-names";
import { findContracted } from "@/lib/engine/categories/contracted-names";
import { findCreditKeyword, isInvoiceNumber } from "@/lib/engine/categories/credit-keywords";
import { DEBIT_KEYWORDS, type Keyword } from "@/lib/engine/categories/debit-keywords";
import { feeIndex, readFee } from "@/lib/engine/categories/fee-words";
import { findBiller } from "@/lib/engine/categories/find-biller";
import { findDebitKeyword, type Recognised } from "@/lib/engine/categories/find-debit-keyword";
import {
  beginsWithWager,
  findAbbreviatedLender,
  findByInitials,
  findCutMerchant,
  findExchange,
  isLongName,
} from "@/lib/engine/categories/hidden-merchants";
import { listMarks, type Mark } from "@/lib/engine/categories/marks";
import { findMccCategory } from "@/lib/engine/categories/mcc";
import { findMerchant, isWholeWord, type Merchant, payerIndex } from "@/lib/engine/categories/merchants";
import { isHarmful } from "@/lib/engine/categories/other-firm";
import { isOwnAccount, isOwnPerson, isOwnProduct, type Own } from "@/lib/engine/categories/own-account";
import { spellOutDebt } from "@/lib/engine/categories/spell-out-debt";
import { AGENCY_WORDS } from "@/lib/engine/categories/tables/benefit-codes";
import { groupOf } from "@/lib/engine/categories/taxonomy";
import { dropUnlistedSuburb, toTradeWords } from "@/lib/engine/categories/trade-words";
import type { Worded } from "@/lib/engine/row";
import { BETWEEN_PEOPLE } from "@/lib/engine/text/channels";
import { FIRM_WORDS } from "@/lib/engine/text/first-names";
import { SMALL_TILLS } from "@/lib/engine/text/gateways";
import { buildPhraseIndex, type PhraseMatch } from "@/lib/engine/text/phrase-index";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";
import { isNumber } from "@/lib/engine/text/tokens";

/** The evidence in a single row about its category. It is weighed later, together with the row's pair and stream. */
export type Signs = {
  merchant: Recognised<Merchant> | null;
  payer: Recognised<Merchant> | null;
  keyword: Recognised<Keyword> | null;
  fee: { code: string; phrase: string } | null;
  mccCategory: string | null;
  marks: ReadonlySet<Mark>;
  /** True if the other party has the customer's own name or is the customer's own account. */
  isOwnName: boolean;
};

/**
 * Loans that are not repaid at a till. If a purchase at a till matches such a lender's name, the payee is a café or
 * shop with a similar name.
 */
const LOANS = /^dbt\.(?:mortgage|car|personal)\b/;

/** Collects the evidence in one row. `own` has the names of the customer and of the accounts that were shared. */
export function readSigns(row: Worded, text: Descriptor, own: Own): Signs {
  const isDebit = row.cents < 0;
  const biller = toBiller(row.billerCode);
  // The payer's own words on a transfer state a purpose and do not name the other party: a person whose note says
  // "Woolies" is still a person.
  const wide = text.note.length > 0 ? text.tokens : text.words;
  const isFirm = !text.isPrivate || isLongName(findMerchant(text.words)) || beginsWithWager(text.tokens);
  const named = isFirm
    ? (findMerchant(isDebit ? text.tokens : dropPayout(text.tokens)) ??
      notPlace(findMerchant(wide), text) ??
      (isDebit ? (findByInitials(text.tokens) ?? findAbbreviatedLender(text.tokens)) : null) ??
      findContracted(text.tokens) ??
      findCutMerchant(text))
    : isDebit
      ? findExchange(text.note)
      : null;
  const isAtTill = SMALL_TILLS.has(text.gateway ?? "");
  const merchant = isAtTill && LOANS.test(named?.value.code ?? "") ? null : named;
  const payer = isFirm && !isDebit ? (findPayer(text.tokens) ?? findPayer(wide)) : null;
  return {
    merchant:
      isDebit && biller && !(merchant && isOtherBiller(merchant, biller.value))
        ? biller
        : merchant && {
            value: merchant.value,
            phrase: merchant.phrase,
            confidence: confidenceOf(merchant),
          },
    payer: payer && { value: payer.value, phrase: payer.phrase, confidence: confidenceOf(payer) },
    keyword: isDebit
      ? ((isFirm
          ? (findAbbreviatedDebt(text.tokens) ??
            findNumberedDebt(text.words) ??
            findShopKeyword(text) ??
            (text.front && findDebitKeyword(toTradeWords(text, text.front))))
          : null) ?? (isBoard(text) ? NOTED_BOARD : findNoted(text.note)))
      : findCredit(text),
    fee: isDebit ? findFee(text) : null,
    mccCategory: isDebit ? findMccCategory(row.mcc) : null,
    marks: listMarks(text.words),
    isOwnName:
      own.people.some((name) => isOwnPerson(text.tokens, name)) ||
      isOwnAccount(row, text, own.accounts) ||
      isOwnProduct(row, text, own),
  };
}

/**
 * The keyword in the name of a purchase, if an unlisted place follows the name. Null for keywords of debts and bets,
 * because a wrong debt or bet could harm the customer.
 */
function findBeforeSuburb(text: Descriptor): Recognised<Keyword> | null {
  const before = text.channel === "CARD" ? dropUnlistedSuburb(text) : null;
  const found = before && findDebitKeyword(toTradeWords(text, before));
  return found && !isHarmful(found.value.code) ? found : null;
}

/**
 * The keyword in a name. Ignores "investments" in a card purchase, because the word is then only part of the shop
 * owner's name.
 */
function findShopKeyword(text: Descriptor): Recognised<Keyword> | null {
  const found = findDebitKeyword(toTradeWords(text)) ?? findBeforeSuburb(text);
  return found?.value.code === "fin.invest" && text.channel === "CARD" ? null : found;
}

/** Categories of debt that an abbreviated word may reveal. Other debts must be written in full. */
const REVEALED = /^dbt\.(?:sacc|macc|wage_advance|bnpl|collection|agreement|lease)$/;

function findAbbreviatedDebt(tokens: readonly string[]): Recognised<Keyword> | null {
  const written = spellOutDebt(tokens);
  const found = written && findDebitKeyword(written);
  return found && REVEALED.test(found.value.code) ? found : null;
}

/**
 * A phrase that contains a number shows a debt only if it has at least this many words: "PART 9" alone may be a spare
 * part.
 */
const NUMBERED_WORDS_MIN = 3;
const numberedDebtIndex = buildPhraseIndex(
  DEBIT_KEYWORDS.filter(
    ([phrase, { code }]) =>
      REVEALED.test(code) && /\d/.test(phrase) && phrase.split(" ").length >= NUMBERED_WORDS_MIN,
  ),
  "always",
);
const DEBT_NUMBERS: ReadonlySet<string> = new Set(
  numberedDebtIndex.numbered.flat().filter((word) => /\d/.test(word)),
);

/**
 * Finds a term of debt with a number in it, such as "PAY IN 4". Reads all words of the row, because a name contains no
 * numbers.
 */
function findNumberedDebt(words: readonly string[]): Recognised<Keyword> | null {
  if (!words.some((word) => DEBT_NUMBERS.has(word))) return null;
  const found = numberedDebtIndex.find(spellOutDebt(words) ?? words);
  if (!found || found.isTruncated) return null;
  return { value: found.value, phrase: found.phrase, confidence: found.value.confidence };
}

/**
 * The match, or null if it is within the suburb after a shop's name, because a suburb and a firm may have the same
 * name.
 */
function notPlace<T>(found: PhraseMatch<T> | null, { place, words }: Descriptor): PhraseMatch<T> | null {
  const isPlace = found?.size === 1 && place !== null && place.split(" ").includes(words[found.at] ?? "");
  return isPlace ? null : found;
}

/**
 * Reports whether the text names a firm whose trade is not that of the biller listed for the code. The list may be out
 * of date.
 */
const isOtherBiller = (named: PhraseMatch<Merchant>, listed: Merchant) =>
  !named.isTruncated && groupOf(named.value.code) !== groupOf(listed.code);

/** The biller that the tables list for the code. Null if there is no code, or if the code is not listed. */
function toBiller(billerCode: string): Recognised<Merchant> | null {
  const value = billerCode === "" ? null : findBiller(billerCode);
  return value && { value, phrase: billerCode, confidence: 0.99 };
}

/**
 * Finds the payer. If a platform's name follows a payment firm's, the platform is the payer: "PAYONEER FIVERR" is
 * Fiverr.
 */
function findPayer(words: readonly string[]) {
  const first = payerIndex.find(words);
  const found = first && isWholeWord(first, words) ? null : first;
  if (found?.value.code !== "inc.business.receipts") return found;
  const later = payerIndex.find(words, found.at + found.size);
  return later?.value.code === "inc.gig.platform" && (later.size > 1 || !later.isTruncated) ? later : found;
}

function confidenceOf(found: { at: number; isTruncated: boolean }): number {
  if (found.isTruncated) return 0.88;
  return found.at === 0 ? 0.97 : 0.92;
}

/**
 * Groups of categories that a note alone can decide. Food and shopping are excluded, because a note about them usually
 * means a share of another person's bill.
 */
const NOTED_GROUPS = /^(?:hou\.|utl\.|edu\.|fam\.|fin\.super|com\.phone|tra\.rego|giv\.donation)/;
/** A note about a lesson also decides, because people do not buy lessons for a friend. */
const LESSONS = /\bLESSONS?$/;
/** A purpose that stands only in the payer's note is this much less certain. */
export const NOTED_LESS = 0.15;

/**
 * The note "board", which is also the name of its rule. A payment to a person with this note is board only if it
 * recurs.
 */
export const BARE_BOARD = "BOARD";
const NOTED_BOARD: Recognised<Keyword> = {
  value: { code: "hou.board", confidence: 0.85 },
  phrase: BARE_BOARD,
  confidence: 0.85 - NOTED_LESS,
};
/**
 * Words after which "board" means accommodation. After any other word, it is a thing, such as a surfboard or a
 * whiteboard.
 */
const BEFORE_BOARD: ReadonlySet<string> = new Set(
  "ROOM RENT WEEKLY FORTNIGHTLY MONTHLY MY OUR FOR AND N PLUS FOOD FULL".split(" "),
);

const isPlainName = (tokens: readonly string[]): boolean =>
  tokens.length > 1 && tokens.every((word) => /^[A-Z]+$/.test(word) && !FIRM_WORDS.has(word));

function isBoard({ isPrivate, note: typed, tokens, channel }: Descriptor): boolean {
  const note = typed.filter((word) => !isNumber(word));
  // If the bank prints the other bank's name instead of the payee's, only the note can decide.
  if (tokens.length === 0 && note[0] === BARE_BOARD) return true;
  if (tokens[0] === BARE_BOARD && tokens[1] === "TO" && tokens.length === 3) return true;
  // Accepts the note "board" alone if the payee's name contains no word for a firm. The name need not be in a list,
  // because no list covers every culture.
  if (note.length === 1 && note[0] === BARE_BOARD && BETWEEN_PEOPLE.has(channel) && isPlainName(tokens))
    return true;
  const before = note.at(-2);
  return isPrivate && note.at(-1) === BARE_BOARD && (before === undefined || BEFORE_BOARD.has(before));
}

/**
 * The purpose in a note that the payer wrote. Its confidence is lower than that of a purpose in a name. Null unless
 * the purpose is in NOTED_GROUPS or the note is about lessons.
 */
function findNoted(note: readonly string[]): Recognised<Keyword> | null {
  const found = note.length === 0 ? null : findDebitKeyword(note);
  if (!found || !(NOTED_GROUPS.test(found.value.code) || LESSONS.test(found.phrase))) return null;
  return { ...found, confidence: found.confidence - NOTED_LESS };
}

/** Farm goods, which firms buy. In a person's note they are not income: "milk payment" is for groceries. */
const FARM_GOODS = /^(?:MILK|GRAIN|WOOL|CROP)\b/;
/**
 * Categories of money in that a note from a person can prove, because people pay them: rent, board, support, wages,
 * business receipts and the sale of an asset. A note cannot prove any other category, such as a benefit or a dividend,
 * because people do not pay these.
 */
const NOTED_CREDITS = /^(?:inc\.(?:property|support|salary|business)|crd\.asset_sale)/;
/** Notes of a bond or rent that a person pays back. */
const HOUSING_REFUND = /^(?:BOND|RENT) REFUND$/;
/** Banks' words for a payroll credit, printed before a name. The firm's name may look like a person's. */
const SALARY_OPENINGS = /^(?:(?:SALARY )?SALARY DEPOSIT|DEPOSIT SALARY|PAY SALARY FROM|SALARY FROM)\b/;
const BANK_SALARY: Keyword = { code: "inc.salary.regular", confidence: 0.96 };

/** Titles before a name. Words for pay are surnames too: "MRS SALARY" is a person. */
const TITLES = /^(?:MRS?|MS|MISS|MX)$/;
const PAY_WORDS = /^(?:SALARY|SALARIES|WAGES?|PAY)$/;

function findCredit(text: Descriptor): Recognised<Keyword> | null {
  if (text.isPrivate && SALARY_OPENINGS.test(text.words.slice(0, 3).join(" ")))
    return { value: BANK_SALARY, phrase: "SALARY", confidence: BANK_SALARY.confidence };
  if (text.words.some((word, index) => TITLES.test(word) && PAY_WORDS.test(text.words[index + 1] ?? "")))
    return null;
  // A truncated "CENTRELINK P" looks like a name and an initial. Invoice numbers are kept, because they are
  // references and not notes.
  const isAgency = AGENCY_WORDS.has(text.tokens[0] ?? "");
  const found = findCreditKeyword(
    text.isPrivate && !isAgency ? [...text.note, ...text.words.filter(isInvoiceNumber)] : text.words,
  );
  const phrase = found?.phrase ?? "";
  const isNoted =
    (NOTED_CREDITS.test(found?.keyword.code ?? "") && !FARM_GOODS.test(phrase)) ||
    HOUSING_REFUND.test(phrase);
  if (text.isPrivate && !isAgency && !isNoted) return null;
  return found && { value: found.keyword, phrase: found.phrase, confidence: found.keyword.confidence };
}

function findFee(text: Descriptor): { code: string; phrase: string } | null {
  const found = feeIndex.find(text.words);
  if (!found) return readFee(text.words);
  if (GIVEN_BACK.test(text.words[found.at + found.size] ?? "")) return null;
  const read = found.isTruncated || found.size === 1 ? readFee(text.words) : null;
  // A single word such as "dishonour" may mean a returned payment. A phrase that includes "fee" certainly means a fee.
  return found.isTruncated || read?.code === found.value ? read : { code: found.value, phrase: found.phrase };
}

/**
 * Words after a fee that show it was refunded: "ATM fee rebated" is printed next to a cash withdrawal and
 * charges nothing.
 */
const GIVEN_BACK = /^(?:REBATE|WAIVE|REFUND)/;

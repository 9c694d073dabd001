import type { Keyword } from "@/lib/domain/category/debit-keywords";
import {
  AGENCY_PAIRS,
  AGENCY_WORDS,
  BENEFIT_CODES,
  PAYROLL_WORDS,
} from "@/lib/domain/category/tables/benefit-codes";
import { CREDIT_WORDS } from "@/lib/domain/category/tables/credit-words";
import { buildPhraseIndex } from "@/lib/domain/text/phrase-index";

/** An agency's bare name says least: whatever else stands beside it is what it paid. */
const RANK = new Map(
  CREDIT_WORDS.map(([code], place) => [code, code === "inc.gov.other" ? CREDIT_WORDS.length : place]),
);

export const CREDIT_KEYWORDS: readonly (readonly [phrase: string, keyword: Keyword])[] = CREDIT_WORDS.flatMap(
  ([code, confidence, phrases]) => {
    const keyword = { code, confidence };
    return phrases.split(",").map((phrase) => [phrase, keyword] as const);
  },
);

export const creditKeywordIndex = buildPhraseIndex(CREDIT_KEYWORDS, "always");

/**
 * The keyword of highest precedence in a credit's words, or null. A payroll's word beside an agency's name is the agency's own
 * staff; an agency's name beside one of its codes is that payment.
 */
export function findCreditKeyword(words: readonly string[]): { keyword: Keyword; phrase: string } | null {
  const best = findHighest(words);
  const isPublic = best !== null && PUBLIC_CREDITS.test(best.keyword.code);
  const payroll = isPublic ? words.find((word) => PAYROLL_WORDS.has(word)) : undefined;
  if (payroll) return { keyword: { code: "inc.salary.regular", confidence: 0.93 }, phrase: payroll };
  const isSpecific = best !== null && isPublic && best.keyword.code !== "inc.gov.other";
  return isSpecific ? best : (findBenefit(words) ?? best);
}

const PUBLIC_CREDITS = /^(?:inc\.gov|crd\.tax_refund|crd\.medicare)/;

/** What the agency's name outweighs: its own lump sums, pensions and rent assistance are benefits. */
function findBenefit(words: readonly string[]): { keyword: Keyword; phrase: string } | null {
  const isAgency = words.some(
    (word, place) => AGENCY_WORDS.has(word) || AGENCY_PAIRS.has(`${word} ${words[place + 1] ?? ""}`),
  );
  if (!isAgency) return null;
  for (const [code, known] of BENEFIT_CODES) {
    const phrase = words.find((word) => known.split(" ").includes(word));
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
    const found = whole?.at === first.at ? whole : first;
    const isHigher =
      best === null || (RANK.get(found.value.code) ?? 99) < (RANK.get(best.keyword.code) ?? 99);
    // A cut word is too weak a reason to call a credit anything.
    if (isHigher && !found.isTruncated) best = { keyword: found.value, phrase: found.phrase };
    from = found.at + found.size;
  }
  return best;
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

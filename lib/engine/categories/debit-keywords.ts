import { DEBIT_WORDS, DEBT_TERMS, INFERRED_WORDS } from "@/lib/engine/categories/tables/debit-words";
import { buildPhraseIndex } from "@/lib/engine/text/phrase-index";

export type Keyword = { code: string; confidence: number; inferred?: boolean };

const TERM_CONFIDENCE = 0.9;
/** How sure an inferred label is: enough to ask about, never enough to assert. */
const INFERRED_CONFIDENCE = 0.6;

/**
 * Words in a payee's name and the leaf they mean, surest first within a leaf. A harmful leaf may appear here only by
 * a term of credit law or as `inferred`: any other label of a bet, a small loan, a collector or insolvency needs a name we know. Words of one row share one value, so
 * that a cut word which could be two of them still means the row.
 */
export const DEBIT_KEYWORDS: readonly (readonly [phrase: string, keyword: Keyword])[] = [
  ...Object.entries(DEBIT_WORDS).flatMap(([code, rows]) =>
    rows.flatMap(([confidence, phrases]) => listWords(phrases, { code, confidence })),
  ),
  ...Object.entries(DEBT_TERMS).flatMap(([code, phrases]) =>
    listWords(phrases, { code, confidence: TERM_CONFIDENCE }),
  ),
  ...Object.entries(INFERRED_WORDS).flatMap(([code, phrases]) =>
    listWords(phrases, { code, confidence: INFERRED_CONFIDENCE, inferred: true }),
  ),
];

/** A trade's word may stand anywhere in a name, however short it is. */
export const debitKeywordIndex = buildPhraseIndex(DEBIT_KEYWORDS, "always");

function listWords(phrases: string, keyword: Keyword): (readonly [string, Keyword])[] {
  return phrases.split(",").map((phrase) => [phrase, keyword] as const);
}

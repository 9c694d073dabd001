import { readRows } from "@/lib/engine/categories/data/read-rows";
import { DEBIT_WORD_ROWS } from "@/lib/engine/categories/data/words-table";
import { buildPhraseIndex, type PhraseMatch } from "@/lib/engine/text/phrase-index";

/** An `inferred` keyword only suggests its category, so the report asks about the payment. */
export type Keyword = { code: string; confidence: number; inferred?: boolean };

/**
 * Words in a payee's name and the category they mean. The words of one row of the table share one object, so that a
 * truncated word that could be any of them still gives the category. The words are from `words/debits.csv`, whose
 * reader refuses single words that assert a bet, a small loan, a collector or insolvency.
 */
export const DEBIT_KEYWORDS: readonly (readonly [phrase: string, keyword: Keyword])[] = readRows(
  DEBIT_WORD_ROWS,
).flatMap(([code = "", confidence, inferred, words = ""]) => {
  const keyword: Keyword = { code, confidence: Number(confidence) };
  if (inferred === "yes") keyword.inferred = true;
  return words.split(";").map((phrase) => [phrase, keyword] as const);
});

/** The keywords by phrase. A trade word matches anywhere in a name, even if the word is short. */
export const debitKeywordIndex = buildPhraseIndex(DEBIT_KEYWORDS, "always");

/**
 * Words of games and courts that also occur in the names of places. If a word of LANDFORMS follows, as in "POKER FLAT",
 * the words name a place.
 */
const GAMES_IN_PLACES: ReadonlySet<string> = new Set(
  "POKER CASINO BINGO JACKPOT GAMBLING SHERIFF".split(" "),
);
const LANDFORMS: ReadonlySet<string> = new Set(
  "CREEK RIVER FLAT FLATS HILL HILLS VALLEY BAY POINT ISLAND GULLY STATION LANE ROAD RD STREET ST".split(" "),
);

/**
 * Reports whether a word for gambling is only part of a place: "POKER CREEK" is a creek, and "CASINO MEATWORKS CASINO" is
 * in the town of Casino.
 */
export function isGeographic(
  { phrase, at, size }: Pick<PhraseMatch<Keyword>, "phrase" | "at" | "size">,
  words: readonly string[],
): boolean {
  const isTown = phrase === "CASINO" && words.filter((word) => word === phrase).length > 1;
  return isTown || (GAMES_IN_PLACES.has(phrase) && LANDFORMS.has(words[at + size] ?? ""));
}

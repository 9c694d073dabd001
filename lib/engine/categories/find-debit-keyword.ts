import { debitKeywordIndex, isGeographic, type Keyword } from "@/lib/engine/categories/debit-keywords";
import { FINE_CODE, isAnimalFee, isFined } from "@/lib/engine/categories/fines";
import { isWholeWord } from "@/lib/engine/categories/merchants";
import type { PhraseMatch } from "@/lib/engine/text/phrase-index";

/**
 * A keyword or merchant that was found in a description: the table's entry, the words that matched, and the certainty
 * of the match. `isDisputed` is true if another reliable keyword in the name points to a different trade.
 */
export type Recognised<T> = { value: T; phrase: string; confidence: number; isDisputed?: boolean };

/**
 * The amount by which a keyword's weight rises for each keyword before it. In a name with several keywords, the last
 * one usually names the trade: "HOSPITAL CAFE" is a café.
 */
const LATER_BONUS = 0.03;

const GAMING_WORDS: ReadonlySet<string> = new Set("POKIES,POKIE,GAMING,GAMING ROOM,GAMING LOUNGE".split(","));
/** Gaming words that a bank truncated at the end of a venue's name. */
const CUT_GAMING = /^(?:GAM|GAMI|GAMIN|POKI)$/;
const GAMING: Keyword = { code: "rec.gambling", confidence: 0.6, inferred: true };
const VENUES = /^(?:foo\.dining|foo\.alcohol|rec\.travel)$/;
/** Games that charities, clubs and shops sell. */
const TICKET_WORDS: ReadonlySet<string> = new Set("KENO,CLUB KENO,LOTTERY,LOTTERIES,SCRATCHIES".split(","));
const SELLERS =
  /^(?:foo\.dining|foo\.alcohol|giv\.donation|hea\.medical|rec\.entertainment|shp\.gifts_other)$/;

/** Reports whether the phrase is a game that is played or sold at a place of the category. */
function isPlayedAt(phrase: string, code: string): boolean {
  return (GAMING_WORDS.has(phrase) && VENUES.test(code)) || (TICKET_WORDS.has(phrase) && SELLERS.test(code));
}

/** Finds the most certain keyword for a debit among the words of a name; null if there is none. */
export function findDebitKeyword(tokens: readonly string[]): Recognised<Keyword> | null {
  let best: Recognised<Keyword> | null = null;
  let bestWeight = 0;
  let venue: string | null = null;
  const sure: Keyword[] = [];
  let from = 0;
  for (let order = 0; from < tokens.length; order++) {
    const found = debitKeywordIndex.find(tokens, from);
    if (!found) break;
    from = found.at + found.size;
    const confidence = found.value.confidence - (found.isTruncated ? 0.08 : 0);
    // The purpose takes precedence over the venue, in any order of the words. Spending in a hotel's gaming room is
    // gambling, and so is a ticket in a hospital's lottery.
    const isPlay = best !== null && isPlayedAt(found.phrase, best.value.code);
    if (best !== null && isPlayedAt(best.phrase, found.value.code)) continue;
    const isWeak = WEAK_WORDS.has(found.phrase);
    const weight = isPlay ? 1 : isWeak ? confidence - WEAK_LESS : confidence + order * LATER_BONUS;
    if (found.isTruncated && found.value.inferred) continue;
    if (isWholeWord(found, tokens) || isDoubtfulCut(found, tokens) || isGeographic(found, tokens)) continue;
    if (isOfTradesKin(found, tokens)) {
      venue ??= found.phrase;
      continue;
    }
    if (!isWeak && !found.isTruncated && !found.value.inferred) sure.push(found.value);
    if (weight <= bestWeight) continue;
    bestWeight = weight;
    best = { value: found.value, phrase: found.phrase, confidence };
  }
  if (best && FINING.test(best.value.code) && (isFined(tokens) || tokens.some((word) => PERMIT.test(word))))
    return { value: FINE, phrase: best.phrase, confidence: FINE.confidence };
  if (best?.value.code === "hou.rates_water" && isAnimalFee(tokens))
    return { value: FINE, phrase: best.phrase, confidence: FINE.confidence };
  // "FLEXISCHOOLS CANTEEN" is at a school, so "SCHOOL" is also looked for within longer words.
  if (best && CANTEENS.test(best.phrase) && tokens.some((word) => word.includes("SCHOOL")))
    return { value: SCHOOL_MEALS, phrase: best.phrase, confidence: SCHOOL_MEALS.confidence };
  if (best && VENUES.test(best.value.code) && tokens.length > 2 && CUT_GAMING.test(tokens.at(-1) ?? ""))
    return { value: GAMING, phrase: "GAMING", confidence: GAMING.confidence };
  if (best && best.phrase === "SPICE" && tokens.some((word) => CUISINES.has(word)))
    return { ...best, value: CUISINE, phrase: "SPICE AND CUISINE" };
  // If the whole name is one weak word, it is probably the beginning of a longer name, so it decides nothing.
  if (best && tokens.length === 1 && WEAK_WORDS.has(best.phrase)) return null;
  if (best && tokens.includes("AMBULANCE") && tokens.some((word) => COVERED.test(word)))
    return { ...best, value: AMBULANCE_COVER };
  if (!best && venue !== null) return { value: KIN_VENUE, phrase: venue, confidence: KIN_VENUE.confidence };
  return best && sure.some((other) => isOtherTrade(other, best)) ? { ...best, isDisputed: true } : best;
}

const KIN_VENUE: Keyword = { code: "foo.dining", confidence: 0.6, inferred: true };
/** A person of a trade: "BUTCHERS", "BOOKMAKER". */
const TRADESPERSON = /(?:ERS?|ORS?|MANS?|MENS?|SMITHS?|WRIGHTS?|COOKS?|CHEFS?)$/;
/** Words that follow the tradesperson in the names of pubs and cafés, whole or truncated. */
const KIN = /^(?:DAUGHT[A-Z]*|WIFE|BRIDE|MISTRESS|WIDOW|ARMS|APPRENTICE|REST)$/;

/** Reports whether the trade is only an allusion in a venue's name: "THE DRAPERS DAUGHTER", "FERRYMANS ARMS". */
function isOfTradesKin({ at, size, phrase }: PhraseMatch<Keyword>, tokens: readonly string[]): boolean {
  return size === 1 && TRADESPERSON.test(phrase) && KIN.test(tokens[at + 1] ?? "");
}

/**
 * Reports whether the word names a different trade from `best`. Two kinds of debt count as the same trade, and so do a
 * game and the place where it is played.
 */
function isOtherTrade({ code }: Keyword, { value, phrase }: Recognised<Keyword>): boolean {
  if (code === value.code || isPlayedAt(phrase, code)) return false;
  return !(code.startsWith("dbt.") && value.code.startsWith("dbt."));
}

/**
 * Words that many trades use, so any other word takes precedence: "rug gallery" is a rug shop, and a football club's
 * "rego" is sport.
 */
const WEAK_WORDS: ReadonlySet<string> = new Set(
  "COURT,GALLERY,HARDWARE,HOTEL,HTL,INN,PUB,BAR,REGO,COUNCIL,SPORTS,SPORT,SCHOOL,MARKET,MARKETS,MART,AQUARIUM,ARCADE,BOTTLE,PRODUCE,KIOSK,EGGS,GIFT,MOBILE,MKT,AIRPORT,CHEESE".split(
    ",",
  ),
);
const WEAK_LESS = 0.2;

const CANTEENS = /^(?:CANTEEN|TUCKSHOP|TUCK SHOP|KIOSK)$/;
const SCHOOL_MEALS: Keyword = { code: "edu.public", confidence: 0.88 };

/** Cuisines. A name with a cuisine and "spice", and no word for a shop, is a restaurant's. */
const CUISINES: ReadonlySet<string> = new Set([
  "INDIAN",
  "THAI",
  "NEPALESE",
  "MALAYSIAN",
  "PAKISTANI",
  "MOROCCAN",
]);
const CUISINE: Keyword = { code: "foo.dining", confidence: 0.8 };

const FINING = /^(?:hou\.rates_water|tra\.(?:tolls_parking|rego_licence))$/;
const PERMIT = /^PERMITS?$/;
const FINE: Keyword = { code: FINE_CODE, confidence: 0.9 };

/** Words that make a payment to an ambulance service a membership, which is insurance. */
const COVERED = /^(?:MEMB$|MEMBE|SUBS|COVER|RENEWAL)/;
const AMBULANCE_COVER: Keyword = { code: "hea.insurance", confidence: 0.92 };

const CUT_KEYWORD_MIN = 6;
/** Word beginnings that several words share: a truncated "CONCER" may be a concert or a concern. */
const DOUBTFUL_CUTS =
  /^(?:CONCER|MEDIC|TEMPL|CHURC|COLLE|FOUND|MINIS|PARIS|PRODU|CABIN|VILLA|MARIN|SECUR|INVES|PRINT|COUNT|COURT|SPORT|INTER|GENER|COMMUN|AUTOM)/;

function isDoubtfulCut(found: PhraseMatch<Keyword>, tokens: readonly string[]): boolean {
  if (!found.isTruncated || found.size > 1) return false;
  const word = tokens[found.at] ?? "";
  return (
    word.length < CUT_KEYWORD_MIN ||
    (DOUBTFUL_CUTS.test(word) && word.length < found.phrase.length - 2) ||
    /^(?:ACCOUN|CONCER|COTTAGE)$/.test(word)
  );
}

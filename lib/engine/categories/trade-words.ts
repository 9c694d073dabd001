import { FIRST_NAMES } from "@/lib/engine/text/first-names";
import { PLACES_OF_TWO } from "@/lib/engine/text/places";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";
import { SURNAMES } from "@/lib/engine/text/surnames";

/**
 * Trade words that a bank may truncate at the end of a name. At least this number of letters of the word must remain.
 */
const CUT_TRADES: readonly (readonly [trade: string, lettersMin: number])[] = [
  ["CLUB", 3],
  ["CAFE", 3],
  ["KITCHEN", 4],
  ["ESPRESSO", 3],
  ["MEATS", 3],
  ["BAKERY", 4],
  ["PHARMACY", 4],
  ["BARBER", 4],
  ["CINEMA", 4],
  ["CANTEEN", 4],
  ["GROCERY", 4],
  ["RESTAURANT", 4],
  ["SUPERMARKET", 6],
  ["BUTCHER", 4],
  ["TAKEAWAY", 5],
  ["PIZZERIA", 5],
  ["DENTAL", 4],
  ["PHYSIOTHERAPY", 5],
  ["OPTOMETRIST", 4],
  ["VETERINARY", 5],
  ["NEWSAGENCY", 5],
  ["FLORIST", 5],
  ["BREWERY", 5],
  ["BREWING", 5],
  ["TAVERN", 4],
  ["LIQUOR", 4],
  ["ROADHOUSE", 5],
  ["PARKING", 5],
  ["AUTOMOTIVE", 5],
  ["TACKLE", 5],
  ["AQUATIC", 4],
  ["PRACTICE", 5],
  ["GRAMMAR", 4],
  ["KINDERGARTEN", 4],
  ["CLINIC", 4],
  ["BAKEHOUSE", 6],
  ["CELLARS", 5],
  ["TYRES", 3],
  ["FOOTBALL", 5],
  ["COFFEE", 5],
  ["STRENGTH", 5],
];
/** The minimum number of words in a name that may be truncated. Banks truncate only long names. */
const CUT_NAME_WORDS_MIN = 3;

/** Abbreviations in shops' names, with the full word for each. */
const WRITTEN_OUT: ReadonlyMap<string, string> = new Map([
  ["CTR", "CENTRE"],
  ["CNTR", "CENTRE"],
  ["BUTCHR", "BUTCHER"],
  ["BUTCHRS", "BUTCHERS"],
  ["TRG", "TRAINING"],
  ["NITE", "NIGHT"],
  ["HLTHCARE", "HEALTHCARE"],
]);

/**
 * Prepares the words of a name for the search for a trade. Writes out abbreviations and a truncated trade. Removes the
 * form of an Italian company ("SPA"), and the town of Casino at the start.
 * `from` may be only the first words of the name.
 */
export function toTradeWords(
  { tokens: all, words, state, country }: Descriptor,
  from: readonly string[] = all,
): readonly string[] {
  const tokens = from.some((word) => WRITTEN_OUT.has(word))
    ? from.map((word) => WRITTEN_OUT.get(word) ?? word)
    : from;
  if (tokens.indexOf("SPA") > 0 && (country === "IT" || words.includes("EUR")))
    return tokens.filter((word) => word !== "SPA");
  const whole = all.length >= CUT_NAME_WORDS_MIN ? findCutTrade(tokens.at(-1) ?? "", tokens.at(-2)) : null;
  if (whole !== null) return [...tokens.slice(0, -1), whole];
  return tokens[0] === "CASINO" && state === "NSW" ? tokens.slice(1) : tokens;
}

/**
 * If the end of a name repeats its beginning, the repeated words are a place only if they have at least this many
 * letters. Fewer letters may be the beginning of another word.
 */
const REPEATED_LETTERS_MIN = 5;

/**
 * Removes an unlisted place from the end of a purchase's words. The name before the place may be truncated: "ZELDON
 * BAKEHOUS CORVANE". If the last words repeat the first words, they are the place, even if it is truncated: "MOUNT
 * ZELDON CELLA MOUNT ZEL". Otherwise removes only the last word. Null if there are too few words.
 */
export function dropUnlistedSuburb({ tokens }: Descriptor): readonly string[] | null {
  if (tokens.length < CUT_NAME_WORDS_MIN) return null;
  const line = tokens.join(" ");
  for (let size = tokens.length - 2; size > 1; size--) {
    const tail = tokens.slice(-size).join(" ");
    if (tail.length >= REPEATED_LETTERS_MIN && line.startsWith(tail)) return tokens.slice(0, -size);
  }
  return tokens.slice(0, -1);
}

/**
 * Truncated words whose meaning depends on the word before them, with the full word: after SERVICE, ST is a STATION.
 */
const CUT_PAIRS: readonly (readonly [before: RegExp, cut: RegExp, whole: string])[] = [
  [/^SERVICE$/, /^ST$/, "STATION"],
  [/^STREET$/, /^BAK$/, "BAKERY"],
  [/^GENERAL$/, /^(?:ST|STO|STOR)$/, "STORE"],
  [/^(?:CAR|CARAVAN)$/, /^(?:PA|PAR)$/, "PARK"],
  [/^(?:QUALITY|FRESH|PRIME|FINE|FAMILY|GOURMET|HALAL)$/, /^(?:ME|MEA|MEAT|MTS?)$/, "MEATS"],
  [/^FARMERS$/, /^(?:MA|MAR|MARK|MARKE)$/, "MARKET"],
  [/^MEMORIAL$/, /^PU$/, "PUB"],
  [/^(?:SUPER|MEDICAL|DENTAL|SKIN|EYE|HEART|HEALTH)$/, /^(?:CL|CLI)$/, "CLINIC"],
  [/^(?:PUBLIC|PRIMARY)$/, /^SC?$/, "SCHOOL"],
  [/^DAY$/, /^NIG?H?$/, "NIGHT"],
  [/^FAMILY$/, /^PRA?C?$/, "PRACTICE"],
  [/^GARDEN$/, /^C(?:EN?|ENT?)?$/, "CENTRE"],
  [/^(?:BOAT|YACHT|SAILING|BOWLS|BOWLING|GOLF|RSL|LEAGUES|SPORTS|SURF|FOOTBALL|TENNIS)$/, /^CLU?$/, "CLUB"],
  [/^(?:VALLEY|COAST|CREEK|RIVER|BEACH|CITY|FAMILY|STREET|ST)$/, /^MED(?:I|IC)?$/, "MEDICAL"],
];

/** Reports whether the words are the beginning of a town of two words: "FAIRY MEA" is Fairy Meadow. */
function beginsTown(words: string): boolean {
  for (const place of PLACES_OF_TWO) if (place.startsWith(words)) return true;
  return false;
}

function findCutTrade(last: string, before: string | undefined): string | null {
  const pair = CUT_PAIRS.find(([first, cut]) => first.test(before ?? "") && cut.test(last));
  if (pair) return pair[2];
  const found = CUT_TRADES.find(
    ([trade, lettersMin]) =>
      last.length >= lettersMin && last.length < trade.length && trade.startsWith(last),
  );
  if (!found || FIRST_NAMES.has(last) || SURNAMES.has(last)) return null;
  return before !== undefined && beginsTown(`${before} ${last}`) ? null : found[0];
}

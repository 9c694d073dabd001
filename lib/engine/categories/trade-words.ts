import { FIRST_NAMES } from "@/lib/engine/text/first-names";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";
import { SURNAMES } from "@/lib/engine/text/surnames";

/**
 * Trade words that a bank may truncate at the end of a name. The number is the fewest letters that can only be this
 * word.
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
];
/** The minimum number of words in a name that may be truncated. Banks truncate only long names. */
const CUT_NAME_WORDS_MIN = 3;

/** Abbreviations in shops' names, with the word of each. */
const WRITTEN_OUT: ReadonlyMap<string, string> = new Map([
  ["CTR", "CENTRE"],
  ["CNTR", "CENTRE"],
  ["BUTCHR", "BUTCHER"],
  ["BUTCHRS", "BUTCHERS"],
]);

/**
 * Prepares the words of a name for the search for a trade. Writes out abbreviations and a truncated trade. Removes the
 * form of an Italian company ("SPA"), and the town of Casino at the start.
 */
export function toTradeWords({ tokens: printed, words, state, country }: Descriptor): readonly string[] {
  const tokens = printed.some((word) => WRITTEN_OUT.has(word))
    ? printed.map((word) => WRITTEN_OUT.get(word) ?? word)
    : printed;
  if (tokens.indexOf("SPA") > 0 && (country === "IT" || words.includes("EUR")))
    return tokens.filter((word) => word !== "SPA");
  const whole = tokens.length >= CUT_NAME_WORDS_MIN ? findCutTrade(tokens.at(-1) ?? "", tokens.at(-2)) : null;
  if (whole !== null) return [...tokens.slice(0, -1), whole];
  return tokens[0] === "CASINO" && state === "NSW" ? tokens.slice(1) : tokens;
}

function findCutTrade(last: string, before: string | undefined): string | null {
  if (last === "ST" && before === "SERVICE") return "STATION";
  if (FIRST_NAMES.has(last) || SURNAMES.has(last)) return null;
  const found = CUT_TRADES.find(
    ([trade, lettersMin]) =>
      last.length >= lettersMin && last.length < trade.length && trade.startsWith(last),
  );
  return found?.[0] ?? null;
}

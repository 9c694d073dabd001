import { MERCHANT_NAMES } from "@/lib/engine/categories/merchants";
import { toCategory } from "@/lib/engine/categories/taxonomy";
import { FIRST_NAMES } from "@/lib/engine/text/first-names";
import { PLACES } from "@/lib/engine/text/places";
import { SURNAMES } from "@/lib/engine/text/surnames";

/**
 * The category that a word in a name suggests: the most frequent one among listed merchants with the word. `share` is
 * the share of those merchants in that category.
 */
type Vote = { code: string; word: string; share: number };

const WORD_LENGTH_MIN = 4;
/**
 * A word suggests a category if at least this many listed merchants with the word are in it. They must also be at least
 * SHARE_MIN of all merchants with the word.
 */
const MERCHANTS_MIN = 3;
const SHARE_MIN = 0.75;
/**
 * Words that firms of every trade use, so they suggest no category. "Rural" and "regional" occur in the names of
 * councils and of many other bodies.
 */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  `INTERNET MOBILE BANKING AUSTRALIA AUSTRALIAN GROUP LIMITED COMPANY SERVICES SERVICE CENTRE CENTER STORE STORES SHOP HOUSE CITY NORTH SOUTH EAST WEST CENTRAL
ONLINE GLOBAL INTERNATIONAL NATIONAL ROYAL CORPORATE FIRST GREAT LITTLE GREEN BLUE BLACK WHITE GOLDEN GOLD SILVER SMART DIRECT PLUS PLAZA TRADING BROTHERS
TOWN THINGS ELEVEN FANTASTIC OUTBACK FAMILY COMMUNITY REGIONAL RURAL LOCAL STREET ROAD PARK HILL VALLEY BEACH ISLAND COAST RIVER HARBOUR BRIDGE GATE WORLD LIFE HOME`.split(
    /\s+/,
  ),
);

let votes: ReadonlyMap<string, Vote> | null = null;

/**
 * Suggests a category for an unlisted name: the usual category of listed merchants that share a word with it. If
 * several words suggest a category, the last word decides, because trades are mostly named last. If none does, a
 * trade joined to the end of a word decides. Covers only everyday spending: never debts, gambling or public bodies.
 * Null without any suggestion.
 */
export function findVote(tokens: readonly string[]): Vote | null {
  votes = votes ?? countVotes();
  for (let index = tokens.length - 1; index >= 0; index--) {
    const vote = votes.get(tokens[index] ?? "");
    if (vote) return vote;
  }
  return findJoinedTrade(tokens);
}

/** Trade words that shops append to an invented name, by category: "BURGER" in "ZELDONBURGER". */
const JOINED: readonly (readonly [code: string, word: RegExp])[] = [
  [
    "foo.dining",
    /^[A-Z]{3,}(?:BURGERS?|PIZZA|COFFEE|SUSHI|KEBABS?|ESPRESSO|BISTRO|RESTAURANT|NOODLES?|DUMPLINGS?|TACOS?)$|^[A-Z]{2,}CAFE$/,
  ],
  ["foo.groceries", /^[A-Z]{3,}(?:BAKERY|BAKEHOUSE|MEATS|BUTCHERY?|GROCERS?|SUPERMARKET)$/],
  ["foo.alcohol", /^[A-Z]{3,}(?:LIQUOR|CELLARS|BREWERY)$/],
  ["hea.pharmacy", /^[A-Z]{3,}(?:PHARMACY|CHEMIST)$|^CHEM(?:PLUS|SAVE|MART|WELL|WORLD|CARE)$/],
  ["hea.medical", /^[A-Z]{3,}(?:DENTAL|DENTIST|PHYSIO|PODIATRY|OPTICAL|MEDICAL|CLINIC)$/],
  ["per.care", /^[A-Z]{3,}(?:BARBERS?|HAIRDRESSING|BEAUTY|NAILS)$/],
  ["rec.gym", /^[A-Z]{3,}(?:FITNESS|PILATES|YOGA|CROSSFIT)$/],
  ["rec.entertainment", /^[A-Z]{3,}CINEMAS?$/],
  ["tra.vehicle_care", /^[A-Z]{3,}(?:TYRES|MECHANICAL|AUTOMOTIVE|CARWASH)$/],
  ["tra.tolls_parking", /^[A-Z]{3,}PARKING$/],
  ["pet.care", /^[A-Z]{3,}GROOMING$/],
  ["shp.gifts_other", /^[A-Z]{3,}(?:FLORIST|FLOWERS)$/],
  ["hou.maintenance", /^[A-Z]{3,}(?:PLUMBING|ELECTRICAL|ROOFING)$|^PLUMB(?!ER|ING|S$)[A-Z]{3,}$/],
];

function findJoinedTrade(tokens: readonly string[]): Vote | null {
  for (const word of tokens) {
    const found = JOINED.find(([, joined]) => joined.test(word));
    if (found) return { code: found[0], word, share: 1 };
  }
  return null;
}

function countVotes(): ReadonlyMap<string, Vote> {
  const names = new Map<string, Map<string, Set<string>>>();
  for (const [phrase, { name, code }] of MERCHANT_NAMES) {
    for (const word of phrase.split(" ")) {
      if (word.length < WORD_LENGTH_MIN || /\d/.test(word) || isEmpty(word)) continue;
      const byCategory = names.get(word) ?? new Map<string, Set<string>>();
      names.set(word, byCategory);
      const merchants = byCategory.get(code) ?? new Set<string>();
      byCategory.set(code, merchants.add(name));
    }
  }
  const found = new Map<string, Vote>();
  for (const [word, byCategory] of names) {
    const counts = [...byCategory].map(([code, merchants]) => ({ code, count: merchants.size }));
    const total = counts.reduce((sum, { count }) => sum + count, 0);
    const [most] = counts.sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1));
    if (!most || most.count < MERCHANTS_MIN || most.count / total < SHARE_MIN || !isEveryday(most.code))
      continue;
    found.set(word, { code: most.code, word, share: most.count / total });
  }
  return found;
}

function isEmpty(word: string): boolean {
  return EMPTY_WORDS.has(word) || PLACES.has(word) || FIRST_NAMES.has(word) || SURNAMES.has(word);
}

function isEveryday(code: string): boolean {
  return (
    toCategory(code).part === "LIVING" &&
    code !== "rec.gambling" &&
    code !== "hou.rates_water" &&
    !/^(?:gov|fin|csh|trf|unc|dbt)\./.test(code)
  );
}

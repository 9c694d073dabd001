import { COMPANY_WORDS } from "@/lib/engine/categories/firm-name";
import { ORDINARY_WORDS } from "@/lib/engine/categories/tables/ordinary-words";
import { FIRM_WORDS } from "@/lib/engine/text/first-names";
import { PLACES } from "@/lib/engine/text/places";

/** Words of payrolls, banks and company forms, which different parties may share. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  "AUSTRALIA AUSTRALIAN GROUP SERVICES SERVICE HOLDINGS COMPANY PAYROLL SALARY WAGES DIRECT CREDIT DEBIT TRANSFER BANK PAYMENT FROM NATIONAL CITY COUNCIL TRUST TRUSTEE LIMITED".split(
    " ",
  ),
);
/**
 * Short words at the start of many employers' names, such as states, saints, numbers, sizes, colours and prepositions.
 */
const SHORT_COMMON: ReadonlySet<string> = new Set(
  `SA WA NT NZ UK US EU MY WE GO NO UP IN ON AT BY TO OF IT ST MT DR MR MS NSW QLD VIC TAS ACT AUS AUST GOV THE ALL NEW OLD BIG TOP PRO ONE TWO FIRST SUN SKY SEA BAY RED BLUE GOLD PINK GREY BEST HOME EAST WEST FOUR FIVE
REAL TRUE OPEN FAST EASY GOOD NEXT TEAM LIFE LINK STAR KING CITI AQUA ECO BIO GEO NET WEB TECH DATA CARE KIDS FOOD CAFE CLUB PARK LAKE HILL RIVER`.split(
    /\s+/,
  ),
);
/**
 * A first word of at least this many letters identifies a firm unless it is one of COMMON_WORDS. A shorter first word
 * must also be missing from the lists of ordinary words, places and trades.
 */
const LONG_LETTERS_MIN = 5;
const SHORT_LETTERS_MIN = 2;
/**
 * Two names, each written without spaces, count as one if the longer begins with the shorter. The shorter must have at
 * least this many letters.
 */
const JOINED_LETTERS_MIN = 8;
const INITIALS_MIN = 3;

/**
 * Reports whether two names begin alike, as different names of one employer do. They have one of these in common:
 * - the same distinctive word: "CVX CONTRACTING" and "CVX HOLDINGS"
 * - the same letters with other spaces: "CORVANE ONE" and "CORVANEONE"
 * - the same state and next word: "QLD HEALTH" and "QUEENSLAND HEALTH"
 * - the initials of one name as the first word of the other: "ALL FARMS QLD" and "AFQ GROUP"
 */
export function beginsAlike(a: string, b: string): boolean {
  const [first = ""] = a.split(" ");
  const [other = ""] = b.split(" ");
  return (
    (first === other && isDistinctive(first)) ||
    isSameDepartment(a, b) ||
    isSameLetters(a, b) ||
    isInitials(a, b) ||
    isInitials(b, a)
  );
}

/** The names and abbreviations of the states. The name of a state's department begins with one of these. */
const STATES: ReadonlyMap<string, string> = new Map([
  ["QUEENSLAND", "QLD"],
  ["VICTORIA", "VIC"],
  ["TASMANIA", "TAS"],
  ...["NSW", "QLD", "VIC", "SA", "WA", "TAS", "ACT", "NT"].map((state) => [state, state] as const),
]);

/**
 * Reports whether both names begin with the same state and the same next word: "QUEENSLAND HEALTH" and "QLD HEALTH
 * CENTRAL".
 */
function isSameDepartment(a: string, b: string): boolean {
  const [state = "", what = ""] = a.split(" ");
  const [other = "", its = ""] = b.split(" ");
  return (
    what === its &&
    what.length >= LONG_LETTERS_MIN &&
    STATES.has(state) &&
    STATES.get(state) === STATES.get(other)
  );
}

function isDistinctive(word: string): boolean {
  if (COMMON_WORDS.has(word)) return false;
  return word.length >= LONG_LETTERS_MIN || (word.length >= SHORT_LETTERS_MIN && isCoined(word));
}

/**
 * Reports whether the word is in no list of ordinary words, places and trades. Such a word identifies one firm. Lists
 * of people's names are not consulted, because they cover some cultures better than others: "KIM CLEANING" and "VO
 * CLEANING" are read alike.
 */
export function isCoined(word: string): boolean {
  const isListed = [FIRM_WORDS, COMPANY_WORDS, PLACES, SHORT_COMMON].some((list) => list.has(word));
  return !isListed && !ORDINARY_WORDS.includes(word);
}

/** Reports whether, without their spaces, the names are equal or the longer one begins with the shorter one. */
function isSameLetters(a: string, b: string): boolean {
  const [one, other] = [a.replaceAll(" ", ""), b.replaceAll(" ", "")];
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= JOINED_LETTERS_MIN && long.startsWith(short);
}

function isInitials(short: string, long: string): boolean {
  const [word = ""] = short.split(" ");
  const words = long.split(" ");
  if (word.length < INITIALS_MIN || words.length < word.length || !isCoined(word)) return false;
  return [...word].every((letter, index) => words[index]?.startsWith(letter));
}

import type { Signs } from "@/lib/engine/categories/read-signs";
import { hasShortForm, LEADING_BANK_WORDS } from "@/lib/engine/text/find-person";
import { isFirmLikePerson } from "@/lib/engine/text/firms-like-people";
import { FIRM_WORDS, FIRST_NAMES } from "@/lib/engine/text/first-names";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";
import { SURNAMES } from "@/lib/engine/text/surnames";

/** Words that are typical of organisations' names. A regular transfer from a name with one of them may be a wage. */
export const COMPANY_WORDS: ReadonlySet<string> = new Set(
  `PTY LTD LIMITED PL COUNCIL SHIRE CITY HOSPITAL HLTH HEALTH SCHOOL COLLEGE UNIVERSITY UNI TAFE DEPT DEPARTMENT GOVT INDUSTRIES
LOGISTICS CONSTRUCTIONS CONSTRUCTION ENGINEERING MINING RESOURCES SERVICES SOLUTIONS GROUP PAY FOODS MANUFACTURING`.split(
    /\s+/,
  ),
);

/**
 * Reports whether a firm paid: the name has an organisation's word, a trade word or a known merchant. A name of unknown
 * words is not read as a firm's, so that names of every culture are treated alike.
 */
export function isFirmName({ tokens }: Descriptor, sign: Signs | undefined): boolean {
  if (sign?.merchant || sign?.payer || isFirmLikePerson(tokens)) return true;
  if (hasShortForm(tokens)) return true;
  return tokens.some(isFirmWord) || isCutFirmWord(tokens.at(-1) ?? "");
}

const isFirmWord = (token: string) => COMPANY_WORDS.has(token) || FIRM_WORDS.has(token);

const CUT_WORD_MIN = 6;
/**
 * The minimum number of letters in a truncated word for an organisation. At most LOST_LETTERS_MAX letters may be
 * missing: "HEALT", "SCHOO".
 */
const CUT_COMPANY_MIN = 5;
const LOST_LETTERS_MAX = 2;
const COUNTRY_MIN = 5;
const LONG_FIRM_WORDS: readonly string[] = [...COMPANY_WORDS, ...FIRM_WORDS].filter(
  (word) => word.length > CUT_WORD_MIN,
);

/**
 * Reports whether the word is a business word that the bank truncated: "GROU" in "ARDENT FITOUT GROU", "CONSTRUCTI" in
 * "KEMBLA CONSTRUCTI". A name that ends in such a word is not a person's.
 */
export function isCutFirmWord(word: string): boolean {
  if (word === "GROU" || (word.length >= COUNTRY_MIN && "AUSTRALIA".startsWith(word))) return true;
  if (FIRST_NAMES.has(word) || SURNAMES.has(word)) return false;
  if (isCutCompanyWord(word)) return true;
  return word.length >= CUT_WORD_MIN && LONG_FIRM_WORDS.some((whole) => whole.startsWith(word));
}

/** Reports whether the words name an organisation; the bank may have truncated the last word. */
export const hasCompanyWord = (tokens: readonly string[]): boolean =>
  tokens.some((token) => COMPANY_WORDS.has(token)) || isCutCompanyWord(tokens.at(-1) ?? "");

/** Reports whether the word is one of COMPANY_WORDS, possibly with its last letter or two missing. */
function isCutCompanyWord(word: string): boolean {
  if (word.length < CUT_COMPANY_MIN) return false;
  for (const whole of COMPANY_WORDS)
    if (whole.length - word.length <= LOST_LETTERS_MAX && whole.startsWith(word)) return true;
  return false;
}

const FRONT_MIN = 3;
const FRONTED_MIN = 5;
const FRONTED_WORDS: readonly string[] = [...COMPANY_WORDS, ...FIRM_WORDS].filter(
  (word) => word.length >= FRONTED_MIN,
);

/**
 * Reports whether the word is the beginning of a business or payroll word, and is not itself a name: "FRE", "WAG". Only
 * for text from a bank that is known to truncate.
 */
export function isFrontOfFirmWord(word: string): boolean {
  if (word.length < FRONT_MIN || FIRST_NAMES.has(word) || SURNAMES.has(word)) return false;
  return FRONTED_WORDS.some((whole) => whole.startsWith(word));
}

/**
 * A word that may be part of a person's name. A name needs at least two such words, or one such word and an initial.
 */
const NAME_WORD = /^[A-Z]{2,}$/;
const INITIAL = /^[A-Z]$/;
const NAME_WORDS_MIN = 2;
const NAME_WORDS_MAX = 6;

/**
 * Reports whether a transfer's words may be a person's name and contain no word that only firms use. Unlisted names
 * count too, so that names of every culture are treated alike.
 */
export function isUnknownName(text: Descriptor, sign: Signs): boolean {
  const { tokens } = text;
  const name = tokens.slice(0, findNote(tokens));
  if (
    isFirmName({ ...text, tokens: name }, sign) ||
    name.length < NAME_WORDS_MIN ||
    name.length > NAME_WORDS_MAX
  )
    return false;
  const isWord = (word = "") =>
    NAME_WORD.test(word) && !NOTE_WORDS.has(word) && !LEADING_BANK_WORDS.has(word);
  // Initials may precede or follow the name: "Z TARVO", "Z B TARVO", "ZORRIN T".
  const at = name.findIndex((word) => !INITIAL.test(word));
  const [given = "", family = ""] = name.slice(Math.max(0, at));
  return isWord(given) && (at > 0 || isWord(family) || INITIAL.test(family));
}

/**
 * Reports whether a transfer begins with a note between people and then does not name a firm: "FOR SHOES AND FOOD
 * ZORRIN TARVO".
 */
export function isNoteBeforeName({ tokens }: Descriptor, sign: Signs): boolean {
  const [first = ""] = tokens;
  const isNote = tokens.length > 2 && (NOTE_WORDS.has(first) || PERSONAL.has(first));
  return isNote && !sign.merchant && !sign.payer && !tokens.some((word) => LEGAL_FORMS.test(word));
}

const LEGAL_FORMS = /^(?:PTY|LTD|LIMITED|PL|CO|GROUP|SERVICES)$/;

/**
 * Finds where a personal note begins after a name of two or three words: "LUPE TAUILIILI PLS PAY ME BACK". Returns
 * the index of the note's first word, or the number of words if there is no note. If the name has a business word,
 * the words after it are not a note: "SA DEPT FOR EDUCATION".
 */
export function findNote(tokens: readonly string[]): number {
  const size = [2, 3].find((words) => isSocialNote(tokens.slice(words)));
  return size !== undefined && !tokens.slice(0, size).some(isFirmWord) ? size : tokens.length;
}

/** Reports whether the words after a name begin like a note between people: "for food", "thanks". */
export const isSocialNote = (note: readonly string[]): boolean => NOTES.test(note.join(" "));

/** Words that begin a note between people if they follow a name of two words. */
const NOTES =
  /^(?:(?:GIFT|FOR|THANKS?|THX|PLS|PLEASE|DINNER|LUNCH|BREAKFAST|BIRTHDAY|BDAY|XMAS|CHRISTMAS|HALF|OWED?|KIDS|MY|YOUR|OUR)\b|CAR (?:LOAN|PAYMENT)\b|LOAN BACK\b|(?:UNI|SCHOOL) (?:ALLOWANCE|MONEY|BOOKS)\b|LABOU?R HELP\b|(?:GAS|WATER|POWER|ELEC) (?:N|AND|PLUS) |(?:GAS|WATER|POWER|ELEC|ELECTRICITY|INTERNET|PHONE) BILL\b)/;

/** Words that begin a note rather than a name. */
const NOTE_WORDS: ReadonlySet<string> = new Set(
  `UNTIL TILL FOR THE MY OUR YOUR HIS HER TO FROM AND OF AT IN ON WITH LAST NEXT THIS PAYDAY TODAY TOMORROW WEEK WEEKLY FORTNIGHT
MONTH MONTHLY DAY MONEY CASH BILLS RENT FOOD INV INVOICE BOARD DINNER LUNCH`.split(/\s+/),
);

/** Words of notes between people who know each other. Payrolls, agencies and clients do not write them. */
const PERSONAL: ReadonlySet<string> = new Set(
  `GIFT PRESENT THANKS THX TA CHEERS LOVE XX XXX XO PLS PLEASE SORRY BIRTHDAY BDAY XMAS CHRISTMAS EASTER WEDDING DINNER LUNCH BRUNCH BREAKFAST BREKKIE
DRINKS BEER BEERS PIZZA TAKEAWAY FOOD GROCERIES TICKETS TIX PETROL UBER TRIP WEEKEND HALF SPLIT SHARE SHARED OWE OWED BACK HELP LOAN FROM FOR MY YOUR OUR
KIDS MUM DAD MOM NAN NANNA NANA GRANDMA GRANDPA POP BRO SIS SON MATE FRIEND POCKET`.split(/\s+/),
);

/** Reports whether people write the word only to people they know. */
export const isPersonalWord = (word: string): boolean => PERSONAL.has(word);

/** Words of meals, outings, gifts and children's things in notes between people. Bills do not have these words. */
const SHARED: ReadonlySet<string> = new Set(
  `DINNER LUNCH BRUNCH BREAKFAST BREKKIE DRINKS BEERS PIZZA TAKEAWAY GROCERIES TICKETS TIX BIRTHDAY BDAY XMAS PRESENT
FOOTY FISHING NAPPIES BUBS MOVIE MOVIES CONCERT CINEMA`.split(/\s+/),
);
const BESIDE_WORDS_MIN = 3;

/**
 * Reports whether the keyword of a transfer is part of a note between people, such as "LUNCH" in "LUNCH ZORRIN TARVO"
 * or "CHURCH" in "CHURCH LUNCH ZORRIN". No other word may be a business word.
 */
export function isBesideNote({ tokens, place }: Descriptor, { keyword, merchant, payer }: Signs): boolean {
  // Counts the place as one word of the name, because a surname may also be a suburb.
  const size = tokens.length + (place === null ? 0 : 1);
  if (!keyword || merchant || payer || size < BESIDE_WORDS_MIN) return false;
  if (/^(?:dbt|fin|trf)\./.test(keyword.value.code)) return false;
  const words = keyword.phrase.split(" ");
  const at = tokens.indexOf(words[0] ?? "");
  const isNote = (word = "") => SHARED.has(word);
  const isBeside = words.some(isNote) || isNote(tokens[at - 1]) || isNote(tokens[at + words.length]);
  return at >= 0 && isBeside && !tokens.some((word) => FIRM_WORDS.has(word) && !words.includes(word));
}

/**
 * Reports whether the words or the note contain a word that people write only to people they know. If there are only
 * one or two words, skips the first, because it is part of a name.
 */
export const hasPersonalNote = ({ tokens, note }: Pick<Descriptor, "tokens" | "note">): boolean =>
  [...tokens.slice(tokens.length > NAME_WORDS_MIN ? 0 : 1), ...note].some((word) => PERSONAL.has(word));

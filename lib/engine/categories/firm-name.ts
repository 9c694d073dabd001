import type { Signs } from "@/lib/engine/categories/read-signs";
import { FIRM_WORDS, FIRST_NAMES } from "@/lib/engine/text/first-names";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";
import { SURNAMES } from "@/lib/engine/text/surnames";

/** Words only an organisation has; one of them makes a regular transfer a wage that was paid by transfer. */
export const COMPANY_WORDS: ReadonlySet<string> = new Set(
  `PTY LTD LIMITED PL COUNCIL SHIRE CITY HOSPITAL HLTH HEALTH SCHOOL COLLEGE UNIVERSITY UNI TAFE DEPT DEPARTMENT GOVT INDUSTRIES
LOGISTICS CONSTRUCTIONS CONSTRUCTION ENGINEERING MINING RESOURCES SERVICES SOLUTIONS GROUP PAY FOODS MANUFACTURING`.split(
    /\s+/,
  ),
);

/**
 * True when something but the culture of a name says that a firm paid: a word only organisations have, a word of trade, or a
 * known merchant. A name of unknown words is anyone's.
 */
export function isFirmName({ tokens }: Descriptor, sign: Signs | undefined): boolean {
  if (sign?.merchant || sign?.payer) return true;
  return tokens.some(isFirmWord) || isCutFirmWord(tokens.at(-1) ?? "");
}

const isFirmWord = (token: string) => COMPANY_WORDS.has(token) || FIRM_WORDS.has(token);

const CUT_WORD_MIN = 6;
const COUNTRY_MIN = 5;
const LONG_FIRM_WORDS: readonly string[] = [...COMPANY_WORDS, ...FIRM_WORDS].filter(
  (word) => word.length > CUT_WORD_MIN,
);

/** "ARDENT FITOUT GROU", "KEMBLA CONSTRUCTI": a firm's word cut by the bank, which is no name in itself. */
export function isCutFirmWord(word: string): boolean {
  if (word === "GROU" || (word.length >= COUNTRY_MIN && "AUSTRALIA".startsWith(word))) return true;
  if (word.length < CUT_WORD_MIN || FIRST_NAMES.has(word) || SURNAMES.has(word)) return false;
  return LONG_FIRM_WORDS.some((whole) => whole.startsWith(word));
}

const FRONT_MIN = 3;
const FRONTED_MIN = 5;
const FRONTED_WORDS: readonly string[] = [...COMPANY_WORDS, ...FIRM_WORDS].filter(
  (word) => word.length >= FRONTED_MIN,
);

/** "FRE", "WAG": the front of a firm's or a payroll's word, where the bank is known to have cut it; no word or name of its own. */
export function isFrontOfFirmWord(word: string): boolean {
  if (word.length < FRONT_MIN || FIRST_NAMES.has(word) || SURNAMES.has(word)) return false;
  return FRONTED_WORDS.some((whole) => whole.startsWith(word));
}

/** A name is of two plain words or more. */
const NAME_WORD = /^[A-Z]{2,}$/;
const NAME_WORDS_MAX = 6;

/**
 * True for the words of a transfer that no list of names knows and that hold no firm's word: they are treated as a person's
 * name, so that the culture of a name decides nothing.
 */
export function isUnknownName(text: Descriptor, sign: Signs): boolean {
  if (isFirmName(text, sign) || text.tokens.length < 2 || text.tokens.length > NAME_WORDS_MAX) return false;
  return text.tokens.slice(0, 2).every((token) => NAME_WORD.test(token) && !NOTE_WORDS.has(token));
}

/** Words that join other words or say when: they begin a note, and no name. */
const NOTE_WORDS: ReadonlySet<string> = new Set(
  `UNTIL TILL FOR THE MY OUR YOUR HIS HER TO FROM AND OF AT IN ON WITH LAST NEXT THIS PAYDAY TODAY TOMORROW WEEK WEEKLY FORTNIGHT
MONTH MONTHLY DAY MONEY CASH BILLS RENT FOOD INV INVOICE BOARD DINNER LUNCH`.split(/\s+/),
);

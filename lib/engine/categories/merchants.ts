import { CREDIT_KEYWORDS } from "@/lib/engine/categories/credit-keywords";
import { COUNCIL_SERVICE_ROWS } from "@/lib/engine/categories/data/codes-table";
import { COUNCILS, MERCHANTS, PAYERS } from "@/lib/engine/categories/data/merchants-table";
import { readRows } from "@/lib/engine/categories/data/read-rows";
import { DEBIT_KEYWORDS } from "@/lib/engine/categories/debit-keywords";
import { FINE_CODE, isFined } from "@/lib/engine/categories/fines";
import { isBehindTrade, isHarmful, isOtherFirm } from "@/lib/engine/categories/other-firm";
import { type Merchant, readNames } from "@/lib/engine/categories/read-names";
import { beginsSuburb, FIELD_WIDTHS, isShortCut } from "@/lib/engine/categories/short-cuts";
import { ORDINARY_WORDS } from "@/lib/engine/categories/tables/ordinary-words";
import { dropPlace, sizeOfPlace } from "@/lib/engine/text/drop-place";
import { FIRST_NAMES } from "@/lib/engine/text/first-names";
import { buildPhraseIndex, type PhraseEntry, type PhraseMatch } from "@/lib/engine/text/phrase-index";
import { PLACES } from "@/lib/engine/text/places";
import { SURNAMES } from "@/lib/engine/text/surnames";

export type { Merchant };

const COUNCIL_NAMES = readNames(COUNCILS);

/** Every spelling of a merchant's name, with the merchant. */
export const MERCHANT_NAMES: readonly PhraseEntry<Merchant>[] = [...readNames(MERCHANTS), ...COUNCIL_NAMES];
export const PAYER_NAMES: readonly PhraseEntry<Merchant>[] = readNames(PAYERS);

/** Recipients of payments, with the category they are paid for. */
export const merchantIndex = buildPhraseIndex(MERCHANT_NAMES);
/** Payers, used only for money in. */
export const payerIndex = buildPhraseIndex(PAYER_NAMES);

/**
 * A single truncated word shows a harmful category only if it keeps at least this many letters. A shorter word may be
 * the start of any word.
 */
const HARMFUL_CUT_MIN = 7;

/**
 * The merchant that the words name, or null. A short truncated word is not enough for a harmful category: "CREDIT"
 * begins Credit24 and "PAYDAY" begins Paydaycash, but neither word shows a debt. Ignores a merchant's name if the
 * next words make it another firm's name.
 */
export function findMerchant(words: readonly string[]): PhraseMatch<Merchant> | null {
  if (words.length > 1 && REFUND_WORDS.has(words[0] ?? "")) return findMerchant(words.slice(1));
  const found = merchantIndex.find(words);
  const name = found === null || found.at === 0 ? words : dropPlaces(words);
  if (found !== null && found.at >= name.length) return findMerchant(name);
  if (!found || isBehindTrade(found, words)) return findJoined(words) ?? findShort(words) ?? findWide(words);
  if (found.isTruncated && found.size > 1 && COUNTRY_ENDINGS.has(words.at(-1) ?? ""))
    return findJoined(words);
  const rest = words.slice(found.at + found.size);
  if (isOtherFirm(found, words)) return findBrand(found, words);
  if (councilPhrases.has(found.phrase)) return { ...found, value: toService(found.value, rest) };
  if (AUTHORITIES.test(found.value.code) && isFined(rest))
    return { ...found, value: { ...found.value, code: FINE_CODE } };
  if (!found.isTruncated) return found;
  if (isWholeWord(found, words) || isTradePhrase(found, words)) return findJoined(words);
  if (found.size === 1 && (isShortCut(found, words) || beginsSuburb(found, words))) return findJoined(words);
  if (found.size > 1 && found.at > 0 && isKnownWord(words.at(-1) ?? "")) return findJoined(words);
  const isShort = found.size === 1 && (words[found.at]?.length ?? 0) < HARMFUL_CUT_MIN;
  return isHarmful(found.value.code) && (isShort || found.at > 0) ? findJoined(words) : found;
}

/**
 * Drops the places at the end of the words. Banks print up to two after the shop: "OXFORD DENTAL ST MARYS" is not a
 * restaurant called Mary's.
 */
function dropPlaces(words: readonly string[]): readonly string[] {
  const { rest } = dropPlace(words);
  const left = rest.slice(0, rest.length - sizeOfPlace(rest));
  return left.length < words.length ? dropPlaces(left) : words;
}

/**
 * The brand that a firm prints after its own name ("BETCHOICE CORP UNIBET"), or null. Firm and brand must have the same
 * trade, and the brand must be the end of the name.
 */
function findBrand(firm: PhraseMatch<Merchant>, words: readonly string[]): PhraseMatch<Merchant> | null {
  const brand = merchantIndex.find(words, firm.at + firm.size);
  if (!brand || brand.isTruncated || !isSameTrade(brand.value.code, firm.value.code)) return null;
  return isOtherFirm(brand, words) ? null : brand;
}

function isSameTrade(code: string, other: string): boolean {
  return code === other || (code.startsWith("dbt.") && other.startsWith("dbt."));
}

/**
 * Reports whether the tables contain the word as a whole word. Such a word is not the truncated beginning of a longer
 * one: "FARM" in "ZELDON CITY FARM" does not mean FARMERS.
 */
function isKnownWord(word: string): boolean {
  return WHOLE_WORDS.has(word) || ORDINARY_WORDS.includes(word);
}

/** Words that shops and banks join to a brand, whole or truncated, such as "AUSTRALI" in "EBAYAUSTRALI". */
const GLUED_WORDS: readonly string[] =
  "AUSTRALIA AUSTRALIAN AUS AU COM COMAU NET ONLINE RETAIL PTY LTD APP PAY PAYMENT PAYMENTS DEPOSIT DEPOSITS SHOP STORE MARKETPLACE GROUP MELBOURNE SYDNEY BRISBANE PERTH ADELAIDE".split(
    " ",
  );
/** Words that lenders, collectors and bookmakers join to their own names, such as "LOANS" in "EXAMPLELOANS". */
const GLUED_DEBTS: readonly string[] =
  "LOAN LOANS FINANCE FINANCIAL LENDING CREDIT COLLECTION COLLECTIONS SERVICES RECOVERIES BETTING CASINO".split(
    " ",
  );
/** The beginnings of the words in GLUED_DEBTS, from three letters up: "EXAMPLEFIN" ends in "FIN", for FINANCE. */
const GLUED_DEBT_STARTS = listStarts(GLUED_DEBTS, 3);
/**
 * The minimum number of letters of a brand that is joined to another word. If the brand has only this many letters,
 * the other word must have more than GLUED_MIN: "RACINE" is not RACI and "NE".
 */
const BRAND_MIN = 4;
const GLUED_MIN = 2;
/** The beginnings of the words in GLUED_WORDS. */
const GLUED_STARTS = listStarts(GLUED_WORDS, 1);

function listStarts(words: readonly string[], lettersMin: number): ReadonlySet<string> {
  return new Set(
    words.flatMap((word) =>
      Array.from(word, (_, index) => word.slice(0, index + 1)).filter(({ length }) => length >= lettersMin),
    ),
  );
}

/** Finds a brand that is joined to another word, as in "EBAYAUSTRALIA"; otherwise null. */
function findJoined(words: readonly string[]): PhraseMatch<Merchant> | null {
  for (const [index, word] of words.entries()) {
    for (let end = word.length - GLUED_MIN; end >= BRAND_MIN; end--) {
      const glued = word.slice(end);
      if (end === BRAND_MIN && glued.length === GLUED_MIN) continue;
      const isDebt = GLUED_DEBT_STARTS.has(glued);
      if (!isDebt && !GLUED_STARTS.has(glued)) continue;
      const split = [...words.slice(0, index), word.slice(0, end), glued, ...words.slice(index + 1)];
      const found = merchantIndex.find(split, index, index + 2);
      if (found?.at !== index || (found.isTruncated && found.size === 1)) continue;
      if (isDebt && !isHarmful(found.value.code)) continue;
      if (!isOtherFirm(found, split)) return found;
    }
  }
  return null;
}

const SHORT_MIN = 3;

/**
 * Finds a short brand after a place or street, such as "IGA" in "REDLANDS IGA". A brand in GROCERS may be followed by
 * other words. Any other brand must be the last word, and must not also be an ordinary word, a person's name or a
 * place.
 */
function findShort(words: readonly string[]): PhraseMatch<Merchant> | null {
  const inside = words.findIndex((word, index) => index > 0 && GROCERS.has(word));
  if (inside > 0) return merchantIndex.find(words, inside, inside + 1);
  const last = words.at(-1) ?? "";
  if (words.length < 2 || last.length < SHORT_MIN || !/^[A-Z]+$/.test(last)) return null;
  if (sizeOfPlace(words) > 0 || FIRST_NAMES.has(last) || SURNAMES.has(last) || ORDINARY_WORDS.includes(last))
    return null;
  const found = merchantIndex.find([last]);
  const isPlain = found !== null && !found.isTruncated && !found.isAtStart;
  return isPlain && SHORT_GROUPS.test(found.value.code) ? { ...found, at: words.length - 1 } : null;
}

/** Short brands that are not ordinary words, so any words may follow them: "ZELDON MALL IGA ZELDON HEIGHTS". */
const GROCERS: ReadonlySet<string> = new Set(["IGA"]);
/** Categories of purchases at a counter. */
const SHORT_GROUPS = /^(?:foo|tra\.fuel|shp|hea\.pharmacy|per\.clothing)/;

/** Categories of public bodies and toll roads, which also issue fines. */
const AUTHORITIES = /^(?:tra\.(?:public|rego_licence|tolls_parking)|hou\.(?:rates_water|strata_landtax))$/;

/** First words of car lenders' names. */
const CAR_LENDERS: ReadonlySet<string> = new Set(
  MERCHANT_NAMES.filter(([phrase, { code }]) => code === "dbt.car" && phrase.includes(" ")).map(
    ([phrase]) => phrase.split(" ")[0] ?? "",
  ),
);

/**
 * Reports whether the merchant is a car maker that also lends. The maker's workshops are paid by card, so a direct
 * debit or bill of the maker is for a loan.
 */
export function isCarMaker(code: string, phrase: string): boolean {
  return code === "tra.vehicle_care" && CAR_LENDERS.has(phrase);
}

/** Merchants whose name is longer than one of FIELD_WIDTHS, by the part of the name that fits the field. */
let byFront: ReadonlyMap<string, readonly PhraseEntry<Merchant>[]> | undefined;

function listFronts(): ReadonlyMap<string, readonly PhraseEntry<Merchant>[]> {
  const fronts = new Map<string, PhraseEntry<Merchant>[]>();
  for (const entry of MERCHANT_NAMES) {
    const [phrase] = entry;
    for (const width of FIELD_WIDTHS) {
      if (phrase.length <= width || phrase[width] === " ") continue;
      const front = phrase.slice(0, width).trimEnd();
      fronts.set(front, [...(fronts.get(front) ?? []), entry]);
    }
  }
  return fronts;
}

const toInitials = (phrase: string): string =>
  phrase
    .split(" ")
    .map((word) => word[0])
    .join("");

/**
 * Finds the merchant whose name a direct entry's name field cut off; `front` is the part that fitted. If merchants of
 * several trades fit, the reference `behind` must contain the initials of the full name.
 */
export function findByFront(
  front: readonly string[],
  behind: readonly string[],
): PhraseMatch<Merchant> | null {
  byFront ??= listFronts();
  const all = byFront.get(front.join(" ")) ?? [];
  const isOneTrade = all.every(([, { code }]) => code === all[0]?.[1].code);
  const found = isOneTrade ? all[0] : all.find(([phrase]) => behind.includes(toInitials(phrase)));
  if (!found) return null;
  const [phrase, value] = found;
  return { value, phrase, at: 0, size: front.length, isTruncated: true, isAtStart: false };
}

/**
 * Finds a merchant whose name was truncated to the width of a field: "ZELDON FREIGHT INSUR". The truncated name must
 * have at least three words. Never finds a lender, a debt collector or a bookmaker.
 */
function findWide(words: readonly string[]): PhraseMatch<Merchant> | null {
  const isWide = words.length > 2 && FIELD_WIDTHS.has(words.join(" ").length);
  const found = isWide ? findByFront(words, []) : null;
  return found && !isHarmful(found.value.code) ? found : null;
}

/** Words before the name of a party that pays a refund. */
const REFUND_WORDS: ReadonlySet<string> = new Set(["REFUND", "REFUNDED"]);

/** Reports whether a truncated match of one word is actually a whole word. */
export function isWholeWord(
  found: Pick<PhraseMatch<unknown>, "isTruncated" | "size" | "at">,
  words: readonly string[],
): boolean {
  if (!found.isTruncated || found.size > 1) return false;
  const word = words[found.at] ?? "";
  if (isKnownWord(word) || PLACES.has(word) || FIRST_NAMES.has(word)) return true;
  // The plural of a known word is complete too: "GREENS" is not the beginning of GREENSLIP.
  if (word.endsWith("S") && WHOLE_WORDS.has(word.slice(0, -1))) return true;
  return COMMON_ENDINGS.some((whole) => whole.startsWith(word));
}

/** Reports whether the words of a truncated match are a trade's phrase: "HOME INS" is insurance, not Home Instead. */
const isTradePhrase = ({ at, size }: PhraseMatch<Merchant>, words: readonly string[]) =>
  size > 1 && TRADE_PHRASES.has(words.slice(at, at + size).join(" "));

const TRADE_PHRASES: ReadonlySet<string> = new Set(
  DEBIT_KEYWORDS.map(([phrase]) => phrase).filter((phrase) => phrase.includes(" ")),
);

/** Words at the end of many firms' names: a truncated "AUSTR" means Australia rather than any one of these firms. */
const COMMON_ENDINGS: readonly string[] =
  "AUSTRALIA AUSTRALIAN INTERNATIONAL NATIONAL SERVICES LIMITED COMPANY COMMUNITY INDUSTRIES HOLDINGS SOLUTIONS ENTERPRISES".split(
    " ",
  );
/** Country codes at the end of card wordings, such as "SUNSHINE WEST AUS". They are not truncated names. */
const COUNTRY_ENDINGS: ReadonlySet<string> = new Set(["AU", "AUS", "AUST"]);

/**
 * Complete words of the tables' phrases. Such a word is never read as the truncated beginning of a longer word:
 * "hotel" does not match Hotels.com.
 */
const WHOLE_WORDS: ReadonlySet<string> = new Set(
  [MERCHANT_NAMES, DEBIT_KEYWORDS, CREDIT_KEYWORDS].flat().flatMap(([phrase]) => phrase.split(" ")),
);

const councilPhrases: ReadonlySet<string> = new Set(COUNCIL_NAMES.map(([phrase]) => phrase));

/** Words for the services of councils, other than rates, with the category of each. */
const COUNCIL_SERVICES: ReadonlyMap<string, string> = new Map(
  readRows(COUNCIL_SERVICE_ROWS).map(([word = "", code = ""]) => [word, code]),
);

/**
 * Chooses the category of a payment to a council: rates, unless words after the council's name show another service.
 */
function toService(council: Merchant, rest: readonly string[]): Merchant {
  const code = isFined(rest)
    ? FINE_CODE
    : rest.map((word) => COUNCIL_SERVICES.get(word)).find((service) => service !== undefined);
  return code === undefined ? council : { ...council, code };
}

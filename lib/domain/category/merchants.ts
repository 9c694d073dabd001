import { CREDIT_KEYWORDS } from "@/lib/domain/category/credit-keywords";
import { DEBIT_KEYWORDS } from "@/lib/domain/category/debit-keywords";
import { BILLS } from "@/lib/domain/category/merchants/bills";
import { CLINICS } from "@/lib/domain/category/merchants/clinics";
import { COUNCIL_SERVICES, COUNCILS } from "@/lib/domain/category/merchants/councils";
import { EATERIES } from "@/lib/domain/category/merchants/eateries";
import { FOOD } from "@/lib/domain/category/merchants/food";
import { GROCERS } from "@/lib/domain/category/merchants/grocers";
import { HOME } from "@/lib/domain/category/merchants/home";
import { INSURERS } from "@/lib/domain/category/merchants/insurers";
import { LEISURE } from "@/lib/domain/category/merchants/leisure";
import { LENDERS } from "@/lib/domain/category/merchants/lenders";
import { LIFE } from "@/lib/domain/category/merchants/life";
import { MONEY } from "@/lib/domain/category/merchants/money";
import { OUTINGS } from "@/lib/domain/category/merchants/outings";
import { PAYERS } from "@/lib/domain/category/merchants/payers";
import { PUBLIC_BODIES } from "@/lib/domain/category/merchants/public-bodies";
import { RENT } from "@/lib/domain/category/merchants/rent";
import { SCHOOLS } from "@/lib/domain/category/merchants/schools";
import { SHOPPING } from "@/lib/domain/category/merchants/shopping";
import { STORES } from "@/lib/domain/category/merchants/stores";
import { TRANSPORT } from "@/lib/domain/category/merchants/transport";
import { WAGERING } from "@/lib/domain/category/merchants/wagering";
import { WEALTH } from "@/lib/domain/category/merchants/wealth";
import { WHEELS } from "@/lib/domain/category/merchants/wheels";
import { isOtherFirm } from "@/lib/domain/category/other-firm";
import { listNames, type Merchant, type Table } from "@/lib/domain/category/read-table";
import { ORDINARY_WORDS } from "@/lib/domain/category/tables/ordinary-words";
import { FIRST_NAMES } from "@/lib/domain/text/first-names";
import { buildPhraseIndex, type Found } from "@/lib/domain/text/phrase-index";
import { PLACES } from "@/lib/domain/text/places";
import { toTokens } from "@/lib/domain/text/tokens";

export type { Merchant };

/**
 * Money's names come first, so a lender wins over a shop of its name. Names and what their bearers do are facts of public
 * record; OpenStreetMap's name-suggestion-index (BSD 3-Clause) was one place they were looked up.
 */
const OUTGOING_TABLES: readonly Table[] = [
  MONEY,
  LENDERS,
  WAGERING,
  WEALTH,
  FOOD,
  GROCERS,
  EATERIES,
  HOME,
  BILLS,
  RENT,
  COUNCILS,
  TRANSPORT,
  WHEELS,
  LIFE,
  CLINICS,
  INSURERS,
  SCHOOLS,
  SHOPPING,
  STORES,
  LEISURE,
  OUTINGS,
  PUBLIC_BODIES,
];

/** Every way a merchant is written, and the merchant. */
export const MERCHANT_NAMES: readonly (readonly [phrase: string, merchant: Merchant])[] =
  OUTGOING_TABLES.flatMap(listNames);
export const PAYER_NAMES: readonly (readonly [phrase: string, merchant: Merchant])[] = listNames(PAYERS);

/** Who was paid, and for what. */
export const merchantIndex = buildPhraseIndex(dropRepeats(MERCHANT_NAMES));
/** Who paid, read only for money in. */
export const payerIndex = buildPhraseIndex(PAYER_NAMES);

/** A cut word of fewer letters than this may be any word. */
const HARMFUL_CUT_MIN = 7;

/**
 * The merchant among the words of a name. A cut word is too little for a label that harms: "CREDIT" begins Credit24 and
 * "PAYDAY" begins Paydaycash, and neither borrowed anything. A name that begins another firm's name is passed over.
 */
export function findMerchant(words: readonly string[]): Found<Merchant> | null {
  if (words.length > 1 && REFUND_WORDS.has(words[0] ?? "")) return findMerchant(words.slice(1));
  const found = merchantIndex.find(words);
  if (!found) return null;
  const rest = words.slice(found.at + found.size);
  if (isOtherFirm(found, words)) return findBrand(found, words);
  if (councilPhrases.has(found.phrase)) return { ...found, value: toService(found.value, rest) };
  if (!found.isTruncated) return found;
  if (isCutOfNothing(found, words)) return null;
  const isHarmful = found.value.code.startsWith("dbt.") || found.value.code === "rec.gambling";
  const isShort = found.size === 1 && (words[found.at]?.length ?? 0) < HARMFUL_CUT_MIN;
  return isHarmful && (isShort || found.at > 0) ? null : found;
}

/**
 * A firm that prints its brand behind its own name: "BETCHOICE CORP UNIBET". Both must do the same, and the brand end the name.
 */
function findBrand(firm: Found<Merchant>, words: readonly string[]): Found<Merchant> | null {
  const brand = merchantIndex.find(words, firm.at + firm.size);
  if (!brand || brand.isTruncated || !isSameTrade(brand.value.code, firm.value.code)) return null;
  return isOtherFirm(brand, words) ? null : brand;
}

function isSameTrade(code: string, other: string): boolean {
  return code === other || (code.startsWith("dbt.") && other.startsWith("dbt."));
}

/** What stands before the name of who gives money back. */
const REFUND_WORDS: ReadonlySet<string> = new Set(["REFUND", "REFUNDED"]);

/** The same way of writing twice would make a cut word look as if it could be two merchants. */
function dropRepeats(names: typeof MERCHANT_NAMES): typeof MERCHANT_NAMES {
  const seen = new Set<string>();
  return names.filter(([phrase]) => {
    const key = toTokens(phrase).join(" ");
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst;
  });
}

/** A cut match of one word that is a word by itself. */
export function isCutOfNothing(
  found: Pick<Found<unknown>, "isTruncated" | "size" | "at">,
  words: readonly string[],
): boolean {
  return found.isTruncated && found.size === 1 && WHOLE_WORDS.has(words[found.at] ?? "");
}

/** A word that stands whole anywhere in the tables is a word, not the front of a longer one: "hotel" is no Hotels.com. */
const WHOLE_WORDS: ReadonlySet<string> = new Set([
  ...[...MERCHANT_NAMES, ...DEBIT_KEYWORDS, ...CREDIT_KEYWORDS].flatMap(([phrase]) => toTokens(phrase)),
  ...PLACES,
  ...FIRST_NAMES,
  ...ORDINARY_WORDS,
]);

const councilPhrases: ReadonlySet<string> = new Set(listNames(COUNCILS).map(([phrase]) => phrase));

/** A council is paid for rates unless the words after its name say what else. */
function toService(council: Merchant, rest: readonly string[]): Merchant {
  const code = rest.map((word) => COUNCIL_SERVICES[word]).find((service) => service !== undefined);
  return code === undefined ? council : { ...council, code };
}

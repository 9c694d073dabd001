import { FOOD } from "@/lib/domain/category/merchants/food";
import { HOME } from "@/lib/domain/category/merchants/home";
import { LEISURE } from "@/lib/domain/category/merchants/leisure";
import { LIFE } from "@/lib/domain/category/merchants/life";
import { MONEY } from "@/lib/domain/category/merchants/money";
import { PAYERS } from "@/lib/domain/category/merchants/payers";
import { SHOPPING } from "@/lib/domain/category/merchants/shopping";
import { TRANSPORT } from "@/lib/domain/category/merchants/transport";
import { buildPhraseIndex, type Found } from "@/lib/domain/text/phrase-index";

export type Merchant = { name: string; code: string };

type Table = Readonly<Record<string, readonly string[]>>;

const OUTGOING_TABLES: readonly Table[] = [MONEY, FOOD, HOME, TRANSPORT, LIFE, SHOPPING, LEISURE];

/** Every way a merchant is written, and the merchant. Money's names come first, so a lender wins over a shop of its name. */
export const MERCHANT_NAMES: readonly (readonly [phrase: string, merchant: Merchant])[] =
  OUTGOING_TABLES.flatMap(listNames);
export const PAYER_NAMES: readonly (readonly [phrase: string, merchant: Merchant])[] = listNames(PAYERS);

/** Who was paid, and for what. */
export const merchantIndex = buildPhraseIndex(MERCHANT_NAMES);
/** Who paid, read only for money in. */
export const payerIndex = buildPhraseIndex(PAYER_NAMES);

/** A cut word of fewer letters than this may be any word. */
const HARMFUL_CUT_MIN = 7;

/**
 * The merchant among the words of a name. A cut word is too little for a label that harms: "CREDIT" begins Credit24 and
 * "PAYDAY" begins Paydaycash, and neither borrowed anything.
 */
export function findMerchant(words: readonly string[]): Found<Merchant> | null {
  const found = merchantIndex.find(words);
  if (!found?.isTruncated) return found;
  const isHarmful = found.value.code.startsWith("dbt.") || found.value.code === "rec.gambling";
  const isShort = found.size === 1 && (words[found.at]?.length ?? 0) < HARMFUL_CUT_MIN;
  return isHarmful && (isShort || found.at > 0) ? null : found;
}

/** Reads "Name=ALIAS,ALIAS" entries; a name in brackets is shown and not matched. */
function listNames(table: Table): (readonly [string, Merchant])[] {
  const names: (readonly [string, Merchant])[] = [];
  for (const [code, entries] of Object.entries(table)) {
    for (const entry of entries) {
      const [written = "", aliases = ""] = entry.split("=");
      const isShownOnly = written.startsWith("[");
      const merchant = { name: isShownOnly ? written.slice(1, -1) : written, code };
      if (!isShownOnly) names.push([written, merchant]);
      for (const alias of aliases.split(",")) if (alias !== "") names.push([alias, merchant]);
    }
  }
  return names;
}

import { MCC_ROWS } from "@/lib/engine/categories/data/codes-table";
import { readRows } from "@/lib/engine/categories/data/read-rows";

const CODES = readRows(MCC_ROWS);

/** Codes that cover very different trades, so the merchant's name takes precedence. */
export const MIXED_CODES: ReadonlySet<string> = new Set(
  CODES.filter(([, , isMixed]) => isMixed === "yes").map(([mcc = ""]) => mcc),
);

/**
 * Mixed codes for leisure and sports grounds. Only a keyword of a leisure category takes precedence over these codes:
 * a word for a zoo takes precedence, but a word for the zoo's café does not.
 */
const LEISURE_CODES: ReadonlySet<string> = new Set(["7032", "7941", "7999"]);

/** The code of shops that sell used goods. It does not show which goods, so a word for furniture takes precedence. */
const USED_GOODS = "5931";

/** Reports whether a keyword for the category `code` takes precedence over the merchant category code `mcc`. */
export function yieldsToKeyword(mcc: string, code: string): boolean {
  if (mcc === USED_GOODS) return code === "shp.home_goods";
  return MIXED_CODES.has(mcc) && (!LEISURE_CODES.has(mcc) || code.startsWith("rec."));
}

/** Gateways through which shops are paid online. */
const SHOPPED_ONLINE: ReadonlySet<string> = new Set(["PayPal", "Shopify"]);

/** The code of bars. Licensed cafes and restaurants have this code too. */
const BARS = "5813";
const EATERY =
  /^(?:CAFE|RESTAURANT|BISTRO|EATERY|STEAKS?|PIZZA|PIZZERIA|GRILL|KITCHEN|TRATTORIA|NOODLES?|CURRY|BURGERS?)$/;

/**
 * The confidence of a category that only this code shows. It is lower for a mixed code, unless the code is for
 * leisure.
 */
export function certaintyOf(mcc: string): number {
  return MIXED_CODES.has(mcc) && !LEISURE_CODES.has(mcc) ? 0.72 : 0.93;
}

/**
 * Codes of fuel stations. Supermarkets sell fuel under their own names, so only the code distinguishes their fuel from
 * groceries.
 */
export const FUEL_CODES: ReadonlySet<string> = new Set(["5541", "5542", "5552"]);
export const GAMBLING_CODES: ReadonlySet<string> = new Set(["7995", "7800", "7801", "7802", "9406"]);

const categoryOf: ReadonlyMap<string, string> = new Map(
  CODES.filter(([, category]) => category !== "").map(([mcc = "", category = ""]) => [mcc, category]),
);

/**
 * The category of a merchant category code, or null. Each airline (3000 to 3350), car hire firm (3351 to 3500)
 * and hotel chain (3501 to 3999) has its own code. Codes for money (6012, 6051, 6540) and debt counselling
 * (7277) give null, because repayments, gift cards and crypto exchanges share them.
 */
export function findMccCategory(mcc: string): string | null {
  const found = categoryOf.get(mcc);
  if (found) return found;
  if (!/^3\d{3}$/.test(mcc)) return null;
  const number = Number(mcc);
  return number >= 3351 && number <= 3500 ? "tra.rideshare_taxi" : "rec.travel";
}

/** The code of shops that fit no other code. If such a shop is paid through PayPal, it is a seller on a marketplace. */
const OTHER_SHOPS = "5999";

/** The code of software shops. A shop whose name is the name of a website sells subscriptions, not computers. */
const SOFTWARE = "5734";

/** Refines the category of a code by the words of the shop's name and by the payment firm that printed the name. */
export function refineMcc(
  category: string,
  mcc: string,
  { gateway, words }: { gateway: string | null; words: readonly string[] },
): string {
  if (
    mcc === SOFTWARE &&
    words.some((word, index) => word === "COM" && !/^AUS?$/.test(words[index + 1] ?? ""))
  )
    return "rec.digital";
  if (mcc === BARS && words.some((word) => EATERY.test(word))) return "foo.dining";
  return mcc === OTHER_SHOPS && SHOPPED_ONLINE.has(gateway ?? "") ? "shp.online" : category;
}

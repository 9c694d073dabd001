import { MCC_ROWS } from "@/lib/engine/categories/data/codes-table";
import { readRows } from "@/lib/engine/categories/data/read-rows";

const CODES = readRows(MCC_ROWS);

/** Codes under which quite different trades are filed; the merchant's name is asked first. */
export const MIXED_CODES: ReadonlySet<string> = new Set(
  CODES.filter(([, , isMixed]) => isMixed === "yes").map(([mcc = ""]) => mcc),
);

/** Fuel is sold under supermarkets' names: the network's code knows the pump from the till. */
export const FUEL_CODES: ReadonlySet<string> = new Set(["5541", "5542", "5552"]);
export const GAMBLING_CODES: ReadonlySet<string> = new Set(["7995", "7800", "7801", "7802", "9406"]);

const leafOf: ReadonlyMap<string, string> = new Map(
  CODES.filter(([, leaf]) => leaf !== "").map(([mcc = "", leaf = ""]) => [mcc, leaf]),
);

/**
 * The leaf of a merchant category code, or null. Airlines (3000 to 3350), car hire (3351 to 3500) and hotel chains (3501 to
 * 3999) have a code each. Codes of money itself (6012, 6051, 6540) and of debt counselling (7277) say nothing on purpose:
 * a repayment, a gift card and a crypto exchange share them.
 */
export function findMccLeaf(mcc: string): string | null {
  const found = leafOf.get(mcc);
  if (found) return found;
  if (!/^3\d{3}$/.test(mcc)) return null;
  const number = Number(mcc);
  return number >= 3351 && number <= 3500 ? "tra.rideshare_taxi" : "rec.travel";
}

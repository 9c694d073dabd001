import { hasRegistryNumber } from "@/lib/engine/categories/from-registry";
import type { Signs } from "@/lib/engine/categories/read-signs";
import { groupOf } from "@/lib/engine/categories/taxonomy";
import { toHash } from "@/lib/engine/hash";
import { type BankRow, isLoan, type Pair } from "@/lib/engine/row";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

const REFUND_DAYS_MAX = 120;

/**
 * Pairs a merchant's credit with a purchase from that merchant, of at least the same amount, in the 120 days before.
 * Only the credit gets a pair. It reduces the spending in the purchase's category, and the purchase itself still
 * counts.
 */
export function pairRefunds(
  rows: readonly BankRow[],
  texts: readonly Descriptor[],
  signs: readonly Signs[],
  pairs: (Pair | null)[],
): void {
  const purchases = new Map<string, BankRow[]>();
  const refunded = listRefunded(rows, texts, signs, pairs);
  for (const row of rows) {
    const text = texts[row.index];
    const sign = signs[row.index];
    if (!text || !sign || row.cents === 0 || pairs[row.index] || isLoan(row.kind)) continue;
    const key = shopOf(text, sign);
    if (!refunded.has(key)) continue;
    if (row.cents < 0) {
      if (sign.isOwnName || isPrivate(text, sign)) continue;
      const list = purchases.get(key);
      if (list) list.push(row);
      else purchases.set(key, [row]);
      continue;
    }
    if (!canBeRefund(row, text, sign)) continue;
    const purchase = findPurchase(row, purchases.get(key) ?? []);
    if (!purchase) continue;
    const id = `pair-${toHash(`REFUND|${purchase.id}|${row.id}`)}`;
    pairs[row.index] = { kind: "REFUND", id, otherIndex: purchase.index };
  }
}

const HEAD_LETTERS_MIN = 7;

/**
 * Identifies the shop: by its listed name, or by the first two words of an unlisted name if they are long enough.
 * Later words are ignored, because another branch in another suburb may pay the refund, and banks print "REFUND"
 * after the name.
 */
function shopOf({ key }: Descriptor, { merchant }: Signs): string {
  if (merchant) return merchant.value.name;
  const [first = "", second = ""] = key.split(" ");
  return first.length + second.length >= HEAD_LETTERS_MIN ? `${first} ${second}` : key;
}

/** The shops whose credits may be refunds. Only purchases from these few shops are kept for the comparison. */
function listRefunded(
  rows: readonly BankRow[],
  texts: readonly Descriptor[],
  signs: readonly Signs[],
  pairs: readonly (Pair | null)[],
): ReadonlySet<string> {
  const names = new Set<string>();
  for (const row of rows) {
    if (row.cents <= 0 || pairs[row.index] || row.kind === "LOAN" || row.kind === "MORTGAGE") continue;
    const text = texts[row.index];
    const sign = signs[row.index];
    if (text && sign && canBeRefund(row, text, sign)) names.add(shopOf(text, sign));
  }
  return names;
}

/**
 * Reports whether the row is a payment between people. "BIG W" looks like a surname and an initial, but a card payment
 * to a known merchant is a purchase.
 */
function isPrivate(text: Descriptor, sign: Signs): boolean {
  return text.isPerson && !(sign.merchant !== null && text.channel === "CARD");
}

/**
 * Reports whether money in may be a refund. Income takes precedence: a supermarket where the customer shops may
 * also pay their wages.
 */
function canBeRefund(row: BankRow, text: Descriptor, sign: Signs): boolean {
  if (sign.isOwnName || isPrivate(text, sign) || row.type === "INTEREST_PAID") return false;
  if (hasRegistryNumber(row)) return false;
  // A tax or trust refund is not a refund of a purchase.
  if (sign.keyword && sign.keyword.value.code !== "crd.refund") return false;
  if (sign.marks.has("REFUND")) return true;
  if (sign.keyword || sign.payer || row.purpose !== "") return false;
  if (text.channel === "DIRECT_CREDIT" || text.channel === "OSKO" || text.channel === "TRANSFER")
    return false;
  // A health fund's benefit pays back a medical cost and never a premium.
  if (sign.merchant?.value.code === "hea.insurance") return false;
  const group = sign.merchant ? groupOf(sign.merchant.value.code) : "";
  return (
    group !== "dbt" &&
    sign.merchant?.value.code !== "rec.gambling" &&
    (sign.merchant !== null || text.channel === "CARD" || row.kind === "CREDIT_CARD")
  );
}

/** The latest purchase of exactly the refunded amount. If there is none, the latest purchase of a larger amount. */
function findPurchase(row: BankRow, purchases: readonly BankRow[]): BankRow | null {
  let large: BankRow | null = null;
  for (
    let index = purchases.length - 1, looked = 0;
    index >= 0 && looked < LOOK_BACK_MAX;
    index--, looked++
  ) {
    const purchase = purchases[index];
    if (!purchase || row.dayNumber - purchase.dayNumber > REFUND_DAYS_MAX) break;
    if (-purchase.cents === row.cents) return purchase;
    if (large === null && -purchase.cents > row.cents) large = purchase;
  }
  return large;
}

/**
 * The maximum number of purchases checked for one refund. A busy merchant has hundreds in 120 days, and refunds are for
 * recent purchases.
 */
const LOOK_BACK_MAX = 200;

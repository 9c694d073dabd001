import { toDecision } from "@/lib/engine/categories/decision";
import type { Signs } from "@/lib/engine/categories/read-signs";
import { groupOf } from "@/lib/engine/categories/taxonomy";
import type { Decision } from "@/lib/engine/row";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

export const BY_CARD_NUMBER = "a card's number";

const CARD_NUMBER = /^[345]\d{3}X{6,8}\d{3,4}$/;
/**
 * The wording of a payment to a card. Banks print "to" before a card that is repaid, but not before a card that pays
 * for a purchase ("Card xx4821").
 */
const TO_CARD = /\bTO (?:CREDIT )?(?:CARD|VISA|MASTERCARD|AMEX) (?:CARD )?(?:X{2,}|\d{4}X|\d{6}X)/;

/** The wording of a payment to a card, if the bank prints the card's product name: "TO LOW RATE CARD XX4410". */
const TO_CARD_PRODUCT =
  /\bTO (?:[A-Z]+ )?(?:LOW RATE|LOW FEE|PLATINUM|REWARDS?|GOLD|BLACK|CLASSIC|ULTIMATE|AWARDS) (?:[A-Z]+ )?CARD X{2,}/;

/** Reports whether money moved to a card whose number is in the description. */
function isToCardNumber(text: Descriptor): boolean {
  const { channel, words } = text;
  if (channel === "TRANSFER" && words.some((word) => CARD_NUMBER.test(word))) return true;
  const isMove =
    channel === "TRANSFER" ||
    channel === "OSKO" ||
    channel === "BPAY" ||
    /^PA?YM(?:EN)?T$/.test(words[0] ?? "");
  const line = words.join(" ");
  return isMove && (TO_CARD.test(line) || TO_CARD_PRODUCT.test(line));
}

/** The card's name for display, "Card ending 1234". Null if the text shows no last digits. */
export function findCardName({ words }: Descriptor): string | null {
  const masked = /(?:\d{4,6})?X{2,}[X\d ]*?(\d{3,4})\b/.exec(words.join(" "));
  return masked?.[1] ? `Card ending ${masked[1]}` : null;
}

/**
 * Recognises the payment of a card's bill, even if it names a shop: "COLES CREDIT CARD" is not groceries. A transfer to
 * a card's number also pays the card. Null for any other payment.
 */
export function fromCardBill(text: Descriptor, sign: Signs): Decision | null {
  const isBilled = sign.keyword?.value.code === "dbt.card_unshared" && /\bCARDS?\b/.test(sign.keyword.phrase);
  const isBill = text.channel === "BPAY" || text.channel === "DIRECT_DEBIT" || text.channel === "TRANSFER";
  if (isBilled && isBill && groupOf(sign.merchant?.value.code ?? "dbt") !== "dbt")
    return toDecision("dbt.card_unshared", "KEYWORD", sign.keyword?.phrase ?? "", 0.9);
  const at = text.words.indexOf("CARD");
  if (text.channel === "BPAY" && at > 0 && /^\d{4}$/.test(text.words[at + 1] ?? ""))
    return toDecision("dbt.card_unshared", "BILLER", "a card bill with the card's last four digits", 0.88);
  return isToCardNumber(text) ? toDecision("dbt.card_unshared", "TRANSFER", BY_CARD_NUMBER, 0.85) : null;
}

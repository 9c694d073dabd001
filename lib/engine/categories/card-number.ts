import type { Descriptor } from "@/lib/engine/text/read-descriptor";

/** The rule of a decision that is based on a card's number. */
export const BY_CARD_NUMBER = "a card's number";

const CARD_NUMBER = /^[345]\d{3}X{6,8}\d{3,4}$/;
/**
 * A card that is being paid. Banks print "to" before it, but not before the card used for a purchase ("Card xx4821").
 */
const TO_CARD = /\bTO (?:CREDIT )?(?:CARD|VISA|MASTERCARD|AMEX) (?:CARD )?(?:X{2,}|\d{4}X|\d{6}X)/;

/** Reports whether money moved to a card that is identified only by its number. */
export function isToCardNumber(text: Descriptor): boolean {
  const { channel, words } = text;
  if (channel === "TRANSFER" && words.some((word) => CARD_NUMBER.test(word))) return true;
  const isMove =
    channel === "TRANSFER" ||
    channel === "OSKO" ||
    channel === "BPAY" ||
    /^PA?YM(?:EN)?T$/.test(words[0] ?? "");
  return isMove && TO_CARD.test(words.join(" "));
}

/** "Card ending 1234", for display; null if the whole number is masked. */
export function findCardName({ words }: Descriptor): string | null {
  const masked = /(?:\d{4,6})?X{2,}[X\d ]*?(\d{3,4})\b/.exec(words.join(" "));
  return masked?.[1] ? `Card ending ${masked[1]}` : null;
}

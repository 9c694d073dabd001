import type { Descriptor } from "@/lib/engine/text/read-descriptor";

/** What a decision that rests on a card's number says it rests on. */
export const BY_CARD_NUMBER = "a card's number";

const CARD_NUMBER = /^[345]\d{3}X{6,8}\d{3,4}$/;
/** Banks print a purchase's own card behind the shop ("Card xx4821"); a card that is paid stands behind "to". */
const TO_CARD = /\bTO (?:CREDIT )?(?:CARD|VISA|MASTERCARD|AMEX) (?:CARD )?(?:X{2,}|\d{4}X|\d{6}X)/;

/** True for money moved to a card that is known by its number alone. */
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

/** "Card ending 1234", for people; null where the number is hidden to its end. */
export function findCardName({ words }: Descriptor): string | null {
  const masked = /(?:\d{4,6})?X{2,}[X\d ]*?(\d{3,4})\b/.exec(words.join(" "));
  return masked?.[1] ? `Card ending ${masked[1]}` : null;
}

import type { Signs } from "@/lib/engine/categories/read-signs";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

const PLAY = /^(?:GAMING|POKIES?|TAB|KENO|WAGERING)$/;
const CLUBS = /\b(?:LEAGUES?|RSL|CLUB|BOWLS|BOWLO|TAVERN|HOTEL|CASINO)\b/;

/** Reports whether the payment is gambling at a club, as in "… LEAGUES GAMING", and not a meal there. */
export function isPlay({ tokens }: Descriptor, sign: Signs): boolean {
  const isVenue = sign.merchant?.value.code === "foo.dining" && CLUBS.test(tokens.join(" "));
  return isVenue && tokens.slice(1).some((word) => PLAY.test(word));
}

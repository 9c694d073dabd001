import type { Signs } from "@/lib/engine/categories/read-signs";
import type { Decidable } from "@/lib/engine/row";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

/** Words for gambling at a club. After a long name, card networks truncate "gaming". */
const PLAY = /^(?:GAMING|GAMIN|GAMI|POKIES?|TAB|KENO|WAGERING)$/;
const CLUBS = /\b(?:LEAGUES?|RSL|CLUB|BOWLS|BOWLO|TAVERN|HOTEL|CASINO)\b/;

/** The code of newsagents. Many also sell lottery tickets. */
const NEWSAGENTS = "5994";

/**
 * Reports whether the payment is gambling at a club ("… LEAGUES GAMING") and not a meal there. Also true for a lottery
 * ticket from a newsagent with a word for gambling in its name.
 */
export function isPlay({ mcc }: Decidable, { tokens }: Descriptor, sign: Signs): boolean {
  if (mcc === NEWSAGENTS && sign.keyword?.value.code === "rec.gambling") return true;
  const isClub = CLUBS.test(tokens.join(" "));
  // The betting shop in a pub prints its own name first: "TAB ZORRIN HOTEL".
  if (isClub && tokens[0] === "TAB") return true;
  const isVenue = sign.merchant?.value.code === "foo.dining" && isClub;
  return isVenue && tokens.slice(1).some((word) => PLAY.test(word));
}

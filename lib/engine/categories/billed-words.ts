import type { Keyword } from "@/lib/engine/categories/debit-keywords";
import type { Recognised } from "@/lib/engine/categories/find-debit-keyword";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

const HOSTELS = /^HOSTELS?$/;
const MARKETS = /^(?:MARKETS?|MKTS?)$/;
/** Words for what a resident pays. A traveller's note may contain them too, but travellers pay hostels by card. */
const RESIDENT = /^(?:ROOM|TARIFF|BOARD|RENT|LODGING|ACCOMM?)$/;
const BOARD: Keyword = { code: "hou.board", confidence: 0.8 };

/**
 * Corrects a keyword that means something else in a bill than in a purchase. A hostel that collects by direct debit, or
 * that is paid for a room by transfer, is the customer's home. A market that is paid by BPAY sells no food: traders pay
 * for their stalls, so the keyword decides nothing.
 */
export function readBilled(
  keyword: Recognised<Keyword> | null,
  text: Descriptor,
): Recognised<Keyword> | null {
  if (!keyword) return null;
  const { channel, words } = text;
  if (channel === "BPAY" && MARKETS.test(keyword.phrase)) return null;
  const isBilled = channel === "DIRECT_DEBIT" || channel === "STANDING_ORDER";
  const isForRoom = channel !== "CARD" && channel !== null && words.some((word) => RESIDENT.test(word));
  return HOSTELS.test(keyword.phrase) && (isBilled || isForRoom)
    ? { ...keyword, value: BOARD, confidence: BOARD.confidence }
    : keyword;
}

import type { Worded } from "@/lib/engine/row";
import type { Channel } from "@/lib/engine/text/channels";
import { toTokens } from "@/lib/engine/text/tokens";

/**
 * The number of characters that a direct entry has for a firm's name. The payment's reference is printed after the
 * name.
 */
export const NAME_WIDTH = 16;

/** Channels of direct entries, whose text is a firm's name and a reference. */
const ENTRIES: ReadonlySet<Channel | null> = new Set<Channel | null>(["DIRECT_DEBIT", "DIRECT_CREDIT"]);

/**
 * Finds a firm's name that fills the whole name field of a direct entry. A longer name is truncated there: "ZELDA
 * PERSONAL L" in "ZELDA PERSONAL L ZPL 0091288". `tokens` are the words of the name and of the reference after it.
 * Null if the name does not end where the field ends, or if no reference follows it. Also null for other kinds of
 * payment.
 */
export function findFront(
  { description, type, mcc }: Worded,
  channel: Channel | null,
  tokens: readonly string[],
): readonly string[] | null {
  const isEntry = ENTRIES.has(channel) || (channel === null && type !== "PAYMENT");
  const [first = "", second = ""] = tokens;
  if (!isEntry || mcc !== "" || second === "") return null;
  const text = description.toUpperCase();
  for (let at = text.indexOf(first); at >= 0; at = text.indexOf(first, at + 1)) {
    const end = at + NAME_WIDTH;
    if (text[end] !== " " || text[end - 1] === " ") continue;
    const front = toTokens(text.slice(at, end));
    const isFront = front.length <= tokens.length && front.every((word, index) => word === tokens[index]);
    if (isFront && front.length > 1) return front;
  }
  return null;
}

import { toInferred } from "@/lib/engine/categories/decision";
import { fromPlatform, fromSmallTill } from "@/lib/engine/categories/platforms";
import { findVote } from "@/lib/engine/categories/word-votes";
import type { Decidable, Decision } from "@/lib/engine/row";
import { BETWEEN_PEOPLE } from "@/lib/engine/text/channels";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

/**
 * The category of an unlisted shop from the words of its name, according to listed shops with the same words. Excludes
 * transfers, because a purchase is never a transfer.
 */
export function fromVote(row: Decidable, text: Descriptor): Decision | null {
  const isMove = BETWEEN_PEOPLE.has(text.channel);
  const vote = isMove || row.type.startsWith("TRANSFER") ? null : findVote(text.tokens);
  if (isMove) return null;
  return (
    fromPlatform(text) ??
    (vote ? toInferred(vote.code, "WORDS", vote.word, 0.65) : null) ??
    (row.mcc === "" ? fromSmallTill(row, text) : null)
  );
}

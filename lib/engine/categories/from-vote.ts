import { toInferred } from "@/lib/engine/categories/decision";
import { fromPlatform, fromSmallTill } from "@/lib/engine/categories/platforms";
import { findVote } from "@/lib/engine/categories/word-votes";
import type { Decidable, Decision } from "@/lib/engine/row";
import { BETWEEN_PEOPLE } from "@/lib/engine/text/channels";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

/**
 * The category of an unlisted shop: that of its platform, of listed shops with the same words in their names, or meals for
 * a small purchase at a small shop's till. Null for payments between people, because a purchase is never a transfer.
 */
export function fromVote(row: Decidable, text: Descriptor): Decision | null {
  if (BETWEEN_PEOPLE.has(text.channel)) return null;
  const vote = row.type.startsWith("TRANSFER") ? null : findVote(text.tokens);
  return (
    fromPlatform(text) ??
    (vote ? toInferred(vote.code, "WORDS", vote.word, 0.65) : null) ??
    (row.mcc === "" ? fromSmallTill(row, text) : null)
  );
}

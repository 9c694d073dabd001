import { toInferred } from "@/lib/engine/categories/decision";
import { fromPlatform, fromSmallTill } from "@/lib/engine/categories/platforms";
import { findVote } from "@/lib/engine/categories/word-votes";
import type { Decidable, Decision } from "@/lib/engine/row";
import { BETWEEN_PEOPLE } from "@/lib/engine/text/channels";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

/**
 * The category of an unlisted shop. It comes from the shop's payment platform, or else from listed shops with the same
 * words in their names. Otherwise, a small purchase at a small shop's till is a meal. Null for payments between people.
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

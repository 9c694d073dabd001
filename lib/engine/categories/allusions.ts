import { readRows } from "@/lib/engine/categories/data/read-rows";
import { ALLUSION_ROWS } from "@/lib/engine/categories/data/words-table";
import { toInferred } from "@/lib/engine/categories/decision";
import type { Decision } from "@/lib/engine/row";
import { buildPhraseIndex } from "@/lib/engine/text/phrase-index";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

const allusionIndex = buildPhraseIndex(
  readRows(ALLUSION_ROWS).map(([words = "", code = ""]) => [words, code] as const),
  "always",
);

/**
 * The minimum length of a one-word name that may allude to a category. A shorter word may begin another name: "TOY"
 * begins a car maker's name.
 */
const ALONE_LENGTH_MIN = 5;

/**
 * The category that the words of a shop's name allude to: "THE RUSTY SPOON" alludes to meals. Null if the words
 * allude to no category or to several. Also null for bills and direct debits, which shops do not send.
 */
export function fromAllusion({ tokens, channel }: Pick<Descriptor, "tokens" | "channel">): Decision | null {
  if (channel === "DIRECT_DEBIT" || channel === "BPAY") return null;
  if (tokens.length === 1 && (tokens[0]?.length ?? 0) < ALONE_LENGTH_MIN) return null;
  let allusion: { code: string; phrase: string } | null = null;
  for (let from = 0; from < tokens.length; ) {
    const found = allusionIndex.find(tokens, from);
    if (!found) break;
    from = found.at + found.size;
    if (found.isTruncated) continue;
    if (allusion && allusion.code !== found.value) return null;
    allusion ??= { code: found.value, phrase: found.phrase };
  }
  return allusion && toInferred(allusion.code, "WORDS", allusion.phrase, 0.55);
}

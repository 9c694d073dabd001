import { isBankAlone } from "@/lib/engine/categories/own-account";
import type { Signs } from "@/lib/engine/categories/read-signs";
import type { BankRow } from "@/lib/engine/row";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

type Named = {
  texts: readonly Descriptor[];
  signs: readonly Signs[];
  /** The bank's name of each account, complete or truncated. */
  titles: ReadonlyMap<string, readonly string[]>;
};

/**
 * Reports whether both rows are Osko payments that name two different parties, each with at least two words, and
 * neither party is the customer or one of the customer's accounts. If their amounts are equal, that is a coincidence,
 * even with the same note.
 */
export function namesOthers(debit: BankRow, credit: BankRow, { texts, signs, titles }: Named): boolean {
  const [paid, payer] = [debit, credit].map(({ index, accountId }) => {
    const [text, sign] = [texts[index], signs[index]];
    const isOwn = !text || !sign || sign.isOwnName || sign.marks.has("OWN") || isBankAlone(text);
    if (isOwn || text.channel !== "OSKO" || text.tokens.length < 2) return [];
    const isTitled = [...titles].some(
      ([id, names]) => id !== accountId && names.some((title) => isNamedIn(title, text.words)),
    );
    return isTitled ? [] : text.tokens.slice(0, 2);
  });
  if (!paid?.length || !payer?.length) return false;
  return !paid.some((word) => payer.includes(word));
}

/** An account's name, complete or truncated, identifies the account only if it has at least this many letters. */
const TITLE_LETTERS_MIN = 8;

/** Reports whether the words contain the account's name, complete or truncated at the end. */
export function isNamedIn(title: string, words: readonly string[]): boolean {
  const [head = ""] = title.split(" ");
  for (const [index, word] of words.entries()) {
    if (word !== head && !(index === words.length - 1 && head.startsWith(word))) continue;
    const rest = words.slice(index).join(" ");
    if (rest.startsWith(title) && title.length >= TITLE_LETTERS_MIN) return true;
    if (rest.length >= TITLE_LETTERS_MIN && title.startsWith(rest)) return true;
  }
  return false;
}

import { isBankAlone } from "@/lib/engine/categories/own-account";
import type { Signs } from "@/lib/engine/categories/read-signs";
import type { BankRow } from "@/lib/engine/row";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

type Named = {
  texts: readonly Descriptor[];
  signs: readonly Signs[];
  /** Every account name, by its first word. */
  names: ReadonlyMap<string, readonly AccountName[]>;
};
type AccountName = { title: string; ids: Set<string> };

/** Groups the accounts' names by their first word, because a customer may have hundreds of accounts. */
export function groupNames(titles: ReadonlyMap<string, readonly string[]>): Named["names"] {
  const names = new Map<string, AccountName[]>();
  for (const [id, own] of titles)
    for (const title of own) {
      const [head = ""] = title.split(" ");
      const group = names.get(head) ?? [];
      names.set(head, group);
      const known = group.find((name) => name.title === title);
      if (known) known.ids.add(id);
      else group.push({ title, ids: new Set([id]) });
    }
  return names;
}

/**
 * Reports whether both rows are Osko payments that name different parties, each with at least two words. Neither party
 * may be the customer or one of the customer's accounts. Equal amounts are then a coincidence, even with the same note.
 */
export function namesOthers(debit: BankRow, credit: BankRow, known: Named): boolean {
  const paid = partyOf(debit, known);
  const payer = partyOf(credit, known);
  if (!paid || !payer || paid.some((word) => payer.includes(word))) return false;
  return !isAccount(debit, known) && !isAccount(credit, known);
}

/**
 * The first two words of the other party of an Osko payment. Null if there are fewer than two words, or if they name
 * the customer or a bank.
 */
function partyOf({ index }: BankRow, { texts, signs }: Named): readonly string[] | null {
  const [text, sign] = [texts[index], signs[index]];
  if (text?.channel !== "OSKO" || text.tokens.length < 2) return null;
  if (!sign || sign.isOwnName || sign.marks.has("OWN") || isBankAlone(text)) return null;
  return text.tokens.slice(0, 2);
}

/** Reports whether the row's words name another account of the customer. */
function isAccount({ index, accountId }: BankRow, { texts, names }: Named): boolean {
  const words = texts[index]?.words ?? [];
  const isNamed = ({ title, ids }: AccountName) =>
    (ids.size > 1 || !ids.has(accountId)) && isNamedIn(title, words);
  if (words.some((word) => names.get(word)?.some(isNamed))) return true;
  // Only a long last word can be a truncated name.
  return (words.at(-1)?.length ?? 0) >= TITLE_LETTERS_MIN && [...names.values()].flat().some(isNamed);
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

/**
 * Reports whether the two rows name people who share a name, and have the same note. If a couple shares all its accounts,
 * each bank prints only one partner's name: "to Mira Solberg transfer" and "from Jo Solberg transfer". The family's name
 * may come first or last.
 */
export function namesCouple(debit: BankRow, credit: BankRow, { texts }: Pick<Named, "texts">): boolean {
  const [paid, payer] = [texts[debit.index], texts[credit.index]];
  if (!paid?.isPrivate || !payer?.isPrivate || paid.note.length === 0) return false;
  const isShared = paid.tokens.some((word) => word.length > 1 && payer.tokens.includes(word));
  return isShared && paid.note.join(" ") === payer.note.join(" ");
}

import { findInitials } from "@/lib/engine/categories/find-initials";
import { findByFront, findMerchant, type Merchant } from "@/lib/engine/categories/merchants";
import { spellOutDebt } from "@/lib/engine/categories/spell-out-debt";
import { groupOf } from "@/lib/engine/categories/taxonomy";
import type { PhraseMatch } from "@/lib/engine/text/phrase-index";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";
import { SURNAMES } from "@/lib/engine/text/surnames";

/**
 * Reports whether three or more whole words are a listed lender's name. A person's name does not match so many words by
 * chance.
 */
export function isLongName(found: PhraseMatch<Merchant> | null): boolean {
  return found !== null && found.size > 2 && !found.isTruncated && groupOf(found.value.code) === "dbt";
}

const COINED_MIN = 6;

/**
 * Reports whether the first of several words is the coined name of a bookmaker or an exchange: "ZELBET HALVORSEN", or
 * "ZELBET W" for a withdrawal. The other words are then a note. Customers often write their own name in it.
 */
export function beginsWithWager([name = "", ...others]: readonly string[]): boolean {
  if (others.length === 0 || name.length < COINED_MIN || SURNAMES.has(name)) return false;
  const found = findMerchant([name]);
  return found !== null && !found.isTruncated && /^(?:rec\.gambling|fin\.crypto)$/.test(found.value.code);
}

/** Finds the merchant that is listed under the initials after its name: "QUARRY DRIVERS UNI QDU". */
export function findByInitials(tokens: readonly string[]): PhraseMatch<Merchant> | null {
  const initials = findInitials(tokens);
  return initials === null ? null : findMerchant([initials]);
}

/** Finds a lender behind abbreviated words, such as LNS for LOANS. Ignores truncated names. */
export function findAbbreviatedLender(tokens: readonly string[]): PhraseMatch<Merchant> | null {
  const written = spellOutDebt(tokens);
  const found = written && findMerchant(written);
  return found?.value.code.startsWith("dbt.") && !found.isTruncated ? found : null;
}

/**
 * Finds a crypto exchange whose name begins the note of a transfer. The payee's name may be another firm's, because the
 * exchange may use another firm's account.
 */
export function findExchange(note: readonly string[]): PhraseMatch<Merchant> | null {
  const found = note.length > 0 ? findMerchant(note) : null;
  return found?.value.code === "fin.crypto" && found.at === 0 && !found.isTruncated ? found : null;
}

/** The merchant whose name fills the name field of a direct entry, so that the last word is truncated. */
export function findCutMerchant({
  front,
  tokens,
}: Pick<Descriptor, "front" | "tokens">): PhraseMatch<Merchant> | null {
  const found =
    front &&
    (findMerchant(front) ?? findAbbreviatedLender(front) ?? findByFront(front, tokens.slice(front.length)));
  return found && found.at === 0 && found.size > 1 ? found : null;
}

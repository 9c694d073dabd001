import { toTokens } from "@/lib/engine/text/tokens";

const WORD_MIN = 3;
/** Words that identify no firm: words for its legal form or for its trade in general. */
const COMMON: ReadonlySet<string> = new Set(
  "THE AND PTY LTD LIMITED CO COMPANY GROUP AUSTRALIA AUSTRALIAN AUST SERVICES SERVICE HOLDINGS INC TRUST FUND PAYMENT PAYMENTS DIRECT DEBIT BILL INSURANCE ENERGY BANK FINANCE CREDIT LOANS HOME HEALTH CASH".split(
    " ",
  ),
);

/** The words of `name` that distinguish its owner from other firms. */
export function namingWords(name: string): string[] {
  return toTokens(name).filter((word) => word.length >= WORD_MIN && !COMMON.has(word) && !/\d/.test(word));
}

/**
 * Reports whether two names share a distinctive word: "AAMI Limited" and "AAMI". A word of at least six letters also
 * matches a longer word that begins with it, because banks truncate words.
 */
export function sharesName(a: string, b: string): boolean {
  const words = namingWords(b);
  return namingWords(a).some((word) => words.some((other) => isSameWord(word, other)));
}

function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= 6 && long.startsWith(short);
}

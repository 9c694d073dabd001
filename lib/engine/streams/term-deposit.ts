const DEPOSIT = /\b(?:TERM DEP\w*|TD|FIXED DEPOSIT)\b/;

/** Reports whether the words of a row name a term deposit. */
export function isOfDeposit(words: readonly string[]): boolean {
  return DEPOSIT.test(words.join(" "));
}

/** Matches a cell that contains a date whose day and month are numbers. */
const PRINTED = /(?:^|[,;\t"])(\d{1,2})[/.-](\d{1,2})[/.-](?:\d{4}|\d{2})(?=[,;\t"\r\n]|$)/gm;
const TWELVE = 12;

/**
 * Returns a note if no date in the statement shows whether the day or the month comes first. Null if a date shows it,
 * or if the order makes no difference.
 */
export function questionOrder(file: string, text: string): string | null {
  let isAtStake = false;
  for (const [, first, second] of text.matchAll(PRINTED)) {
    if (Number(first) > TWELVE || Number(second) > TWELVE) return null;
    if (Number(first) !== Number(second)) isAtStake = true;
  }
  return isAtStake
    ? `${file}: no date has a day after the 12th, so dates were read as day/month/year, the order of Australian banks.`
    : null;
}

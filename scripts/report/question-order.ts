/** A day and a month in numbers and a year, in a separate cell. */
const PRINTED = /(?:^|[,;\t"])(\d{1,2})[/.-](\d{1,2})[/.-](?:\d{4}|\d{2})(?=[,;\t"\r\n]|$)/gm;
const TWELVE = 12;

/**
 * A note if no date of a statement shows whether the day or the month comes first; null if one does, or it makes no
 * difference.
 */
export function questionOrder(file: string, text: string): string | null {
  let isAtStake = false;
  for (const [, first, second] of text.matchAll(PRINTED)) {
    if (Number(first) > TWELVE || Number(second) > TWELVE) return null;
    if (Number(first) !== Number(second)) isAtStake = true;
  }
  return isAtStake
    ? `${file}: no date has a day after the 12th, so they were read as day/month/year, the order of Australian banks.`
    : null;
}

import { isDateWord, isNumber, isReference } from "@/lib/engine/text/tokens";

/** Banks' words for a returned payment. */
const BACK =
  /^(?:RETURN|RETURNED|RTN|RTND|RTD|REJECT|REJECTED|DISHON|DISHONOUR|DISHONOURED|UNPAID|DECLINED|FAILED|BOUNCED|REVERSAL|REVERSED|REV)$/;
/** Words for the payment that was returned. */
const PAID =
  /^(?:DEBIT|DEBITS|DD|DDR|DR|PAYMENT|PAYMENTS|PYMT|PMT|CHEQUE|CHQ|DRAWING|AUTHORITY|ENTRY|TRANSFER|TFR|BPAY)$/;
/**
 * Reason codes of the New Payments Platform (ISO 20022 external codes). AC07, for example, means that the account is
 * closed.
 */
const REASON = /^(?:AC|AG|AM|BE|MD|MS|RC|RR)\d{2}$/;
/** Phrases that always mean a returned payment. */
const SURE =
  /^REVERSAL OF (?:[A-Z]+ )*FEES?$|\b(?:REFER TO CUSTOMER|REFER TO DRAWER|INSUFF(?:ICIENT)? (?:FUNDS|FDS)|CHARGEBACK|RTN UNPAID|RETURN UNPAID|RETURNED UNPAID)\b/;
/**
 * Words after "return" or "reject" that make it part of a name: the Returned and Services League pays wages, and
 * ReturnToWork pays injured people.
 */
const BEHIND_NAME: ReadonlySet<string> = new Set("AND SERVICES SERVICE SOLDIERS TO LEAGUE SHOP".split(" "));
const APART_MAX = 2;
/** Months, which are skipped like the day and year of a date. */
const MONTH =
  /^(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEPT?|OCT|NOV|DEC|JANUARY|FEBRUARY|MARCH|APRIL|JUNE|JULY|AUGUST|SEPTEMBER|OCTOBER|NOVEMBER|DECEMBER)$/;

/** Reports whether `behind`, the word after a return word, makes it part of a name, such as the Reject Shop. */
export function startsName(behind: string | undefined): boolean {
  return behind !== undefined && BEHIND_NAME.has(behind);
}

/**
 * The word that shows a payment was returned, or null. It is one of these:
 * - a phrase that always means a return
 * - "dishonour"
 * - a return word with a reason code
 * - a return word within two words of a payment word: "RTND DIRECT DEBIT", "PAYMENT REVERSAL", "Return 03/09, Direct
 *   Debit". "REV" must be next to a payment word, because it also means "reverend"
 *
 * Returns to a shop are refunds instead.
 */
export function findReturned(words: readonly string[]): string | null {
  const said = words.filter(
    (word) => !isNumber(word) && !isReference(word) && !isDateWord(word) && !MONTH.test(word),
  );
  const sure = SURE.exec(said.join(" "));
  if (sure) return sure[0];
  const hasReason = words.some((word) => REASON.test(word));
  for (const [index, word] of said.entries()) {
    // The "return" in "TAX RETURN" is not a returned payment.
    if (said[index - 1] === "TAX") continue;
    if (!BACK.test(word) || startsName(said[index + 1])) continue;
    if (hasReason || word.startsWith("DISHON")) return word;
    const near = word === "REV" ? 1 : APART_MAX;
    const isBefore = said.slice(Math.max(0, index - near), index).some((other) => PAID.test(other));
    const isBehind = said.slice(index + 1, index + 1 + near).some((other) => PAID.test(other));
    if (isBefore || isBehind) return word;
  }
  return null;
}

import { isDateWord, isNumber, isReference } from "@/lib/engine/text/tokens";

/** Words that banks write of a payment that came back. */
const BACK =
  /^(?:RETURN|RETURNED|RTN|RTND|RTD|REJECT|REJECTED|DISHON|DISHONOUR|DISHONOURED|UNPAID|DECLINED|FAILED|BOUNCED|REVERSAL|REVERSED|REV)$/;
/** What came back. */
const PAID =
  /^(?:DEBIT|DEBITS|DD|DDR|DR|PAYMENT|PAYMENTS|PYMT|PMT|CHEQUE|CHQ|DRAWING|ENTRY|TRANSFER|TFR|BPAY)$/;
/** Reasons of the New Payments Platform (ISO 20022 external codes): AC07 is a closed account. */
const REASON = /^(?:AC|AG|AM|BE|MD|MS|RC|RR)\d{2}$/;
/** Words of their own that nothing else bears. */
const SURE =
  /\b(?:REFER TO CUSTOMER|REFER TO DRAWER|INSUFFICIENT FUNDS|CHARGEBACK|RETURN UNPAID|RETURNED UNPAID)\b/;
/** The Returned and Services League pays wages, ReturnToWork pays the injured, and a reverend may pay anybody. */
const BEHIND_NAME: ReadonlySet<string> = new Set("AND SERVICES SERVICE SOLDIERS TO LEAGUE SHOP".split(" "));
const APART_MAX = 2;
/** Of a date between the two, the day and the year are numbers already. */
const MONTH =
  /^(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEPT?|OCT|NOV|DEC|JANUARY|FEBRUARY|MARCH|APRIL|JUNE|JULY|AUGUST|SEPTEMBER|OCTOBER|NOVEMBER|DECEMBER)$/;

/** Whether a word of return with this word behind it is part of a name: the Reject Shop undoes nothing. */
export function startsName(behind: string | undefined): boolean {
  return behind !== undefined && BEHIND_NAME.has(behind);
}

/**
 * The word that says a payment came back, or null: a word of return within two words of what was paid ("RTND DIRECT DEBIT",
 * "PAYMENT REVERSAL", "Return 03/09, Direct Debit"), or a reason code behind it. A shop's own returns are refunds.
 */
export function findReturned(words: readonly string[]): string | null {
  const said = words.filter(
    (word) => !isNumber(word) && !isReference(word) && !isDateWord(word) && !MONTH.test(word),
  );
  const sure = SURE.exec(said.join(" "));
  if (sure) return sure[0];
  const hasReason = words.some((word) => REASON.test(word));
  for (const [place, word] of said.entries()) {
    // A tax return is paid out and does not come back.
    if (said[place - 1] === "TAX") continue;
    if (!BACK.test(word) || startsName(said[place + 1])) continue;
    if (hasReason || word.startsWith("DISHON")) return word;
    const near = word === "REV" ? 1 : APART_MAX;
    const isBefore = said.slice(Math.max(0, place - near), place).some((other) => PAID.test(other));
    const isBehind = said.slice(place + 1, place + 1 + near).some((other) => PAID.test(other));
    if (isBefore || isBehind) return word;
  }
  return null;
}

import { startsName } from "@/lib/engine/categories/returned";
import { buildPhraseIndex } from "@/lib/engine/text/phrase-index";

/** Facts in a bank's wording about a payment, other than the payee. */
export type Mark = "TRANSFER" | "OWN" | "REVERSAL" | "DISHONOUR" | "REFUND" | "REPAYMENT";

const MARKS: readonly (readonly [phrase: string, mark: Mark])[] = [
  ["TRANSFER", "TRANSFER"],
  ["TFR", "TRANSFER"],
  ["TFER", "TRANSFER"],
  ["XFER", "TRANSFER"],
  ["OWN ACCOUNT", "OWN"],
  ["OWN ONLINE", "OWN"],
  ["MY ACCOUNT", "OWN"],
  ["LINKED ACC", "OWN"],
  ["LINKED ACCOUNT", "OWN"],
  ["INTERNAL TRANSFER", "OWN"],
  ["SAVINGS", "OWN"],
  ["SAVER", "OWN"],
  ["OFFSET", "OWN"],
  ["NETBANK SAVER", "OWN"],
  ["ESAVER", "OWN"],
  ["ISAVER", "OWN"],
  ["GOALSAVER", "OWN"],
  ["WESTPAC CHOICE", "OWN"],
  ["WESTPAC LIFE", "OWN"],
  ["SMART ACCESS", "OWN"],
  ["STREAMLINE", "OWN"],
  ["ACCESS ADVANTAGE", "OWN"],
  ["ANZ PLUS", "OWN"],
  ["SAVINGS MAXIMISER", "OWN"],
  ["ORANGE EVERYDAY", "OWN"],
  ["COMPLETE FREEDOM", "OWN"],
  ["GOAL SAVER", "OWN"],
  ["ROUND UP", "OWN"],
  ["ROUNDUP", "OWN"],
  ["REVERSAL", "REVERSAL"],
  ["REVERSED", "REVERSAL"],
  ["REV", "REVERSAL"],
  ["CANCELLED", "REVERSAL"],
  ["CHARGEBACK", "REVERSAL"],
  ["DISHONOUR", "DISHONOUR"],
  ["DISHONOURED", "DISHONOUR"],
  ["DISHON", "DISHONOUR"],
  ["RETURNED", "DISHONOUR"],
  ["RETURN UNPAID", "DISHONOUR"],
  ["DIRECT DEBIT RETURN", "DISHONOUR"],
  ["DEBIT RETURN", "DISHONOUR"],
  ["RTN", "DISHONOUR"],
  ["REJECTED", "DISHONOUR"],
  ["REJECT", "DISHONOUR"],
  ["UNPAID", "DISHONOUR"],
  ["INSUFFICIENT FUNDS", "DISHONOUR"],
  ["REFUND", "REFUND"],
  ["REFUNDED", "REFUND"],
  ["CREDIT VOUCHER", "REFUND"],
  ["MERCHANDISE RETURN", "REFUND"],
  ["PAYMENT THANK YOU", "REPAYMENT"],
  ["THANK YOU", "REPAYMENT"],
  ["PAYMENT RECEIVED", "REPAYMENT"],
  ["CREDIT CARD PAYMENT", "REPAYMENT"],
  ["CARD PAYMENT", "REPAYMENT"],
  ["CARD REPAYMENT", "REPAYMENT"],
  ["CREDIT CARD", "REPAYMENT"],
  ["LOAN REPAYMENT", "REPAYMENT"],
  ["LOAN PAYMENT", "REPAYMENT"],
  ["HOME LOAN", "REPAYMENT"],
  ["MORTGAGE", "REPAYMENT"],
  ["REPAYMENT", "REPAYMENT"],
];
export const markIndex = buildPhraseIndex(MARKS, "always");

/** The marks in these words. Ignores truncated phrases, except names of the customer's own accounts. */
export function listMarks(words: readonly string[]): ReadonlySet<Mark> {
  const marks = new Set<Mark>();
  let from = 0;
  while (from < words.length) {
    const found = markIndex.find(words, from);
    if (!found) break;
    const isName = found.value === "DISHONOUR" && startsName(words[found.at + found.size]);
    // Banks truncate the names of the customer's own accounts too, so a truncated phrase of several words is accepted.
    const isOwnCut = found.value === "OWN" && found.size > 1;
    if ((!found.isTruncated || isOwnCut) && !isName) marks.add(found.value);
    from = found.at + found.size;
  }
  return marks.size === 0 ? NO_MARKS : marks;
}

const NO_MARKS: ReadonlySet<Mark> = new Set();

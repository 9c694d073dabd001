import type { Keyword } from "@/lib/engine/categories/debit-keywords";
import { FIRM_WORDS } from "@/lib/engine/text/first-names";
import { isDateWord, isNumber, isPeriodWord, isReference } from "@/lib/engine/text/tokens";

/** Words before "pay" that make it a way of paying, or pay that a fund makes good. */
const OTHER_PAYS: ReadonlySet<string> = new Set(
  "APPLE GOOGLE SAMSUNG AFTER ALI ZIP BILL AUTO EASY WE FIT GARMIN INCAPACITY SICK JOB PRE RE TAX BEFORE UNTIL TILL NEXT HOLIDAY".split(
    " ",
  ),
);
/** What the end of a name is cut down to: PAYROLL, WAGES. */
const CUT_PAY = /^(?:PAYR|PAYRO|PAYROL|WAG)$/;
/** What a payroll prints behind "pay": its number, its date, its cycle. */
const BEHIND: ReadonlySet<string> = new Set(
  "NO NUM REF DATE WK WEEK FN FORTNIGHT MTH MONTH ENDING END PERIOD PE JAN FEB MAR APR MAY JUN JUL AUG SEP SEPT OCT NOV DEC".split(
    " ",
  ),
);
const CONFIDENCE = 0.9;
const MOVES: ReadonlySet<string> = new Set(
  "TFR TRANSFER TFER OSKO NPP ONLINE MOBILE INTERNET PAYID SCT".split(" "),
);
const FIRMS: ReadonlySet<string> = new Set(
  "PTY LTD LIMITED PL GROUP GRP COUNCIL UNIVERSITY DEPT COMPANY".split(" "),
);

/** Banks' words for money in, which name no payer. */
const CHANNELS: ReadonlySet<string> = new Set(
  "DIRECT CREDIT DEPOSIT INTER BANK TRANSFER FROM PAYMENT NPP OSKO CR TFR FAST INTERNET ONLINE DE".split(" "),
);

/**
 * Wages worded by a payer's name and "pay" alone, as many payrolls do: "COLES GROUP PAY 1120391", "PAY NO 44017",
 * "W/E 07JUN". Only behind a name, and with nothing but bookkeeping after it.
 */
export function findPaid(words: readonly string[]): { keyword: Keyword; phrase: string } | null {
  // Between people "pay" is a note; a firm says by another word that it is one.
  if (words.some((word) => MOVES.has(word)) && !words.some((word) => FIRMS.has(word) || FIRM_WORDS.has(word)))
    return null;
  const bare = words.findLastIndex((word) => !isBookkeeping(word));
  const last = words[bare] ?? "";
  const isNamed = words.slice(0, bare).some((word) => !CHANNELS.has(word) && !isBookkeeping(word));
  if (isNamed && (CUT_PAY.test(last) || (last === "PAY" && !OTHER_PAYS.has(words[bare - 1] ?? ""))))
    return say(last);
  // "PAY 441029 ACME CARE": some payrolls print their number first.
  if (words[0] === "PAY" && isNumber(words[1] ?? "") && words.length > 3) return say("PAY");
  // "PAY DEPT OF EDUCATION": others print "pay" and the employer.
  const isEmployer = words.slice(1).some((word) => FIRMS.has(word) || FIRM_WORDS.has(word));
  if (words[0] === "PAY" && words[1] !== "ADVANCE" && words.length > 2 && isEmployer) return say("PAY");
  if (isNamed && isWeekMark(words, bare)) return say("WEEK ENDING");
  const weekAt = words.findIndex(
    (word, place) =>
      ((word === "WEEK" || word === "FORTNIGHT" || word === "N") && words[place + 1] === "ENDING") ||
      (word === "W" && words[place + 1] === "E"),
  );
  const isDated = weekAt > 0 && words.slice(weekAt + 2).every(isBookkeeping);
  return isDated && words.slice(0, weekAt).some((word) => !CHANNELS.has(word) && !isBookkeeping(word))
    ? say("WEEK ENDING")
    : null;
}

/** Labels of a period that say nothing else in front of a number. */
const PERIODS: ReadonlySet<string> = new Set("WE WKE PE PPE PP FE FNE".split(" "));

/** "HAYS RECRUIT WE 0908", "DRAKE WORKFORCE WK3108", "ACME PP14": the period that a payroll pays for, behind its name. */
function isWeekMark(words: readonly string[], bare: number): boolean {
  if (PERIODS.has(words[bare] ?? "")) return isNumber(words[bare + 1] ?? "");
  return words.slice(bare + 1).some(isPeriodWord);
}

function isBookkeeping(word: string): boolean {
  return isNumber(word) || isReference(word) || isDateWord(word) || BEHIND.has(word);
}

function say(phrase: string): { keyword: Keyword; phrase: string } {
  return { keyword: { code: "inc.salary.regular", confidence: CONFIDENCE }, phrase };
}

import type { Keyword } from "@/lib/engine/categories/debit-keywords";
import { FIRM_WORDS } from "@/lib/engine/text/first-names";
import { PLACES } from "@/lib/engine/text/places";
import { isDateWord, isNumber, isPeriodWord, isReference } from "@/lib/engine/text/tokens";

/**
 * Words before "pay" that give it a meaning other than wages: a payment method ("APPLE PAY"), another payment, or a
 * day ("UNTIL PAY").
 */
const OTHER_PAYS: ReadonlySet<string> = new Set(
  "APPLE GOOGLE SAMSUNG AFTER ALI ZIP BILL AUTO EASY WE FIT GARMIN INCAPACITY SICK JOB PRE RE TAX BEFORE UNTIL TILL NEXT HOLIDAY".split(
    " ",
  ),
);
/** Truncated and abbreviated forms of PAYROLL and WAGES at the end of a name. */
const CUT_PAY = /^(?:PAYR|PAYRO|PAYROL|WAG|WGES?)$/;
/** Words that payrolls print after "pay": number, date, pay cycle. */
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

/** Banks' words for money in, which do not name the payer. */
const CHANNELS: ReadonlySet<string> = new Set(
  "DIRECT CREDIT DEPOSIT INTER BANK TRANSFER FROM PAYMENT NPP OSKO CR TFR FAST INTERNET ONLINE DE".split(" "),
);

/**
 * Finds wages that are worded only as a payer's name and "pay", as many payrolls do: "ACME PAY 1120391", "ACME PAY NO
 * 44017", "ACME W/E 07JUN". Usually requires a name before "pay", and only numbers, references and dates after it. Also
 * finds a fund's distribution. Null for other wording.
 */
export function findPaid(words: readonly string[]): { keyword: Keyword; phrase: string } | null {
  const fund = findFundPayment(words);
  if (fund) return fund;
  if (isWeekDated(words)) return say("WEEK ENDING");
  // In a transfer between people "pay" is a note, unless another word shows that the payer is a firm.
  if (words.some((word) => MOVES.has(word)) && !words.some((word) => FIRMS.has(word) || FIRM_WORDS.has(word)))
    return null;
  const bare = words.findLastIndex((word) => !isBookkeeping(word));
  const last = words[bare] ?? "";
  const isNamed = words.slice(0, bare).some((word) => !CHANNELS.has(word) && !isBookkeeping(word));
  if (isNamed && (CUT_PAY.test(last) || (last === "PAY" && !OTHER_PAYS.has(words[bare - 1] ?? ""))))
    return say(last);
  if (last === "STAFF" && isFirmLong(words.slice(0, bare))) return say(last);
  // Some payrolls print a number after "pay", and then the employer: "PAY 441029 ACME CARE".
  if (words[0] === "PAY" && isNumber(words[1] ?? "") && words.length > 3) return say("PAY");
  // Some payrolls print "pay" before the employer: "PAY DEPT OF EDUCATION".
  const isEmployer = words.slice(1).some((word) => FIRMS.has(word) || FIRM_WORDS.has(word));
  if (words[0] === "PAY" && words[1] !== "ADVANCE" && words.length > 2 && isEmployer) return say("PAY");
  if (isEmployeeMark(words)) return say("EMPLOYEE");
  if ((isNamed && isWeekMark(words, bare)) || isWeekBeforeTown(words)) return say("WEEK ENDING");
  const weekAt = words.findIndex(
    (word, index) =>
      (CYCLES.has(word) && ENDINGS.has(words[index + 1] ?? "")) || (word === "W" && words[index + 1] === "E"),
  );
  const isDated =
    weekAt > 0 && words.slice(weekAt + 2).every((word) => isBookkeeping(word) || BANK_TAIL.has(word));
  return isDated && words.slice(0, weekAt).some((word) => !CHANNELS.has(word) && !isBookkeeping(word))
    ? say("WEEK ENDING")
    : null;
}

/**
 * Truncated forms of "distribution", accepted only in a fund's line. In other lines, the same letters may begin
 * "district" or "distributors".
 */
const DISTRIBUTED = /^DIST(?:N|R|RI|RIB)?$/;
const FUNDS =
  /^(?:FUNDS?|TRUST|[A-Z]*REIT|LWR|ETF|PROPERTY|INCOME|MORTGAGE|MTG|INFRASTRUCTURE|YIELD|UNITS?|STAPLED|WHOLESALE)$/;

/** Words for the financial year for which a trust distributes its profit: "FY26". */
const FOR_YEAR = /^FY(?:\d\d)?(?:\d\d)$/;

/**
 * Finds the word for a fund's distribution: "DIST" after a word for a fund, or before a financial year. Examples:
 * "ZELDON PROPERTY FUND DIST" and "ZELDON FAMILY T DIST FY26".
 */
function findFundPayment(words: readonly string[]): { keyword: Keyword; phrase: string } | null {
  const at = words.findLastIndex((word) => !isBookkeeping(word) && !FOR_YEAR.test(word));
  const isFund = words.slice(0, at).some((word) => FUNDS.test(word)) || FOR_YEAR.test(words[at + 1] ?? "");
  return at > 0 && isFund && DISTRIBUTED.test(words[at] ?? "")
    ? { keyword: { code: "inc.invest.distribution", confidence: 0.86 }, phrase: "DIST" }
    : null;
}

/** Labels of the number that a payroll gives an employee. */
const EMPLOYEES: ReadonlySet<string> = new Set("EMP EMPL EMPNO EMPLOYEE".split(" "));
/** The minimum number of digits in an employee's number. A shorter number may be a year or a street number. */
const EMPLOYEE_DIGITS_MIN = 3;

/** Reports whether an employee's number follows the name: "ZORRIN CARE EMP 20119". */
function isEmployeeMark(words: readonly string[]): boolean {
  const at = words.findIndex(
    (word, index) =>
      /^EMP\d{3,}$/.test(word) ||
      (EMPLOYEES.has(word) &&
        isNumber(words.slice(index + 1).find((next) => next !== "NO" && next !== "ID") ?? "") &&
        (words.at(-1)?.length ?? 0) >= EMPLOYEE_DIGITS_MIN),
  );
  return (
    at > 0 &&
    words.slice(0, at).some((word) => !CHANNELS.has(word) && !isBookkeeping(word)) &&
    words.slice(at + 1).every((word) => isBookkeeping(word) || word === "ID")
  );
}

/** Labels of a pay period, recognised only before a number or a date. */
const PERIODS: ReadonlySet<string> = new Set("WE WKE PE PPE PP FE FNE".split(" "));

/** Words for a pay cycle, followed by "ending": "FORTNIGHT ENDING". "F/N" is read as two words, so N is in the list. */
const CYCLES: ReadonlySet<string> = new Set("WEEK WK WKE FORTNIGHT FN N".split(" "));
const ENDINGS: ReadonlySet<string> = new Set(["ENDING", "END"]);
/** Words that some banks print after the payer's own words. */
const BANK_TAIL: ReadonlySet<string> = new Set(["DIRECT", "CREDIT", "DEPOSIT", "RECEIPT"]);

/**
 * Reports whether a pay period follows the name: "HAYS RECRUIT WE 0908", "DRAKE WORKFORCE WK3108", "ACME PP14", "ACME
 * CARE FN 24".
 */
function isWeekMark(words: readonly string[], bare: number): boolean {
  const isCounted = isNumber(words[bare + 2] ?? "");
  if (words[bare + 1] === "FN" && isCounted) return true;
  // Flatmates' notes may also have a week number, so the name must be a firm's.
  if (isCounted && WEEKS.has(words[bare + 1] ?? "") && isFirmLong(words.slice(0, bare + 1))) return true;
  const next = words[bare + 1] ?? "";
  if (PERIODS.has(words[bare] ?? "")) return isNumber(next) || isDateWord(next);
  return words.slice(bare + 1).some(isPeriodWord);
}

/**
 * Reports whether a name is followed by the last day of a pay week: "TRANSFER FROM ACME CREW WE 02NOV25". Only a payroll
 * writes this, whatever channel it pays through. An employee's number or a pay period may follow.
 */
function isWeekDated(words: readonly string[]): boolean {
  const at = words.findIndex(
    (word, index) =>
      isDateWord(words[index + 1] ?? "") && (word === "WE" || (word === "E" && words[index - 1] === "W")),
  );
  const name = words.slice(0, words[at] === "E" ? at - 1 : at);
  return (
    at > 0 &&
    name.some((word) => !CHANNELS.has(word) && !isBookkeeping(word)) &&
    words.slice(at + 2).every((word) => isBookkeeping(word) || EMPLOYEES.has(word) || PERIOD_PARTS.test(word))
  );
}

/** Labels of a pay period, whole or in parts: "P/E" is read as the two words P and E. */
const PERIOD_PARTS = /^(?:P|E|PE|PPE)$/;

const WEEKS: ReadonlySet<string> = new Set(["WEEK", "WK"]);
const FIRM_NAME_WORDS_MIN = 3;

/** Reports whether the words contain a business word, or are too many for a person's name. */
function isFirmLong(words: readonly string[]): boolean {
  const name = words.filter((word) => !CHANNELS.has(word) && !isBookkeeping(word));
  return name.length >= FIRM_NAME_WORDS_MIN || name.some((word) => FIRMS.has(word) || FIRM_WORDS.has(word));
}

/**
 * Reports whether a name is followed by a pay period, and then only by places, numbers and references: "DRAKE PTY LTD
 * WK29 GLADSTONE".
 */
function isWeekBeforeTown(words: readonly string[]): boolean {
  const at = words.findIndex(isPeriodWord);
  const isNamed = words.slice(0, at).some((word) => !CHANNELS.has(word) && !isBookkeeping(word));
  return at > 0 && isNamed && words.slice(at + 1).every((word) => isBookkeeping(word) || PLACES.has(word));
}

function isBookkeeping(word: string): boolean {
  return isNumber(word) || isReference(word) || isDateWord(word) || BEHIND.has(word);
}

function say(phrase: string): { keyword: Keyword; phrase: string } {
  return { keyword: { code: "inc.salary.regular", confidence: CONFIDENCE }, phrase };
}

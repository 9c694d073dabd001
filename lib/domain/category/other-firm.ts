import { debitKeywordIndex, type Keyword } from "@/lib/domain/category/debit-keywords";
import type { Merchant } from "@/lib/domain/category/read-table";
import { groupOf } from "@/lib/domain/category/taxonomy";
import { FIRST_NAMES } from "@/lib/domain/text/first-names";
import type { Found } from "@/lib/domain/text/phrase-index";
import { PLACES } from "@/lib/domain/text/places";
import { SURNAMES } from "@/lib/domain/text/surnames";

/**
 * True when the words behind a listed name say that it is somebody else's: "Origin Coffee" sells no electricity, and "Good
 * Shepherd Lutheran College" lends no money. A name that would harm must be the whole name, save for what a firm, a bank or a
 * place adds to it; a name of one word gives way to a trade's word of another leaf.
 */
export function isOtherFirm(found: Found<Merchant>, words: readonly string[]): boolean {
  const rest = words.slice(found.at + found.size);
  if (rest.length === 0) return false;
  const { code } = found.value;
  const trade = findTrade(rest, code);
  if (isHarmful(code)) return !isBeforeShop(found) && (trade !== null || !isWholeName(rest, found, words));
  if (found.size > 1) return false;
  if (found.phrase.startsWith("^")) return trade !== null;
  const word = words[found.at] ?? "";
  const isShared = PLACES.has(word) || SURNAMES.has(word) || FIRST_NAMES.has(word);
  if (isShared && STREETS.has(rest[0] ?? "")) return true;
  if (trade === null) return false;
  return isShared || (trade.confidence >= TRADE_MIN && groupOf(trade.code) !== groupOf(code));
}

/** An instalment firm of a name nothing else bears prints the shop behind its own: "KLARNA *ASOS". */
function isBeforeShop({ value, phrase, size }: Found<Merchant>): boolean {
  return (
    value.code === "dbt.bnpl" && size === 1 && !phrase.startsWith("^") && phrase.length >= COINED_LENGTH_MIN
  );
}

const COINED_LENGTH_MIN = 6;

/** Less sure than this, a word such as "subscription" says how a firm sells, not that it is another. */
const TRADE_MIN = 0.8;

/** Only additions follow, until a company's form or a payment's word ends the name: what stands behind is a reference. */
function isWholeName(rest: readonly string[], found: Found<Merchant>, words: readonly string[]): boolean {
  const end = rest.findIndex((word) => NAME_ENDS.has(word) || /^\d{4,}$/.test(word));
  const own = words.slice(found.at, found.at + found.size);
  return rest.slice(0, end < 0 ? rest.length : end).every((word, place) => {
    if (isAddition(word, place === rest.length - 1) || own.includes(word)) return true;
    return LEGAL.has(word) && found.value.code === "dbt.collection";
  });
}

const NAME_ENDS: ReadonlySet<string> = new Set(
  "PTY LTD LIMITED PAYMENT PAYMENTS REPAYMENT REPAYMENTS REF REFERENCE CONTRACT".split(" "),
);

function isHarmful(code: string): boolean {
  return code.startsWith("dbt.") || code === "rec.gambling";
}

/** The trade that the words name where it is not what the merchant does. */
function findTrade(rest: readonly string[], code: string): Keyword | null {
  for (let from = 0; from < rest.length; ) {
    const found = debitKeywordIndex.find(rest, from);
    if (!found) return null;
    const trade = found.value;
    const isSame =
      trade.code === code ||
      (trade.code.startsWith("dbt.") && code.startsWith("dbt.")) ||
      (code === "dbt.collection" && LEGAL.has(found.phrase));
    if (!found.isTruncated && !trade.inferred && !isSame) return trade;
    from = found.at + found.size;
  }
  return null;
}

/** Some collectors are law firms. */
const LEGAL: ReadonlySet<string> = new Set("LAWYERS LEGAL SOLICITORS".split(" "));
const STREETS: ReadonlySet<string> = new Set(
  "STREET ROAD RD AVENUE AVE PARADE HIGHWAY HWY PLAZA LANE".split(" "),
);

/** What firms and banks write behind a name without making it another's. */
const ADDITIONS: ReadonlySet<string> = new Set(
  `AU NZ UK US USA GB MT IE CW PTY LTD LIMITED PROPRIETARY INC GROUP GRP CORP CORPORATION CO COM NET ORG WWW HOLDINGS COMPANY AUSTRALIA AUSTRALIAN AUST AUS OZ AUD INTL INTERNATIONAL
IRELAND MALTA GIBRALTAR NSW VIC QLD TAS ACT NT WA SA MELBOURNE SYDNEY BRISBANE PERTH ADELAIDE HOBART DARWIN CANBERRA
PAYMENT PAYMENTS PYMT PMT PAY DD DDR DEBIT DIRECT REPAYMENT REPAYMENTS REPAY INSTALMENT INSTALMENTS INSTALLMENT LOAN LOANS LN FINANCE FIN FINANCIAL
LENDING LENDERS LEND CREDIT CAPITAL FUNDING FUNDS SERVICES SERVICE SERV SVCS SVC MONEY CASH ADVANCE PERSONAL HOME CAR MORTGAGE CARD CARDS FEE FEES ACCOUNT ACC
ACCT AC REF REFERENCE RECEIPT REC INVOICE INV NO NUM NUMBER ID CUSTOMER CLIENT MEMBER ONLINE APP WEB INTERNET AUTO PAYTO MONTHLY WEEKLY FORTNIGHTLY FROM TO
FOR ON BY OF AND THE IN AT IT VISA MASTERCARD PURCHASE EFTPOS BPAY OSKO VALUE DATE TRANSFER TFR BET BETS BETTING SPORTS SPORT DEPOSIT DEPOSITS
WAGER WAGERING GAMING CASINO LOTTERY LOTTERIES LOTTO KENO TICKET TICKETS POKIES DEBT DEBTS COLLECTION COLLECTIONS RECOVERY RECOVERIES SOLUTION SOLUTIONS
AGREEMENT ARRANGEMENT PLAN PLANS TRUST LEASE LEASING NOVATED RENTAL RENTALS FLEET SALARY PACKAGING POWERBALL RELIEF DIGITAL INTERACTIVE BNPL TECHNOLOGY TECHNOLOGIES WITHDRAWAL WITHDRAWALS PAYOUT EZIDEBIT
PLATINUM ASSOCIATES PARTNERS OPS
JAN FEB MAR APR MAY JUN JUL AUG SEP SEPT OCT NOV DEC`.split(/\s+/),
);
/** A cut word must still be this long to count: the last one may be shorter, because a name's end is where it is cut. */
const CUT_MIN = 6;
const LAST_CUT_MIN = 2;

function isAddition(word: string, isLast: boolean): boolean {
  if (word.length === 1 || /\d/.test(word) || /^X+$/.test(word)) return true;
  if (ADDITIONS.has(word) || PLACES.has(word)) return true;
  if (word.length < (isLast ? LAST_CUT_MIN : CUT_MIN)) return false;
  for (const whole of ADDITIONS) if (whole.startsWith(word)) return true;
  return false;
}

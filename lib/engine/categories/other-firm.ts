import { debitKeywordIndex, type Keyword } from "@/lib/engine/categories/debit-keywords";
import type { Merchant } from "@/lib/engine/categories/read-names";
import { groupOf } from "@/lib/engine/categories/taxonomy";
import { FIRST_NAMES } from "@/lib/engine/text/first-names";
import type { PhraseMatch } from "@/lib/engine/text/phrase-index";
import { PLACES } from "@/lib/engine/text/places";
import { SURNAMES } from "@/lib/engine/text/surnames";

/**
 * Reports whether the words after a listed name make it another firm: "Origin Coffee" does not sell electricity, and
 * "Good Shepherd Lutheran College" does not lend money. In a harmful category (debt or gambling), an ordinary word
 * must be the whole name, apart from words that firms, banks and places add. A distinctive name may be followed by any
 * words, except those that make it another firm. In other categories, a one-word name with a trade word of another
 * category is another firm.
 */
export function isOtherFirm(found: PhraseMatch<Merchant>, words: readonly string[]): boolean {
  const rest = words.slice(found.at + found.size);
  if (rest.length === 0) return false;
  const { code } = found.value;
  const trade = findTrade(rest, code);
  if (isHarmful(code)) {
    if (isBeforeShop(found)) return false;
    if (LOTTERY.test(found.phrase) && rest.every((word) => SELLERS.test(word) || PLACES.has(word)))
      return false;
    // A betting agency prints its town, then its pub ("TAB ARARAT ROYAL"). So "hotel" or "club" does not make TAB
    // another firm.
    if (found.phrase === "TAB" && PLACES.has(rest[0] ?? ""))
      return rest.some((word) => word !== "HOTEL" && word !== "CLUB" && OTHER_FIRMS.has(word));
    // A match of three or more words is not a coincidence, so only a word for another kind of firm rejects it.
    if (found.size > 2 && !found.isTruncated) return rest.some((word) => OTHER_FIRMS.has(word));
    return trade !== null || !(isWholeName(rest, found, words) || isDistinctive(found, rest));
  }
  if (BOOKMAKERS.test(rest[0] ?? "")) return true;
  if (/^(?:giv|hea)\./.test(code) && rest.some((word) => HOUSED.test(word))) return true;
  if (trade !== null && OWN_TRADES[code]?.test(trade.code)) return false;
  if (INSURER.test(code) && rest.some((word) => INSURED.test(word))) return false;
  if (code === "tra.public" && rest.some((word) => TOLLS.test(word))) return true;
  if (found.size > 1) {
    if (trade !== null && groupOf(trade.code) === "foo" && SELLS_NO_FOOD.test(code)) return true;
    if (trade?.code === "foo.alcohol" && code.startsWith("shp.")) return true;
    if (code === "foo.alcohol" && EATERIES.test(rest[0] ?? "")) return true;
    return code !== "tra.tolls_parking" && rest.some((word) => PARKING.has(word));
  }
  if (found.isAtStart) return trade !== null || (SELLS_TO_ADULTS.test(code) && CHILDRENS.test(rest[0] ?? ""));
  const word = words[found.at] ?? "";
  const isShared = PLACES.has(word) || SURNAMES.has(word) || FIRST_NAMES.has(word);
  if (isShared && STREETS.has(rest[0] ?? "")) return true;
  if (trade === null) return false;
  return isShared || (trade.confidence >= TRADE_MIN && groupOf(trade.code) !== groupOf(code));
}

/** Words that, directly after a brewery's name of several words, make it the name of a place to eat. */
const EATERIES = /^(?:CAFE?|BURGERS?|PIZZA|PIZZERIA|KITCHEN|RESTAURANT|ESPRESSO)$/;

/** Firms of these categories do not sell food, so a café with such a firm's name is a café: "Insurance House Cafe". */
const SELLS_NO_FOOD = /^(?:ins|fin|gov|utl|com|hea\.insurance)/;

/**
 * For each category, the other trades that its firms also have. Sports platforms also take players' registration fees
 * ("rego"). Councils own car parks. School suppliers also sell uniforms and canteen lunches.
 */
const OWN_TRADES: Readonly<Record<string, RegExp>> = {
  "rec.sport_hobby": /^tra\.rego_licence$/,
  "tra.tolls_parking": /^hou\.rates_water$/,
  "edu.public": /^(?:foo\.dining|per\.clothing)$/,
};

/**
 * If one of these words follows the one-word name of a firm that sells to adults (SELLS_TO_ADULTS), the name belongs
 * to a children's shop.
 */
const CHILDRENS = /^(?:KIDS|KIDZ|BABY|BUBS)$/;
const SELLS_TO_ADULTS = /^(?:shp\.(?:home_goods|electronics)|ins\.|utl\.|com\.|hou\.|tra\.)/;

/** Trades that no firm combines with another trade: "GREYHOUND WAGERING" is not the bus company. */
const BOOKMAKERS = /^(?:WAGERING|BETTING|BOOKMAKERS?|BOOKMAKING|PAWNBROKERS?)$/;

/** Words for a home. Churches and charities also let homes, so "ANGLICARE HOUSING" is not a donation. */
const HOUSED = /^(?:HOUSING|HSG)$/;

/**
 * Categories of insurers. An insurer prints the kind of insurance after its name, so "EXAMPLE TRAVEL POLICY" is still
 * the insurer and not a travel agent.
 */
const INSURER = /^ins\.|insurance$/;
const INSURED = /^(?:POLICY|PREMIUMS?|INS|INSURANCE|COVER)$/;

/** Words for a toll. A transport authority also runs toll roads, so a payment to it with such a word is not a fare. */
const TOLLS = /^E?TOLLS?$/;

/** Words for parking fees at a hospital, airport or shopping centre. */
const PARKING: ReadonlySet<string> = new Set(["CARPARK", "PARKING", "CARPARKING"]);

/**
 * True if the name is a single word that follows a trade word ("MOTEL … SHORES"), so that it probably belongs to
 * another firm.
 */
export function isBehindTrade(found: PhraseMatch<Merchant>, words: readonly string[]): boolean {
  if (found.at === 0 || found.size > 1 || isHarmful(found.value.code)) return false;
  const trade = findTrade(words.slice(0, found.at), found.value.code);
  return trade !== null && trade.confidence >= TRADE_MIN && groupOf(trade.code) !== groupOf(found.value.code);
}

/**
 * Reports whether the match is an instalment firm with a distinctive name. Such a firm prints the shop after its own
 * name: "KLARNA *ASOS".
 */
function isBeforeShop({ value, phrase, size, isAtStart }: PhraseMatch<Merchant>): boolean {
  return value.code === "dbt.bnpl" && size === 1 && !isAtStart && phrase.length >= COINED_LENGTH_MIN;
}

const COINED_LENGTH_MIN = 6;
const DISTINCTIVE_LENGTH_MIN = 5;

/**
 * Reports whether the merchant's name is distinctive: several words, or one invented word. The words after such a
 * name come from the bank, the lender or the payer, and do not name another firm.
 */
function isDistinctive(
  { value, size, phrase, isTruncated, isAtStart }: PhraseMatch<Merchant>,
  rest: readonly string[],
): boolean {
  if (isTruncated || isAtStart) return false;
  // Newsagents sell lottery tickets, and the card network prints the newsagent's name or town after the lottery's name.
  // So any words may follow a lottery's name.
  if (size === 1 && LOTTERIES.test(phrase)) return true;
  const isAdvance = value.code === "dbt.wage_advance";
  if (rest.some((word) => OTHER_FIRMS.has(word) && !(isAdvance && PAYS.has(word)))) return false;
  if (size > 1) return true;
  const isShared = PLACES.has(phrase) || SURNAMES.has(phrase) || FIRST_NAMES.has(phrase);
  // After a bookmaker's coined name, customers often write their own name.
  const isOtherPerson = value.code !== "rec.gambling" && SURNAMES.has(rest[0] ?? "");
  return !isShared && phrase.length >= DISTINCTIVE_LENGTH_MIN && !isOtherPerson;
}

const LOTTERIES = /^[A-Z]+LOTT/;
/** Names of lotteries and of the shops that sell their tickets. */
const LOTTERY = /\b(?:LOTT|LOTTO|LOTTERIES|CASKET)\b/;
const SELLERS = /^(?:KIOSK|NEWS|NEWSAGENCY|NEWSAGENT|NEWSAGENTS|AGENCY|OUTLET)$/;

/** Words after a name that make it another firm or thing: a credit union, a financial planner, a credit check. */
const OTHER_FIRMS: ReadonlySet<string> = new Set(
  `UNION UNIONS PLANNING PLANNER PLANNERS ADVICE ADVISER ADVISERS CHECK REPORT SCORE KIDS PLAYGROUP MEAL ART ARTS TOYS STADIUM ARENA PARK CLUB
STREET ROAD CUISINE THERAPY CLEANING MEDIA NEWS TRAINING DESIGN DESIGNS SALARY PAYROLL WAGES SCHOOL COLLEGE CHURCH PARISH HOTEL CAFE FARM PARKING
JEWELLERY SECONDHAND RETAIL SHARES VARIETY BARGAINS EMPORIUM GIFTWARE`.split(/\s+/),
);

/**
 * Words for wages. Next to the name of a wage-advance firm, they do not indicate another firm, because wages repay the
 * advance.
 */
const PAYS: ReadonlySet<string> = new Set("SALARY PAYROLL WAGES".split(" "));

/** The minimum confidence at which a trade word means another firm. A word such as "subscription" is less certain. */
const TRADE_MIN = 0.8;

/**
 * Reports whether only additions follow the name. An addition is a word such as "GROUP" that does not make the name
 * another firm's. The check ends at a legal form ("PTY LTD"), a payment word or a number of four or more digits,
 * because the text after that is a reference.
 */
function isWholeName(
  rest: readonly string[],
  found: PhraseMatch<Merchant>,
  words: readonly string[],
): boolean {
  // Words between a lender's name and a repayment word do not matter, unless one of them names another kind of firm.
  if (found.value.code.startsWith("dbt.") && rest.some((word) => LENT.test(word)))
    return !rest.some((word) => OTHER_FIRMS.has(word));
  const end = rest.findIndex((word) => NAME_ENDS.has(word) || /^\d{4,}$/.test(word));
  const own = words.slice(found.at, found.at + found.size);
  return rest.slice(0, end < 0 ? rest.length : end).every((word, index) => {
    if (isAddition(word, index === rest.length - 1) || own.includes(word)) return true;
    return LEGAL.has(word) && found.value.code === "dbt.collection";
  });
}

/** Words that only a lender's payments have, whole or abbreviated. */
const LENT = /^(?:REPAY\w*|RPYMT|RPMT|REPMT|LOANS?|INSTALL?MENTS?)$/;

const NAME_ENDS: ReadonlySet<string> = new Set(
  "PTY LTD LIMITED PAYMENT PAYMENTS REPAYMENT REPAYMENTS REF REFERENCE CONTRACT".split(" "),
);

/** Reports whether a category may harm the customer if it is wrong: a debt or gambling. */
export function isHarmful(code: string): boolean {
  return code.startsWith("dbt.") || code === "rec.gambling";
}

/**
 * The first trade that `rest` names and that differs from the category `code`; null if there is none. Truncated words
 * and words that only suggest a trade are ignored.
 */
function findTrade(rest: readonly string[], code: string): Keyword | null {
  for (let from = 0; from < rest.length; ) {
    const found = debitKeywordIndex.find(rest, from);
    if (!found) return null;
    const trade = found.value;
    const isSame =
      trade.code === code ||
      (trade.code.startsWith("dbt.") && code.startsWith("dbt.")) ||
      (code === "dbt.collection" && LEGAL.has(found.phrase)) ||
      (code === "rec.gambling" && found.phrase === "ENTERTAINMENT") ||
      // "PKG" means packaging for a salary packager, not parking.
      // A firm that rents out goods calls its instalments rent.
      (code === "dbt.lease" && (found.phrase === "PKG" || trade.code === "hou.rent"));
    if (!found.isTruncated && !trade.inferred && !isSame) return trade;
    from = found.at + found.size;
  }
  return null;
}

/** Words for law firms, because some collectors are law firms. */
const LEGAL: ReadonlySet<string> = new Set("LAWYER LAWYERS LEGAL SOLICITOR SOLICITORS".split(" "));
const STREETS: ReadonlySet<string> = new Set(
  "STREET ROAD RD AVENUE AVE PARADE HIGHWAY HWY PLAZA LANE".split(" "),
);

/** Words that firms and banks write after a name without making it another firm. */
const ADDITIONS: ReadonlySet<string> = new Set(
  `AU NZ UK US USA GB MT IE CW PTY LTD LIMITED PROPRIETARY INC GROUP GRP CORP CORPORATION CO COM NET ORG WWW HOLDINGS COMPANY AUSTRALIA AUSTRALIAN AUST AUS OZ AUD INTL INTERNATIONAL
IRELAND MALTA GIBRALTAR NSW VIC QLD TAS ACT NT WA SA MELBOURNE SYDNEY BRISBANE PERTH ADELAIDE HOBART DARWIN CANBERRA
PAYMENT PAYMENTS PYMT PYMNT PMNT PMT PAYMT PAY DD DDR DEBIT DIRECT REPAYMENT REPAYMENTS REPAY INSTALMENT INSTALMENTS INSTALLMENT LOAN LOANS LN FINANCE FIN FINANCIAL
LENDING LENDERS LEND CONSUMER CREDIT CAPITAL FUNDING FUNDS SERVICES SERVICE SERV SVCS SVC MONEY CASH ADVANCE PERSONAL HOME CAR MORTGAGE CARD CARDS FEE FEES ACCOUNT ACC
ACCT AC REF REFERENCE RECEIPT REC INVOICE INV NO NUM NUMBER ID CUSTOMER CLIENT MEMBER ONLINE APP WEB INTERNET AUTO PAYTO MONTHLY WEEKLY FORTNIGHTLY MTHLY WKLY FNLY ARR FROM TO
FOR ON BY OF AND THE IN AT IT VISA MASTERCARD PURCHASE EFTPOS BPAY OSKO VALUE DATE TRANSFER TFR BET BETS BETTING SPORTS SPORT DEPOSIT DEPOSITS
WAGER WAGERING GAMING CASINO LOTTERY LOTTERIES LOTTO KENO TICKET TICKETS POKIES DEBT DEBTS COLLECTION COLLECTIONS RECOVERY RECOVERIES SOLUTION SOLUTIONS
AGREEMENT ARRANGEMENT PLAN PLANS TRUST LEASE LEASING NOVATED RENTAL RENTALS FLEET SALARY PACKAGING POWERBALL RELIEF DIGITAL INTERACTIVE BNPL TECHNOLOGY TECHNOLOGIES WITHDRAWAL WITHDRAWALS PAYOUT EZIDEBIT
RTO PLATINUM ASSOCIATES PARTNERS OPS HL MTG MTGE CONSOL RPYMT RPMT REPMT RPT
JAN FEB MAR APR MAY JUN JUL AUG SEP SEPT OCT NOV DEC`.split(/\s+/),
);
/**
 * Words for a lender's charges, such as "LATE" in "HUMM LATE PAYMENT CHARGE", and for lending to firms. Truncated forms
 * do not match.
 */
const LENDERS_OWN: ReadonlySet<string> = new Set(
  "LATE CHARGE CHARGES OVERDUE MISSED ARREARS CORPORATE".split(" "),
);
/**
 * A truncated word of ADDITIONS must have at least this many letters. The last word may be shorter, because truncation
 * happens at the end.
 */
const CUT_MIN = 6;
const LAST_CUT_MIN = 2;

function isAddition(word: string, isLast: boolean): boolean {
  if (word.length === 1 || /\d/.test(word) || /^X+$/.test(word)) return true;
  if (ADDITIONS.has(word) || LENDERS_OWN.has(word) || PLACES.has(word)) return true;
  if (word.length < (isLast ? LAST_CUT_MIN : CUT_MIN)) return false;
  for (const whole of ADDITIONS) if (whole.startsWith(word)) return true;
  return false;
}

import { LEGAL_ENDS } from "@/lib/engine/categories/bookmaker-names";
import { toDecision, toInferred } from "@/lib/engine/categories/decision";
import { isCutCouncil } from "@/lib/engine/categories/find-council";
import { hasPersonalNote, isCutFirmWord } from "@/lib/engine/categories/firm-name";
import { BANKS, LENDER_WORDS } from "@/lib/engine/categories/unlisted-lenders";
import type { Decidable, Decision } from "@/lib/engine/row";
import { FIRM_WORDS } from "@/lib/engine/text/first-names";
import { ONLY_ABROAD, PLACES_OF_TWO } from "@/lib/engine/text/places";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

/** Words for a hotel. Hotels in Australia mostly sell meals and drinks; a hotel abroad counts as travel. */
export const HOTEL_WORDS: ReadonlySet<string> = new Set(["HOTEL", "INN"]);
/** A foreign currency, which some banks join to the amount: "JPY51400". */
const CURRENCY = /^(?:USD|EUR|GBP|NZD|SGD|HKD|JPY|CAD|CHF|THB|IDR|FJD|INR|PHP|CNY|KRW|VND|TWD|MYR)\d*$/;

/** Reports whether the text names another country, a place abroad or a foreign currency. */
export function isAbroad({ country, place, words }: Descriptor): boolean {
  if ((country !== null && country !== "AU") || ONLY_ABROAD.has(place ?? "")) return true;
  return words.some(
    (word, index) =>
      CURRENCY.test(word) || word === "OVERSEAS" || (word === "O" && words[index + 1] === "SEAS"),
  );
}

/** Reports whether the row's type is a transfer out although its text names no channel. */
export function isPlainMove(type: string, { channel }: Descriptor): boolean {
  return channel === null && type === "TRANSFER_OUTGOING";
}

/** Reports whether a doctor was paid by card or by a bank payment: "DR S ABERNATHY". */
export function isDoctor(row: Decidable, { tokens, channel }: Descriptor): boolean {
  return tokens[0] === "DR" && tokens.length > 1 && (channel === "CARD" || row.type === "PAYMENT");
}

/** Reports whether a transfer names a bank's card product: "Westpac Altitude Card", "Amplify Visa Repay". */
export function isCardProduct({ tokens }: Descriptor): boolean {
  const at = tokens.findIndex(
    (word) => word === "CARD" || word === "VISA" || word === "MASTERCARD" || word === "AMEX",
  );
  return at > 0 && at >= tokens.length - 2;
}

/**
 * Reports whether the name has two to `wordsMax` words of letters only, without a word for a firm or a trade. Most
 * transfers to such names go to a person; the last word may be a note. Does not require a listed name, because no list
 * covers every culture completely.
 */
export function isLikePerson(tokens: readonly string[], wordsMax = 3): boolean {
  if (tokens.length < 2 || tokens.length > wordsMax || isCutFirmWord(tokens.at(-1) ?? "")) return false;
  return tokens.every(
    (word) =>
      /^[A-Z]+$/.test(word) &&
      !FIRM_WORDS.has(word) &&
      !BANK_WORDS.has(word) &&
      !LENDER_WORDS.has(word) &&
      !BILLED.has(word),
  );
}

/** Like isLikePerson, for a payee: a note of one word may follow a name of three words. */
export const isLikePayee = (tokens: readonly string[]): boolean => isLikePerson(tokens, 4);

/** Words of bills and notes. A name that contains one of them is not read as a person's. */
const BILLED: ReadonlySet<string> = new Set(
  "INV INVOICE PL DEPOSIT FEES FEE LEVY CAMP TERM SCHOOL PS UNTIL PAYDAY FOR THE AND WITH MY YOUR OUR HALF SHARE SPLIT DINNER LUNCH BIRTHDAY HOLIDAY BILLS MONEY OWED THANKS".split(
    " ",
  ),
);

/** The kind of council, mostly abbreviated, at the end of a council's name on a bill: "CC" in "MERRIBEK CC". */
const COUNCIL_ENDINGS: ReadonlySet<string> = new Set("CC SC RC DC RCC SHIRE".split(" "));

/** Short forms of "owners corporation", "strata plan", "body corporate" and "community titles scheme". */
const PLANS: ReadonlySet<string> = new Set("OC SP BC CTS".split(" "));

/** Categorises a payee by words that end or mark a biller's name. Null for a single word or without such a word. */
export function fromBillEnding({ tokens }: Descriptor): Decision | null {
  const last = tokens[tokens.length - 1] ?? "";
  if (tokens.length < 2) return null;
  if (tokens.lastIndexOf("INTERNET") > 0)
    return toDecision("com.phone_internet", "BILLER", "INTERNET in a biller's name", 0.86);
  // "RE" at the end of a payee's name is short for "real estate" ("RELIABLE RE"). The agency bills rent.
  if (last === "RE") return toInferred("hou.rent", "KEYWORD", "ending RE", 0.6);
  if (last === "WATER") return toDecision("hou.rates_water", "BILLER", "ending WATER", 0.86);
  if (PLANS.has(tokens[0] ?? "") && tokens.includes("LEVY"))
    return toDecision("hou.strata_landtax", "BILLER", "a plan's levy", 0.86);
  if (last === "OWNERS") return toDecision("hou.strata_landtax", "BILLER", "ending OWNERS", 0.86);
  if (isCutCouncil(tokens)) return toDecision("hou.rates_water", "BILLER", "a council's name cut short", 0.8);
  if (COUNCIL_ENDINGS.has(last)) return toDecision("hou.rates_water", "BILLER", `ending ${last}`, 0.75);
  return last === "SUPER" ? toDecision("fin.super_contribution", "BILLER", "ending SUPER", 0.85) : null;
}

/** A housing provider's name joined to "housing": "BRIDGEHOUSING". Excludes "WAREHOUSING" and "REHOUSING". */
const HOUSING = /^(?!WARE|RE)[A-Z]{3,}HOUSING$/;
const HOUSED = /^(?:HOUSING|HSG)$/;

/** Rent debited or billed by a community housing provider that is not listed. */
export function fromHousing({ tokens, channel }: Descriptor): Decision | null {
  const isBilled = channel === "DIRECT_DEBIT" || channel === "BPAY";
  const isOfProvider = tokens.some((word, index) => HOUSING.test(word) || (index > 0 && HOUSED.test(word)));
  return isBilled && isOfProvider ? toDecision("hou.rent", "BILLER", "ending HOUSING", 0.84) : null;
}

/** Reports whether a transfer names an account only by its last digits: "Transfer to xx1234". */
export function hasAccountNumber({ words }: Descriptor): boolean {
  return words.some((word, index) => index > 0 && words[index - 1] !== "CARD" && /^X{2,}\d{3,4}$/.test(word));
}

export const BANK_WORDS: ReadonlySet<string> = new Set(
  "TRANSFER TFR PAYMENT WITHDRAWAL INTERNET ONLINE BANKING MOBILE TO FROM ACCOUNT A C NETBANK CBA NAB ANZ WBC ING BANK REF REFERENCE RECEIPT NO DEBIT CREDIT OTHER".split(
    " ",
  ),
);

/** Words in notes between friends who share a bill. */
const SOCIAL: ReadonlySet<string> = new Set(
  "DINNER LUNCH BRUNCH BREKKIE DRINKS BEERS PIZZA BIRTHDAY BDAY HALF SPLIT OWED OWE THANKS THX TA CHEERS FRIEND MATE XX XO LOVE POCKET".split(
    " ",
  ),
);

/** Reports whether a transfer has a note between friends and does not name a firm. */
export function isSocial(tokens: readonly string[]): boolean {
  return tokens.some((word) => SOCIAL.has(word)) && !tokens.some((word) => FIRM_WORDS.has(word));
}

/** Words for help with another person's rent. */
const HELPED = /\bRENT HELP\b|\bHELP (?:WITH|FOR) (?:THE |YOUR )?RENT\b/;
const OWN_HALF = /\bMY (?:HALF|SHARE|PART)\b|\bHALF (?:OF )?(?:THE )?(?:MORTGAGE|LOAN)\b/;

/**
 * Reports whether the words of a transfer call it a share of something: "HOLIDAY HOUSE SHARE", "MY HALF MORTGAGE". A
 * share of rent is rent.
 */
export function isShareOfBill({ tokens, note }: Descriptor): boolean {
  const said = [...tokens, ...note].join(" ");
  if (HELPED.test(said) || (note.length > 1 && note.at(-1) === "HALF" && !note.includes("RENT"))) return true;
  if (!tokens.includes("RENT") && OWN_HALF.test(tokens.join(" "))) return true;
  const at = tokens.indexOf("SHARE");
  return at > 0 && tokens[at + 1] !== "TRADING" && tokens[at + 1] !== "PURCHASE";
}

/**
 * A payment to a person's name. Firms are named after people too, so the category is only inferred unless the bank
 * calls the payment a transfer (`isMove`) or a note shows that a person was paid.
 */
export function fromPerson(text: Descriptor, isMove: boolean): Decision {
  return isMove || hasPersonalNote(text)
    ? toDecision("trf.person", "TRANSFER", "a person's name", 0.85)
    : toInferred("trf.person", "TRANSFER", "a person's name", 0.75);
}

const WORSHIP =
  /^(?:CHURCH|AOG|PARISH|MINISTR(?:Y|IES)|MOSQUE|MASJID|TEMPLE|GURDWARA|SYNAGOGUE|CATHEDRAL|CHAPEL|ANGLICAN|UNITING|BAPTIST|LUTHERAN|PRESBYTERIAN)$/;
const GIVEN = /^(?:ENVELOPES?|OFFERINGS?|TITHES?|TITHING|ZAKAT|SADAQAH?|DONATIONS?)$/;

/**
 * Words that people write only with a gift to a place of worship. They decide even if the payee's name shows no such
 * place.
 */
const TITHED = /^TITH(?:ES?|ING)$/;

/** Reports whether a transfer is a gift to a place of worship. "Church" alone is not enough, as it may be a surname. */
export function isOffering({ words }: Descriptor): boolean {
  if (words.some((word, index) => index > 1 && TITHED.test(word))) return true;
  return words.some((word) => WORSHIP.test(word)) && words.some((word) => GIVEN.test(word));
}

/**
 * Words for a payment arrangement that are printed after a debt collector's name, such as "P/PLAN" in "EXAMPLE
 * RECEIVABLES LTD P/PLAN".
 */
const PLAN_ENDS: ReadonlySet<string> = new Set(
  "P PLAN PAYPLAN ARRANGEMENT ARR INSTALMENT INSTALMENTS".split(" "),
);
const COLLECTORS = /^(?:RECOVERIES|RECEIVABLES|MERCANTILE|COLLECTIONS|COLLECT)$/;
/** Shops' names hardly ever contain these words, so they indicate a collector in any payment, whatever words follow. */
const SURE_COLLECTORS = /^(?:RECOVERIES|RECEIVABLES)$/;
/** Words that banks print after a name, and the beginnings of words that the bank truncated. */
const BEHIND_NAME = /^(?:REF|REFERENCE|CUST|CUSTOMER|NO|ACC|ACCT|ACCOUNT|[A-Z]{1,2})$/;

const REFERENCED = /^(?:REF|REFERENCE|CUST|CUSTOMER|ACC|ACCT|ACCOUNT)$/;

/** Channels through which firms are paid. In a transfer, the note "debt" usually means money owed to a person. */
const PAYS_FIRMS: ReadonlySet<string | null> = new Set(["DIRECT_DEBIT", "BPAY", "CARD"]);
const DEBT = /^DEBTS?$/;

/**
 * The category of a payment to a debt collector or a debt negotiator. A collector's name ends in one of COLLECTORS or
 * contains one of SURE_COLLECTORS. A negotiator's name contains "debt". The category is only inferred, so the report
 * asks about it. Null for any other payment.
 */
export function fromCollector({ tokens, channel }: Descriptor): Decision | null {
  const isAddition = (word: string) => LEGAL_ENDS.has(word) || PLAN_ENDS.has(word) || BEHIND_NAME.test(word);
  const end = tokens.findLastIndex((word) => !isAddition(word));
  // In a transfer, words such as "REF" or "CUSTOMER" after the name show that the name is a firm's.
  const isBilled = channel === "DIRECT_DEBIT" || channel === "BPAY" || REFERENCED.test(tokens[end + 1] ?? "");
  const sure = tokens.findIndex((word, index) => index > 0 && SURE_COLLECTORS.test(word));
  const at = sure < 0 && end > 0 && isBilled && COLLECTORS.test(tokens[end] ?? "") ? end : sure;
  if (at > 0) return toInferred("dbt.collection", "KEYWORD", tokens[at] ?? "", 0.6);
  return tokens.length > 1 && PAYS_FIRMS.has(channel) && tokens.some((token) => DEBT.test(token))
    ? toInferred("dbt.agreement", "KEYWORD", "DEBT", 0.6)
    : null;
}

/**
 * Reports whether the words name a firm and a repayment: "EXAMPLE REPAYMENT" repays a loan. A bank's own wording does
 * not name a firm: "ONLINE REPAYMENT 4410" may repay a card.
 */
export function isRepaidToFirm({ tokens, words, channel }: Descriptor): boolean {
  if (!words.some((word) => REPAID.test(word)) || (channel !== null && !PAYS_FIRMS.has(channel)))
    return false;
  return tokens.some(
    (word) => /^[A-Z]{3,}$/.test(word) && !BANK_WORDS.has(word) && !BANKS.has(word) && !REPAID.test(word),
  );
}

const REPAID = /^(?:REPAY(?:MENTS?)?|RPY?MT|REPMT)$/;
/** After one of these words, "advance" does not mean a wage advance: "IN" in "RENT IN ADVANCE". */
const NO_ADVANCE: ReadonlySet<string> = new Set("IN THE AN OF LOAN BOND FEE FEES DEPOSIT".split(" "));

/**
 * Recognises the repayment of a wage advance. Accepts a firm's name that ends in "advance": "EXAMPLE PTY LTD ADVANCE
 * 12". Also accepts "adv" or "cash out" with a word for a repayment: "EXAMPLE ADV RPMT", "EXAMPLE CASHOUT REPAY". The
 * category is only inferred. Null for a transfer and for any other text.
 */
export function fromAdvance({ tokens, words, channel }: Descriptor): Decision | null {
  const isCashed = channel === "CASH_OUT" && words.some((word) => REPAID.test(word));
  if (isCashed) return toInferred("dbt.wage_advance", "KEYWORD", "CASHOUT REPAY", 0.6);
  if (channel !== null && !PAYS_FIRMS.has(channel)) return null;
  const end = tokens.findLastIndex((word) => !LEGAL_ENDS.has(word) && !REPAID.test(word));
  const before = tokens[end - 1] ?? "";
  const isAbbreviated = tokens[end] === "ADV" && words.some((word) => REPAID.test(word));
  return end > 0 && (tokens[end] === "ADVANCE" || isAbbreviated) && !NO_ADVANCE.has(before)
    ? toInferred("dbt.wage_advance", "KEYWORD", "ADVANCE", 0.6)
    : null;
}

const HOLY = /^(?:ST|SAINT|HOLY|SACRED|MARIST|LASALLE|SALESIAN|XAVIER|LORETO|IONA|MERCY)$/;
/** Words in the names of schools, whole or truncated. */
const SCHOOLS = /^(?:COLL(?:E(?:GE?)?)?|SCH(?:O(?:OLS?)?)?|PRIM(?:A(?:RY?)?)?|PS|CATHOLIC)$/;
/** Church names that do not begin with a saint's title. */
const DEVOTIONS =
  /\b(?:STAR OF (?:THE )?SEA|OUR LADY|SACRED HEART|GOOD SHEPHERD|IMMACULATE HEART|CORPUS CHRISTI|MATER (?:CHRISTI|DEI))\b/;
/** Words in the names of government schools. Some of these schools are in a suburb that is named after a saint. */
const OF_THE_STATE = /^(?:PUBLIC|STATE|HIGH|SECONDARY|SC)$/;

/**
 * Reports whether the name is of a school that is named after a saint: "ST CLARES COLLEGE". In Australia these are
 * church schools. Ignores saints whose names are also suburbs: "ST MARYS COLLEGE" may be a government school.
 */
export function isSaintSchool({ tokens }: Descriptor): boolean {
  if (tokens.some((word) => OF_THE_STATE.test(word))) return false;
  if (DEVOTIONS.test(tokens.join(" "))) return tokens.some((word) => SCHOOLS.test(word));
  if (!HOLY.test(tokens[0] ?? "")) return false;
  return (
    !PLACES_OF_TWO.has(tokens.slice(0, 2).join(" ")) && tokens.slice(1).some((word) => SCHOOLS.test(word))
  );
}

/** Words that show that a payment is a share of a bill and not a payment for a service. */
export const SHARED_WORDS = /\b(?:HALF|SHARE|SPLIT|OWED?|BACK)\b/;
const INVOICE = /\bINV(?:OICE)?(?:(?:\b[ .#:]*(?:NO[ .]*)?)?\d|\s*$)/i;

/**
 * Reports whether the payment is for an invoice, so the payee sold something. A payment of a share of an
 * invoice is a transfer.
 */
export function isInvoiced({ description }: Decidable): boolean {
  return INVOICE.test(description) && !SHARED_WORDS.test(description.toUpperCase());
}

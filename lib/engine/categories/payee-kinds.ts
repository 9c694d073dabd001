import { isAbroad, isSaintSchool } from "@/lib/engine/categories/debit-signs";
import { toDecision, toInferred } from "@/lib/engine/categories/decision";
import { MERCHANT_NAMES } from "@/lib/engine/categories/merchants";
import type { Signs } from "@/lib/engine/categories/read-signs";
import type { Decidable, Decision } from "@/lib/engine/row";
import { BETWEEN_PEOPLE } from "@/lib/engine/text/channels";
import { PLACES_OF_TWO } from "@/lib/engine/text/places";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

/**
 * The category of a payment whose words show its kind or the kind of its payee. Examples are savings from round-ups, a
 * transfer abroad, rent for a chair at a salon, and payments to a super fund, trade union, church, college or gym.
 * Null for any other payment.
 */
export function fromPayeeKind(text: Descriptor, sign: Signs): Decision | null {
  if (isSpareChange(text)) return toDecision("fin.saving", "TRANSFER", "spare change", 0.88);
  if (text.channel === "BPAY" && isSuperFund(text))
    return toDecision("fin.super_contribution", "BILLER", "a super fund", 0.86);
  if (text.words.includes("TELEGRAPHIC"))
    return toDecision("trf.international", "TRANSFER", "TELEGRAPHIC", 0.88);
  if (text.words[0] === "IMT" && isAbroad(text))
    return toDecision("trf.international", "TRANSFER", "IMT and a currency", 0.88);
  if (isTradeUnion(text)) return toDecision("edu.tertiary_professional", "KEYWORD", "a trade union", 0.84);
  if (isChurch(text) && sign.merchant === null)
    return toDecision("giv.donation", "KEYWORD", "a church's name", 0.8);
  const unknown = sign.merchant === null && sign.keyword === null ? fromUnknownPayee(text) : null;
  if (unknown) return unknown;
  const isSalon = sign.keyword?.value.code === "per.care" && text.tokens.at(-1) === "CHAIR";
  const isChair = isSalon || CHAIR.test([...text.tokens, ...text.note].join(" "));
  return isChair && BETWEEN_PEOPLE.has(text.channel)
    ? toDecision("trf.business_unknown", "TRANSFER", "rent for a chair at a salon", 0.8)
    : null;
}

const CHAIR = /\b(?:CHAIR (?:RENT|RENTAL|HIRE|FEES?)|ROOM HIRE)\b/;

/** Words that occur with "union" in the names of banks, clubs and other payees that are not trade unions. */
const OTHER_UNIONS =
  /^(?:CREDIT|CU|UQ|UWA|ANU|UNSW|UTS|QUT|RMIT|BANK|MUTUAL|WESTERN|STUDENTS?|ART|RUGBY|GUILD|LOANS?|HL|STATION|SQUARE|ST|STREET)$/;

/** Words for the members of trade unions. */
const MEMBERS = /^(?:WORKERS?|EMPLOYEES|TEACHERS|EDUCATION|NURSES|OFFICERS)$/;

/**
 * Reports whether the name ends in "union" and has at least one word before it: "ZELDON PLUMBERS UNION". False if
 * another word shows that it is not a trade union but, for example, a bank or a club.
 */
function isTradeUnion({ tokens, front, channel }: Descriptor): boolean {
  const isCut = front !== null && channel === "DIRECT_DEBIT" && MEMBERS.test(front.at(-2) ?? "");
  if (isCut && /^U(?:N(?:IO?)?)?$/.test(front.at(-1) ?? "")) return true;
  const at = tokens.findLastIndex(
    (word) => word === "UNION" || (channel === "DIRECT_DEBIT" && /^UN(?:IO)?$/.test(word)),
  );
  return at > 0 && at === tokens.length - 1 && !tokens.some((word) => OTHER_UNIONS.test(word));
}

/** Words in the names of colleges that are not private schools. */
const OTHER_COLLEGES =
  /^(?:TAFE|TRAINING|TEACHERS?|ROYAL|AUSTRALIAN|AUSTRALASIAN|NURSING|BEAUTY|BUSINESS|ENGLISH|INTERNATIONAL|UNIVERSITY|UNI|RESIDENTIAL|SECONDARY|STATE|SENIOR|COMMUNITY|HIGH)$/;

const COLLEGE = /^COLL(?:EGE?)?$/;

/**
 * Reports whether a bill or direct debit goes to a college. Such a college is probably private, because government
 * schools bill small amounts, mostly by card.
 */
function isCollege({ tokens, channel }: Descriptor): boolean {
  const isBilled = channel === "DIRECT_DEBIT" || channel === "BPAY";
  const at = tokens.findLastIndex((word) => COLLEGE.test(word));
  return (
    isBilled &&
    at > 0 &&
    // The college's town may follow, whole or abbreviated.
    at >= tokens.length - 2 &&
    !tokens.some((word) => OTHER_COLLEGES.test(word))
  );
}

const GYMS = /^(?:FIT N\b|FIT AND\b|HEALTH AND(?: F[A-Z]*)?$)/;
const GIRLS_OR_BOYS = /^(?:GIRLS|BOYS)$/;
/** "Christian", whole or truncated, at the end of a school's name. */
const CUT_CHRISTIAN = /^CHRISTIA?N?$/;
/** The code of a firm that collects debits for gyms. It is printed after the gym's name. */
const GYMS_COLLECTOR = "FFA";
/**
 * Councils name their leisure centres "ACTIVE" followed by the council's name. If such a name also has a word for a
 * trade, the trade takes precedence.
 */
const COUNCILS_GYM = "ACTIVE";

/**
 * Reports whether a firm that collects mostly for gyms collected the debit. The debit is then probably for a gym,
 * even if its text does not name one.
 */
const isGymsCollector = ({ gateway, tokens }: Descriptor): boolean =>
  gateway === "Debitsuccess" || tokens[0] === "DEBITSUCCESS" || gateway === "FFA Paysmart";

const CHILDREN = /^CHILDRENS?$/;

/**
 * The probable category of a bill, debit or purchase. The only evidence is a word of the payee's name, or the firm
 * that collected the payment. The payee may be a college, an electricity supplier, a childcare centre, a car insurer,
 * a church school or a gym. Null for any other name.
 */
function fromUnknownPayee(text: Descriptor): Decision | null {
  const { tokens, front, channel, gateway } = text;
  const say = (code: string, rule: string) => toInferred(code, "KEYWORD", rule, 0.6);
  if (isCollege(text)) return say("edu.private", "a college's bill");
  if (channel === "CARD" && isOfCollege(text)) return say("edu.public", "a college's till");
  if (channel === "BPAY" && isChurchSchool(text)) return say("edu.private", "a church school's bill");
  if (channel !== "DIRECT_DEBIT" && channel !== "BPAY") return null;
  if (SAINTED.test(tokens[0] ?? "") && tokens.slice(2).some((word) => GIRLS_OR_BOYS.test(word)))
    return say("edu.private", "a saint's school");
  if (channel === "DIRECT_DEBIT" && front !== null && CUT_CHRISTIAN.test(front.at(-1) ?? ""))
    return say("edu.private", "a Christian school");
  if (tokens.length > 1 && tokens.includes("POWER")) return say("utl.energy", "POWER in a bill");
  if (channel === "BPAY") return null;
  const isGym = gateway !== null && GYMS.test(tokens.join(" "));
  const isNamedGym = tokens.length > 1 && (tokens.at(-1) === GYMS_COLLECTOR || tokens[0] === COUNCILS_GYM);
  if (isGym || isNamedGym || isGymsCollector(text)) return say("rec.gym", "a gym's debit");
  if (tokens.some((word, index) => index > 0 && CHILDREN.test(word))) return say("edu.childcare", "CHILDREN");
  return tokens.length > 1 && tokens.at(-1) === "MOTOR" ? say("tra.car_insurance", "ending MOTOR") : null;
}

const isOfCollege = ({ tokens }: Descriptor): boolean =>
  tokens.length > 1 && tokens.at(-1) === "COLLEGE" && !tokens.some((word) => OTHER_COLLEGES.test(word));

/** Words in the names of church schools, for names in which the bank cut off "school" or "college". */
const CHURCH_SCHOOLS = /^(?:LUTHER(?:A|AN)?|ANGLIC(?:A|AN)?|CATHOL(?:I|IC)?|MARIST|SALESIAN|LORETO)$/;

/**
 * Reports whether a bill is probably from a church school. The name must begin with a word such as "Saint" or contain
 * a church's name. No word may be for another kind of body.
 */
function isChurchSchool({ tokens }: Descriptor): boolean {
  if (tokens.length < 2 || tokens.some((word) => NOT_WORSHIP.test(word) || OF_SAINTS.test(word)))
    return false;
  if (PLACES_OF_TWO.has(tokens.slice(0, 2).join(" "))) return false;
  return SAINTED.test(tokens[0] ?? "") || tokens.slice(1).some((word) => CHURCH_SCHOOLS.test(word));
}

/** Saints' names that are part of the names of banks, charities or suburbs, and words for other organisations. */
const OF_SAINTS =
  /^(?:GEORGE|VINCENT|VINCENTS|VINNIES|JOHN|JOHNS|LUKES|BANK|AMBULANCE|KILDA|INSURANCE|PARISH|CHURCH)$/;

const SAINTED = /^(?:ST|SAINT|HOLY)$/;
const DENOMINATIONS =
  /^(?:ANGLICAN|CATHOLIC|UNITING|LUTHERAN|ORTHODOX|ANTIOCHIAN|COPTIC|MARONITE|MELKITE|PRESBYTERIAN|METHODIST|BAPTIST)$/;
const OUR_LADY = /^OUR LADY OF\b/;
/** Words in the names of schools, homes, hospitals and shops. Like churches, these may be named after saints. */
const NOT_WORSHIP =
  /^(?:S(?:CH|CHOOL|CHOOLS|CH\w*)|COLL\w*|PRIM\w*|GRAMMAR|CARE|HOSPITAL|HOSP|HEALTH|HOUSING|SHOP|OP|CANTEEN|OSHC|KINDER\w*|PRESCHOOL|ELC|CENTRE|HOME|VILLAGE|CLUB|CAFE)$/;

/** Short for "Assembly of God". No other name contains it. */
const ASSEMBLY = "AOG";

/**
 * Reports whether a payment goes to a church: "ZELDON AOG" or, by card, "ST ZELDA ANGLICAN" and "OUR LADY OF ZELDON".
 */
function isChurch({ tokens, channel }: Descriptor): boolean {
  if (tokens.lastIndexOf(ASSEMBLY) > 0 && !tokens.some((word) => NOT_WORSHIP.test(word))) return true;
  if (channel !== "CARD" || tokens.some((word) => NOT_WORSHIP.test(word))) return false;
  if (OUR_LADY.test(tokens.join(" "))) return true;
  return SAINTED.test(tokens[0] ?? "") && tokens.slice(1).some((word) => DENOMINATIONS.test(word));
}

/** Reports whether the payment is a round-up of purchases, which banks and apps move to savings. */
function isSpareChange({ words }: Descriptor): boolean {
  return words.some(
    (word, index) =>
      word === "ROUNDUP" ||
      word === "ROUNDUPS" ||
      (word === "ROUND" && /^UPS?$/.test(words[index + 1] ?? "")),
  );
}

/** The names of super funds. Only a BPAY payment to one of them is certainly a contribution. */
const SUPER_FUNDS: readonly string[] = MERCHANT_NAMES.filter(
  ([, { code }]) => code === "fin.super_contribution",
).map(([, { name }]) => name.toUpperCase());
/** Words after a fund's name for the kind of contribution. */
const CONTRIBUTED = /^(?:PERSONAL|VOLUNTARY|SPOUSE|MEMBER|CONTRIB\w*|CONTR?)$/;
/** A truncated name of a fund must have at least this many letters and two words. */
const CUT_FUND_MIN = 12;

/** Reports whether the words are a fund's name, possibly truncated or followed by the kind of contribution. */
function isSuperFund({ tokens }: Descriptor): boolean {
  const name = tokens.filter((word) => !CONTRIBUTED.test(word)).join(" ");
  const isCut = name.includes(" ") && name.length >= CUT_FUND_MIN;
  return SUPER_FUNDS.some((fund) => fund === name || (isCut && fund.startsWith(name)));
}

/** If a payment to a school is at least this much, the school is private. A public school asks for less in a year. */
const PRIVATE_FEES_CENTS_MIN = 80_000;
/**
 * The minimum amount of a direct debit that is an instalment of private fees, for a school with the name of a suburb
 * that is named after a saint.
 */
const INSTALMENT_CENTS_MIN = 15_000;

/** Words that, in a school's name, are usually followed by "school" or "college". */
const CHURCHES = /^(?:ANGLICAN|CATHOLIC|LUTHERAN|CHRISTIAN|GRAMMAR)$/;
/** Larger direct debits to a name that ends in a word of CHURCHES pay fees. Gifts to a church are smaller. */
const CHURCH_CENTS_MIN = 30_000;

/** Reports whether a direct debit's name is cut after a church's name: "ZORRIN ANGLICAN". */
function isOfChurch({ channel, tokens }: Descriptor): boolean {
  return channel === "DIRECT_DEBIT" && tokens.length > 1 && CHURCHES.test(tokens.at(-1) ?? "");
}

/**
 * Recognises a private school by a saint's name, or by a word for a school if the amount is too large for a public
 * school.
 */
export function fromPrivateSchool(
  row: Decidable,
  text: Descriptor,
  keyword: Signs["keyword"],
): Decision | null {
  if (keyword && keyword.value.code !== "edu.public") return null;
  if (!keyword && isOfChurch(text) && -row.cents >= CHURCH_CENTS_MIN)
    return toInferred("edu.private", "KEYWORD", "a church's school", 0.6);
  if (isSaintSchool(text)) return toDecision("edu.private", "KEYWORD", "a saint's school", 0.86);
  const isInstalment =
    text.channel === "DIRECT_DEBIT" && SAINTED.test(text.tokens[0] ?? "") && keyword?.phrase === "SCHOOL";
  return keyword && -row.cents >= (isInstalment ? INSTALMENT_CENTS_MIN : PRIVATE_FEES_CENTS_MIN)
    ? toInferred("edu.private", "KEYWORD", keyword.phrase, 0.8)
    : null;
}

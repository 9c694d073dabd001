import { isBet, PAID_BACK } from "@/lib/engine/categories/bookmaker-names";
import { fromIrregular } from "@/lib/engine/categories/casual-pay";
import { PURPOSE_CODES } from "@/lib/engine/categories/credit-keywords";
import { fromHomeNote, fromProperty, fromWorkNote } from "@/lib/engine/categories/credit-notes";
import { fromCreditShape } from "@/lib/engine/categories/credit-shapes";
import { hasAccountNumber } from "@/lib/engine/categories/debit-signs";
import { GIVEN_NAME, REFUND, toDecision, toInferred } from "@/lib/engine/categories/decision";
import { findNote, hasCompanyWord, isFirmName } from "@/lib/engine/categories/firm-name";
import { fromAbroad } from "@/lib/engine/categories/from-abroad";
import { fromFund, fromRegistry } from "@/lib/engine/categories/from-registry";
import { isDistributed, isNamePart, isSteadyPay, keepsPayrollTime } from "@/lib/engine/categories/name-part";
import type { Signs } from "@/lib/engine/categories/read-signs";
import { findReturned } from "@/lib/engine/categories/returned";
import { PAYROLL_WORDS } from "@/lib/engine/categories/tables/benefit-codes";
import { groupOf } from "@/lib/engine/categories/taxonomy";
import {
  fromPayCycle,
  fromUnknownName,
  fromUnlisted,
  WAGE_CENTS_MIN,
} from "@/lib/engine/categories/unlisted-payer";
import type { AccountKind } from "@/lib/engine/document";
import { type BankRow, type Decision, isLoan, type Pair } from "@/lib/engine/row";
import type { FoundStream } from "@/lib/engine/streams/find-streams";
import { isPayCycle } from "@/lib/engine/streams/frequency";
import { medianOf } from "@/lib/engine/streams/median-of";
import { BETWEEN_PEOPLE } from "@/lib/engine/text/channels";
import { isLoneName } from "@/lib/engine/text/find-person";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

const BORROWED = [
  "dbt.sacc",
  "dbt.macc",
  "dbt.wage_advance",
  "dbt.personal",
  "dbt.car",
  "dbt.mortgage",
  "dbt.lease",
];

/**
 * The category of money in, from the first rule that gives one. Each `from…` function is a rule and returns null if it
 * does not apply. `isShort` is true if the data is too short for any payment to recur.
 */
export function categoriseCredit(
  row: BankRow,
  text: Descriptor,
  {
    sign,
    pair,
    otherKind,
    stream,
    isShort = false,
  }: {
    sign: Signs;
    pair: Pair | null;
    otherKind: AccountKind | null;
    stream: FoundStream | null;
    isShort?: boolean;
  },
): Decision {
  return (
    (pair && fromPair(pair, otherKind)) ??
    fromDebtAccount(row, text, sign) ??
    fromReturn(text, sign, stream) ??
    fromStatedPurpose(row, text, sign) ??
    fromRegistry(row, sign) ??
    fromCreditShape(row, text, sign) ??
    fromName(text, sign, stream, isShort) ??
    fromWorkNote(text, sign, stream) ??
    fromHomeNote(text, sign, stream) ??
    fromAbroad(text, sign) ??
    fromUnlisted(text, sign, stream) ??
    fromParty(row, text, sign) ??
    fromProperty(text, sign, stream) ??
    fromCadence(text, sign, stream) ??
    fromUnknownName(row, text, sign, stream) ??
    toDecision("crd.other", "NONE", "no evidence", 0.3)
  );
}

function fromPair(pair: Pair, otherKind: AccountKind | null): Decision {
  if (pair.kind === "REFUND") return toDecision("crd.refund", "PAIR", "an earlier purchase", 0.95);
  if (pair.kind !== "OWN_TRANSFER") return toDecision("crd.reversal", "PAIR", pair.kind, 0.97);
  return isLoan(otherKind)
    ? toDecision("crd.redraw", "PAIR", "money drawn from the customer's own loan account", 0.96)
    : toDecision("crd.own_transfer", "PAIR", "opposite amount in another account of the customer", 0.98);
}

/**
 * The category of money into a card or loan account: a repayment, refund or reversal, never income. Null for any other
 * account.
 */
function fromDebtAccount(row: BankRow, text: Descriptor, sign: Signs): Decision | null {
  if (row.kind !== "CREDIT_CARD" && !isLoan(row.kind)) return null;
  if (sign.keyword?.value.code === "crd.reversal")
    return toDecision("crd.reversal", "KEYWORD", sign.keyword.phrase, sign.keyword.confidence);
  const isRefund =
    sign.marks.has("REFUND") || (sign.merchant !== null && groupOf(sign.merchant.value.code) !== "dbt");
  if (isRefund || text.channel === "CARD")
    return toDecision("crd.refund", "ACCOUNT", "a merchant's credit on a card or loan account", 0.8);
  return toDecision("crd.own_transfer", "ACCOUNT", "repayment from an account not shared", 0.8);
}

function fromStatedPurpose(row: BankRow, text: Descriptor, sign: Signs): Decision | null {
  const stated = PURPOSE_CODES[row.purpose];
  // These purpose codes do not say which benefit was paid, so the agency's wording decides.
  const isNamed =
    sign.keyword?.value.code.startsWith("inc.gov") === true && /^(?:PENS|SSBE|BENE|GOVT)$/.test(row.purpose);
  if (stated && !isNamed) return toDecision(stated, "PURPOSE", row.purpose, 0.99);
  if (row.type === "INTEREST_PAID") return toDecision("inc.invest.interest", "TYPE", "INTEREST_PAID", 0.98);
  // "DEPOSIT CASH CONVERTERS" is a loan from a lender, not a cash deposit.
  const isLender = BORROWED.includes(sign.merchant?.value.code ?? "");
  return text.channel === "CASH_DEPOSIT" && !isLender
    ? toDecision("crd.cash_deposit", "KEYWORD", "cash deposit", 0.95)
    : null;
}

/**
 * Income categories whose payers also sell to the customer. A credit that such a payer calls a refund is a refund, not
 * income.
 */
const TRADES = /^inc\.(?:business|gig|property)/;
/** Buyers of farm goods that also employ many people. */
const FARM_BUYERS = /^(?:CBH|Elders|Fonterra|GrainCorp|Norco|Nutrien|Saputo|Sunrice|Viterra)\b/;
const SETTLED = /SETTLE/;
const INVESTED = /^fin\.(?:invest|crypto)$/;
const PENSION =
  /\b(?:PENSIONS?|PENS?|INCOME|INCM? (?:STREAM|STRM)|ANNUITY|RETIREMENT INC|ALLOC\w*|DFRDB|MSBS)\b/;

function fromName(
  text: Descriptor,
  sign: Signs,
  stream: FoundStream | null,
  isShort: boolean,
): Decision | null {
  const { payer, merchant } = sign;
  const keyword = sign.keyword && !isNamePart(sign.keyword, text, stream) ? sign.keyword : null;
  const said = keyword?.value.code ?? "";
  // If the keyword is only one word of a payer's longer name ("NDIA PROVIDER"), the payer decides.
  const isPartOfPayer =
    keyword !== null &&
    payer !== null &&
    payer.phrase.length > keyword.phrase.length &&
    payer.phrase.split(" ").includes(keyword.phrase);
  const isFirst =
    !isPartOfPayer &&
    (groupOf(said) === "crd" || said.startsWith("inc.gov") || said.startsWith("inc.salary"));
  // A platform whose payment contains a payroll word is paying its own staff, so the payment is a wage and not gig
  // income.
  const isStaff = text.words.some((word) => PAYROLL_WORDS.has(word));
  const isPlatform = payer?.value.code === "inc.gig.platform" && !isStaff;
  if (sign.marks.has("REFUND") && text.channel === "CARD")
    return toDecision("crd.refund", "KEYWORD", "refund wording on a card", 0.9);
  // "COMMISSION" may be part of the employer's name ("FAIR WORK COMMISSION SALARY"), so steady pay from such an
  // employer is a wage. A steady allowance every payday is a wage too.
  const isWage = isStaff || keyword?.phrase.endsWith("ALLOWANCE") === true;
  if (keyword && said === "inc.salary.variable" && isWage && isSteadyPay(stream))
    return toDecision("inc.salary.regular", "KEYWORD", keyword.phrase, keyword.confidence);
  // The name of a salary packager is better evidence than a payroll word.
  if (keyword && said.startsWith("inc.salary") && payer?.value.code === "inc.salary.packaged")
    return toDecision(payer.value.code, "MERCHANT", payer.value.name, payer.confidence);
  // A lender's name is better evidence than the word "loan".
  const isLent = said === "crd.loan_proceeds" && BORROWED.includes(merchant?.value.code ?? "");
  // "LOTTERIES PRIZE" alone does not show that the customer bets. The name of a listed lottery or bookmaker does.
  const isPrize = said === "crd.other" && merchant?.value.code === "rec.gambling";
  if (keyword && isFirst && !isPlatform && !isLent && !isPrize)
    return toDecision(said, "KEYWORD", keyword.phrase, keyword.confidence - (text.isPerson ? 0.25 : 0));
  // A lender also pays interest to its investors and depositors, so interest from a lender is not a loan.
  const isLender = BORROWED.includes(merchant?.value.code ?? "") || payer?.value.code === "crd.loan_proceeds";
  if (keyword && said === "inc.invest.interest" && isLender)
    return toDecision(said, "KEYWORD", keyword.phrase, keyword.confidence);
  if (keyword && said === "inc.business.receipts" && SETTLED.test(keyword.phrase)) {
    if (text.channel === "CARD") return toDecision(said, "KEYWORD", keyword.phrase, keyword.confidence);
    if (merchant && INVESTED.test(merchant.value.code))
      return toDecision("crd.asset_sale", "MERCHANT", merchant.value.name, 0.8);
  }
  // A bookmaker's payment returns bets, unless it is a dividend to its shareholders.
  if (merchant?.value.code === "rec.gambling" && said !== "inc.invest.dividend")
    return toDecision("crd.gambling_return", "MERCHANT", merchant.value.name, merchant.confidence);
  // If only the form of the name suggests a bookmaker, a word for a payout is needed too.
  const isPaidBack = isBet(text) && text.words.some((word) => PAID_BACK.test(word));
  if (isPaidBack) return toDecision("crd.gambling_return", "KEYWORD", "a bookmaker's name", 0.86);
  // A card credit is a refunded purchase, even if the merchant is also listed as a payer.
  if (text.channel === "CARD") return toDecision("crd.refund", "KEYWORD", "credit through a card", 0.88);
  if (merchant && BORROWED.includes(merchant.value.code) && merchant.value.code !== "dbt.lease")
    return toDecision("crd.loan_proceeds", "MERCHANT", merchant.value.name, 0.9);
  if (payer && sign.marks.has("REFUND") && TRADES.test(payer.value.code))
    return toDecision("crd.refund", "MERCHANT", payer.value.name, 0.8);
  // The tax office also pays out super, so words for a super payout take precedence over the payer's name.
  if (keyword && said === "inc.super.lump" && payer?.value.code === "crd.tax_refund")
    return toDecision(said, "KEYWORD", keyword.phrase, keyword.confidence);
  if (merchant?.value.code === "gov.tax" && sign.marks.has("REFUND"))
    return toDecision("crd.tax_refund", "MERCHANT", merchant.value.name, 0.9);
  // A pension recurs, so a fund's single payment is a lump sum unless the text calls it a pension.
  if (
    payer?.value.code === "inc.super.pension" &&
    stream?.rows.length === 1 &&
    !PENSION.test(`${payer.phrase} ${text.words.join(" ")}`)
  )
    return toDecision("inc.super.lump", "MERCHANT", payer.value.name, 0.7);
  // Buyers of farm goods pay staff too: the same amount every week or fortnight is a wage.
  const isPaying = payer !== null && FARM_BUYERS.test(payer.value.name) && isSteadyPay(stream);
  if (payer && !text.isPerson && !isPaying)
    return toDecision(payer.value.code, "MERCHANT", payer.value.name, payer.confidence);
  // "Rent" or "board" from a person is income only if regular, because a single payment may be a share of a bill.
  const isProperty = said.startsWith("inc.property");
  const isMoved = text.isPerson || text.channel === "OSKO" || text.channel === "TRANSFER";
  // "Rent half", "rent and food" and "rent help" are money for the customer's own costs, not rent received.
  const wording = [...text.tokens, ...text.note].join(" ");
  if (isProperty && SHARED.test(wording)) return toDecision("crd.person", "KEYWORD", "a share of rent", 0.85);
  const isHelp = isProperty && isMoved && RENT_HELP.test(wording);
  const isDoubted =
    isHelp ||
    (isProperty && sign.isOwnName) ||
    (isProperty && isMoved && !stream?.isMature && !isShort && !ROOM.test(keyword?.phrase ?? "")) ||
    (text.isPerson && said.startsWith("inc.invest"));
  const paid = keyword ? null : fromFund(merchant, stream);
  if (paid) return paid;
  // A health fund's benefit pays back part of a medical cost.
  const isFund = merchant?.value.code === "hea.insurance" && !keepsPayrollTime(stream);
  if (merchant && isFund && (!keyword || said === "inc.comp.insurance"))
    return toDecision("crd.refund", "MERCHANT", merchant.value.name, 0.8);
  if (keyword && !isDoubted)
    return toDecision(said, "KEYWORD", keyword.phrase, keyword.confidence - (text.isPerson ? 0.1 : 0));
  // Brokers and exchanges pay out the proceeds of sales. If they pay at a payroll's cadence, they are paying their
  // staff.
  if (merchant && INVESTED.test(merchant.value.code) && !keepsPayrollTime(stream))
    return isDistributed(merchant.value.code, stream)
      ? toDecision("inc.invest.distribution", "MERCHANT", merchant.value.name, 0.8)
      : toDecision("crd.asset_sale", "MERCHANT", merchant.value.name, 0.8);
  const insurer =
    merchant && (merchant.value.code.endsWith("insurance") || groupOf(merchant.value.code) === "ins");
  // An insurer that pays weekly or fortnightly pays its staff; claims and income protection are paid less often.
  if (insurer && keepsPayrollTime(stream)) return null;
  return insurer ? toDecision("inc.comp.insurance", "MERCHANT", merchant.value.name, 0.75) : null;
}

const RENT_HELP = /\bHELP\b|\bFOR RENT\b/;
const SHARED = /\b(?:HALF|SHARE|SPLIT|RENT (?:AND )?(?:FOOD|GROCERIES)|(?:FOOD|GROCERIES) (?:AND )?RENT)\b/;
/** A single "rent" payment with the word "room" comes from a boarder. A note on a shared bill mentions no room. */
const ROOM = /\bROOM\b/;

function fromParty(row: BankRow, text: Descriptor, sign: Signs): Decision | null {
  if (sign.isOwnName) return toDecision("crd.own_transfer", "TRANSFER", "own name", 0.88);
  if (text.isPerson) return toDecision("crd.person", "TRANSFER", "a person's name", 0.85);
  if (!sign.merchant && isLoneName(text.tokens)) return toDecision("crd.person", "TRANSFER", GIVEN_NAME, 0.7);
  if (sign.marks.has("OWN")) return toDecision("crd.own_transfer", "TRANSFER", "own-account wording", 0.78);
  if (!sign.merchant) return text.words[0] === "REFUND" ? REFUND : null;
  const isShop = text.channel === "CARD" || row.mcc !== "" || sign.marks.has("REFUND");
  return isShop ? toDecision("crd.refund", "MERCHANT", sign.merchant.value.name, 0.75) : null;
}

/** Recognises an unpaired returned payment (the original is often older). Regular payments are never returns. */
function fromReturn(
  { words, channel }: Descriptor,
  sign: Signs,
  stream: FoundStream | null,
): Decision | null {
  if (stream?.isMature || channel === "CARD" || sign.fee !== null) return null;
  const returned = findReturned(words);
  return returned === null ? null : toDecision("crd.reversal", "KEYWORD", returned, 0.9);
}

const ROUND_CENTS = 1_000;

/**
 * Reports whether the payer's name is a single word and every payment is a multiple of ten dollars: "Robbo", $300.00
 * each fortnight. After tax hardly any wage is a round amount, and a single word may be a person's nickname.
 */
function isRoundFromNickname({ tokens, channel }: Descriptor, { rows }: FoundStream): boolean {
  return channel === null && tokens.length === 1 && rows.every(({ cents }) => cents % ROUND_CENTS === 0);
}

/**
 * Recognises wages by their cadence: regular credits from one firm, of a wage's size and at a payroll's cadence.
 * Transfers are regular too. So a payment is not a wage if it has transfer wording or an account number, or came
 * through a money transfer firm. A transfer from a name without a business word ("Robbo") is not a wage either.
 */
function fromCadence(text: Descriptor, sign: Signs, stream: FoundStream | null): Decision | null {
  const isTransfer = (text.channel === null && sign.marks.has("TRANSFER")) || hasAccountNumber(text);
  const isNoted = findNote(text.tokens) < text.tokens.length;
  const isShare = text.tokens.some((word) => word === "HALF" || word === "SPLIT");
  if (isTransfer || isNoted || isShare || !stream || text.tokens.length === 0) return null;
  if (sign.merchant?.value.code === "giv.remittance") return null;
  const isFirm = sign.merchant !== null || hasCompanyWord(text.tokens);
  if (!isFirm && (BETWEEN_PEOPLE.has(text.channel) || isRoundFromNickname(text, stream))) return null;
  if (!stream.isMature || !stream.fit) return fromIrregular(text, sign, stream);
  if (!isPayCycle(stream.fit.frequency)) return null;
  if (medianOf(stream) < WAGE_CENTS_MIN) return fromIrregular(text, sign, stream);
  // A fund's monthly payment is a pension and not a wage, even if the bank cut off the word "PENSION".
  if (stream.fit.frequency === "MONTHLY" && text.tokens.some((token) => FUND_WORDS.has(token)))
    return toDecision("inc.super.pension", "CADENCE", "a fund's monthly payment", 0.74);
  if (stream.fit.frequency === "MONTHLY" && text.tokens.join(" ").includes("FAMILY TRUST"))
    return toInferred("inc.invest.distribution", "CADENCE", "a family trust's monthly payment", 0.7);
  return fromPayCycle(stream.fit.frequency, isFirmName(text, sign));
}

const FUND_WORDS: ReadonlySet<string> = new Set(["SUPER", "SUPERANNUATION", "SUPERFUND"]);

import { readBilled } from "@/lib/engine/categories/billed-words";
import { isBet } from "@/lib/engine/categories/bookmaker-names";
import { fromCardBill } from "@/lib/engine/categories/card-number";
import { isPlay } from "@/lib/engine/categories/club-play";
import { fromBrandOf, fromOpenData } from "@/lib/engine/categories/data/from-open-data";
import {
  BANK_WORDS,
  fromAdvance,
  fromBillEnding,
  fromCollector,
  fromHousing,
  fromPerson,
  HOTEL_WORDS,
  hasAccountNumber,
  isAbroad,
  isCardProduct,
  isDoctor,
  isInvoiced,
  isLikePayee,
  isOffering,
  isPlainMove,
  isRepaidToFirm,
  isShareOfBill,
  isSocial,
  SHARED_WORDS,
} from "@/lib/engine/categories/debit-signs";
import { fromDebtShape } from "@/lib/engine/categories/debt-shapes";
import { toDecision, toInferred } from "@/lib/engine/categories/decision";
import { readFailure } from "@/lib/engine/categories/fee-words";
import { findNote, hasPersonalNote, isBesideNote, isUnknownName } from "@/lib/engine/categories/firm-name";
import { fromCash } from "@/lib/engine/categories/from-cash";
import { fromVote } from "@/lib/engine/categories/from-vote";
import {
  certaintyOf,
  FUEL_CODES,
  GAMBLING_CODES,
  MIXED_CODES,
  refineMcc,
  yieldsToKeyword,
} from "@/lib/engine/categories/mcc";
import {
  findLendersShop,
  isNamesake,
  isWholeName,
  productCode,
  refineInsurer,
} from "@/lib/engine/categories/merchant-product";
import { isCarMaker } from "@/lib/engine/categories/merchants";
import { fromPayeeKind, fromPrivateSchool } from "@/lib/engine/categories/payee-kinds";
import { fromSurePlatform, isTradeNamed } from "@/lib/engine/categories/platforms";
import { isPaidToState } from "@/lib/engine/categories/public-fee";
import { NOTED_LESS, type Signs } from "@/lib/engine/categories/read-signs";
import { groupOf } from "@/lib/engine/categories/taxonomy";
import { fromAgreement, fromLender } from "@/lib/engine/categories/unlisted-lenders";
import type { AccountKind } from "@/lib/engine/document";
import { type Decidable, type Decision, isLoan, type Pair } from "@/lib/engine/row";
import { BETWEEN_PEOPLE } from "@/lib/engine/text/channels";
import { isLoneName } from "@/lib/engine/text/find-person";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

/**
 * The category of money out. Tries the rules in order of certainty and takes the first result. Each `from…` function is
 * one rule and returns null if it does not apply.
 */
export function categoriseDebit(
  row: Decidable,
  text: Descriptor,
  { sign, pair, otherKind }: { sign: Signs; pair: Pair | null; otherKind: AccountKind | null },
): Decision {
  return (
    (pair && fromPair(pair, otherKind)) ??
    fromLoanAccount(row, sign) ??
    fromCharge(row, text, sign) ??
    fromCash(row, text, sign) ??
    fromBrandOf(row, text, sign) ??
    fromCodeAndMerchant(row, text, sign) ??
    fromPayeeKind(text, sign) ??
    fromWording(row, text, sign) ??
    fromOpenData(row, text) ??
    fromVote(row, text) ??
    fromUnknownName(row, text, sign) ??
    toDecision("unc.debit", "NONE", "no evidence", 0.3)
  );
}

/** Treats a transfer to an unknown name without a business word as money to a person, unless it pays an invoice. */
function fromUnknownName(row: Decidable, text: Descriptor, sign: Signs): Decision | null {
  if (isInvoiced(row)) return null;
  const isNote = text.note.length > 0 || hasPersonalNote(text) || findNote(text.tokens) < text.tokens.length;
  const isNoted = isPlainMove(row.type, text) && isNote;
  if (!(isNoted || BETWEEN_PEOPLE.has(text.channel)) || !isUnknownName(text, sign)) return null;
  return toDecision("trf.person", "TRANSFER", "no business word in the name, so probably a person", 0.82);
}

function fromPair(pair: Pair, otherKind: AccountKind | null): Decision | null {
  if (pair.kind === "REVERSAL" || pair.kind === "DISHONOUR")
    return toDecision("trf.reversed", "PAIR", pair.kind, 0.97);
  if (pair.kind !== "OWN_TRANSFER") return null;
  const code =
    otherKind === "CREDIT_CARD"
      ? "trf.card_shared"
      : isLoan(otherKind)
        ? "trf.loan_shared"
        : "trf.own_matched";
  return toDecision(code, "PAIR", "opposite amount in another account of the customer", 0.98);
}

/** Money out of a loan account. Interest charged there is not spending, because the repayments already count. */
function fromLoanAccount(row: Decidable, sign: Signs): Decision | null {
  if (!isLoan(row.kind)) return null;
  if (row.type === "INTEREST_CHARGED" || sign.fee?.code === "fin.interest")
    return toDecision("fin.loan_interest", "ACCOUNT", "interest on a loan account", 0.98);
  if (row.type === "FEE" || sign.fee)
    return toDecision("fin.bank_fee", "ACCOUNT", "fee on a loan account", 0.95);
  return /\bINTEREST\b/i.test(row.description)
    ? toDecision("fin.loan_interest", "ACCOUNT", "interest on a loan account", 0.95)
    : toDecision("trf.own_unshared", "ACCOUNT", "money out of a loan account", 0.7);
}

function fromCharge(row: Decidable, text: Descriptor, sign: Signs): Decision | null {
  if (row.type === "INTEREST_CHARGED") return toDecision("fin.interest", "TYPE", "INTEREST_CHARGED", 0.98);
  if (row.type === "FEE" && !isPaidToState(text, sign)) {
    const isNamed = sign.fee !== null && sign.fee.code !== "fin.bank_fee";
    const fee = isNamed ? sign.fee : (readFailure(text.words) ?? sign.fee);
    return toDecision(fee?.code ?? "fin.bank_fee", "TYPE", `FEE ${fee?.phrase ?? ""}`.trim(), 0.97);
  }
  // Card accounts print the card's number after a fee, as after a purchase, so a fee may also have the channel CARD.
  const isPlain =
    text.channel === null ||
    text.channel === "ATM" ||
    (text.channel === "CARD" && row.kind === "CREDIT_CARD");
  const isBankWording = isPlain && row.mcc === "" && row.billerCode === "" && !sign.merchant;
  // Without a merchant category code, these words always mean a fee. An ATM fee is not a withdrawal, and "dishonour"
  // with "fee" is not a returned payment.
  const isPlainFee =
    sign.fee !== null &&
    row.mcc === "" &&
    (/^ATM .*FEE$/.test(sign.fee.phrase) ||
      // A direct-debit provider prints the word for its fee and then the shop: "EZI*DISHONOUR GYM".
      (sign.fee.code === "fin.dishonour_fee" && text.gateway !== null) ||
      (sign.fee.code === "fin.dishonour_fee" && / (?:FEE|CHARGE|CHGE?)$/.test(sign.fee.phrase)));
  return sign.fee && (isBankWording || isPlainFee)
    ? toDecision(sign.fee.code, "KEYWORD", sign.fee.phrase, 0.92)
    : null;
}

/**
 * The category from the card network's merchant category code (MCC) and the merchant's name. First, a code for fuel
 * or gambling decides. Next, the merchant's name decides if it matches completely, is a creditor's name, or is in the
 * code's group. It also decides if the code has no category or covers several trades. Otherwise the code decides,
 * unless a keyword is better evidence.
 */
function fromCodeAndMerchant(row: Decidable, text: Descriptor, sign: Signs): Decision | null {
  if (FUEL_CODES.has(row.mcc) && sign.merchant?.value.code !== "tra.fuel")
    return toDecision("tra.fuel", "MCC", row.mcc, 0.95);
  if (GAMBLING_CODES.has(row.mcc)) return toDecision("rec.gambling", "MCC", row.mcc, 0.98);
  const card = fromCardBill(text, sign);
  if (card) return card;
  const platform = fromSurePlatform(text, sign);
  if (platform) return platform;
  if (isPlay(row, text, sign)) return toInferred("rec.gambling", "KEYWORD", "GAMING", 0.6);
  const merchant =
    sign.merchant && !isNamesake(text, sign) && !isTradeNamed(text, sign) ? sign.merchant : null;
  const billed = text.channel === "BPAY" && merchant ? "BILLER" : "MERCHANT";
  const isBilled = text.channel === "DIRECT_DEBIT" || text.channel === "BPAY";
  // Shops are not paid through Osko, so a shop's name is the note on a payment to a person.
  if (merchant && text.channel === "OSKO" && row.mcc === "" && SHOPS.test(merchant.value.code))
    return toDecision("trf.person", "TRANSFER", "a shop's name in the note of a payment to a person", 0.82);
  if (merchant && isBilled && isCarMaker(merchant.value.code, merchant.phrase))
    return toDecision("dbt.car", "MERCHANT", merchant.value.name, 0.9);
  const shop = merchant && findLendersShop(row, text, merchant);
  if (shop) return toDecision(shop.code, "MERCHANT", shop.name, 0.85);
  if (merchant) {
    const isSure = !sign.mccCategory || MIXED_CODES.has(row.mcc) || isWholeName(merchant, text);
    const agrees = sign.mccCategory !== null && groupOf(sign.mccCategory) === groupOf(merchant.value.code);
    if (isSure || agrees || groupOf(merchant.value.code) === "dbt")
      return refineInsurer(
        toDecision(productCode(merchant, sign, text), billed, merchant.value.name, merchant.confidence),
        text,
        sign,
      );
  }
  if (!sign.mccCategory) return null;
  const keyword = sign.keyword?.value;
  const isStay = HOTEL_WORDS.has(sign.keyword?.phrase ?? "") && isAbroad(text);
  if (keyword && !isStay && !keyword.inferred && yieldsToKeyword(row.mcc, keyword.code))
    return toDecision(keyword.code, "KEYWORD", sign.keyword?.phrase ?? "", 0.85);
  return toDecision(refineMcc(sign.mccCategory, row.mcc, text), "MCC", row.mcc, certaintyOf(row.mcc));
}

/** Categories of shops with tills, and of rides paid in an app. */
const SHOPS = /^(?:foo|shp|tra\.fuel|tra\.rideshare|per\.clothing)/;

/**
 * Categories that a note on a payment to a person shows without further evidence. Other notes are not enough: with
 * "electricity", the customer may be paying a share of the payee's bill.
 */
const PAID_TO_PEOPLE: ReadonlySet<string> = new Set(
  "hou.rent hou.board fam.support_paid trf.international".split(" "),
);
/** Services that individuals sell. */
const SOLD_BY_PEOPLE = /\b(?:LESSONS?|TUTORING|MOWING|BABYSITTING|NANNYING|GARDENING|IRONING)\b/;

/** Reports whether the note names something that people are paid for, such as rent, and not a share of a bill. */
function isPaidToPeople({ value, phrase }: NonNullable<Signs["keyword"]>, { note }: Descriptor): boolean {
  if (PAID_TO_PEOPLE.has(value.code)) return true;
  return SOLD_BY_PEOPLE.test(phrase) && !SHARED_WORDS.test(note.join(" "));
}

/**
 * Reports whether a payment has a note and goes to a name without a business word. The payee is then treated as a
 * person.
 */
function isNotedToPerson({ type }: Decidable, text: Descriptor, sign: Signs): boolean {
  const first = sign.keyword?.phrase.split(" ")[0] ?? "";
  const noteAt = findNote(text.tokens);
  const isNoted =
    (text.note.length > 0 || noteAt < text.tokens.length) && !text.tokens.slice(0, noteAt).includes(first);
  // Without a channel, two words before the note are read as a name. More words may describe a purchase.
  const isMove = BETWEEN_PEOPLE.has(text.channel) || (isPlainMove(type, text) && text.tokens.length === 2);
  return isNoted && isMove && isUnknownName(text, sign);
}

/**
 * Categories whose keywords also occur in the names of firms of another kind: other lenders, and firms that rent out
 * goods. The form of such a firm's name is better evidence than the keyword.
 */
const ANY_LOAN = /^(?:dbt\.personal|dbt\.card_unshared|shp\.home_goods)$/;

function yieldsToShape(keyword: Signs["keyword"]): boolean {
  return keyword === null || ANY_LOAN.test(keyword.value.code);
}

/** The confidence if the name has words of two trades. The chosen category is then only the likelier one. */
const TWO_TRADES = 0.5;

function fromWording(row: Decidable, text: Descriptor, sign: Signs): Decision | null {
  const isMove = BETWEEN_PEOPLE.has(text.channel);
  const isTransfer = isMove || row.type === "TRANSFER_OUTGOING";
  if (isTransfer && isOffering(text)) return toDecision("giv.donation", "KEYWORD", "OFFERING", 0.86);
  if (sign.isOwnName) return toDecision("trf.own_unshared", "TRANSFER", "own name", 0.88);
  const keyword = readBilled(sign.keyword, text);
  const isBilled = text.channel === "DIRECT_DEBIT" || text.channel === "BPAY";
  if (keyword && isBilled && isCarMaker(keyword.value.code, keyword.phrase))
    return toDecision("dbt.car", "KEYWORD", keyword.phrase, 0.86);
  if (keyword && HOTEL_WORDS.has(keyword.phrase) && isAbroad(text))
    return toDecision("rec.travel", "KEYWORD", keyword.phrase, 0.86);
  const school = fromPrivateSchool(row, text, keyword);
  if (school) return school;
  if (!keyword && isDoctor(row, text)) return toDecision("hea.medical", "KEYWORD", "DR", 0.86);
  const housing = keyword?.value.code.startsWith("giv.") ? fromHousing(text) : null;
  if (housing) return housing;
  const isMovedNote = isTransfer && isBesideNote(text, sign);
  const isToPerson = text.isPerson || isMovedNote || isNotedToPerson(row, text, sign);
  const shaped = isToPerson || !yieldsToShape(keyword) ? null : fromDebtShape(text);
  if (shaped) return shaped;
  if (isTransfer && sign.merchant === null && isShareOfBill(text))
    return toDecision("trf.person", "TRANSFER", "a share of a bill", 0.82);
  if (keyword && (!isToPerson || isPaidToPeople(keyword, text))) {
    // The name may be a person's that is in no list, so the service is as uncertain as if a note named it.
    const isSold = isTransfer && text.note.length === 0 && SOLD_BY_PEOPLE.test(keyword.phrase);
    const less = isToPerson ? 0.08 : isSold ? 0.08 + NOTED_LESS : 0;
    const confidence = keyword.isDisputed ? TWO_TRADES : keyword.confidence - less;
    const decide = keyword.value.inferred || keyword.isDisputed ? toInferred : toDecision;
    const decision = decide(keyword.value.code, "KEYWORD", keyword.phrase, confidence);
    const refined = refineInsurer(decision, text, sign);
    return refined.code === decision.code ? decision : refined;
  }
  if (isMovedNote) return toDecision("trf.person", "TRANSFER", "personal wording in the note", 0.82);
  const lent =
    (text.isPrivate ? null : fromAgreement(text)) ??
    (isBilled ? fromLender(text) : null) ??
    (text.isPrivate ? null : (fromCollector(text) ?? fromAdvance(text)));
  if (lent) return lent;
  const billed = (text.channel === "BPAY" ? fromBillEnding(text) : null) ?? fromHousing(text);
  if (billed) return billed;
  if (text.isPerson) return isInvoiced(row) ? null : fromPerson(text, isMove);
  if (isBet(text)) return toInferred("rec.gambling", "KEYWORD", "BET", 0.6);
  if (sign.marks.has("OWN")) return toDecision("trf.own_unshared", "TRANSFER", "own-account wording", 0.82);
  if (sign.marks.has("REPAYMENT"))
    return isRepaidToFirm(text)
      ? toInferred("dbt.personal", "KEYWORD", "repayment to a firm", 0.6)
      : toDecision("dbt.card_unshared", "KEYWORD", "repayment wording", 0.6);
  if ((isTransfer || text.channel === "BPAY") && isCardProduct(text))
    return toDecision("dbt.card_unshared", "TRANSFER", "a bank's card", 0.8);
  if (isTransfer && isLoneName(text.tokens))
    return toDecision("trf.person", "TRANSFER", "only a given name, so probably a person", 0.8);
  if (isTransfer && isSocial(text.tokens))
    return toDecision("trf.person", "TRANSFER", "personal wording in the note", 0.8);
  const isNameless =
    text.tokens.length === 0 ||
    text.tokens.every((word) => BANK_WORDS.has(word)) ||
    (isTransfer && hasAccountNumber(text));
  return isTransfer && isNameless
    ? toDecision("trf.business_unknown", "TRANSFER", "transfer without a name", 0.6)
    : isTransfer && !isInvoiced(row) && isLikePayee(text.tokens)
      ? fromPerson(text, isMove)
      : null;
}

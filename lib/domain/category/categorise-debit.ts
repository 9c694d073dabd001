import { BY_CARD_NUMBER, isToCardNumber } from "@/lib/domain/category/card-number";
import { FUEL_CODES, GAMBLING_CODES, MIXED_CODES } from "@/lib/domain/category/mcc";
import type { Signs } from "@/lib/domain/category/read-signs";
import { groupOf } from "@/lib/domain/category/taxonomy";
import { findVote } from "@/lib/domain/category/word-votes";
import type { AccountKind } from "@/lib/domain/document";
import type { BankRow, Decision, Layer, Pair } from "@/lib/domain/row";
import { FIRST_NAMES } from "@/lib/domain/text/first-names";
import type { Descriptor } from "@/lib/domain/text/read-descriptor";

export function toDecision(
  code: string,
  layer: Layer,
  rule: string,
  confidence: number,
  inferred = false,
): Decision {
  return { code, layer, rule, confidence: Math.round(confidence * 100) / 100, inferred };
}

/** The category of money out. Layers are asked in order of certainty, and the first answer stands. */
export function categoriseDebit(
  row: BankRow,
  text: Descriptor,
  sign: Signs,
  pair: Pair | null,
  otherKind: AccountKind | null,
): Decision {
  return (
    (pair && fromPair(pair, otherKind)) ??
    fromLoanAccount(row, sign) ??
    fromCharge(row, text, sign) ??
    fromCash(row, text) ??
    fromCodeAndMerchant(row, text, sign) ??
    fromWording(row, text, sign) ??
    fromVote(row, text) ??
    toDecision("unc.debit", "NONE", "no evidence", 0.3)
  );
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
  return toDecision(code, "PAIR", "opposite amount in an own account", 0.98);
}

export function isLoan(kind: AccountKind | null): boolean {
  return kind === "LOAN" || kind === "MORTGAGE";
}

/** What is charged to a shared loan is paid through its repayments; counting it here would count it twice. */
function fromLoanAccount(row: BankRow, sign: Signs): Decision | null {
  if (!isLoan(row.kind)) return null;
  if (row.type === "INTEREST_CHARGED" || sign.fee?.code === "fin.interest")
    return toDecision("fin.loan_interest", "ACCOUNT", "interest on a loan account", 0.98);
  if (row.type === "FEE" || sign.fee)
    return toDecision("fin.bank_fee", "ACCOUNT", "fee on a loan account", 0.95);
  return /\bINTEREST\b/i.test(row.description)
    ? toDecision("fin.loan_interest", "ACCOUNT", "interest on a loan account", 0.95)
    : toDecision("trf.own_unshared", "ACCOUNT", "money out of a loan account", 0.7);
}

function fromCharge(row: BankRow, text: Descriptor, sign: Signs): Decision | null {
  if (row.type === "INTEREST_CHARGED") return toDecision("fin.interest", "TYPE", "INTEREST_CHARGED", 0.98);
  if (row.type === "FEE")
    return toDecision(sign.fee?.code ?? "fin.bank_fee", "TYPE", `FEE ${sign.fee?.phrase ?? ""}`.trim(), 0.97);
  // On a card account a fee is printed like a purchase, with the card's number behind it.
  const isPlain =
    text.channel === null ||
    text.channel === "ATM" ||
    (text.channel === "CARD" && row.kind === "CREDIT_CARD");
  const isBankWording = isPlain && row.mcc === "" && row.billerCode === "" && !sign.merchant;
  return sign.fee && isBankWording ? toDecision(sign.fee.code, "KEYWORD", sign.fee.phrase, 0.92) : null;
}

function fromCash(row: BankRow, text: Descriptor): Decision | null {
  const isMachine = text.channel === "ATM" || row.mcc === "6011" || row.mcc === "6010";
  if (isMachine && row.kind === "CREDIT_CARD")
    return toDecision("csh.card_advance", "ACCOUNT", "cash on a card account", 0.96);
  if (isMachine)
    return toDecision("csh.atm", text.channel === "ATM" ? "KEYWORD" : "MCC", row.mcc || "ATM", 0.96);
  return text.channel === "CASH_OUT" ? toDecision("csh.cash_out", "KEYWORD", "CASH OUT", 0.95) : null;
}

/**
 * The network's code and the merchant's name. A name decides where the code covers mixed trades or where both agree on the
 * group; a code decides for names that begin inside another name.
 */
function fromCodeAndMerchant(row: BankRow, text: Descriptor, sign: Signs): Decision | null {
  if (FUEL_CODES.has(row.mcc) && sign.merchant?.value.code !== "tra.fuel")
    return toDecision("tra.fuel", "MCC", row.mcc, 0.95);
  if (GAMBLING_CODES.has(row.mcc)) return toDecision("rec.gambling", "MCC", row.mcc, 0.98);
  const card = fromCardBill(text, sign);
  if (card) return card;
  const merchant = sign.merchant && !isNamesake(text, sign) ? sign.merchant : null;
  const billed = text.channel === "BPAY" && merchant ? "BILLER" : "MERCHANT";
  if (merchant) {
    const isSure = !sign.mccLeaf || MIXED_CODES.has(row.mcc) || isWholeName(merchant, text);
    const agrees = sign.mccLeaf !== null && groupOf(sign.mccLeaf) === groupOf(merchant.value.code);
    if (isSure || agrees || groupOf(merchant.value.code) === "dbt")
      return refineInsurer(
        toDecision(lettingCode(merchant.value.code, sign), billed, merchant.value.name, merchant.confidence),
        text,
        sign,
      );
  }
  if (!sign.mccLeaf) return null;
  const isMixed = MIXED_CODES.has(row.mcc);
  const keyword = sign.keyword?.value;
  if (isMixed && keyword && !keyword.inferred)
    return toDecision(keyword.code, "KEYWORD", sign.keyword?.phrase ?? "", 0.85);
  return toDecision(sign.mccLeaf, "MCC", row.mcc, isMixed ? 0.72 : 0.93);
}

/** A card's bill names its brand: "COLES CREDIT CARD" is no groceries, and a transfer to a card's number pays the card. */
function fromCardBill(text: Descriptor, sign: Signs): Decision | null {
  const isBilled = sign.keyword?.value.code === "dbt.card_unshared" && /\bCARDS?\b/.test(sign.keyword.phrase);
  const isBill = text.channel === "BPAY" || text.channel === "DIRECT_DEBIT" || text.channel === "TRANSFER";
  if (isBilled && isBill && groupOf(sign.merchant?.value.code ?? "dbt") !== "dbt")
    return toDecision("dbt.card_unshared", "KEYWORD", sign.keyword?.phrase ?? "", 0.9);
  return isToCardNumber(text) ? toDecision("dbt.card_unshared", "TRANSFER", BY_CARD_NUMBER, 0.85) : null;
}

/** "OPAL" rides a train and "OPAL MINDED" sells stones: one word of a longer name is less than the network's code. */
function isWholeName(
  { phrase, confidence }: NonNullable<Signs["merchant"]>,
  { tokens }: Descriptor,
): boolean {
  return confidence >= 0.95 && (phrase.includes(" ") || tokens.length === 1);
}

/** Student housing sells board; where the bill says rent, it is rent. */
function lettingCode(code: string, sign: Signs): string {
  return code === "hou.board" && sign.keyword?.value.code === "hou.rent" ? "hou.rent" : code;
}

/** "FELIX SMITH" is not the phone company: a one-word merchant that is a given name loses to a person. */
function isNamesake(text: Descriptor, sign: Signs): boolean {
  const first = text.tokens[0] ?? "";
  return text.isPerson && FIRST_NAMES.has(first) && sign.merchant?.value.name.split(" ").length === 1;
}

/** What an insurer's bill is for, in one word behind its name; the first that fits decides. */
const INSURED: readonly (readonly [words: string, code: string])[] = [
  ["PET DOG CAT", "pet.care"],
  ["LANDLORD LANDLORDS RENTCOVER", "hou.investment"],
  ["HOME HOUSE HOUSEHOLD CONTENTS BUILDING BLDG STRATA", "hou.home_insurance"],
  ["CAR MOTOR VEHICLE COMPREHENSIVE COMP CTP GREENSLIP CARAVAN MOTORCYCLE", "tra.car_insurance"],
  ["LIFE INCOME TRAUMA TPD FUNERAL", "ins.life_income"],
  ["HEALTH HLTH HOSPITAL EXTRAS", "hea.insurance"],
];

/** Insurers sell several lines under one name; the product's word tells them apart, and without one the doubt is kept. */
function refineInsurer(decision: Decision, text: Descriptor, sign: Signs): Decision {
  const isInsurer = decision.code.startsWith("ins.") || decision.code.endsWith("_insurance");
  if (!isInsurer) return decision;
  const own = new Set(decision.rule.toUpperCase().split(" "));
  const found = INSURED.find(([words]) =>
    text.words.some((word) => !own.has(word) && words.split(" ").includes(word)),
  );
  if (found && found[1] !== "ins.life_income") return { ...decision, code: found[1] };
  if (found) return { ...decision, code: text.words.includes("FUNERAL") ? "ins.other" : found[1] };
  if (decision.code !== "ins.other" && decision.code !== "ins.general") return decision;
  const line = sign.keyword?.value.code;
  const isLine =
    line !== undefined && line !== "ins.other" && (line.endsWith("insurance") || line.startsWith("ins."));
  if (isLine) return { ...decision, code: line };
  return decision.code === "ins.general" ? decision : { ...decision, confidence: 0.65 };
}

/** What a note to a person is believed of; anything else may be a share of somebody's bill. */
const PAID_TO_PEOPLE: ReadonlySet<string> = new Set(["hou.rent", "hou.board", "fam.support_paid"]);

function fromWording(row: BankRow, text: Descriptor, sign: Signs): Decision | null {
  const isMove = text.channel === "TRANSFER" || text.channel === "OSKO" || text.channel === "STANDING_ORDER";
  if (sign.isOwnName) return toDecision("trf.own_unshared", "TRANSFER", "own name", 0.88);
  const keyword = sign.keyword;
  if (keyword && !(text.isPerson && !PAID_TO_PEOPLE.has(keyword.value.code))) {
    const confidence = keyword.confidence - (text.isPerson ? 0.08 : 0);
    return toDecision(
      keyword.value.code,
      "KEYWORD",
      keyword.phrase,
      confidence,
      keyword.value.inferred ?? false,
    );
  }
  const billed = text.channel === "BPAY" ? fromBillEnding(text) : null;
  if (billed) return billed;
  if (text.isPerson) return toDecision("trf.person", "TRANSFER", "a person's name", 0.85);
  if (sign.marks.has("OWN")) return toDecision("trf.own_unshared", "TRANSFER", "own-account wording", 0.82);
  if (sign.marks.has("REPAYMENT"))
    return toDecision("dbt.card_unshared", "KEYWORD", "repayment wording", 0.6);
  const isMovedOut = isMove || row.type === "TRANSFER_OUTGOING";
  const isNameless =
    text.tokens.length === 0 ||
    text.tokens.every((word) => BANK_WORDS.has(word)) ||
    (isMovedOut && hasAccountNumber(text));
  return isMovedOut && isNameless
    ? toDecision("trf.business_unknown", "TRANSFER", "transfer without a name", 0.6)
    : null;
}

/** A shop nobody listed is taken for what most listed shops with a word of its name sell; transfers buy nothing by name. */
function fromVote(row: BankRow, text: Descriptor): Decision | null {
  const isMove = text.channel === "TRANSFER" || text.channel === "OSKO" || text.channel === "STANDING_ORDER";
  const vote = isMove || row.type.startsWith("TRANSFER") ? null : findVote(text.tokens);
  return vote && toDecision(vote.code, "WORDS", vote.word, 0.65, true);
}

/** Councils end in their kind on bills ("MERRIBEK CC"), and funds in SUPER. */
const COUNCIL_ENDINGS: ReadonlySet<string> = new Set("CC SC RC DC RCC SHIRE".split(" "));

function fromBillEnding({ tokens }: Descriptor): Decision | null {
  const last = tokens[tokens.length - 1] ?? "";
  if (tokens.length < 2) return null;
  if (COUNCIL_ENDINGS.has(last)) return toDecision("hou.rates_water", "BILLER", `ending ${last}`, 0.75);
  return last === "SUPER" ? toDecision("fin.super_contribution", "BILLER", "ending SUPER", 0.85) : null;
}

/** "Transfer to xx1234": another account, known by the end of its number. Nothing was bought there. */
export function hasAccountNumber({ words }: Descriptor): boolean {
  return words.some((word, place) => place > 0 && words[place - 1] !== "CARD" && /^X{2,}\d{3,4}$/.test(word));
}

const BANK_WORDS: ReadonlySet<string> = new Set(
  "TRANSFER TFR PAYMENT WITHDRAWAL INTERNET ONLINE BANKING MOBILE TO FROM ACCOUNT A C NETBANK CBA NAB ANZ WBC ING BANK REF OTHER".split(
    " ",
  ),
);

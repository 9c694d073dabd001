import { isCasualPay } from "@/lib/domain/category/casual-pay";
import { hasAccountNumber, isLoan, toDecision } from "@/lib/domain/category/categorise-debit";
import { PURPOSE_CODES } from "@/lib/domain/category/credit-keywords";
import { COMPANY_WORDS, isNamePart, isSteadyPay, keepsPayrollTime } from "@/lib/domain/category/name-part";
import type { Signs } from "@/lib/domain/category/read-signs";
import { PAYROLL_WORDS } from "@/lib/domain/category/tables/benefit-codes";
import { groupOf } from "@/lib/domain/category/taxonomy";
import type { AccountKind } from "@/lib/domain/document";
import type { BankRow, Decision, Pair } from "@/lib/domain/row";
import type { FoundStream } from "@/lib/domain/stream/find-streams";
import { medianOf } from "@/lib/domain/stream/median-of";
import { isLoneName } from "@/lib/domain/text/find-person";
import { buildPhraseIndex } from "@/lib/domain/text/phrase-index";
import type { Descriptor } from "@/lib/domain/text/read-descriptor";

/** A regular credit smaller than this a payment is not taken for wages on its rhythm alone. */
const WAGE_CENTS_MIN = 10_000;
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
 * The category of money in, in order of precedence: own transfers, reversals and refunds first, then government, wages and
 * the other incomes, then people, and unknown last. A rhythm alone makes wages only of a firm's credits.
 */
export function categoriseCredit(
  row: BankRow,
  text: Descriptor,
  sign: Signs,
  pair: Pair | null,
  otherKind: AccountKind | null,
  stream: FoundStream | null,
): Decision {
  return (
    (pair && fromPair(pair, otherKind)) ??
    fromDebtAccount(row, text, sign) ??
    fromStatedPurpose(row, text, sign) ??
    fromName(text, sign, stream) ??
    fromParty(text, sign) ??
    fromReturn(text, stream) ??
    fromCadence(text, sign, stream) ??
    toDecision("crd.other", "NONE", "no evidence", 0.3)
  );
}

function fromPair(pair: Pair, otherKind: AccountKind | null): Decision {
  if (pair.kind === "REFUND") return toDecision("crd.refund", "PAIR", "merchant bought from before", 0.95);
  if (pair.kind !== "OWN_TRANSFER") return toDecision("crd.reversal", "PAIR", pair.kind, 0.97);
  return isLoan(otherKind)
    ? toDecision("crd.redraw", "PAIR", "money out of an own loan account", 0.96)
    : toDecision("crd.own_transfer", "PAIR", "opposite amount in an own account", 0.98);
}

/** Money into a card or a loan pays it down, or is a refund; it is never income. */
function fromDebtAccount(row: BankRow, text: Descriptor, sign: Signs): Decision | null {
  if (row.kind !== "CREDIT_CARD" && !isLoan(row.kind)) return null;
  const isRefund =
    sign.marks.has("REFUND") || (sign.merchant !== null && groupOf(sign.merchant.value.code) !== "dbt");
  if (isRefund || text.channel === "CARD")
    return toDecision("crd.refund", "ACCOUNT", "merchant credit on a card", 0.8);
  return toDecision("crd.own_transfer", "ACCOUNT", "repayment from an account not shared", 0.8);
}

function fromStatedPurpose(row: BankRow, text: Descriptor, sign: Signs): Decision | null {
  const stated = PURPOSE_CODES[row.purpose];
  // A purpose says "pension"; the agency's own name says which.
  const isNamed =
    sign.keyword?.value.code.startsWith("inc.gov") === true && /^(?:PENS|SSBE|BENE|GOVT)$/.test(row.purpose);
  if (stated && !isNamed) return toDecision(stated, "PURPOSE", row.purpose, 0.99);
  if (row.type === "INTEREST_PAID") return toDecision("inc.invest.interest", "TYPE", "INTEREST_PAID", 0.98);
  return text.channel === "CASH_DEPOSIT"
    ? toDecision("crd.cash_deposit", "KEYWORD", "cash deposit", 0.95)
    : null;
}

/** Firms through which money is earned, and spent too: what they call a refund was spent there. */
const TRADES = /^inc\.(?:business|gig|property)/;
const INVESTED = /^fin\.(?:invest|crypto)$/;
const PENSION = /PENSION|INCOME STREAM|ANNUITY/;

function fromName(text: Descriptor, sign: Signs, stream: FoundStream | null): Decision | null {
  const { payer, merchant } = sign;
  const keyword = sign.keyword && !isNamePart(sign.keyword, text, stream) ? sign.keyword : null;
  const said = keyword?.value.code ?? "";
  const isFirst = groupOf(said) === "crd" || said.startsWith("inc.gov") || said.startsWith("inc.salary");
  // A platform that prints a payroll's word pays its own staff.
  const isStaff = text.words.some((word) => PAYROLL_WORDS.has(word));
  const isPlatform = payer?.value.code === "inc.gig.platform" && !isStaff;
  if (sign.marks.has("REFUND") && text.channel === "CARD")
    return toDecision("crd.refund", "KEYWORD", "refund wording on a card", 0.9);
  // "FAIR WORK COMMISSION SALARY", the same every fortnight, is the wage of a commission and no commission.
  if (keyword && said === "inc.salary.variable" && isStaff && isSteadyPay(stream))
    return toDecision("inc.salary.regular", "KEYWORD", keyword.phrase, keyword.confidence);
  if (keyword && isFirst && !isPlatform)
    return toDecision(said, "KEYWORD", keyword.phrase, keyword.confidence - (text.isPerson ? 0.25 : 0));
  if (merchant?.value.code === "rec.gambling")
    return toDecision("crd.gambling_return", "MERCHANT", merchant.value.name, merchant.confidence);
  // Money into an account through a card is a purchase given back, whoever the merchant's name may also be.
  if (text.channel === "CARD") return toDecision("crd.refund", "KEYWORD", "credit through a card", 0.88);
  if (merchant && BORROWED.includes(merchant.value.code))
    return toDecision("crd.loan_proceeds", "MERCHANT", merchant.value.name, 0.9);
  if (payer && sign.marks.has("REFUND") && TRADES.test(payer.value.code))
    return toDecision("crd.refund", "MERCHANT", payer.value.name, 0.8);
  // A pension comes again; one payment of a fund, with time for others, was taken out at once.
  if (payer?.value.code === "inc.super.pension" && stream?.rows.length === 1 && !PENSION.test(payer.phrase))
    return toDecision("inc.super.lump", "MERCHANT", payer.value.name, 0.7);
  if (payer && !text.isPerson)
    return toDecision(payer.value.code, "MERCHANT", payer.value.name, payer.confidence);
  // From a person, "rent" or "board" is believed when it keeps time; one payment so worded may be a shared bill.
  const isProperty = said.startsWith("inc.property");
  const isMoved = text.isPerson || text.channel === "OSKO" || text.channel === "TRANSFER";
  const isDoubted =
    (isProperty && isMoved && !stream?.isMature) || (text.isPerson && said.startsWith("inc.invest"));
  if (keyword && !isDoubted)
    return toDecision(said, "KEYWORD", keyword.phrase, keyword.confidence - (text.isPerson ? 0.1 : 0));
  // Brokers and exchanges pay out what was sold there; one that keeps a payroll's time pays its staff.
  if (merchant && INVESTED.test(merchant.value.code) && !keepsPayrollTime(stream))
    return toDecision("crd.asset_sale", "MERCHANT", merchant.value.name, 0.8);
  const insurer =
    merchant && (merchant.value.code.endsWith("insurance") || groupOf(merchant.value.code) === "ins");
  // An insurer that pays every week or fortnight pays its staff; claims and income protection do not keep that time.
  if (insurer && keepsPayrollTime(stream)) return null;
  return insurer ? toDecision("inc.comp.insurance", "MERCHANT", merchant.value.name, 0.75) : null;
}

function fromParty(text: Descriptor, sign: Signs): Decision | null {
  if (sign.isOwnName) return toDecision("crd.own_transfer", "TRANSFER", "own name", 0.88);
  if (text.isPerson) return toDecision("crd.person", "TRANSFER", "a person's name", 0.85);
  if (!sign.merchant && isLoneName(text.tokens))
    return toDecision("crd.person", "TRANSFER", "a given name alone", 0.7);
  if (sign.marks.has("OWN")) return toDecision("crd.own_transfer", "TRANSFER", "own-account wording", 0.78);
  const isShop = sign.merchant !== null && (text.channel === "CARD" || sign.marks.has("REFUND"));
  return isShop ? toDecision("crd.refund", "MERCHANT", sign.merchant?.value.name ?? "", 0.75) : null;
}

/** Words that say nothing but that a payment came back; "RTN", "REV" and "RETURNED" by themselves are parts of names too. */
const RETURNS = buildPhraseIndex(
  `DISHONOUR,DISHONOURED,DISHON,REVERSAL,REVERSED,CHARGEBACK,RETURN UNPAID,RETURNED UNPAID,PAYMENT RETURNED,RETURNED PAYMENT,PAYMENT REVERSED,
DIRECT DEBIT RETURN,DIRECT DEBIT RETURNED,DEBIT RETURN,INSUFFICIENT FUNDS`
    .split(/,\s*/)
    .map((phrase) => [phrase, true] as const),
  "always",
);

/** A payment that came back, though what came back left before the data begins. What keeps time does not come back. */
function fromReturn({ words }: Descriptor, stream: FoundStream | null): Decision | null {
  const found = stream?.isMature ? null : RETURNS.find(words);
  if (!found || found.isTruncated) return null;
  return toDecision("crd.reversal", "KEYWORD", "wording of a return", 0.75);
}

/** Ways that people pay each other by. Flatmates, partners and parents keep time as well as payrolls do. */
const BETWEEN_PEOPLE: ReadonlySet<string | null> = new Set(["TRANSFER", "OSKO", "STANDING_ORDER"]);

const ROUND_CENTS = 1_000;

/**
 * "Robbo", $300.00 each fortnight: tax leaves hardly any wage in whole tens of dollars, and a name of one word may be anybody's.
 */
function isRoundFromNickname({ tokens, channel }: Descriptor, { rows }: FoundStream): boolean {
  return channel === null && tokens.length === 1 && rows.every(({ cents }) => cents % ROUND_CENTS === 0);
}

/**
 * Regular credits of one firm, of a wage's size, at a payroll's rhythm. A transfer keeps time as well: one worded so, or
 * from an account's number, is no wage; nor is one between accounts whose sender is no firm by its name ("Robbo"), or money
 * that a money transfer firm carried for somebody else.
 */
function fromCadence(text: Descriptor, sign: Signs, stream: FoundStream | null): Decision | null {
  const isTransfer = (text.channel === null && sign.marks.has("TRANSFER")) || hasAccountNumber(text);
  if (isTransfer || !stream || text.tokens.length === 0) return null;
  if (sign.merchant?.value.code === "giv.remittance") return null;
  const isFirm = sign.merchant !== null || text.tokens.some((token) => COMPANY_WORDS.has(token));
  if (!isFirm && (BETWEEN_PEOPLE.has(text.channel) || isRoundFromNickname(text, stream))) return null;
  if (!stream.isMature || !stream.fit)
    return isCasualPay(text, stream)
      ? toDecision("inc.salary.regular", "CADENCE", "five payments of a firm in ninety days", 0.7)
      : null;
  if (!["WEEKLY", "FORTNIGHTLY", "FOUR_WEEKLY", "SEMI_MONTHLY", "MONTHLY"].includes(stream.fit.frequency))
    return null;
  if (medianOf(stream) < WAGE_CENTS_MIN) return null;
  return toDecision("inc.salary.regular", "CADENCE", `regular credit ${stream.fit.frequency}`, 0.74);
}

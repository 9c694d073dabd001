import { toDecision, toInferred } from "@/lib/engine/categories/decision";
import type { Signs } from "@/lib/engine/categories/read-signs";
import { WAGE_CENTS_MIN } from "@/lib/engine/categories/unlisted-payer";
import type { Decidable, Decision } from "@/lib/engine/row";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";
import { TOPPED_UP } from "@/lib/engine/text/topped-up";

/**
 * A card lender's payment with a loan's number is a loan only if it is at least this amount. A smaller payment may
 * return a card's credit balance.
 */
const LOAN_CENTS_MIN = 200_000;
/**
 * A plan manager pays the bills of participants in the disability scheme (NDIS). A payment of at least this amount
 * is for a provider. A smaller payment may reimburse a participant.
 */
const PROVIDER_CENTS_MIN = 50_000;
const PLAN_MANAGER = /\bPLAN (?:MGT|MGMT|MNGT|MANAGE(?:R|RS|MENT)?)\b/;
/** A bank's words for another account of the same customer. */
const LINKED = /\bLINKED ACC(?:OUNT)?S? (?:TRNS|TFR|TRF|TRANSFER)\b/;
/** Money paid in at a branch, which the bank names by its suburb: "DEPOSIT RESERVOIR BRANCH". */
const AT_BRANCH = /^DEPOSIT (?:[A-Z]+ ){1,3}BRANCH$/;
/** A state and country joined before "CREDIT", as a bank prints a card's refund: "ZORRIN GERALDTON WAAU CREDIT". */
const CARD_CREDIT = /\b(?:NSW?|VIC?|QLD?|WA|SA|TAS?|ACT?|NT)AU CREDIT$/;
/** The number of a card purchase at eBay. Payouts to sellers do not have one, so a credit with it is a refund. */
const MARKET_ORDER = /^EBAY O \d/;
/** A yearly bonus scheme before its year or a word for a payment: "AIP FY26". */
const SCHEME_BONUS = /\b(?:STI|STIP|LTI|LTIP|AIP) (?:FY ?\d{2,4}|20\d\d|PAYMENT|PYMT|PMT|PAYOUT)\b/;
const NUMBERED_INVOICE = /\bINV(?:OICE)? (?:NO )?\d/;
/** Maintenance of a let home, with the number of the job. */
const NUMBERED_JOB = /\b(?:MAINT|MAINTENANCE|REPAIRS?) (?:NO |JOB )?\d/;
/** Keywords of rent that also name a manager of property, who pays tradespeople. */
const MANAGERS = /^(?:REAL ESTATE|OWNERS|REA? TRUST)$/;
const LANDLORD = /\b(?:RENTS?|RENTAL|OWNER|LANDLORD)\b/;
/** The number or the address that an agent gives to an owner of a let home. */
const OWNER_NUMBER = /\bOWNER (?:NO )?\d/;
const HELD_IN_TRUST = /\b(?:TR|TST|TRST|TRUST|REALTY|REAL ESTATE)\b/;
/** An agency's pay for a salesperson. Owners of let homes get rent and never a retainer. */
const RETAINER = /\bRETAINER\b/;
const SCHEME = /\bND(?:IS|IA)\b/;
const INVESTMENT_COMPANY = /\bINVESTMENT (?:CO|COMPANY)$/;
/** The number of a personal loan, as its lender prints it. */
const LOAN_NUMBER = /^PL\d{5,}$/;
const DISBURSED = /^DISB(?:URSE(?:MENT|D)?)?$/;
const LET = /^(?:RENTALS?|REALTY|PROPERTY|PROPERTIES|LETTINGS?)$/;

/**
 * Decides the category of a credit by its words and its amount together. Recognises a transfer from a linked account,
 * a top-up, a deposit at a branch, a refund of a purchase, and an invoice or a retainer that an agent pays. Also
 * recognises a plan manager's payment to a provider, an investment company's dividend, a lender's advance and an
 * agent's disbursement of rent. Null for any other row.
 */
export function fromCreditShape(row: Decidable, text: Descriptor, sign: Signs): Decision | null {
  const { words, tokens } = text;
  const line = words.join(" ");
  if (LINKED.test(line)) return toDecision("crd.own_transfer", "TRANSFER", "a linked account", 0.9);
  if (AT_BRANCH.test(line)) return toDecision("crd.cash_deposit", "KEYWORD", "DEPOSIT BRANCH", 0.86);
  if (CARD_CREDIT.test(line)) return toDecision("crd.refund", "KEYWORD", "credit on a card purchase", 0.86);
  if (MARKET_ORDER.test(line)) return toDecision("crd.refund", "KEYWORD", "a purchase's number", 0.86);
  if (isShopThroughGateway(text, sign))
    return toDecision("crd.refund", "MERCHANT", sign.merchant?.value.name ?? "", 0.86);
  if (SCHEME_BONUS.test(line)) return toDecision("inc.salary.variable", "KEYWORD", "BONUS SCHEME", 0.88);
  const isAgent = sign.payer?.value.code === "inc.property.rent" || sign.merchant?.value.code === "hou.rent";
  // Letting agents and owners of flats also pay cleaners and tradespeople, who write their invoice's number.
  const isManager = isAgent || (MANAGERS.test(sign.keyword?.phrase ?? "") && !LANDLORD.test(line));
  if (isManager && (NUMBERED_INVOICE.test(line) || NUMBERED_JOB.test(line)))
    return toDecision("inc.business.receipts", "KEYWORD", "INVOICE", 0.85);
  if (OWNER_NUMBER.test(line) && HELD_IN_TRUST.test(line))
    return toDecision("inc.property.rent", "KEYWORD", "TRUST OWNER", 0.85);
  if (isAgent && RETAINER.test(line)) return toDecision("inc.salary.regular", "KEYWORD", "RETAINER", 0.85);
  if (sign.keyword?.value.code.startsWith("inc.")) return null;
  if (TOPPED_UP.test(line) && !sign.payer)
    return toDecision("crd.own_transfer", "TRANSFER", "a top-up by the customer", 0.86);
  if (SCHEME.test(line) && PLAN_MANAGER.test(line) && row.cents >= PROVIDER_CENTS_MIN)
    return toInferred("inc.business.receipts", "KEYWORD", "PLAN MANAGER", 0.6);
  if (INVESTMENT_COMPANY.test(tokens.join(" ")) && row.cents < WAGE_CENTS_MIN)
    return toInferred("inc.invest.dividend", "KEYWORD", "INVESTMENT CO", 0.6);
  const isCardLender = sign.merchant?.value.code === "dbt.card_unshared";
  if (isCardLender && row.cents >= LOAN_CENTS_MIN && words.some((word) => LOAN_NUMBER.test(word)))
    return toDecision("crd.loan_proceeds", "KEYWORD", "LOAN NUMBER", 0.86);
  return words.some((word) => DISBURSED.test(word)) && tokens.some((word) => LET.test(word))
    ? toDecision("inc.property.rent", "KEYWORD", "RENTAL DISBURSEMENT", 0.84)
    : null;
}

/** Groups of merchants whose customers pay them and get refunds, but no income. */
const SHOPS = /^(?:foo|shp|per|rec\.digital|com|hea|pet|tra)/;

/**
 * Reports whether a listed shop is named behind a payment gateway's asterisk: "PAYPAL *KMART". The gateway's own
 * payouts name no shop, so this credit is the shop's refund.
 */
function isShopThroughGateway({ gateway }: Descriptor, { merchant, payer }: Signs): boolean {
  const isOther = merchant !== null && payer !== null && payer.value.name === gateway;
  return isOther && merchant.value.name !== gateway && SHOPS.test(merchant.value.code);
}

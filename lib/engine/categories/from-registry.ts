import { toDecision } from "@/lib/engine/categories/decision";
import type { Signs } from "@/lib/engine/categories/read-signs";
import type { BankRow, Decision, Worded } from "@/lib/engine/row";
import type { FoundStream } from "@/lib/engine/streams/find-streams";

/**
 * A share registry's payment number, such as "FIN25/00881277" or "24/00441029". Banks may cut a number that begins with
 * the dividend's letters: "INT26/00812". Payrolls and people never print one.
 */
const REGISTRY = /\b(?:(?:[A-Z]{1,4})?\d{2,3}\/00\d{6,}|(?:FIN|FNL|INT|ITM|DIV)\d{2}\/00\d{2,})\b/i;
/** A company's dividend, which ends in its kind and year: "CORVANE GROUP LTD INT26". */
const COMPANY_DIVIDEND = /\b(?:LTD|LIMITED|GROUP) (?:FIN|FNL|INT|ITM)\d{2}$/i;
/** The number that a fund gives to a distribution: "DST0081220". */
const DISTRIBUTED = /\b(?:DST|DIST)\d{6,}\b/i;
/** The word for a distribution, which fund managers print after the code of the unit: "DIST" in "VAS DIST JUL". */
const UNITS = /\bDIST\b/i;
/** The form in which a registry prints a fund's distribution: "VAS PAYMENT JUL26/00801234". */
const UNIT_PAYMENT = /\b[A-Z]{3,4} PAYMENT (?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)\d{2}\/\d{4,}/i;

/** The number that the tax office gives to a refund: "ATO007000014872". */
const TAX_REFUND = /\bATO\d{9,}\b/i;

/** Reports whether the wording has a share registry's payment number. */
export const hasRegistryNumber = ({ description }: Worded): boolean => REGISTRY.test(description);

/**
 * Recognises three kinds of payment by a number that only the payer prints: a fund's distribution, the tax office's
 * refund and a share registry's dividend. Returns null for any other payment, or if the words state another purpose.
 * Exception: a fund manager's "DIST" is always a distribution.
 */
export function fromRegistry(row: BankRow, sign: Signs): Decision | null {
  const said = sign.keyword?.value.code ?? "";
  const isOfFund = sign.merchant?.value.code === "fin.invest" && UNITS.test(row.description);
  const isUnitPayment = said === "" && UNIT_PAYMENT.test(row.description);
  if (isUnitPayment && sign.merchant)
    return toDecision("inc.invest.distribution", "MERCHANT", sign.merchant.value.name, 0.9);
  if (isOfFund || (said === "" && DISTRIBUTED.test(row.description)) || isUnitPayment)
    return toDecision("inc.invest.distribution", "KEYWORD", "a fund's distribution number", 0.9);
  if (said === "" && TAX_REFUND.test(row.description))
    return toDecision("crd.tax_refund", "KEYWORD", "the tax office's number", 0.9);
  if (!hasRegistryNumber(row) && !COMPANY_DIVIDEND.test(row.description)) return null;
  return said !== "" && said !== "inc.other"
    ? null
    : toDecision("inc.invest.dividend", "KEYWORD", "a share registry's number", 0.9);
}

/**
 * The category of a credit from a super fund that our tables list only as a payee of contributions. Payments with a
 * cadence are a pension; any other payment is a lump sum. Null for any other payer.
 */
export function fromFund(merchant: Signs["merchant"], stream: FoundStream | null): Decision | null {
  if (merchant?.value.code !== "fin.super_contribution" || !stream) return null;
  const code = stream.isMature ? "inc.super.pension" : "inc.super.lump";
  return toDecision(code, "MERCHANT", merchant.value.name, 0.7);
}

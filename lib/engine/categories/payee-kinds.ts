import { toDecision } from "@/lib/engine/categories/decision";
import { MERCHANT_NAMES } from "@/lib/engine/categories/merchants";
import type { Signs } from "@/lib/engine/categories/read-signs";
import type { Decision } from "@/lib/engine/row";
import { BETWEEN_PEOPLE } from "@/lib/engine/text/channels";
import type { Descriptor } from "@/lib/engine/text/read-descriptor";

/**
 * The category of three kinds of payment: a round-up moved to savings, a contribution to a super fund, and the rent of
 * a chair at a salon. Null for any other payment.
 */
export function fromPayeeKind(text: Descriptor, sign: Signs): Decision | null {
  if (isSpareChange(text)) return toDecision("fin.saving", "TRANSFER", "spare change", 0.88);
  if (text.channel === "BPAY" && SUPER_FUNDS.has(text.tokens.join(" ")))
    return toDecision("fin.super_contribution", "BILLER", "a super fund", 0.86);
  const isSalon = sign.keyword?.value.code === "per.care" && text.tokens.at(-1) === "CHAIR";
  return isSalon && BETWEEN_PEOPLE.has(text.channel)
    ? toDecision("trf.business_unknown", "TRANSFER", "a chair at a salon", 0.8)
    : null;
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

/** The names of super funds. Only a payment by BPAY is certainly a contribution. */
const SUPER_FUNDS: ReadonlySet<string> = new Set(
  MERCHANT_NAMES.filter(([, { code }]) => code === "fin.super_contribution").map(([, { name }]) =>
    name.toUpperCase(),
  ),
);

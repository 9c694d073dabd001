import type { Followed } from "@/lib/engine/input/statement/follow-balance";

/** Card companies' words for the payment of a bill. */
const BILL_PAID =
  /\b(?:payment[ -]*(?:received|thank)|thank you|direct debit received|autopay(?:ment)? received)\b/i;
/**
 * The minimum number of payments that show which sign the export prints for payments. A single payment may be
 * misprinted.
 */
const PAYMENTS_MIN = 2;

/**
 * Corrects a card's export that prints purchases as positive and bill payments as negative, as American
 * Express does. Changes the export only if no running balance shows the signs, every bill payment is negative
 * and most other amounts are positive.
 */
export function turnCard(followed: Followed): Followed {
  if (followed.agreed > 0) return followed;
  const isPayment = ({ description }: Followed["rows"][number]) => BILL_PAID.test(description);
  const payments = followed.rows.filter(isPayment);
  const others = followed.rows.filter((row) => !isPayment(row));
  const bought = others.filter(({ cents }) => cents > 0).length;
  const isTurned =
    payments.length >= PAYMENTS_MIN && payments.every(({ cents }) => cents < 0) && bought > others.length / 2;
  if (!isTurned) return followed;
  const { closingCents } = followed;
  return {
    ...followed,
    rows: followed.rows.map((row) => ({ ...row, cents: -row.cents })),
    closingCents: closingCents === null ? null : -closingCents,
  };
}

import type { Followed } from "@/lib/engine/input/statement/follow-balance";

/** What card companies call the payment of the bill. */
const BILL_PAID =
  /\b(?:payment[ -]*(?:received|thank)|thank you|direct debit received|autopay(?:ment)? received)\b/i;
/** One payment may be printed wrongly; two are how the export prints them. */
const PAYMENTS_MIN = 2;

/**
 * A card's export that prints what was bought with a plus and the payments of the bill with a minus, as American Express
 * does, with the signs as every account here has them: spending below nothing. Only where no running balance tells the
 * signs, every payment of the bill has a minus and most other amounts have a plus; anything else is passed on as it is.
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

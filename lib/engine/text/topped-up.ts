/**
 * Matches the wording of money that the customer put into a wallet with a card: "Top-up by *4864". Matches only at
 * the start of the text. After a name, a top-up is a payment from that payer, such as an employer or insurer.
 */
export const TOPPED_UP =
  /^(?:(?:APPLE PAY|GOOGLE PAY|CARD) )?(?:TOP ?UP|TOPPED UP|ADD(?:ED)? MONEY|MONEY ADDED)\b/;

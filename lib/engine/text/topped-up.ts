/**
 * Wording of money that the customer put into a wallet with a card: "Top-up by *4864". It begins the text, because a
 * name before it is a payer's: an employer or insurer also pays a top-up.
 */
export const TOPPED_UP =
  /^(?:(?:APPLE PAY|GOOGLE PAY|CARD) )?(?:TOP ?UP|TOPPED UP|ADD(?:ED)? MONEY|MONEY ADDED)\b/;

/** Wording of money that the customer put into a wallet or a card account with another card. */
export const TOPPED_UP = /\b(?:TOP ?UP|TOPPED UP|ADD(?:ED)? MONEY|MONEY ADDED|CARD LOAD|LOAD FROM CARD)\b/;

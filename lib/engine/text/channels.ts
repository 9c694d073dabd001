/** The way that money moved, according to the bank's wording. */
export type Channel =
  | "CARD"
  | "BPAY"
  | "DIRECT_DEBIT"
  | "DIRECT_CREDIT"
  | "TRANSFER"
  | "OSKO"
  | "ATM"
  | "CASH_OUT"
  | "CASH_DEPOSIT"
  | "CHEQUE"
  | "STANDING_ORDER";

/**
 * Phrases that the bank prints after the payee's name. References and dates follow such a phrase. In a transfer, the
 * payer's note or the payee's name may follow instead.
 */
export const CHANNEL_ENDINGS: readonly (readonly [phrase: string, channel: Channel | null])[] = [
  ["ATM WITHDRAWAL", "ATM"],
  ["ATM", "ATM"],
  ["PURCHASE AND CASH", "CASH_OUT"],
  ["CASHOUT", "CASH_OUT"],
  ["CASH OUT", "CASH_OUT"],
  ["VALUE DATE", null],
  ["EFFECTIVE DATE", null],
  ["TRANSACTION DATE", null],
  ["LAST 4 CARD DIGITS", "CARD"],
  ["VISA PURCHASE RECEIPT", "CARD"],
  ["EFTPOS PURCHASE RECEIPT", "CARD"],
  ["VISA PURCHASE", "CARD"],
  ["EFTPOS PURCHASE", "CARD"],
  ["RETAIL PURCHASE", "CARD"],
  ["VISA REFUND", "CARD"],
  ["EFTPOS REFUND", "CARD"],
  ["DIRECT DEBIT RECEIPT", "DIRECT_DEBIT"],
  ["DIRECT CREDIT RECEIPT", "DIRECT_CREDIT"],
  ["ONLINE BPAY", "BPAY"],
  ["NETBANK BPAY", "BPAY"],
  ["COMMBANK APP BPAY", "BPAY"],
  ["BPAY BILL PAYMENT", "BPAY"],
  ["BPAY BILL", "BPAY"],
  ["OSKO PAYMENT", "OSKO"],
  ["OSKO DEPOSIT", "OSKO"],
  ["INTERNAL TRANSFER", "TRANSFER"],
  ["INTERNET TRANSFER RECEIPT", "TRANSFER"],
  ["RECEIPT NUMBER", null],
  ["RECEIPT NO", null],
  ["RECEIPT", null],
  ["REF NO", null],
  ["REFERENCE NO", null],
];

/**
 * Channels of payments between people. In these channels, a cadence does not show a wage, because flatmates, partners
 * and parents pay as regularly as payrolls.
 */
export const BETWEEN_PEOPLE: ReadonlySet<string | null> = new Set(["TRANSFER", "OSKO", "STANDING_ORDER"]);

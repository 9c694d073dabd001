/** How money moved, as far as the bank's wording says. */
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

/** Where the name ends: what follows is the bank's own bookkeeping. */
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
  ["VISA REFUND", "CARD"],
  ["EFTPOS REFUND", "CARD"],
  ["DIRECT DEBIT RECEIPT", "DIRECT_DEBIT"],
  ["DIRECT CREDIT RECEIPT", "DIRECT_CREDIT"],
  ["ONLINE BPAY", "BPAY"],
  ["BPAY BILL PAYMENT", "BPAY"],
  ["BPAY BILL", "BPAY"],
  ["OSKO PAYMENT", "OSKO"],
  ["INTERNAL TRANSFER", "TRANSFER"],
  ["INTERNET TRANSFER RECEIPT", "TRANSFER"],
  ["RECEIPT NUMBER", null],
  ["RECEIPT NO", null],
  ["RECEIPT", null],
  ["REF NO", null],
  ["REFERENCE NO", null],
];

/** Payment gateways written before an asterisk; kept as a feature, taken off the name. */
export const GATEWAYS: Readonly<Record<string, string>> = {
  SQ: "Square",
  SQU: "Square",
  PAYPAL: "PayPal",
  PP: "PayPal",
  SP: "Shopify",
  LS: "Lightspeed",
  LIGHTSPEED: "Lightspeed",
  ZLR: "Zeller",
  ZELLER: "Zeller",
  EZI: "Ezidebit",
  TST: "Toast",
  NAYAXAU: "Nayax",
  NYX: "Nayax",
  "MR YUM": "Mr Yum",
  FLEXISCHOOLS: "Flexischools",
  TRYBOOKING: "TryBooking",
  WINDCAVE: "Windcave",
  DOORDASH: "DoorDash",
  "UBER EATS": "Uber Eats",
  EB: "Eventbrite",
  SUMUP: "SumUp",
  STRIPE: "Stripe",
  TYRO: "Tyro",
  GOOGLE: "Google",
  APPLE: "Apple",
  AMZN: "Amazon",
  WPY: "WePay",
  IZ: "SumUp",
  DNH: "GoDaddy",
  CKO: "Checkout.com",
  BPOINT: "BPOINT",
  DEFT: "DEFT",
};

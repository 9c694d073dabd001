// The parts of a consent page that no firm can change, and the default purpose.

/** The data clusters, named as the Consumer Data Standards prescribe for consent screens (data language standards). */
export const CLUSTERS = [
  {
    name: "Account balance and details",
    items: [
      "Name of account",
      "Type of account",
      "Account balance",
      "Account number",
      "Interest rates",
      "Fees",
      "Discounts",
      "Account terms",
      "Account mail address",
    ],
  },
  {
    name: "Transaction details",
    items: [
      "Incoming and outgoing transactions",
      "Amounts",
      "Dates",
      "Descriptions of transactions",
      "Who you have sent money to and received money from",
    ],
  },
  { name: "Direct debits and scheduled payments", items: ["Direct debits", "Scheduled payments"] },
] as const;

export const HISTORY_MONTHS = 12;

/** A prepared report that its customer has not shared after this many days is withdrawn. */
export const SHARE_WITHIN_DAYS = 30;

/** The purpose shown for a firm that has not written its own. */
export const DEFAULT_PURPOSE = "To prepare a summary of your income and expenses";

/** What a customer is asked to share, whatever the firm; the parts of a link's terms that no firm may choose. */

/** In the words the Consumer Data Standards prescribe for consent screens (data language standards). */
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

/** How far back the data goes. */
export const HISTORY_MONTHS = 12;

/** Why a firm asks that gave no words of its own. */
export const DEFAULT_PURPOSE = "To prepare a summary of your income and expenses";

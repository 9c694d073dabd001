import { toTokens } from "@/lib/engine/text/tokens";

/**
 * The card's last digits, a code of letters and digits, and the wallet, at the end of the text: "AU#1234(C1EB94E4)
 * Apple Pay".
 */
const HASHED = /#(\d{4})\([0-9A-F]{6,10}\)(?: (?:apple|google|samsung) pay)?\s*$/i;

/** A day and time that are joined to the shop's name: "18Mar08:40Zeldon Cafe". */
const GLUED_TIME = /(?<=\b\d{1,2}[A-Za-z]{3})(\d{2}:\d{2})(?=[A-Za-z0-9])/;

/** The short form of Woolworths before the number of a store: "WW/2452". */
const WOOLWORTHS = /(?<![^ -])WW\/(?=\d{4}\b)/;

/** The number of a receipt that is joined to the payer's name: "Receipt 397601ZORRIN P L". */
const GLUED_RECEIPT = /(?<=\bReceipt \d{4,8})(?=[A-Z]{3})/;

/** A number that a payroll joins to its word for pay: "SALARY106798". */
const GLUED_PAY = /(?<=\b(?:SALARY|WAGES|PAYROLL))(?=\d{3})/i;

/** The side of an instant payment, which some banks join to the name: "OSKO DR-ZORRIN". DR is then no doctor's title. */
const SIDE = /^(Osko|NPP) (?:CR|DR)-/i;

/** The sign of a discount shop: "$2 & UP". */
const DOLLAR_SHOP = /\$\d{1,2} (?:&|AND) (?:UP|OVER|MORE|UNDER)\b/i;

const REAL_ESTATE = /\bR\/E\b/i;

/**
 * The words of a description, with "R/E", a store's "WW/" and "$2 & UP" spelled out. Separates a card's code, a time, and
 * the number of a receipt or of an employee from the words that banks and payrolls join them to.
 */
export function readWords(description: string): string[] {
  return toTokens(
    description
      .replace(SIDE, "$1 ")
      .replace(HASHED, " CARD XX$1")
      .replace(GLUED_TIME, "$1 ")
      .replace(GLUED_RECEIPT, " ")
      .replace(GLUED_PAY, " ")
      .replace(DOLLAR_SHOP, "TWO DOLLAR")
      .replace(REAL_ESTATE, "REAL ESTATE")
      .replace(WOOLWORTHS, "WOOLWORTHS "),
  );
}

import type { Income } from "@/lib/engine/document";

/**
 * Types of income from which no tax is withheld: income from a business, from platform work and from a property.
 * Customers pay any tax on such income later.
 */
const BEFORE_TAX = ["inc.business", "inc.gig", "inc.property"];

/** False if part of the counted income has no tax withheld. */
export function isAfterTax({ streams }: Pick<Income, "streams">): boolean {
  return !streams.some(
    ({ code, included }) =>
      included && BEFORE_TAX.some((kind) => code === kind || code.startsWith(`${kind}.`)),
  );
}

/**
 * The name of the counted income, the same in every list and format. It says "net" only if the income is after tax.
 */
export const incomeName = (income: Pick<Income, "streams">): string =>
  isAfterTax(income) ? "Net income" : "Income received";

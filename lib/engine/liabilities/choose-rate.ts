import type { CdsAccount, CdsLendingRate } from "@/lib/engine/bank";
import { tidyText } from "@/lib/engine/text/tidy-text";

type ChosenRate = { rate: number; type: string | null };

/** Types of rate of a card or loan. Those that best state the cost of the whole balance come first. */
const ORDER: readonly string[] = [
  "FIXED",
  "VARIABLE",
  "PURCHASE",
  "BUNDLE_DISCOUNT_FIXED",
  "BUNDLE_DISCOUNT_VARIABLE",
  "FLOATING",
  "MARKET_LINKED",
  "OVERDRAFT",
  "CASH_ADVANCE",
];
/** Types of rate that do not state the lasting cost of the balance: a discount, a penalty, an offer that ends. */
const NOT_CHARGED: ReadonlySet<string> = new Set([
  "DISCOUNT",
  "PENALTY",
  "INTRODUCTORY",
  "BALANCE_TRANSFER",
  "CASH_ADVANCE_INTRODUCTORY",
]);
const CARD_FIRST: readonly string[] = ["PURCHASE"];
const RATES_MAX = 200;

/**
 * Chooses the yearly rate for the balance from the lines with rates that a bank lists. Lines for another repayment type
 * come last. Among the other lines, the type of rate decides. Of several equally suitable lines, the one with the
 * highest rate applies, so that a doubt never leads to a smaller repayment. Never uses a comparison rate, because banks
 * do not charge it. Null if the bank lists no usable rate.
 */
export function chooseRate(account: CdsAccount): ChosenRate | null {
  const lines = Array.isArray(account.lendingRates) ? account.lendingRates.slice(0, RATES_MAX) : [];
  const known = lines.flatMap((line) => {
    const rate = readRate(line);
    const type = tidyText(line?.lendingRateType, 40).toUpperCase();
    return rate === null || NOT_CHARGED.has(type) ? [] : [{ line, rate, type }];
  });
  const isCard = account.productCategory === "CRED_AND_CHRG_CARDS";
  const repaymentType = tidyText(account.loan?.repaymentType, 40);
  const rank = ({ line, type }: (typeof known)[number]): number => {
    const stated = tidyText(line.repaymentType, 40);
    const isOther = repaymentType !== "" && stated !== "" && stated !== repaymentType;
    const rank = (isCard && CARD_FIRST.includes(type) ? -1 : ORDER.indexOf(type)) + 1;
    return (isOther ? 100 : 0) + (ORDER.includes(type) ? rank : ORDER.length + 1);
  };
  const [best] = known.sort((a, b) => rank(a) - rank(b) || b.rate - a.rate || (a.type < b.type ? -1 : 1));
  return best ? { rate: best.rate, type: best.type === "" ? null : best.type } : null;
}

/** The rate as a fraction, "0.0624". Null if a bank writes "6.24" instead, because a guess could be wrong. */
function readRate(line: CdsLendingRate | undefined): number | null {
  const text = tidyText(line?.rate, 16);
  const rate = /^\d{1,3}(?:\.\d{1,12})?$/.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(rate) && rate > 0 && rate < 1 ? rate : null;
}

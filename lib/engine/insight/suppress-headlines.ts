import { namesMonth } from "@/lib/engine/calendar/day-words";
import type { ReportDocument } from "@/lib/engine/document";
import { sayHighCost } from "@/lib/engine/headlines/borrowed";
import { sayDishonours } from "@/lib/engine/headlines/facts";
import { SINGLE_PAYMENT_HEADLINES } from "@/lib/engine/headlines/list-headlines";
import { BUSINESS_CODE, sayAssessed } from "@/lib/engine/headlines/totals";
import { isNearEqual, readAmounts } from "@/lib/engine/insight/near-equal";
import { sayTens } from "@/lib/engine/insight/round-amounts";

type Headline = ReportDocument["summary"]["headlines"][number];
/** The figures that headlines repeat, as the insight profile shows them. */
type Shown = {
  hasTests: { sacc: boolean; lease: boolean };
  surplusMonthly: { value: number | null };
  /** The assessed surplus; null if it is suppressed. */
  ndiCents: number | null;
  byType: ReportDocument["income"]["byType"];
};

/**
 * The headlines that do not reveal a single payment, with their amounts in whole tens of dollars. A headline that
 * repeats a suppressed figure is removed, because it would reveal that figure.
 */
export function suppressHeadlines(
  report: ReportDocument,
  { surplusMonthly, ndiCents, byType, hasTests }: Shown,
): Headline[] {
  const counted = byType.find(({ code }) => code === BUSINESS_CODE);
  const hasLoneClient = report.income.streams.some(
    ({ code, included, count }) => code === BUSINESS_CODE && !included && count === 1,
  );
  const isGone = ({ code }: Headline) =>
    (code === "NEGATIVE_SURPLUS" && surplusMonthly.value === null) ||
    (code === "ASSESSED_SHORTFALL" && ndiCents === null) ||
    (code === "BUSINESS_RECEIPTS" && (counted?.monthly.value ?? null) === null) ||
    (code === "SACC_OVER_CAP" && !hasTests.sacc) ||
    (code === "LEASE_OVER_CAP" && !hasTests.lease) ||
    // Removes this headline if a client paid only once. Subtracting the amounts of the listed clients from the
    // headline's amount would reveal that client's payment.
    (code === "BUSINESS_NOT_COUNTED" && hasLoneClient);
  return report.summary.headlines
    .filter((headline) => !isGone(headline) && !isOfOnePayment(headline, report))
    .map((headline) => ({ ...headline, text: sayTens(withoutAmounts(headline, report)) }));
}

/**
 * The headline's text without three kinds of numbers: amounts that represent one or few advances, the difference
 * between assessed and observed figures, and counts below ten.
 */
function withoutAmounts({ code, text }: Headline, report: ReportDocument): string {
  const { affordability, conduct, liabilities, summary } = report;
  switch (code) {
    case "HIGH_COST_CREDIT":
      return sayHighCost(liabilities.detected, sayFew, false);
    case "ASSESSED_SHORTFALL":
      return sayAssessed(affordability?.ratios.ndi.value ?? 0, summary.surplusMonthly.value, []);
    case "DISHONOURS":
      return sayDishonours(conduct.dishonours, liabilities.arrears, sayFew, false);
    case "UNKNOWN_CREDITS":
      // The text begins with the number of credits.
      return text.replace(/^\d+/, (count) => sayFew(Number(count)));
    default:
      return text;
  }
}

const FEW_MAX = 9;
const sayFew = (count: number) => (count <= FEW_MAX ? "Under 10" : `${count}`);

/**
 * Reports whether a headline reveals a single payment: its date, its amount, or an average that equals it because all
 * payments are similar.
 */
function isOfOnePayment({ code, text, evidence }: Headline, report: ReportDocument): boolean {
  const amounts = readAmounts(report)(evidence);
  const isRevealing = (amounts.length === 1 && namesMonth(text)) || /\$/.test(text);
  return SINGLE_PAYMENT_HEADLINES.has(code) || (isRevealing && isNearEqual(amounts));
}

import { namesMonth } from "@/lib/engine/calendar/day-words";
import type { ReportDocument } from "@/lib/engine/document";
import { SINGLE_PAYMENT_HEADLINES } from "@/lib/engine/headlines/list-headlines";
import { BUSINESS_CODE } from "@/lib/engine/headlines/totals";
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
    // Removed, because subtracting the listed clients from this sum would reveal the payment of a client that paid
    // once.
    (code === "BUSINESS_NOT_COUNTED" && hasLoneClient);
  return report.summary.headlines
    .filter((headline) => !isGone(headline) && !isOfOnePayment(headline, report))
    .map((headline) => ({ ...headline, text: sayFew(sayTens(dropAmounts(headline))) }));
}

/** Leaves out amounts that represent one or few advances, and the difference between assessed and observed figures. */
function dropAmounts({ code, text }: Headline): string {
  if (code === "HIGH_COST_CREDIT")
    return text
      .replace(/, \$[\d,.]+ received in total and not counted as income/, "")
      .replace(/ \$[\d,.]+/g, "");
  return code === "ASSESSED_SHORTFALL" ? text.replace(/: the assessment .*$/, ".") : text;
}

/** Hides counts below ten, and the number for each payee in the sentence about dishonoured payments. */
function sayFew(text: string): string {
  return text
    .replace(/^(?:One|[1-9]) dishonoured payments?,/, "Under 10 dishonoured payments,")
    .replace(/^[1-9] small loans? or wage advances?/, "Under 10 small loans or wage advances")
    .replace(/^[1-9] credits/, "Under 10 credits")
    .replace(/(?<=not paid (?:again )?within fourteen days: )[^.]*/, (names) =>
      names.replace(/ \d+(?=,|$)/g, ""),
    );
}

/** Reports whether a headline names one payment's date or amount, or an average of one or of similar payments. */
function isOfOnePayment({ code, text, evidence }: Headline, report: ReportDocument): boolean {
  const amounts = readAmounts(report)(evidence);
  const isRevealing = (amounts.length === 1 && namesMonth(text)) || /\$/.test(text);
  return SINGLE_PAYMENT_HEADLINES.has(code) || (isRevealing && isNearEqual(amounts));
}

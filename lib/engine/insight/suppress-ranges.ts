import type { MonthlyRange, ReportDocument, Summary } from "@/lib/engine/document";
import { isNearEqual, readAmounts } from "@/lib/engine/insight/near-equal";
import { toTens } from "@/lib/engine/insight/round-amounts";

/** With fewer payments than this behind a range, an average month may reveal single payments. */
const PAYMENTS_MIN = 12;
/** An average of at most this many whole months may reveal single payments too. */
const WHOLE_MONTHS_MIN = 6;

/**
 * The ranges in whole tens of dollars, formula X-TENS. Suppresses ranges of single months, of few months, and of few or
 * similar payments. The surplus is calculated from the other three headline figures, so its range is suppressed if the
 * range of one of these figures is suppressed.
 */
export function suppressRanges({ summary }: Pick<ReportDocument, "summary">, report: ReportDocument) {
  const amountsOf = readAmounts(report);
  const round = (range: MonthlyRange | null, { value, count, evidence }: Summary["livingMonthly"]) =>
    range === null ||
    value === null ||
    range.basis === "MONTHS" ||
    range.wholeMonths <= WHOLE_MONTHS_MIN ||
    count < PAYMENTS_MIN ||
    isNearEqual(amountsOf(evidence))
      ? null
      : { ...range, lowCents: toTens(range.lowCents) ?? 0, highCents: toTens(range.highCents) ?? 0 };
  const { ranges } = summary;
  const parts = {
    incomeNet: round(ranges.incomeNet, summary.incomeNetMonthly),
    living: round(ranges.living, summary.livingMonthly),
    commitments: round(ranges.commitments, summary.commitmentsMonthly),
  };
  const isPartHidden = Object.values(parts).some((part) => part === null);
  return { ...parts, surplus: isPartHidden ? null : round(ranges.surplus, summary.surplusMonthly) };
}

import type { Affordability, Assumptions, Income } from "@/lib/engine/document";
import { TIMES_PER_YEAR } from "@/lib/engine/figures/sources";

/**
 * Gross yearly income. A salary with a pay cycle counts at its gross, derived from the net pay with the withholding
 * schedules in force on the paydays. All other income is counted at the amount received. The amounts are null if the
 * income is unknown.
 */
export function toGrossIncome(
  { streams, totals }: Income,
  { studyLoan }: Assumptions,
): Affordability["grossIncome"] {
  const included = streams.filter((stream) => stream.included);
  const salaries = included.filter((stream) => stream.gross !== null).length;
  const note =
    salaries === 0
      ? "all income is counted at the amount received, because no salary could be grossed up"
      : `${salaries === 1 ? "one salary is" : `${salaries} salaries are`} grossed up from net pay ${
          studyLoan === "YES" ? "with a study loan" : "without a study loan"
        }${salaries > 1 ? ", each with the full tax-free threshold, although a person can claim the threshold only once" : ""}; other income is counted at the amount received`;
  if (totals.netMonthly.value === null) return { lowCents: null, highCents: null, usedCents: null, note };
  const sum = (end: "lowCents" | "highCents") =>
    included.reduce((total, { gross, frequency, annualCents }) => {
      const perYear = frequency === "IRREGULAR" ? null : TIMES_PER_YEAR[frequency];
      return total + (gross && perYear !== null ? gross[end] * perYear : (annualCents ?? 0));
    }, 0);
  const lowCents = sum("lowCents");
  const highCents = sum("highCents");
  return { lowCents, highCents, usedCents: studyLoan === "YES" ? highCents : lowCents, note };
}

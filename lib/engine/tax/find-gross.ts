import type { Day } from "@/lib/engine/calendar/day";
import type { Frequency, IncomeStream } from "@/lib/engine/document";
import { isPayCycle } from "@/lib/engine/streams/frequency";
import { toTaxYear } from "@/lib/engine/tax/tax-year";
import { withholdStudyLoan, withholdTax } from "@/lib/engine/tax/withhold";

const UNSEEN =
  "Salary packaging, a second job's rate, extra withholding and deductions after tax cannot be seen in bank data.";
const NOTE = `Low: scale 2 (tax-free threshold claimed), no study loan. High: with a study loan. ${UNSEEN}`;
const NOTE_WITHOUT_STUDY = `Scale 2 (tax-free threshold claimed). The study-loan withholding for that date is not in our tables, so the high end does not include it. ${UNSEEN}`;

/**
 * Estimates the gross pay behind this net pay: `lowCents` without a study loan, `highCents` with one, both in whole
 * dollars. Inverts the withholding schedules in force on the payday. Null if the net pay is not positive, or if its
 * frequency is not a pay cycle. Formula F-GROSS.
 */
export function findGross(netCents: number, frequency: Frequency, paidOn: Day): IncomeStream["gross"] {
  if (!isPayCycle(frequency) || netCents <= 0) return null;
  const year = toTaxYear(paidOn);
  return {
    netCents,
    lowCents: invert(netCents, (gross) => withholdTax(gross, frequency, year)),
    highCents: invert(
      netCents,
      (gross) => withholdTax(gross, frequency, year) + withholdStudyLoan(gross, frequency, year),
    ),
    taxYear: year.name,
    note: year.study === null ? NOTE_WITHOUT_STUDY : NOTE,
  };
}

/**
 * Finds the gross pay by bisection on cents, and returns whole dollars. Withholding is rounded to whole dollars, so the
 * cents of the gross pay cannot be known.
 */
function invert(netCents: number, withheld: (grossCents: number) => number): number {
  let low = netCents;
  // The highest rate takes 47 cents of a dollar and a study loan 10 more, so gross is never three times net.
  let high = netCents * 3 + 10_000;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (middle - withheld(middle) * 100 >= netCents) high = middle;
    else low = middle;
  }
  const gross = low - withheld(low) * 100 >= netCents ? low : high;
  return Math.round(gross / 100) * 100;
}

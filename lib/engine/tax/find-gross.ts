import type { Day } from "@/lib/engine/calendar/day";
import type { Frequency, IncomeStream } from "@/lib/engine/document";
import { toTaxYear } from "@/lib/engine/tax/tax-year";
import { type PayFrequency, withholdStudyLoan, withholdTax } from "@/lib/engine/tax/withhold";

const PAY_FREQUENCIES: readonly string[] = [
  "WEEKLY",
  "FORTNIGHTLY",
  "FOUR_WEEKLY",
  "SEMI_MONTHLY",
  "MONTHLY",
];
const UNSEEN =
  "Salary packaging, a second job's rate, extra withholding and deductions after tax cannot be seen in bank data.";
const NOTE = `Low: scale 2 (tax-free threshold claimed), no study loan. High: with a study loan. ${UNSEEN}`;
const NOTE_WITHOUT_STUDY = `Scale 2 (tax-free threshold claimed). The study-loan withholding for that date is not in our tables, so the high end has none. ${UNSEEN}`;

/**
 * The gross pay for a net one, in whole dollars (as cents), by inverting the withholding schedules of the pay's own
 * date. Null for a cadence the schedules do not cover. Formula F-GROSS.
 */
export function findGross(netCents: number, frequency: Frequency, paidOn: Day): IncomeStream["gross"] {
  if (!PAY_FREQUENCIES.includes(frequency) || netCents <= 0) return null;
  const year = toTaxYear(paidOn);
  const pay = frequency as PayFrequency;
  return {
    netCents,
    lowCents: invert(netCents, (gross) => withholdTax(gross, pay, year)),
    highCents: invert(
      netCents,
      (gross) => withholdTax(gross, pay, year) + withholdStudyLoan(gross, pay, year),
    ),
    taxYear: year.name,
    note: year.study === null ? NOTE_WITHOUT_STUDY : NOTE,
  };
}

/**
 * Bisects on cents and returns whole dollars, because withholding is rounded to whole dollars, so the cents
 * would be invented.
 */
function invert(netCents: number, withheld: (grossCents: number) => number): number {
  let low = netCents;
  // The highest rate takes 47 cents and a study loan 10 more, so gross is never three times net.
  let high = netCents * 3 + 10_000;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (middle - withheld(middle) * 100 >= netCents) high = middle;
    else low = middle;
  }
  const gross = low - withheld(low) * 100 >= netCents ? low : high;
  return Math.round(gross / 100) * 100;
}

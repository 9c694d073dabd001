import type { Day } from "@/lib/engine/calendar/day";
import type { TaxYear } from "@/lib/engine/tax/withhold";
import { TAX_YEARS } from "@/lib/engine/tax/withholding-table";

/** The tax year of a payday; for a day outside all the years we have, the nearest one. */
export function toTaxYear(day: Day): TaxYear {
  const first = TAX_YEARS[0];
  const last = TAX_YEARS[TAX_YEARS.length - 1];
  const found = TAX_YEARS.find((year) => day >= year.from && day <= year.to);
  const year = found ?? (first && day < first.from ? first : last);
  if (!year) throw new Error("there is no tax year");
  return year;
}

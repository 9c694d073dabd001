import type { Day } from "@/lib/engine/calendar/day";

/** x < below: withhold a·x − b a week, x being whole weekly dollars plus 99 cents. */
export type Band = { below: number; a: number; b: number };
export type TaxYear = {
  name: string;
  from: Day;
  to: Day;
  /** Schedule 1, scale 2: resident, tax-free threshold claimed. */
  scale2: readonly Band[];
  /** Schedule 8: study and training loans, threshold claimed; null if we lack the schedule for that time. */
  study: readonly Band[] | null;
};

/** Schedule 1 of 1 July 2024 also applied in 2025-26. */
const SCALE_2_FROM_2024: readonly Band[] = [
  { below: 361, a: 0, b: 0 },
  { below: 500, a: 0.16, b: 57.8462 },
  { below: 625, a: 0.26, b: 107.8462 },
  { below: 721, a: 0.18, b: 57.8462 },
  { below: 865, a: 0.189, b: 64.3365 },
  { below: 1_282, a: 0.3227, b: 180.0385 },
  { below: 2_596, a: 0.32, b: 176.5769 },
  { below: 3_653, a: 0.39, b: 358.3077 },
  { below: Number.POSITIVE_INFINITY, a: 0.47, b: 650.6154 },
];

/** Withholding tables by the date of a pay. A new schedule is a new row; nothing else changes. */
export const TAX_YEARS: readonly TaxYear[] = [
  {
    name: "2024-25",
    from: "2024-07-01" as Day,
    to: "2025-06-30" as Day,
    scale2: SCALE_2_FROM_2024,
    study: null,
  },
  {
    name: "2025-26",
    from: "2025-07-01" as Day,
    to: "2025-09-23" as Day,
    scale2: SCALE_2_FROM_2024,
    // Until this day the old scale of whole-income percentages applied.
    study: null,
  },
  {
    name: "2025-26",
    from: "2025-09-24" as Day,
    to: "2026-06-30" as Day,
    scale2: SCALE_2_FROM_2024,
    study: [
      { below: 1_288, a: 0, b: 0 },
      { below: 2_403, a: 0.15, b: 193.2692 },
      { below: 3_447, a: 0.17, b: 241.3462 },
      { below: Number.POSITIVE_INFINITY, a: 0.1, b: 0 },
    ],
  },
  {
    name: "2026-27",
    from: "2026-07-01" as Day,
    to: "2027-06-30" as Day,
    scale2: [
      { below: 362, a: 0, b: 0 },
      { below: 538, a: 0.15, b: 54.3462 },
      { below: 673, a: 0.25, b: 108.2135 },
      { below: 721, a: 0.17, b: 54.3473 },
      { below: 865, a: 0.179, b: 60.8377 },
      { below: 1_282, a: 0.3227, b: 185.1935 },
      { below: 2_596, a: 0.32, b: 181.7319 },
      { below: 3_653, a: 0.39, b: 363.4627 },
      { below: Number.POSITIVE_INFINITY, a: 0.47, b: 655.7704 },
    ],
    study: [
      { below: 1_337, a: 0, b: 0 },
      { below: 2_494, a: 0.15, b: 200.5615 },
      { below: 3_577, a: 0.17, b: 250.4527 },
      { below: Number.POSITIVE_INFINITY, a: 0.1, b: 0 },
    ],
  },
];

/** The tax year of a pay; the nearest one we have for a pay outside them all. */
export function toTaxYear(day: Day): TaxYear {
  const first = TAX_YEARS[0];
  const last = TAX_YEARS[TAX_YEARS.length - 1];
  const found = TAX_YEARS.find((year) => day >= year.from && day <= year.to);
  const year = found ?? (first && day < first.from ? first : last);
  if (!year) throw new Error("no tax year is held");
  return year;
}

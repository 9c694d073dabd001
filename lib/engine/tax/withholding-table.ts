// Made from withholding.csv by `npm run generate`: edit that, never this file.
import type { Day } from "@/lib/engine/calendar/day";
import type { TaxYear } from "@/lib/engine/tax/withhold";

/** Withholding by the date of a pay. */
export const TAX_YEARS: readonly TaxYear[] = [
  {
    name: "2024-25",
    from: "2024-07-01" as Day,
    to: "2025-06-30" as Day,
    scale2: [
      { below: 361, a: 0, b: 0 },
      { below: 500, a: 0.16, b: 57.8462 },
      { below: 625, a: 0.26, b: 107.8462 },
      { below: 721, a: 0.18, b: 57.8462 },
      { below: 865, a: 0.189, b: 64.3365 },
      { below: 1282, a: 0.3227, b: 180.0385 },
      { below: 2596, a: 0.32, b: 176.5769 },
      { below: 3653, a: 0.39, b: 358.3077 },
      { below: Number.POSITIVE_INFINITY, a: 0.47, b: 650.6154 },
    ],
    study: null,
  },
  {
    name: "2025-26",
    from: "2025-07-01" as Day,
    to: "2025-09-23" as Day,
    scale2: [
      { below: 361, a: 0, b: 0 },
      { below: 500, a: 0.16, b: 57.8462 },
      { below: 625, a: 0.26, b: 107.8462 },
      { below: 721, a: 0.18, b: 57.8462 },
      { below: 865, a: 0.189, b: 64.3365 },
      { below: 1282, a: 0.3227, b: 180.0385 },
      { below: 2596, a: 0.32, b: 176.5769 },
      { below: 3653, a: 0.39, b: 358.3077 },
      { below: Number.POSITIVE_INFINITY, a: 0.47, b: 650.6154 },
    ],
    study: null,
  },
  {
    name: "2025-26",
    from: "2025-09-24" as Day,
    to: "2026-06-30" as Day,
    scale2: [
      { below: 361, a: 0, b: 0 },
      { below: 500, a: 0.16, b: 57.8462 },
      { below: 625, a: 0.26, b: 107.8462 },
      { below: 721, a: 0.18, b: 57.8462 },
      { below: 865, a: 0.189, b: 64.3365 },
      { below: 1282, a: 0.3227, b: 180.0385 },
      { below: 2596, a: 0.32, b: 176.5769 },
      { below: 3653, a: 0.39, b: 358.3077 },
      { below: Number.POSITIVE_INFINITY, a: 0.47, b: 650.6154 },
    ],
    study: [
      { below: 1288, a: 0, b: 0 },
      { below: 2403, a: 0.15, b: 193.2692 },
      { below: 3447, a: 0.17, b: 241.3462 },
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
      { below: 1282, a: 0.3227, b: 185.1935 },
      { below: 2596, a: 0.32, b: 181.7319 },
      { below: 3653, a: 0.39, b: 363.4627 },
      { below: Number.POSITIVE_INFINITY, a: 0.47, b: 655.7704 },
    ],
    study: [
      { below: 1337, a: 0, b: 0 },
      { below: 2494, a: 0.15, b: 200.5615 },
      { below: 3577, a: 0.17, b: 250.4527 },
      { below: Number.POSITIVE_INFINITY, a: 0.1, b: 0 },
    ],
  },
];

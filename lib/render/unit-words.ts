import type { Figure } from "@/lib/engine/document";

/** Units as tables name them: amounts of money there are dollars. */
export const UNITS: Readonly<Record<Figure["unit"], string>> = {
  AUD_CENTS: "dollars",
  AUD_CENTS_PER_MONTH: "dollars a month",
  RATIO: "ratio",
  DAYS: "days",
  COUNT: "count",
  MONTHS: "months",
};

import type { Figure } from "@/lib/engine/document";

/** Names of units in tables, in which amounts of money are dollars. */
export const UNITS: Readonly<Record<Figure["unit"], string>> = {
  AUD_CENTS: "dollars",
  AUD_CENTS_PER_MONTH: "dollars a month",
  RATIO: "ratio",
  DAYS: "days",
  COUNT: "count",
  MONTHS: "months",
};

import type { AssessedAdjustment, AssessedFigure } from "@/lib/engine/document";

/** The heading of each section of an assessed copy's figures. */
export const SECTION_WORDS: Readonly<Record<AssessedFigure["section"], string>> = {
  SUMMARY: "Monthly summary",
  INCOME: "Monthly income that differs",
  EXPENSES: "Monthly expenses that differ",
  COMMITMENTS: "Monthly commitments that differ",
  AFFORDABILITY: "Affordability, as a lender assesses it",
};

export const ADJUSTMENT_WORDS: Readonly<Record<AssessedAdjustment["action"], string>> = {
  EXCLUDE: "Excluded",
  ONE_OFF: "One-off: not in the monthly amount",
  RECODE: "Other category",
  SET_MONTHLY: "Different monthly amount",
};

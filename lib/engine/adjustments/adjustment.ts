import type { Day } from "@/lib/engine/calendar/day";

/** EXCLUDE and ONE_OFF both leave the row or stream out of monthly figures; only the stated reason differs. */
export const ADJUSTMENT_ACTIONS = ["EXCLUDE", "ONE_OFF", "RECODE", "SET_MONTHLY"] as const;
export type AdjustmentAction = (typeof ADJUSTMENT_ACTIONS)[number];

export const TARGET_KINDS = ["TRANSACTION", "STREAM"] as const;

/** `id` identifies a row in `transactions`, or an income or expense stream. */
export type AdjustmentTarget = { kind: (typeof TARGET_KINDS)[number]; id: string };

/**
 * The target's facts as the report showed them when the adjustment was made. Stored so that a lapsed adjustment can
 * still be shown.
 */
export type TargetFacts = {
  name: string;
  /** The row's day; `amountCents` is the row's signed amount. Both are null for a stream. */
  on: Day | null;
  amountCents: number | null;
  code: string;
  /** A stream's monthly amount in the report; null for a row, and for a stream without one. */
  monthlyCents: number | null;
};

/** One adjustment by an assessor, with its reason. The report itself stays unchanged. */
export type Adjustment = {
  id: string;
  target: AdjustmentTarget;
  action: AdjustmentAction;
  /** The new category for RECODE; null for other actions. */
  code: string | null;
  /** The new monthly amount for SET_MONTHLY; null for other actions. */
  monthlyCents: number | null;
  reason: string;
  /** The author: a member's name, or the name of an API key. */
  author: string;
  /** When the adjustment was made; RFC 3339 with the Sydney offset. */
  at: string;
  facts: TargetFacts;
};

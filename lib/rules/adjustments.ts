import type { Adjustment, AdjustmentAction, AdjustmentTarget } from "@/lib/engine/adjustments/adjustment";
import type { AssessedAdjustment, AssessedFigure } from "@/lib/engine/document";

/** The maximum number of adjustments of one request. */
export const ADJUSTMENTS_MAX = 200;
/** The minimum and maximum length of a reason, in characters. */
export const REASON_LENGTH_MIN = 10;
export const REASON_LENGTH_MAX = 500;

/**
 * A request's adjustments, oldest first. `adjustments` are as stored, and `stated` are as the current assessed copy
 * states them. `figures` are the figures of that copy.
 */
export type AdjustmentList = {
  adjustments: Adjustment[];
  stated: AssessedAdjustment[];
  figures: AssessedFigure[];
};

/** A requested adjustment. `id` identifies a stored adjustment; null for a new one. */
export type AdjustmentInput = {
  id: string | null;
  target: AdjustmentTarget;
  action: AdjustmentAction;
  code: string | null;
  monthlyCents: number | null;
  reason: string;
};

/** A request's current adjustments, and the assessed copy that shows them. */
export type RequestAdjustments = {
  adjustments: AssessedAdjustment[];
  /** Original and adjusted figures of the assessed copy; empty if there is no assessed copy. */
  figures: AssessedFigure[];
  version: number;
  updatedAt: Date | null;
  /** Verification id of the assessed copy; null if there is no assessed copy. */
  verificationId: string | null;
};

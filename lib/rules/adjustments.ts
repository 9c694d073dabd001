import type { Adjustment, AdjustmentAction, AdjustmentTarget } from "@/lib/engine/adjustments/adjustment";
import type { AssessedAdjustment, AssessedFigure } from "@/lib/engine/document";

/** Adjustments that one request may have. */
export const ADJUSTMENTS_MAX = 200;
/** Characters of a reason. */
export const REASON_LENGTH_MIN = 10;
export const REASON_LENGTH_MAX = 500;

/** A request's adjustments, oldest first, each as it stands in the present assessed copy, and the copy's figures. */
export type AdjustmentList = {
  adjustments: Adjustment[];
  stated: AssessedAdjustment[];
  figures: AssessedFigure[];
};

/** An adjustment as someone asks for it; `id` names one that is stored already. */
export type AdjustmentInput = {
  id: string | null;
  target: AdjustmentTarget;
  action: AdjustmentAction;
  code: string | null;
  monthlyCents: number | null;
  reason: string;
};

/** A request's adjustments as they stand, and the assessed copy that shows them. */
export type RequestAdjustments = {
  adjustments: AssessedAdjustment[];
  /** Original and adjusted figures of the assessed copy; none without one. */
  figures: AssessedFigure[];
  version: number;
  updatedAt: Date | null;
  /** Of the assessed copy; null without one. */
  verificationId: string | null;
};

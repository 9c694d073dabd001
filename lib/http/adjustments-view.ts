import type { AdjustmentsView } from "@/lib/contract/wire/adjustments";
import type { RequestAdjustments } from "@/lib/rules/adjustments";

/**
 * The API's body for a request's adjustments. Times are in UTC; `updated_at` is null if there never was an adjustment.
 * `verification_id` is null if there is no assessed copy.
 */
export function toAdjustmentsView(
  id: string,
  { adjustments, version, updatedAt, verificationId }: RequestAdjustments,
): AdjustmentsView {
  return {
    id,
    version,
    updated_at: updatedAt?.toISOString() ?? null,
    verification_id: verificationId,
    adjustments: adjustments.map((one) => ({
      id: one.id,
      action: one.action,
      target_kind: one.targetKind,
      target_id: one.targetId,
      category: one.adjustedCode,
      monthly_cents: one.adjustedMonthlyCents,
      reason: one.reason,
      state: one.state,
      note: one.note,
      name: one.name,
      on: one.on,
      amount_cents: one.amountCents,
      original_category: one.originalCode,
      original_monthly_cents: one.originalMonthlyCents,
      author: one.author,
      at: one.at,
    })),
  };
}

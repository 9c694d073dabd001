import type { Adjustment } from "@/lib/engine/adjustments/adjustment";
import { applyAdjustments } from "@/lib/engine/adjustments/apply-adjustments";
import { compareFigures } from "@/lib/engine/adjustments/compare-figures";
import type { ReportDocument } from "@/lib/engine/document";
import { buildReport, ENGINE, type ReportInput } from "@/lib/engine/report";

type CopyInput = {
  document: ReportDocument;
  /** SHA-256 of the report, as in its `integrity`. */
  digest: string;
  input: ReportInput;
  adjustments: readonly Adjustment[];
  verification: ReportDocument["verification"];
  /** When the copy is written; RFC 3339 with the Sydney offset. */
  generatedAt: string;
};

/**
 * The assessed copy of a full report. It keeps the report's members, except that `verification` and `generatedAt` are
 * the copy's own. It adds `assessed`: the adjusted figures next to the original ones. The engine computes the adjusted
 * figures from the same bank data, but the adjustments replace its decisions. Throws for an insight report, because an
 * adjustment would reveal single transactions.
 */
export function writeCopy({
  document,
  digest,
  input,
  adjustments,
  verification,
  generatedAt,
}: CopyInput): ReportDocument {
  if (document.profile === "insight") throw new Error("an insight report has no assessed copy");
  const { overrides, stated } = applyAdjustments(document, adjustments);
  // Uses the assumptions of the report. The firm may have changed its settings since then, but a changed setting is not
  // an adjustment.
  const assumptions = document.affordability?.assumptions ?? input.assumptions;
  const adjusted = buildReport({ ...input, assumptions, overrides });
  return {
    ...document,
    verification,
    generatedAt,
    assessed: {
      report: {
        verificationId: document.verification.id,
        digest,
        generatedAt: document.generatedAt,
      },
      engineVersion: ENGINE.version,
      figures: compareFigures(document, adjusted),
      adjustments: stated,
    },
  };
}

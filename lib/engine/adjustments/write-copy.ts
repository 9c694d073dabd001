import type { Adjustment } from "@/lib/engine/adjustments/adjustment";
import { applyAdjustments } from "@/lib/engine/adjustments/apply-adjustments";
import { compareFigures } from "@/lib/engine/adjustments/compare-figures";
import type { ReportDocument } from "@/lib/engine/document";
import { buildReport, ENGINE, type ReportInput } from "@/lib/engine/report";

/** What the copy is made of: the signed report, the input it was written from, and the firm's adjustments. */
export type CopyInput = {
  document: ReportDocument;
  /** SHA-256 of the report, as its `integrity` has it. */
  digest: string;
  input: ReportInput;
  adjustments: readonly Adjustment[];
  verification: ReportDocument["verification"];
  /** RFC 3339 with the Sydney offset. */
  generatedAt: string;
};

/**
 * The assessed copy of a full report: the report's own members, unchanged, and `assessed`, with the adjusted figures beside
 * the original ones. The engine works the adjusted figures out from the same bank data, with the adjustments in place of
 * its own decisions. A report in the insight profile has no copy: an adjustment would show single transactions.
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
  // The report's own assumptions: a setting that changed since is no adjustment.
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

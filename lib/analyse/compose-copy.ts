import { type Composed, type Ingredients, signDocument, toReportInput } from "@/lib/analyse/compose-report";
import { writeCopy } from "@/lib/engine/adjustments/write-copy";
import { toSydneyTime } from "@/lib/engine/calendar/day";
import type { ReportDocument } from "@/lib/engine/document";
import { baseUrl } from "@/lib/env/env";
import { newVerificationId } from "@/lib/ids";
import { readDocument } from "@/lib/render/json";
import type { AdjustmentList } from "@/lib/rules/adjustments";
import type { NewCopy } from "@/lib/store/write/adjustments";

/** The inputs of an assessed copy: the inputs of its report (`ingredients`), the report itself and the adjustments. */
type CopyIngredients = {
  ingredients: Ingredients;
  document: ReportDocument;
  digest: string;
  generation: number;
  list: Pick<AdjustmentList, "adjustments">;
  /** Version of the adjustments in the copy. */
  version: number;
  /** Verification id of the copy that this one replaces; null for the first copy. */
  supersedes: string | null;
};

/** Composes and signs the assessed copy of a report under a new verification id. Writes nothing. */
export function composeCopy({
  ingredients,
  document,
  digest,
  generation,
  list,
  version,
  supersedes,
}: CopyIngredients): NewCopy {
  const verificationId = newVerificationId();
  const { adjustments } = list;
  const copy = writeCopy({
    document,
    digest,
    input: toReportInput(ingredients),
    adjustments,
    verification: { id: verificationId, url: `${baseUrl()}/verify/${verificationId}`, supersedes },
    generatedAt: toSydneyTime(ingredients.now),
  });
  const { reportType } = ingredients.request;
  return {
    // `hasUnshared` shows a hint about unshared accounts on the customer's page. That page takes the hint from the
    // report, so in a copy the value is always false.
    report: {
      ...signDocument(copy),
      hasUnshared: false,
      verificationId,
      generation,
      assessedVersion: version,
      reportType,
    },
    list: {
      adjustments,
      stated: copy.assessed?.adjustments ?? [],
      figures: copy.assessed?.figures ?? [],
    },
  };
}

/**
 * Composes the assessed copy of a new report from the stored adjustments. Null for an insight report, or if there are
 * no adjustments.
 */
export function composeCopyOf(
  ingredients: Ingredients,
  composed: Composed,
  stored: { list: AdjustmentList; version: number; copyId: string | null } | null,
): NewCopy | null {
  if (!stored || stored.list.adjustments.length === 0) return null;
  const document = readDocument(composed.bytes);
  if (document.profile === "insight") return null;
  return composeCopy({
    ingredients,
    document,
    digest: composed.digest,
    generation: ingredients.snapshot.generation,
    list: stored.list,
    version: stored.version,
    supersedes: stored.copyId,
  });
}

import { findPreview } from "@/lib/analyse/find-preview";
import type { CustomerNote } from "@/lib/engine/document";
import {
  type CustomerSummary,
  type ReviewPaths,
  renderReview,
  type TargetGroup,
  toCustomerSummary,
  toTargetGroups,
} from "@/lib/render/review";
import type { Scope } from "@/lib/scope";

/**
 * The input of the review worker, which opens the report itself by its id. `paths` requests the whole report, with
 * links to these URLs; without `paths`, the review has everything except the report's markup.
 */
type ReviewJob = { scope: Scope; requestId: string; paths: ReviewPaths | null };

export type Review = {
  /** The report as markup; null if not requested. */
  html: string | null;
  summary: CustomerSummary;
  /** The figures to which a note can be added. */
  groups: TargetGroup[];
  /** The customer's notes, oldest first. */
  notes: CustomerNote[];
  preparedAt: Date;
};

/** Runs a review job. Returns null if no report is under review. Throws not_found. */
export async function doReviewJob({ scope, requestId, paths }: ReviewJob): Promise<Review | null> {
  const preview = await findPreview(scope, requestId);
  if (!preview) return null;
  const { document, integrity, notes, preparedAt } = preview;
  const groups = toTargetGroups(document);
  const html = paths === null ? null : await renderReview(document, integrity, groups, paths);
  return { html, summary: toCustomerSummary(document), groups, notes, preparedAt };
}

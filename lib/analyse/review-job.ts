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
 * The input of the review's thread. It opens the report itself, by its id. `paths` asks for the whole report as well, with
 * links to these addresses; without it the summary and the figures are answered.
 */
export type ReviewJob = { scope: Scope; requestId: string; paths: ReviewPaths | null };

export type Review = {
  /** The report as markup; null when it was not asked for. */
  html: string | null;
  summary: CustomerSummary;
  /** The figures a note can stand beside. */
  groups: TargetGroup[];
  /** The customer's notes so far, oldest first. */
  notes: CustomerNote[];
  preparedAt: Date;
};

/** Null when no report is under review. Throws not_found. */
export async function doReviewJob({ scope, requestId, paths }: ReviewJob): Promise<Review | null> {
  const preview = await findPreview(scope, requestId);
  if (!preview) return null;
  const { document, integrity, notes, preparedAt } = preview;
  const groups = toTargetGroups(document);
  const html = paths === null ? null : await renderReview(document, integrity, groups, paths);
  return { html, summary: toCustomerSummary(document), groups, notes, preparedAt };
}

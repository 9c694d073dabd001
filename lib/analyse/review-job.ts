import { findPreview } from "@/lib/analyse/find-preview";
import type { CustomerNote } from "@/lib/domain/document";
import { renderReview, type TargetGroup, toTargetGroups } from "@/lib/render/review";
import type { Scope } from "@/lib/scope";

/**
 * What the review's thread is asked for: an id. It opens the report itself. `writeAt` is the address at which a note is
 * written, up to the figure's number; null asks for the figures alone.
 */
export type ReviewJob = { scope: Scope; requestId: string; writeAt: string | null };

export type Review = {
  /** The report as markup; null when only the figures were asked for. */
  html: string | null;
  /** The figures a note can stand beside. */
  groups: TargetGroup[];
  /** The customer's notes so far, oldest first. */
  notes: CustomerNote[];
  preparedAt: Date;
};

/** Null when no report is under review. Throws not_found. */
export async function doReviewJob({ scope, requestId, writeAt }: ReviewJob): Promise<Review | null> {
  const preview = await findPreview(scope, requestId);
  if (!preview) return null;
  const { document, integrity, notes, preparedAt } = preview;
  const groups = toTargetGroups(document);
  const html = writeAt === null ? null : await renderReview(document, integrity, groups, writeAt);
  return { html, groups, notes, preparedAt };
}

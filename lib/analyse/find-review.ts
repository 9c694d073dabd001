import type { Review } from "@/lib/analyse/review-job";
import type { ReviewPaths } from "@/lib/render/review";
import type { Scope } from "@/lib/scope";
import { shareRun } from "@/lib/workers/share-run";
import { runJob } from "@/lib/workers/thread";

/**
 * The report as the customer reviews it: its summary, its figures and the customer's notes. With `paths`, also
 * contains the whole report as markup, with links for notes and for the decision. However many calls open the same
 * link in this process, at most one job runs and at most one job waits. Returns null if no report is under review.
 * Throws not_found, busy.
 */
export async function findReview(
  scope: Scope,
  requestId: string,
  paths: ReviewPaths | null,
): Promise<Review | null> {
  const { companyId, environment } = scope;
  const key = ["review", companyId, environment, requestId, paths === null ? "summary" : "report"];
  return shareRun(key.join(":"), () => runJob(`reviews-${environment}`, { scope, requestId, paths }));
}

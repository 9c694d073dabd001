import { Worker } from "node:worker_threads";
import type { Review, ReviewJob } from "@/lib/analyse/review-job";
import type { ReviewPaths } from "@/lib/render/review";
import type { Scope } from "@/lib/scope";
import { heapLimits, type WorkerName } from "@/lib/workers/heap-limits";
import { shareRun } from "@/lib/workers/share-run";
import { makeThread } from "@/lib/workers/thread";

/** The most customers that may wait for their report's page; further ones are asked to try again. */
const WAITING_MAX = 50;
/** Milliseconds for one page once it starts. A report of 50,000 rows keeps a processor busy for three seconds. */
const TIMEOUT_MS = 60_000;
const OLD_GENERATION_MB = 2_048;

/** Opens and renders reports in a worker, because this uses much CPU and would delay other requests. */
const threadOf = (name: WorkerName) =>
  makeThread({
    name,
    // The bundler replaces this with the URL of a bundled script; unbundled it names a source file that Node cannot
    // run.
    start: () =>
      new Worker(new URL("./review-worker.ts", import.meta.url), {
        resourceLimits: heapLimits(name, OLD_GENERATION_MB),
      }),
    here: async (job: ReviewJob) => (await import("@/lib/analyse/review-job")).doReviewJob(job),
    waitingMax: WAITING_MAX,
    timeoutMs: TIMEOUT_MS,
  });

/** Test and live have separate threads, so that a test report of fifty thousand rows doesn't delay a real customer. */
const threads = { test: threadOf("reviews-test"), live: threadOf("reviews-live") };

/** Runs a review job. If a link is opened many times at once, one job runs and one waits. */
function ask(job: ReviewJob): Promise<Review | null> {
  const { companyId, environment } = job.scope;
  const key = ["review", companyId, environment, job.requestId, job.paths === null ? "summary" : "report"];
  return shareRun(key.join(":"), () => threads[environment].run(job));
}

/**
 * The whole report as the customer reviews it, with links for notes and for the decision. Null if none is under
 * review. Throws not_found, busy.
 */
export async function findReviewInThread(
  scope: Scope,
  requestId: string,
  paths: ReviewPaths,
): Promise<Review | null> {
  return ask({ scope, requestId, paths });
}

/**
 * The summary of the report under review, its figures and their notes, without the markup. Null if no report is under
 * review. Throws not_found, busy.
 */
export async function findSummaryInThread(scope: Scope, requestId: string): Promise<Review | null> {
  return ask({ scope, requestId, paths: null });
}

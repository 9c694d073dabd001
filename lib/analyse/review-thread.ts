import { Worker } from "node:worker_threads";
import { doReviewJob, type Review, type ReviewJob } from "@/lib/analyse/review-job";
import type { Scope } from "@/lib/scope";
import { shareRun } from "@/lib/share-run";
import { makeThread } from "@/lib/thread";

/** Customers waiting for their report's page at most; more are asked to try again. */
const WAITING_MAX = 50;
/** For one page, from its turn. A report of 50,000 rows takes three seconds of a processor to itself. */
const TIMEOUT_MS = 60_000;
const OLD_GENERATION_MB = 2_048;
const YOUNG_GENERATION_MB = 64;

/** Opening and painting a report is hard work, and everything else a server answers should not wait for it. */
const threadOf = (name: string) =>
  makeThread({
    name,
    // The bundler turns this into the address of a bundled script; unbundled it names a source that Node cannot run.
    start: () =>
      new Worker(new URL("./review-worker.ts", import.meta.url), {
        resourceLimits: {
          maxOldGenerationSizeMb: OLD_GENERATION_MB,
          maxYoungGenerationSizeMb: YOUNG_GENERATION_MB,
        },
      }),
    here: doReviewJob,
    waitingMax: WAITING_MAX,
    timeoutMs: TIMEOUT_MS,
  });

/** Nobody's trials with a report of fifty thousand rows keep a real customer waiting. */
const threads = { test: threadOf("reviews-test"), live: threadOf("reviews-live") };

/** However often one link is opened at once, it has one job under way and one waiting behind it. */
function ask(job: ReviewJob): Promise<Review | null> {
  const { companyId, environment } = job.scope;
  const key = ["review", companyId, environment, job.requestId, job.writeAt === null ? "figures" : "page"];
  return shareRun(key.join(":"), () => threads[environment].ask(job));
}

/**
 * The report as the customer reviews it, with the ways to write notes at `writeAt` and a figure's number. Null when none
 * is under review. Throws not_found, busy.
 */
export async function findReviewBeside(
  scope: Scope,
  requestId: string,
  writeAt: string,
): Promise<Review | null> {
  return ask({ scope, requestId, writeAt });
}

/** The figures of the report under review and the notes on them, without its page. Throws not_found, busy. */
export async function findFiguresBeside(scope: Scope, requestId: string): Promise<Review | null> {
  return ask({ scope, requestId, writeAt: null });
}

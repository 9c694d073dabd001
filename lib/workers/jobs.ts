import { env } from "@/lib/env/env";
import type { Scope } from "@/lib/scope";
import type { JobName } from "@/lib/workers/heap-limits";
import type { WarmUp } from "@/lib/workers/take-jobs";

export type JobLimits<Job> = {
  /** The largest number of jobs that may run or wait at the same time. Further jobs are refused, to limit memory. */
  waitingMax: number;
  /**
   * The key by which jobs share the worker: jobs with different keys take turns, and each key may have at most
   * `waitingMax` jobs. Without `share`, jobs run in the order of submission.
   */
  share?: { of: (job: Job) => string; waitingMax: number };
  /**
   * Returns the number of jobs that the worker may run at the same time. Return more than one only for jobs that mostly
   * wait for other systems.
   */
  atOnceMax?: () => number;
  /** The time limit of one job in milliseconds, from the moment the worker receives it. */
  timeoutMs: number;
};

export type Kind = JobLimits<{ scope: Scope }> & {
  /**
   * Loads the job's function in a worker, so that the thread that answers requests does not load the engine or a
   * renderer. If workers cannot start, loads it in the calling thread.
   */
  load: () => Promise<(job: never) => Promise<unknown>>;
  /** Loads the warm-up of a worker whose first job would take several times as long as later jobs. */
  loadWarmUp?: () => Promise<WarmUp>;
};

/** Pulls and seals bank data, up to tens of megabytes. Background work retries jobs that were refused. */
const SNAPSHOT = {
  load: async () => (await import("@/lib/ingest/take-snapshot")).takeSnapshot,
  waitingMax: 100,
  timeoutMs: 5 * 60_000,
};

/**
 * A page of a report for the customer. A report of 50,000 rows takes three seconds of processor time, far less than
 * the time limit.
 */
const REVIEW = {
  load: async () => (await import("@/lib/analyse/review-job")).doReviewJob,
  waitingMax: 50,
  timeoutMs: 60_000,
};

/**
 * A page or panel of a report for an assessor. Opening 50,000 rows takes three seconds of a processor, far less than
 * the time limit.
 */
const VIEWER = {
  load: async () => (await import("@/lib/documents/viewer-job")).doViewerJob,
  waitingMax: 50,
  timeoutMs: 60_000,
};

/**
 * A document of a finished report. A PDF of 50,000 rows takes ten seconds of a processor, far less than the time limit.
 */
const DOCUMENT = {
  load: async () => (await import("@/lib/documents/document-job")).doDocumentJob,
  waitingMax: 200,
  // Companies take turns, so that many documents of one company do not delay another company's documents.
  share: { of: ({ scope }: { scope: Scope }) => scope.companyId, waitingMax: 25 },
  timeoutMs: 120_000,
};

/**
 * The jobs that run in worker threads, because they would delay every other request. Each kind has one worker, which
 * runs one job at a time unless `atOnceMax` allows more.
 */
export const JOBS = {
  /**
   * Makes a report with the engine. If the queue is full and refuses a job, background work retries it. The largest
   * snapshot keeps a processor busy for half a minute. It needs 1.6 GB of heap, and as much again for the data sent to
   * the database.
   */
  reports: {
    load: async () => (await import("@/lib/analyse/report-job")).doReportJob,
    loadWarmUp: async () => (await import("@/lib/analyse/warm-report")).warmReport,
    waitingMax: 50,
    timeoutMs: 5 * 60_000,
  },
  // For a provider whose pulls use the CPU. If two such pulls ran at the same time, their transactions would time out.
  snapshots: SNAPSHOT,
  // For pulls that mostly wait for a remote provider: several customers at the same time.
  "distant snapshots": { ...SNAPSHOT, atOnceMax: () => env().PULLS_AT_ONCE },
  // Test and live are separate, so that a test report of 50,000 rows does not delay the reader of a live report.
  "reviews-test": REVIEW,
  "reviews-live": REVIEW,
  "viewer-test": VIEWER,
  "viewer-live": VIEWER,
  // PDFs and workbooks take many times longer than the other formats, so the two groups have separate workers.
  pdf: DOCUMENT,
  documents: DOCUMENT,
} satisfies Record<JobName, Kind>;

type Work<Name extends JobName> = Awaited<ReturnType<(typeof JOBS)[Name]["load"]>>;
export type Job<Name extends JobName> = Parameters<Work<Name>>[0];
export type JobResult<Name extends JobName> = Awaited<ReturnType<Work<Name>>>;

import { Worker } from "node:worker_threads";
import { getVerificationId } from "@/lib/deliver/fetch-report";
import { doViewerJob, superseded, type ViewerAnswer, type ViewerJob } from "@/lib/deliver/viewer-job";
import type { Headline, Panel, RowFilter, RowPage, ViewerPage } from "@/lib/render/viewer";
import type { Scope } from "@/lib/scope";
import { makeThread } from "@/lib/thread";

/** Readers waiting for a page or a panel at most; more are asked to try again. */
const WAITING_MAX = 50;
/** For one answer, from its turn. Opening a report of 50,000 rows takes three seconds of a processor to itself. */
const TIMEOUT_MS = 60_000;
const OLD_GENERATION_MB = 2_048;
const YOUNG_GENERATION_MB = 64;

/** Opening and painting a report is hard work, and everything else a server answers should not wait for it. */
const threadOf = (name: string) =>
  makeThread({
    name,
    // The bundler turns this into the address of a bundled script; unbundled it names a source that Node cannot run.
    start: () =>
      new Worker(new URL("./viewer-worker.ts", import.meta.url), {
        resourceLimits: {
          maxOldGenerationSizeMb: OLD_GENERATION_MB,
          maxYoungGenerationSizeMb: YOUNG_GENERATION_MB,
        },
      }),
    here: doViewerJob,
    waitingMax: WAITING_MAX,
    timeoutMs: TIMEOUT_MS,
  });

/** Nobody's trials with a report of fifty thousand rows keep a real assessor waiting. */
const threads = { test: threadOf("viewer-test"), live: threadOf("viewer-live") };

/** The page of the finished report. Throws as `fetchReportBytes` does, and `busy`. */
export async function fetchViewerPage(scope: Scope, requestId: string): Promise<ViewerPage> {
  const verificationId = await getVerificationId(scope, requestId);
  const answer = await ask({ ask: "page", scope, requestId, verificationId });
  if (answer.ask !== "page") throw new Error("the viewer's thread answered something else");
  return answer.page;
}

/** The report's four headline figures. Throws as `fetchViewerPage` does. */
export async function fetchHeadlines(scope: Scope, requestId: string): Promise<Headline[]> {
  const verificationId = await getVerificationId(scope, requestId);
  const answer = await ask({ ask: "headlines", scope, requestId, verificationId });
  if (answer.ask !== "headlines") throw new Error("the viewer's thread answered something else");
  return answer.headlines;
}

/** What opens at a key of the report that a page shows. Throws as `fetchViewerPage`, and `conflict` when it was replaced. */
export async function fetchPanel(
  scope: Scope,
  requestId: string,
  version: string,
  key: string,
): Promise<Panel | null> {
  await checkVersion(scope, requestId, version);
  const answer = await ask({ ask: "panel", scope, requestId, verificationId: version, key });
  if (answer.ask !== "panel") throw new Error("the viewer's thread answered something else");
  return answer.panel;
}

/** One page of the rows of the report that a page shows. Throws as `fetchPanel` does. */
export async function fetchRowPage(
  scope: Scope,
  requestId: string,
  version: string,
  filter: RowFilter,
): Promise<RowPage> {
  await checkVersion(scope, requestId, version);
  const answer = await ask({ ask: "rows", scope, requestId, verificationId: version, filter });
  if (answer.ask !== "rows") throw new Error("the viewer's thread answered something else");
  return answer.rows;
}

/** That the report a page shows is still the request's own. Throws not_found, not_ready, gone, conflict. */
export async function checkVersion(scope: Scope, requestId: string, version: string): Promise<void> {
  if ((await getVerificationId(scope, requestId)) !== version) throw superseded();
}

function ask(job: ViewerJob): Promise<ViewerAnswer> {
  return threads[job.scope.environment].ask(job);
}

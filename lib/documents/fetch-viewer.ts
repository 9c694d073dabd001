import { getVerificationId, superseded } from "@/lib/documents/fetch-report";
import type { ViewerAnswer, ViewerJob } from "@/lib/documents/viewer-job";
import type { ReportSide } from "@/lib/engine/changes/report-side";
import { type SideBySide, setSideBySide } from "@/lib/engine/changes/side-by-side";
import type { TargetChoice } from "@/lib/render/target-choices";
import type { Deferred, Headline, Panel, RowFilter, RowPage, ViewerPage } from "@/lib/render/viewer";
import type { Scope } from "@/lib/scope";
import { prepareWorker, runJob } from "@/lib/workers/thread";

/**
 * Starts the environment's worker, so that the first report that is opened need not wait for the worker's code to load.
 */
export const prepareViewer = ({ environment }: Scope): void => prepareWorker(`viewer-${environment}`);

/** The page of the finished report. Throws as `fetchReportFile` does, and `busy`. */
export async function fetchViewerPage(scope: Scope, requestId: string): Promise<ViewerPage> {
  const verificationId = await getVerificationId(scope, requestId);
  const answer = await ask({ ask: "page", scope, requestId, verificationId });
  return answer.page;
}

/** The report's four headline figures. Throws as `fetchViewerPage` does. */
export async function fetchHeadlines(scope: Scope, requestId: string): Promise<Headline[]> {
  const verificationId = await getVerificationId(scope, requestId);
  const answer = await ask({ ask: "headlines", scope, requestId, verificationId });
  return answer.headlines;
}

/** The rows and streams that may be adjusted in the finished report. Throws as `fetchViewerPage` does. */
export async function fetchTargetChoices(scope: Scope, requestId: string): Promise<TargetChoice[]> {
  const verificationId = await getVerificationId(scope, requestId);
  const answer = await ask({ ask: "targets", scope, requestId, verificationId });
  return answer.targets;
}

/** The finished report as one side of a comparison. Throws as `fetchViewerPage` does. */
async function fetchReportSide(scope: Scope, requestId: string): Promise<ReportSide> {
  const verificationId = await getVerificationId(scope, requestId);
  const answer = await ask({ ask: "side", scope, requestId, verificationId });
  return answer.side;
}

/**
 * Returns the panel for a key in the version of the report that the page shows; null for an unknown key. Throws the
 * errors of `fetchViewerPage`, and `conflict` if the report was replaced.
 */
export async function fetchPanel(
  scope: Scope,
  requestId: string,
  version: string,
  key: string,
): Promise<Panel | null> {
  await checkVersion(scope, requestId, version);
  const answer = await ask({ ask: "panel", scope, requestId, verificationId: version, key });
  return answer.panel;
}

/** The parts of this report's page that load after its first view. Throws as `fetchPanel` does. */
export async function fetchDeferred(scope: Scope, requestId: string, version: string): Promise<Deferred> {
  await checkVersion(scope, requestId, version);
  const answer = await ask({ ask: "deferred", scope, requestId, verificationId: version });
  return answer.deferred;
}

/** One page of rows of this version of the report. Throws as `fetchPanel` does. */
export async function fetchRowPage(
  scope: Scope,
  requestId: string,
  version: string,
  filter: RowFilter,
): Promise<RowPage> {
  await checkVersion(scope, requestId, version);
  const answer = await ask({ ask: "rows", scope, requestId, verificationId: version, filter });
  return answer.rows;
}

/** Checks that a page shows the request's current report. Throws not_found, not_ready, gone, conflict. */
export async function checkVersion(scope: Scope, requestId: string, version: string): Promise<void> {
  if ((await getVerificationId(scope, requestId)) !== version) throw superseded();
}

type AnswerTo<Job extends ViewerJob> = Extract<ViewerAnswer, { ask: Job["ask"] }>;

async function ask<Job extends ViewerJob>(job: Job): Promise<AnswerTo<Job>> {
  const answer = await runJob(`viewer-${job.scope.environment}`, job);
  if (answer.ask !== job.ask) throw new Error("the viewer's worker answered a different job");
  return answer as AnswerTo<Job>;
}

type TwoReports = { first: ReportSide; second: ReportSide; compared: SideBySide };

/** The finished reports of two requests, side by side. Throws as `fetchViewerPage` does if either fails. */
export async function fetchComparison(scope: Scope, firstId: string, secondId: string): Promise<TwoReports> {
  const [first, second] = await Promise.all([
    fetchReportSide(scope, firstId),
    fetchReportSide(scope, secondId),
  ]);
  return { first, second, compared: setSideBySide(first, second) };
}

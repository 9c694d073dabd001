import { fetchReport, superseded } from "@/lib/documents/fetch-report";
import { type ReportSide, toReportSide } from "@/lib/engine/changes/report-side";
import { listTargetChoices, type TargetChoice } from "@/lib/render/target-choices";
import {
  type Deferred,
  findPanel,
  findRowPage,
  type Headline,
  listHeadlines,
  type OpenReport,
  openReport,
  type Panel,
  type RowFilter,
  type RowPage,
  renderDeferred,
  renderViewer,
  type ViewerPage,
} from "@/lib/render/viewer";
import type { Scope } from "@/lib/scope";

/** The input of the viewer worker: ids and the part of the report to show. The worker opens the report itself. */
export type ViewerJob = { scope: Scope; requestId: string; verificationId: string } & (
  | { ask: "page" }
  | { ask: "deferred" }
  | { ask: "headlines" }
  | { ask: "targets" }
  | { ask: "side" }
  | { ask: "panel"; key: string }
  | { ask: "rows"; filter: RowFilter }
);

export type ViewerAnswer =
  | { ask: "page"; page: ViewerPage }
  | { ask: "deferred"; deferred: Deferred }
  | { ask: "headlines"; headlines: Headline[] }
  | { ask: "targets"; targets: TargetChoice[] }
  | { ask: "side"; side: ReportSide }
  | { ask: "panel"; panel: Panel | null }
  | { ask: "rows"; rows: RowPage };

/** Runs a viewer job. Throws as `fetchReport` does, and `conflict` if the report has been replaced. */
export async function doViewerJob(job: ViewerJob): Promise<ViewerAnswer> {
  const own = openOf(job);
  const open = await own.open;
  if (job.ask === "page") {
    own.page ??= renderViewer(open);
    return { ask: "page", page: await own.page };
  }
  if (job.ask === "deferred") return { ask: "deferred", deferred: await renderDeferred(open) };
  if (job.ask === "headlines") return { ask: "headlines", headlines: listHeadlines(open) };
  if (job.ask === "targets")
    return { ask: "targets", targets: listTargetChoices(open.desk.context.document) };
  if (job.ask === "side") return { ask: "side", side: toReportSide(open.desk.context.document) };
  if (job.ask === "panel") return { ask: "panel", panel: findPanel(open, job.key) };
  return { ask: "rows", rows: findRowPage(open, job.filter) };
}

/**
 * The worker keeps at most this many opened reports, each until KEPT_MS milliseconds after its last use, because a
 * reader of a report makes many requests. Access is checked in the database before each job (fetch-viewer.ts).
 */
const KEPT_MAX = 3;
const KEPT_MS = 60_000;

type CachedReport = { open: Promise<OpenReport>; page: Promise<ViewerPage> | null; timer: NodeJS.Timeout };
const kept = new Map<string, CachedReport>();

function openOf(job: ViewerJob): CachedReport {
  const { companyId, environment } = job.scope;
  const name = [companyId, environment, job.requestId, job.verificationId].join(":");
  const known = kept.get(name);
  if (known) {
    known.timer.refresh();
    return known;
  }
  const open = read(job);
  open.catch(() => forget(name));
  const [oldest] = kept.keys();
  if (kept.size >= KEPT_MAX && oldest !== undefined) forget(oldest);
  const own: CachedReport = { open, page: null, timer: setTimeout(() => forget(name), KEPT_MS).unref() };
  kept.set(name, own);
  return own;
}

function forget(name: string): void {
  clearTimeout(kept.get(name)?.timer);
  kept.delete(name);
}

async function read({ scope, requestId, verificationId }: ViewerJob): Promise<OpenReport> {
  const { document, integrity } = await fetchReport(scope, requestId);
  if (document.verification.id !== verificationId) throw superseded();
  return openReport(document, integrity);
}

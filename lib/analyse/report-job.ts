import { shareReport } from "@/lib/analyse/share-report";
import { writeReport } from "@/lib/analyse/write-report";
import type { Scope } from "@/lib/scope";
import type { Outcome } from "@/lib/store/write/move-request";

/** What the engine's thread is asked for: ids. The data it opens itself, and nothing of it leaves but sealed. */
export type ReportJob =
  | { verb: "write"; scope: Scope; requestId: string; snapshotId: string; now: Date }
  | { verb: "share"; scope: Scope; requestId: string; now: Date };

export async function doReportJob(job: ReportJob): Promise<Outcome | null> {
  if (job.verb === "share") return shareReport(job.scope, job.requestId, job.now);
  await writeReport(job.scope, job.requestId, job.snapshotId, job.now);
  return null;
}

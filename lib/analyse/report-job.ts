import { shareReport } from "@/lib/analyse/share-report";
import { writeReport } from "@/lib/analyse/write-report";
import type { Scope } from "@/lib/scope";
import type { MoveResult } from "@/lib/store/write/move-request";

/** A job of the engine's thread: ids only. The thread reads the data itself and returns only sealed results. */
export type ReportJob =
  | { verb: "write"; scope: Scope; requestId: string; snapshotId: string; now: Date }
  | { verb: "share"; scope: Scope; requestId: string; now: Date };

export async function doReportJob(job: ReportJob): Promise<MoveResult | null> {
  if (job.verb === "share") return shareReport(job.scope, job.requestId, job.now);
  await writeReport(job.scope, job.requestId, job.snapshotId, job.now);
  return null;
}

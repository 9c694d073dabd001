import { adjustReport } from "@/lib/analyse/adjust-report";
import { assessReport } from "@/lib/analyse/assess-report";
import { shareReport } from "@/lib/analyse/share-report";
import { writeReport } from "@/lib/analyse/write-report";
import type { AdjustmentInput } from "@/lib/rules/adjustments";
import type { Actor, Scope } from "@/lib/scope";
import type { AssessmentChange } from "@/lib/store/write/assessment";
import type { MoveResult } from "@/lib/store/write/move-request";

/**
 * A job of the report worker: ids and the firm's own inputs. The worker reads the bank data itself and returns none
 * of it.
 */
export type ReportJob =
  | { verb: "write"; scope: Scope; requestId: string; snapshotId: string; now: Date }
  | { verb: "share"; scope: Scope; requestId: string; now: Date }
  | { verb: "assess"; scope: Scope; requestId: string; change: AssessmentChange; actor: Actor; now: Date }
  | {
      verb: "adjust";
      scope: Scope;
      requestId: string;
      change: { wanted: AdjustmentInput[]; version: number };
      actor: Actor;
      now: Date;
    };

/**
 * Does the job in the worker. Returns the result of the move for `share` and `assess`, and null for `write` and
 * `adjust`. Throws the errors of the job's use case.
 */
export async function doReportJob(job: ReportJob): Promise<MoveResult | null> {
  if (job.verb === "share") return shareReport(job.scope, job.requestId, job.now);
  if (job.verb === "assess")
    return assessReport(job.scope, job.requestId, { change: job.change, actor: job.actor, now: job.now });
  if (job.verb === "adjust") {
    await adjustReport(job.scope, job.requestId, { change: job.change, actor: job.actor, now: job.now });
    return null;
  }
  await writeReport(job.scope, job.requestId, job.snapshotId, job.now);
  return null;
}

import { notFound } from "@/lib/errors";
import { isId } from "@/lib/ids";
import {
  type BulkAct,
  type BulkFacts,
  type BulkOutcome,
  type BulkProgress,
  toProgress,
} from "@/lib/rules/bulk";
import type { ReportType } from "@/lib/rules/request";
import type { Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { openContact } from "@/lib/store/read/request-row";

type RunRow = {
  requestId: string;
  clientName: string;
  clientRef: string | null;
  reportType: ReportType;
  outcome: BulkOutcome | null;
  nextAt: Date | null;
  facts: BulkFacts;
};
export type RunRecord = {
  id: string;
  act: BulkAct;
  createdAt: Date;
  startedAt: Date | null;
  rows: RunRow[];
};

/** A bulk action (a run) with its requests, in the run's order and in their current state. Throws not_found. */
export async function getRun(scope: Scope, id: string): Promise<RunRecord> {
  if (!isId("run", id)) throw notFound();
  const run = await inScope(scope, (tx) =>
    tx.bulkRun.findFirst({
      where: { id, ...scope },
      include: { rows: { orderBy: { position: "asc" }, include: { request: true } } },
    }),
  );
  if (!run) throw notFound();
  const rows = run.rows.map(({ request, requestId, outcome, nextAt }): RunRow => {
    const { clientName, clientRef, reportType } = request;
    return {
      requestId,
      clientName,
      clientRef,
      reportType,
      // The cast is safe: only one function writes this column, and it accepts only this type.
      outcome: outcome as BulkOutcome | null,
      nextAt,
      facts: toBulkFacts({ ...request, contact: openContact(request) }),
    };
  });
  const { act, createdAt, startedAt } = run;
  return { id, act: act as BulkAct, createdAt, startedAt, rows };
}

type RecentRun = {
  id: string;
  act: BulkAct;
  /** The user id of the member who started the run. */
  createdBy: string;
  startedAt: Date;
  progress: BulkProgress;
};

/** Milliseconds for which a run stays in the list of recent runs. */
const RECENT_MS = 7 * 24 * 3_600_000;
/** The largest number of runs whose rows are counted, so that the list stays fast after many runs. */
const COUNTED_RUNS_MAX = 20;
/** The largest number of runs in the list. */
const RECENT_RUNS_MAX = 5;

/**
 * The latest runs of the last seven days, with their progress: unfinished runs first, then the newest. Leaves out runs
 * that were never started.
 */
export async function listRecentRuns(scope: Scope, now: Date): Promise<RecentRun[]> {
  const since = new Date(now.getTime() - RECENT_MS);
  return inScope(scope, async (tx) => {
    const runs = await tx.bulkRun.findMany({
      where: { ...scope, createdAt: { gte: since }, startedAt: { not: null } },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: COUNTED_RUNS_MAX,
    });
    if (runs.length === 0) return [];
    const counts = await tx.bulkRow.groupBy({
      by: ["runId", "outcome"],
      where: { ...scope, runId: { in: runs.map(({ id }) => id) } },
      _count: true,
    });
    const listed = runs.flatMap(({ id, act, createdBy, startedAt }) => {
      const own = counts.filter(({ runId }) => runId === id);
      const progress = toProgress(
        own.map(({ outcome, _count: count }) => ({ outcome: outcome as BulkOutcome | null, count })),
      );
      // A run has no rows left once all of its requests are erased.
      return startedAt && own.length > 0 ? [{ id, act: act as BulkAct, createdBy, startedAt, progress }] : [];
    });
    const isFinished = ({ progress }: RecentRun) => Number(progress.waiting === 0);
    return listed.sort((a, b) => isFinished(a) - isFinished(b)).slice(0, RECENT_RUNS_MAX);
  });
}

type RequestFacts = Omit<BulkFacts, "hasInvite" | "hasAddress"> & {
  inviteSealed: Uint8Array | null;
  contact: { email: string | null; phone: string | null };
};

/** The facts that decide whether a bulk action applies to a request. */
export function toBulkFacts(request: RequestFacts): BulkFacts {
  const { stage, status, consentedAt, linkLocksAt, invitedAt, remindedAt, reminders, remindersStoppedAt } =
    request;
  return {
    stage,
    status,
    consentedAt,
    linkLocksAt,
    invitedAt,
    remindedAt,
    reminders,
    remindersStoppedAt,
    hasInvite: request.inviteSealed !== null,
    hasAddress: request.contact.email !== null || request.contact.phone !== null,
  };
}

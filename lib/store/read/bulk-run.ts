import { notFound } from "@/lib/errors";
import { isId } from "@/lib/ids";
import type { BulkAct, BulkFacts, BulkOutcome } from "@/lib/rules/bulk";
import type { ReportType, Stage } from "@/lib/rules/request";
import type { Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { openContact } from "@/lib/store/read/request-row";

type RunRow = {
  requestId: string;
  clientName: string;
  clientRef: string | null;
  reportType: ReportType;
  stage: Stage;
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

/** A run with its requests in order, in their current state. Throws not_found. */
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
    const { clientName, clientRef, reportType, stage } = request;
    return {
      requestId,
      clientName,
      clientRef,
      reportType,
      stage,
      // Written by only one function, from this type.
      outcome: outcome as BulkOutcome | null,
      nextAt,
      facts: toBulkFacts({ ...request, contact: openContact(request) }),
    };
  });
  const { act, createdAt, startedAt } = run;
  return { id, act: act as BulkAct, createdAt, startedAt, rows };
}

type RequestFacts = Omit<BulkFacts, "hasInvite" | "hasAddress"> & {
  inviteSealed: Uint8Array | null;
  contact: { email: string | null; phone: string | null };
};

/** The facts of a request that decide whether a bulk action applies to it. */
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

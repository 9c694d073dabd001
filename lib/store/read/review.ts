import { notFound } from "@/lib/errors";
import { isId } from "@/lib/ids";
import { APPLICATION_STATES, type ApplicationState } from "@/lib/rules/application/moves";
import { asOperator } from "@/lib/store/client";
import { APPLICATION_PARTS, type ApplicationRecord, toApplication } from "@/lib/store/read/application";

/** Selects submitted applications. Operators see the submitted applications of all companies, never drafts. */
const SENT = { submittedAt: { not: null } };

type QueueLine = {
  id: string;
  companyId: string;
  companyName: string;
  state: ApplicationState;
  stateSince: Date;
  submittedAt: Date | null;
  legalName: string | null;
  approvals: number;
};

type QueueQuery = {
  states: readonly ApplicationState[];
  limit: number;
  /**
   * The id of the last application on the previous page, and the time when it entered its state; null for the first
   * page.
   */
  after: { createdAt: Date; id: string } | null;
};

/**
 * Lists the applications in these states after the cursor `after`, at most `limit`, longest waiting first. Also
 * returns whether more follow, and the number of applications in each state.
 */
export async function listQueue({
  states,
  limit,
  after,
}: QueueQuery): Promise<{ rows: QueueLine[]; hasMore: boolean; counts: Record<ApplicationState, number> }> {
  const later = after
    ? {
        OR: [{ stateSince: { gt: after.createdAt } }, { stateSince: after.createdAt, id: { gt: after.id } }],
      }
    : {};
  return asOperator(async (tx) => {
    const found = await tx.productionApplication.findMany({
      where: { ...SENT, state: { in: [...states] }, ...later },
      orderBy: [{ stateSince: "asc" }, { id: "asc" }],
      take: limit + 1,
      include: { company: { select: { name: true } }, _count: { select: { approvals: true } } },
    });
    const groups = await tx.productionApplication.groupBy({
      by: ["state"],
      where: SENT,
      _count: { _all: true },
    });
    const counted = new Map(groups.map(({ state, _count }) => [state, _count._all]));
    const entries = APPLICATION_STATES.map((state) => [state, counted.get(state) ?? 0]);
    const rows = found
      .slice(0, limit)
      .map(({ id, companyId, state, stateSince, submittedAt, company, answers, _count }) => ({
        id,
        companyId,
        companyName: company.name,
        state: state as ApplicationState,
        stateSince,
        submittedAt,
        legalName: (answers as { legal_name?: string }).legal_name ?? null,
        approvals: _count.approvals,
      }));
    return {
      rows,
      hasMore: found.length > limit,
      counts: Object.fromEntries(entries) as Record<ApplicationState, number>,
    };
  });
}

/** A ticked item of the checklist, with its evidence. */
type CheckRecord = {
  item: string;
  operatorEmail: string;
  at: Date;
  note: string | null;
  link: string | null;
  fileName: string | null;
};

export type ReviewRecord = ApplicationRecord & {
  company: { id: string; name: string; suspendedAt: Date | null };
  ticks: CheckRecord[];
  approvals: { operatorId: string; operatorEmail: string; at: Date }[];
  notes: { id: string; operatorEmail: string; body: string; createdAt: Date }[];
};

const NOTES_MAX = 200;

/** One application with the operators' notes, of which at most the oldest NOTES_MAX are read. Throws not_found. */
export async function getReview(id: string): Promise<ReviewRecord> {
  if (!isId("app", id)) throw notFound();
  return asOperator(async (tx) => {
    const row = await tx.productionApplication.findUnique({
      where: { id, ...SENT },
      include: {
        ...APPLICATION_PARTS,
        company: { select: { id: true, name: true, suspendedAt: true } },
        checks: {
          select: { item: true, operatorEmail: true, at: true, note: true, link: true, fileName: true },
        },
        approvals: { select: { operatorId: true, operatorEmail: true, at: true }, orderBy: { at: "asc" } },
        notes: {
          select: { id: true, operatorEmail: true, body: true, createdAt: true },
          orderBy: [{ createdAt: "asc" }, { id: "asc" }],
          take: NOTES_MAX,
        },
      },
    });
    if (!row) throw notFound();
    const { company, checks, approvals, notes, ...application } = row;
    return { ...toApplication(application), company, ticks: checks, approvals, notes };
  });
}

/** The company of an application. Throws not_found. */
export async function getApplicant(id: string): Promise<string> {
  if (!isId("app", id)) throw notFound();
  const row = await asOperator((tx) =>
    tx.productionApplication.findUnique({ where: { id, ...SENT }, select: { companyId: true } }),
  );
  if (!row) throw notFound();
  return row.companyId;
}

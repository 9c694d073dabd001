import { asOperator, type Tx } from "@/lib/store/client";

export type AuditQuery = {
  action?: string | undefined;
  actor?: string | undefined;
  company?: string | undefined;
  request?: string | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
  limit: number;
  after: { createdAt: Date; id: string } | null;
};

export type AuditLine = {
  id: string;
  seq: number;
  companyId: string;
  environment: string | null;
  action: string;
  actorKind: string;
  actorId: string | null;
  /** The last characters of the request's id; the whole id would open its customer's link. */
  requestEnd: string | null;
  detail: Record<string, string | number | boolean | null>;
  at: Date;
};

const SHOWN_CHARACTERS = 6;

/**
 * Lists the actions in the audit log that begin with `beginning`. Reads every distinct action (a few dozen) from the
 * index, one by one, because row-level security prevents a prefix search.
 */
async function listActions(tx: Tx, beginning: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ action: string }[]>`
    with recursive known as (
      (select action from audit_entry order by action limit 1)
      union all
      select (select e.action from audit_entry e where e.action > known.action order by e.action limit 1)
      from known where known.action is not null)
    select action from known where action is not null`;
  return rows.map(({ action }) => action).filter((action) => action.startsWith(beginning));
}

/** The condition for an actor, given as an id or a kind. An underscore marks an id, because no kind contains one. */
const ofActor = (actor: string) => (actor.includes("_") ? { actorId: actor } : { actorKind: actor });

/**
 * The condition for rows after this entry. Entries of the same instant are ordered by their number in the chain. The
 * cursor does not contain that number, so it is read from the entry, which still exists because entries are never
 * deleted.
 */
async function listedAfter(tx: Tx, { createdAt, id }: { createdAt: Date; id: string }) {
  const last = await tx.auditEntry.findUnique({ where: { id }, select: { seq: true } });
  const seq = last?.seq ?? 0;
  return [
    { at: { lte: createdAt } },
    {
      OR: [
        { at: { lt: createdAt } },
        { at: createdAt, seq: { lt: seq } },
        { at: createdAt, seq, id: { lt: id } },
      ],
    },
  ];
}

/**
 * Searches every company's audit log, newest entries first; entries of the same instant are sorted by their number in
 * the chain, the highest first. Actions match by prefix, actors by kind or id.
 */
export async function searchAudit(query: AuditQuery): Promise<{ rows: AuditLine[]; hasMore: boolean }> {
  const { action, actor, company, request, since, until, limit, after } = query;
  const rows = await asOperator(async (tx) =>
    tx.auditEntry.findMany({
      where: {
        ...(action ? { action: { in: await listActions(tx, action) } } : {}),
        ...(company ? { companyId: company } : {}),
        ...(request ? { requestId: request } : {}),
        AND: [
          ...(actor ? [ofActor(actor)] : []),
          ...(since ? [{ at: { gte: since } }] : []),
          ...(until ? [{ at: { lt: until } }] : []),
          ...(after ? await listedAfter(tx, after) : []),
        ],
      },
      orderBy: [{ at: "desc" }, { seq: "desc" }, { id: "desc" }],
      take: limit + 1,
    }),
  );
  return { rows: rows.slice(0, limit).map(toLine), hasMore: rows.length > limit };
}

type Row = Omit<AuditLine, "requestEnd" | "detail"> & { requestId: string | null; detail: unknown };

function toLine(row: Row): AuditLine {
  const { id, seq, companyId, environment, action, actorKind, actorId, at } = row;
  const requestEnd = row.requestId?.slice(-SHOWN_CHARACTERS) ?? null;
  const detail = row.detail as AuditLine["detail"];
  return { id, seq, companyId, environment, action, actorKind, actorId, requestEnd, detail, at };
}

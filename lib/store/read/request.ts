import type { ReportType, Status } from "@/lib/domain/request";
import { notFound } from "@/lib/errors";
import type { Scope } from "@/lib/scope";
import { asking, inScope } from "@/lib/store/client";
import { unseal } from "@/lib/store/seal";
import type { Consent, Prisma, Request } from "@/prisma/generated/client";

export type Contact = { email: string | null; phone: string | null };
/** A request as the rest of the house knows it: the row, what is known of its consent, and the opened contact details. */
export type RequestRecord = Request & { consent: Consent | null; contact: Contact };

const NO_CONTACT: Contact = { email: null, phone: null };

/** The most rows one page may hold (specification section 8 leaves it open; decisions, section 2). */
export const PAGE_SIZE_MAX = 100;

function toRecord(row: Request & { consent: Consent | null }): RequestRecord {
  const contact =
    row.contactSealed && row.dataKeyWrapped
      ? (JSON.parse(unseal(row, "contact", row.contactSealed)) as Contact)
      : NO_CONTACT;
  return { ...row, contact };
}

export async function findRequest(scope: Scope, id: string): Promise<RequestRecord | null> {
  const row = await inScope(scope, (tx) =>
    tx.request.findFirst({ where: { id, ...scope }, include: { consent: true } }),
  );
  return row && toRecord(row);
}

/** Throws not_found for an unknown id, another company's and the other environment's, all alike. */
export async function getRequest(scope: Scope, id: string): Promise<RequestRecord> {
  const request = await findRequest(scope, id);
  if (!request) throw notFound();
  return request;
}

/** Whose request this is, for the public link: the id is the secret. Null when there is none. */
export async function findRequestScope(id: string): Promise<Scope | null> {
  return asking(id, (tx) =>
    tx.request.findUnique({ where: { id }, select: { companyId: true, environment: true } }),
  );
}

/** Which request an upstream customer belongs to. Null when there is none (withdrawn and forgotten, or not ours). */
export async function findRequestOfUser(userRef: string): Promise<(Scope & { requestId: string }) | null> {
  return asking(userRef, (tx) =>
    tx.consent.findUnique({
      where: { userRef },
      select: { companyId: true, environment: true, requestId: true },
    }),
  );
}

export type ListFilter = {
  limit: number;
  after: { createdAt: Date; id: string } | null;
  status?: Status | undefined;
  reportType?: ReportType | undefined;
  clientRef?: string | undefined;
  createdAfter?: Date | undefined;
  createdBefore?: Date | undefined;
  /** Part of the client's name or of the caller's reference, whatever the case. */
  text?: string | undefined;
};

export type RequestPage = { rows: RequestRecord[]; hasMore: boolean };

function toWhere(scope: Scope, filter: ListFilter): Prisma.RequestWhereInput {
  const all: Prisma.RequestWhereInput[] = [{ companyId: scope.companyId, environment: scope.environment }];
  if (filter.status) all.push({ status: filter.status });
  if (filter.reportType) all.push({ reportType: filter.reportType });
  if (filter.clientRef !== undefined) all.push({ clientRef: filter.clientRef });
  if (filter.createdAfter) all.push({ createdAt: { gt: filter.createdAfter } });
  if (filter.createdBefore) all.push({ createdAt: { lt: filter.createdBefore } });
  if (filter.text) {
    const contains = { contains: filter.text, mode: "insensitive" as const };
    all.push({ OR: [{ clientName: contains }, { clientRef: contains }] });
  }
  if (filter.after) {
    const { createdAt, id } = filter.after;
    all.push({ OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] });
  }
  return { AND: all };
}

/** Newest first; a page goes on after the row it was told, so rows made meanwhile neither repeat nor vanish. */
export async function listRequests(scope: Scope, filter: ListFilter): Promise<RequestPage> {
  const limit = Math.min(filter.limit, PAGE_SIZE_MAX);
  const rows = await inScope(scope, (tx) =>
    tx.request.findMany({
      where: toWhere(scope, filter),
      include: { consent: true },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit + 1,
    }),
  );
  return { rows: rows.slice(0, limit).map(toRecord), hasMore: rows.length > limit };
}

export type AuditLine = {
  seq: number;
  action: string;
  actorKind: string;
  at: Date;
  detail: Record<string, unknown>;
};

/** At most this many entries of one request are shown; a request has a handful. */
const AUDIT_LINES_MAX = 500;

/** What happened to a request, oldest first. Answers after withdrawal and purge too. Throws not_found. */
export async function listAudit(scope: Scope, requestId: string): Promise<AuditLine[]> {
  return inScope(scope, async (tx) => {
    const request = await tx.request.findFirst({ where: { id: requestId, ...scope }, select: { id: true } });
    if (!request) throw notFound();
    const lines = await tx.auditEntry.findMany({
      where: { companyId: scope.companyId, environment: scope.environment, requestId },
      orderBy: { seq: "asc" },
      take: AUDIT_LINES_MAX,
      select: { seq: true, action: true, actorKind: true, at: true, detail: true },
    });
    // Only objects are ever written there.
    return lines.map((line) => ({ ...line, detail: line.detail as Prisma.JsonObject }));
  });
}

import { isMailed, NOTICE_KINDS, type NoticeKind, URGENT_KINDS } from "@/lib/rules/notice";
import type { Environment, Scope } from "@/lib/scope";
import { inCompany, inScope } from "@/lib/store/client";

export type NoticeRecord = {
  id: string;
  kind: NoticeKind;
  environment: Environment | null;
  detail: Record<string, string | number>;
  createdAt: Date;
  mailedAt: Date | null;
  /** The time when a member dismissed the notice or its cause ended; null while it is open. */
  dismissedAt: Date | null;
};

/** The largest number of notices shown; more would hide the page below them. */
const OPEN_MAX = 5;
/** The largest number of members read; a company has a handful. */
const MEMBERS_MAX = 500;

const FIELDS = {
  id: true,
  kind: true,
  environment: true,
  detail: true,
  createdAt: true,
  mailedAt: true,
  dismissedAt: true,
} as const;

/**
 * Selects the kinds that this process knows. A newer process on the same database may write kinds for which this
 * process has no text.
 */
const KNOWN = { kind: { in: [...NOTICE_KINDS] } };

/** Urgent notices that no member has dismissed, in both environments, newest first; at most OPEN_MAX. */
export async function listOpenNotices(companyId: string): Promise<NoticeRecord[]> {
  const rows = await inCompany(companyId, (tx) =>
    tx.notice.findMany({
      where: { companyId, dismissedAt: null, kind: { in: [...URGENT_KINDS] } },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: OPEN_MAX,
      select: FIELDS,
    }),
  );
  return rows as NoticeRecord[];
}

/** One notice of this company, about this environment or about both; null if there is none. */
export async function findNotice(scope: Scope, id: string): Promise<NoticeRecord | null> {
  const row = await inScope(scope, (tx) =>
    tx.notice.findFirst({
      where: {
        companyId: scope.companyId,
        id,
        OR: [{ environment: scope.environment }, { environment: null }],
        ...KNOWN,
      },
      select: FIELDS,
    }),
  );
  return row as NoticeRecord | null;
}

/**
 * All notices to the company, in both environments, newest first. Returns at most `limit` notices, and whether more
 * follow.
 */
export async function listNotices(
  companyId: string,
  { limit, after }: { limit: number; after: { createdAt: Date; id: string } | null },
): Promise<{ rows: NoticeRecord[]; hasMore: boolean }> {
  const older = after && [
    { createdAt: { lt: after.createdAt } },
    { createdAt: after.createdAt, id: { lt: after.id } },
  ];
  const rows = await inCompany(companyId, (tx) =>
    tx.notice.findMany({
      where: { companyId, ...KNOWN, ...(older ? { OR: older } : {}) },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit + 1,
      select: FIELDS,
    }),
  );
  return { rows: rows.slice(0, limit) as NoticeRecord[], hasMore: rows.length > limit };
}

/** The kind of this notice; null if the company has no such notice. */
export async function findNoticeKind(companyId: string, id: string): Promise<NoticeKind | null> {
  const row = await inCompany(companyId, (tx) =>
    tx.notice.findFirst({ where: { companyId, id, ...KNOWN }, select: { kind: true } }),
  );
  return (row?.kind as NoticeKind | undefined) ?? null;
}

/** The recipients of a notice of this kind: members who can sign in and who chose it or must receive it. */
export async function listRecipients(
  companyId: string,
  kind: NoticeKind,
): Promise<{ userId: string; email: string }[]> {
  const rows = await inCompany(companyId, (tx) =>
    tx.membership.findMany({
      where: { companyId, user: { disabledAt: null } },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      take: MEMBERS_MAX,
      select: {
        userId: true,
        role: true,
        user: { select: { email: true } },
        preferences: { where: { kind }, select: { byMail: true } },
      },
    }),
  );
  return rows
    .filter(({ role, preferences: [preference] }) => isMailed(kind, role, preference?.byMail))
    .map(({ userId, user }) => ({ userId, email: user.email }));
}

/** The member's choice for each kind of notice, if they made one. */
export async function readPreferences(companyId: string, userId: string): Promise<Map<string, boolean>> {
  const rows = await inCompany(companyId, (tx) =>
    tx.notificationPreference.findMany({
      where: { companyId, userId },
      select: { kind: true, byMail: true },
    }),
  );
  return new Map(rows.map(({ kind, byMail }) => [kind, byMail]));
}

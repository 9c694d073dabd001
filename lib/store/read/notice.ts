import { NOTICE_KINDS, type NoticeKind } from "@/lib/domain/notice";
import type { Environment, Scope } from "@/lib/scope";
import { inCompany, inScope } from "@/lib/store/client";
import type { Role } from "@/prisma/generated/client";

export type NoticeRecord = {
  id: string;
  kind: NoticeKind;
  environment: Environment | null;
  detail: Record<string, string | number>;
  createdAt: Date;
  mailedAt: Date | null;
  /** When somebody put it away, or the trouble was over. */
  dismissedAt: Date | null;
};

/** More than these would hide the page they stand on. */
const OPEN_MAX = 5;
/** A company has a handful of them. */
const READERS_MAX = 50;

const FIELDS = {
  id: true,
  kind: true,
  environment: true,
  detail: true,
  createdAt: true,
  mailedAt: true,
  dismissedAt: true,
} as const;

/** A newer process on the same database may write kinds that this one has no words for. */
const KNOWN = { kind: { in: [...NOTICE_KINDS] } };

/** What the company has been told and nobody has dismissed, of both environments, newest first. */
export async function listOpenNotices(companyId: string): Promise<NoticeRecord[]> {
  const rows = await inCompany(companyId, (tx) =>
    tx.notice.findMany({
      where: { companyId, dismissedAt: null, ...KNOWN },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: OPEN_MAX,
      select: FIELDS,
    }),
  );
  return rows as NoticeRecord[];
}

/** One notice of this company, in this environment or of both; null where there is none. */
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

/** Whom a notice is mailed to: the company's people in these roles who may still sign in. */
export async function listReaders(
  companyId: string,
  roles: readonly Role[],
): Promise<{ userId: string; email: string }[]> {
  const rows = await inCompany(companyId, (tx) =>
    tx.membership.findMany({
      where: { companyId, role: { in: [...roles] }, user: { disabledAt: null } },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      take: READERS_MAX,
      select: { userId: true, user: { select: { email: true } } },
    }),
  );
  return rows.map(({ userId, user }) => ({ userId, email: user.email }));
}

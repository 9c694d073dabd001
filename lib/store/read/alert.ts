import { isId } from "@/lib/ids";
import type { AlertChoice, AlertKind, AlertPace, AlertScope } from "@/lib/rules/alert";
import type { Scope } from "@/lib/scope";
import { inCompany, inScope } from "@/lib/store/client";

type AlertRecord = {
  id: string;
  kind: AlertKind;
  requestId: string;
  /** The user id of the request's current owner; null without an owner. */
  ownerId: string | null;
};

/** Finds one of this scope's alerts (the portal's word is "updates"); null if there is none with this id. */
export async function findAlert(scope: Scope, id: string): Promise<AlertRecord | null> {
  if (!isId("alt", id)) return null;
  const row = await inScope(scope, (tx) =>
    tx.alert.findFirst({
      where: { id, ...scope },
      select: { id: true, kind: true, requestId: true, request: { select: { ownerId: true } } },
    }),
  );
  // The cast is safe: only one function writes this column, and it accepts only this type.
  return row && { id, kind: row.kind as AlertKind, requestId: row.requestId, ownerId: row.request.ownerId };
}

/** The maximum number of members that are read. A company has only a few. */
const MEMBERS_MAX = 500;

export type AlertReader = { userId: string; email: string; scope: AlertScope; isOwner: boolean };

/** Lists the members who can sign in and chose to get updates at this pace. */
export async function listAlertReaders(companyId: string, pace: AlertPace): Promise<AlertReader[]> {
  const rows = await inCompany(companyId, (tx) =>
    tx.membership.findMany({
      where: { companyId, alertPace: pace, alertScope: { not: "none" }, user: { disabledAt: null } },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      take: MEMBERS_MAX,
      select: { userId: true, role: true, alertScope: true, user: { select: { email: true } } },
    }),
  );
  return rows.map(({ userId, role, alertScope, user }) => ({
    userId,
    email: user.email,
    scope: alertScope as AlertScope,
    isOwner: role === "owner",
  }));
}

type AlertCount = { kind: AlertKind; ownerId: string | null; count: number };

/** Counts the updates of one day in Sydney by kind and by the request's current owner. */
export async function countAlerts(scope: Scope, day: string): Promise<AlertCount[]> {
  return inScope(
    scope,
    (tx) => tx.$queryRaw<AlertCount[]>`
      select a.kind, r.owner_id as "ownerId", count(*)::int as count
      from alert a join request r on r.id = a.request_id
      where a.company_id = ${scope.companyId} and a.environment = ${scope.environment}::environment
        and a.created_at >= ${day}::timestamp at time zone 'Australia/Sydney'
        and a.created_at < (${day}::date + 1)::timestamp at time zone 'Australia/Sydney'
      group by 1, 2`,
  );
}

/** Reads which requests' updates the member gets in the browser: none, their own requests' or all. */
export async function readBrowserChoice(companyId: string, userId: string): Promise<AlertScope> {
  const row = await inCompany(companyId, (tx) =>
    tx.membership.findFirst({ where: { companyId, userId }, select: { browserScope: true } }),
  );
  // The cast is safe: only one function writes this column, and it accepts only this type.
  return (row?.browserScope ?? "none") as AlertScope;
}

/** The largest number of updates in one response; the next response has the rest. */
const RECENT_ALERTS_MAX = 20;

/**
 * Lists the updates after the update `after`, oldest first, at most RECENT_ALERTS_MAX. An `ownerId` limits the list to
 * requests of that owner. An empty `after` starts from the first update. `last` is the id to continue from, empty if
 * there is no update yet. If `after` is null or no longer exists, returns only `last`.
 */
export async function listRecentAlerts(
  scope: Scope,
  { after, ownerId }: { after: string | null; ownerId: string | null },
): Promise<{ alerts: { id: string; kind: AlertKind }[]; last: string }> {
  return inScope(scope, async (tx) => {
    const isOurs = after !== null && isId("alt", after);
    const known = isOurs ? await tx.alert.findFirst({ where: { id: after, ...scope } }) : null;
    if (!known && after !== "") {
      const newest = await tx.alert.findFirst({
        where: { ...scope },
        orderBy: [{ createdAt: "desc" }, { id: "desc" }],
        select: { id: true },
      });
      return { alerts: [], last: newest?.id ?? "" };
    }
    const later = known && {
      OR: [{ createdAt: { gt: known.createdAt } }, { createdAt: known.createdAt, id: { gt: known.id } }],
    };
    const rows = await tx.alert.findMany({
      where: { ...scope, ...later },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      take: RECENT_ALERTS_MAX,
      select: { id: true, kind: true, request: { select: { ownerId: true } } },
    });
    const own = rows.filter(({ request }) => ownerId === null || request.ownerId === ownerId);
    const alerts = own.map((row) => ({ id: row.id, kind: row.kind as AlertKind }));
    return { alerts, last: rows.at(-1)?.id ?? after ?? "" };
  });
}

/** Reads the member's choice of email updates: the requests that they are about, and how often they are sent. */
export async function readAlertChoice(companyId: string, userId: string): Promise<AlertChoice> {
  const row = await inCompany(companyId, (tx) =>
    tx.membership.findFirst({
      where: { companyId, userId },
      select: { alertScope: true, alertPace: true },
    }),
  );
  // The casts are safe: only one function writes these columns, and it accepts only these types.
  return {
    scope: (row?.alertScope ?? "none") as AlertScope,
    pace: (row?.alertPace ?? "instant") as AlertPace,
  };
}

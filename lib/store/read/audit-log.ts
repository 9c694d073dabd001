import type { Environment, Scope } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { Prisma } from "@/prisma/generated/client";

export type AuditLogLine = {
  id: string;
  seq: number;
  at: Date;
  environment: Environment | null;
  action: string;
  actorKind: string;
  actorId: string | null;
  /** A member's name, or a key's last four characters; null for other actors. */
  actorName: string | null;
  requestId: string | null;
  /**
   * The member, invited address or key that the action changed; null if the action changed something else or only the
   * actor.
   */
  subjectName: string | null;
  detail: Record<string, string | number | boolean | null>;
  hash: string;
};

export type AuditFilter = {
  limit: number;
  after: { createdAt: Date; id: string } | null;
  where?: "environment" | "company" | undefined;
  actorKind?: string | undefined;
  actorId?: string | undefined;
  action?: string | undefined;
  requestId?: string | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
};

function conditions(filter: AuditFilter): Prisma.Sql {
  const { actorKind, actorId, action, requestId, since, until, after } = filter;
  const all = [Prisma.sql`true`];
  if (actorKind) all.push(Prisma.sql`e.actor_kind = ${actorKind}`);
  if (actorId) all.push(Prisma.sql`e.actor_id = ${actorId}`);
  if (action) all.push(Prisma.sql`e.action = ${action}`);
  if (requestId) all.push(Prisma.sql`e.request_id = ${requestId}`);
  if (since) all.push(Prisma.sql`e.at >= ${since}`);
  if (until) all.push(Prisma.sql`e.at < ${until}`);
  // In this list, the cursor's id is the number of an entry (seq).
  if (after) all.push(Prisma.sql`(e.at, e.seq) < (${after.createdAt}, ${Number(after.id)})`);
  return Prisma.join(all, " and ");
}

/**
 * Merges two index scans: entries of this environment, and entries without an environment. A page without other
 * conditions then takes the same time however long the log is.
 */
function entries({ companyId, environment }: Scope, filter: AuditFilter): Prisma.Sql {
  const part = (holds: Prisma.Sql) => Prisma.sql`
    (select * from audit_entry e where e.company_id = ${companyId} and ${holds} and ${conditions(filter)}
      order by e.at desc, e.seq desc limit ${filter.limit + 1})`;
  const own = part(
    environment === "live" ? Prisma.sql`e.environment = 'live'` : Prisma.sql`e.environment = 'test'`,
  );
  const both = part(Prisma.sql`e.environment is null`);
  if (filter.where === "environment") return own;
  return filter.where === "company" ? both : Prisma.sql`${own} union all ${both}`;
}

const read = (tx: Tx, scope: Scope, filter: AuditFilter) => tx.$queryRaw<AuditLogLine[]>`
  select e.id, e.seq, e.at, e.environment::text as environment, e.action, e.actor_kind as "actorKind",
    e.actor_id as "actorId", e.request_id as "requestId", e.detail, e.hash,
    case e.actor_kind
      when 'member' then (select u.name from app_user u where u.id = e.actor_id)
      when 'key' then (select k.last_four from api_key k where k.id = e.actor_id) end as "actorName",
    coalesce(
      (select u.name from app_user u where u.id = coalesce(e.detail->>'member_id', e.detail->>'owner_id')
        and u.id is distinct from e.actor_id),
      (select i.email from invitation i where i.company_id = e.company_id and i.id = e.detail->>'invitation_id'),
      (select 'API key …' || k.last_four from api_key k
        where k.company_id = e.company_id and k.id = e.detail->>'key_id')) as "subjectName"
  from (select * from (${entries(scope, filter)}) merged order by at desc, seq desc limit ${filter.limit + 1}) e
  order by e.at desc, e.seq desc`;

/**
 * Lists the audit entries of this environment and of the company as a whole that match `filter`, newest first: at most
 * `limit`, and whether more follow.
 */
export async function listAuditLog(
  scope: Scope,
  filter: AuditFilter,
): Promise<{ rows: AuditLogLine[]; hasMore: boolean }> {
  const rows = await inScope(scope, (tx) => read(tx, scope, filter));
  return { rows: rows.slice(0, filter.limit), hasMore: rows.length > filter.limit };
}

/** The cursor with which the list continues after this line. */
export const positionOf = ({ at, seq }: Pick<AuditLogLine, "at" | "seq">) => ({
  createdAt: at,
  id: String(seq),
});

/**
 * Returns the names of the members and keys in these lines, by id: actors and owners, including former members and
 * revoked keys.
 */
export async function nameActors(
  scope: Scope,
  lines: readonly { actorKind: string; actorId: string | null; detail?: Record<string, unknown> }[],
): Promise<Map<string, string>> {
  const idsOf = (kind: string) => [
    ...new Set(lines.flatMap(({ actorKind, actorId }) => (actorKind === kind && actorId ? [actorId] : []))),
  ];
  const owners = lines.flatMap(({ detail }) =>
    typeof detail?.owner_id === "string" ? [detail.owner_id] : [],
  );
  const [members, keys] = [[...new Set([...idsOf("member"), ...owners])], idsOf("key")];
  const rows = await inScope(
    scope,
    (tx) => tx.$queryRaw<{ id: string; name: string }[]>`
      select id, name from app_user where id = any(${members})
      union all
      select id, 'API key …' || last_four from api_key where company_id = ${scope.companyId} and id = any(${keys})`,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

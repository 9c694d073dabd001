import { notFound } from "@/lib/errors";
import { isId } from "@/lib/ids";
import type { Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { Prisma } from "@/prisma/generated/client";

type CallLine = {
  id: string;
  createdAt: Date;
  method: string;
  route: string | null;
  path: string;
  query: string | null;
  requestId: string | null;
  callId: string;
  status: number;
  errorCode: string | null;
  durationMs: number;
  replayed: boolean;
  keyLastFour: string | null;
};

/** A call with its redacted request and response. */
export type CallRecord = CallLine & { requestBody: string | null; responseBody: string | null };

type CallFilter = {
  limit: number;
  after: { createdAt: Date; id: string } | null;
  method?: string | undefined;
  /** The first digit of the response's status. */
  statusClass?: number | undefined;
  route?: string | undefined;
  requestId?: string | undefined;
  callId?: string | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
};

const LINE = Prisma.sql`c.id, c.created_at as "createdAt", c.method, c.route, c.path, c.query, c.request_id as "requestId",
  c.call_id as "callId", c.status, c.error_code as "errorCode", c.duration_ms as "durationMs", c.replayed,
  (select k.last_four from api_key k where k.id = c.key_id) as "keyLastFour"`;

/**
 * The condition for calls of one environment. The environment is a literal, because each partial index covers one
 * environment and a parameter would not match it.
 */
const ofEnvironment = (scope: Scope) =>
  scope.environment === "live" ? Prisma.sql`c.environment = 'live'` : Prisma.sql`c.environment = 'test'`;

/**
 * The route as text; empty for an unknown path. Written exactly as in the index on kinds of calls, so that the index
 * applies.
 */
const ROUTE = Prisma.sql`case when c.route is null then '' else c.route end`;

const ofScope = (scope: Scope) => Prisma.sql`c.company_id = ${scope.companyId} and ${ofEnvironment(scope)}`;

/**
 * The conditions on a call's time. The indexes that list calls are sorted by time, so they skip calls outside the
 * range.
 */
function placed({ since, until, after }: CallFilter): Prisma.Sql {
  const all = [Prisma.sql`true`];
  if (since) all.push(Prisma.sql`c.created_at >= ${since}`);
  if (until) all.push(Prisma.sql`c.created_at < ${until}`);
  if (after) all.push(Prisma.sql`(c.created_at, c.id) < (${after.createdAt}::timestamptz, ${after.id})`);
  return Prisma.join(all, " and ");
}

/** The conditions on the kind of a call: its method, status and route. Null if the filter has none of them. */
function ofKind({ method, statusClass, route }: CallFilter): Prisma.Sql | null {
  const all: Prisma.Sql[] = [];
  if (method) all.push(Prisma.sql`method = ${method}`);
  if (statusClass)
    all.push(Prisma.sql`status >= ${statusClass * 100} and status < ${statusClass * 100 + 100}`);
  if (route) all.push(Prisma.sql`route = ${route}`);
  return all.length > 0 ? Prisma.join(all, " and ") : null;
}

/**
 * A page of the calls whose kind (method, status and route) meets the condition `chosen`. Steps through the index
 * from one kind to the next; a company has a few dozen kinds. Reads the calls of each matching kind in chronological
 * order. A filter thus takes the same time whether it matches many calls, few or none.
 */
const pageOfKinds = (scope: Scope, filter: CallFilter, chosen: Prisma.Sql) => Prisma.sql`
  with recursive kind as (
    (select c.method, c.status, ${ROUTE} as route from api_call c where ${ofScope(scope)}
      order by c.method, c.status, ${ROUTE} limit 1)
    union all
    select following.* from kind k cross join lateral (
      select c.method, c.status, ${ROUTE} as route from api_call c
      where ${ofScope(scope)} and (c.method, c.status, ${ROUTE}) > (k.method, k.status, k.route)
      order by c.method, c.status, ${ROUTE} limit 1) following)
  select found.id from (select * from kind where ${chosen}) k cross join lateral (
    select c.id, c.created_at from api_call c
    where ${ofScope(scope)} and c.method = k.method and c.status = k.status and ${ROUTE} = k.route
      and ${placed(filter)}
    order by c.created_at desc, c.id desc limit ${filter.limit + 1}) found
  order by found.created_at desc, found.id desc limit ${filter.limit + 1}`;

/**
 * A page of calls, newest first. `chosen` is the condition on the kind of call. Set it only if the filter has a request
 * id or a call id. Such an id matches only a few calls, so the database can check each of them.
 */
function pageInOrder(scope: Scope, filter: CallFilter, chosen: Prisma.Sql | null): Prisma.Sql {
  const { requestId, callId } = filter;
  const all = [ofScope(scope), placed(filter)];
  if (requestId) all.push(Prisma.sql`c.request_id = ${requestId}`);
  if (callId) all.push(Prisma.sql`c.call_id = ${callId}`);
  if (chosen) all.push(chosen);
  return Prisma.sql`
    select c.id from api_call c where ${Prisma.join(all, " and ")}
    order by c.created_at desc, c.id desc limit ${filter.limit + 1}`;
}

function page(scope: Scope, filter: CallFilter): Prisma.Sql {
  const chosen = ofKind(filter);
  const isOfFew = Boolean(filter.requestId || filter.callId);
  return chosen && !isOfFew ? pageOfKinds(scope, filter, chosen) : pageInOrder(scope, filter, chosen);
}

/**
 * Calls with the keys of this company and environment, newest first. Returns at most `limit` calls, and whether more
 * follow. Every filter uses an index, so the page is found quickly however many calls are stored.
 */
export async function listCalls(
  scope: Scope,
  filter: CallFilter,
): Promise<{ rows: CallLine[]; hasMore: boolean }> {
  const rows = await inScope(
    scope,
    (tx) => tx.$queryRaw<CallLine[]>`
      select ${LINE} from (${page(scope, filter)}) page
      join api_call c on c.id = page.id
      order by c.created_at desc, c.id desc`,
  );
  return { rows: rows.slice(0, filter.limit), hasMore: rows.length > filter.limit };
}

/** Returns one logged call. Throws not_found. */
export async function getCall(scope: Scope, id: string): Promise<CallRecord> {
  if (!isId("cll", id)) throw notFound();
  const [row] = await inScope(
    scope,
    (tx) => tx.$queryRaw<CallRecord[]>`
      select ${LINE}, c.request_body as "requestBody", c.response_body as "responseBody"
      from api_call c where c.id = ${id} and c.company_id = ${scope.companyId} and ${ofEnvironment(scope)}`,
  );
  if (!row) throw notFound();
  return row;
}

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

function conditions(scope: Scope, filter: CallFilter): Prisma.Sql {
  const { method, statusClass, route, requestId, callId, since, until, after } = filter;
  const all = [Prisma.sql`c.company_id = ${scope.companyId}`, ofEnvironment(scope)];
  if (method) all.push(Prisma.sql`c.method = ${method}`);
  if (statusClass)
    all.push(Prisma.sql`c.status >= ${statusClass * 100} and c.status < ${statusClass * 100 + 100}`);
  if (route) all.push(Prisma.sql`c.route = ${route}`);
  if (requestId) all.push(Prisma.sql`c.request_id = ${requestId}`);
  if (callId) all.push(Prisma.sql`c.call_id = ${callId}`);
  if (since) all.push(Prisma.sql`c.created_at >= ${since}`);
  if (until) all.push(Prisma.sql`c.created_at < ${until}`);
  if (after) all.push(Prisma.sql`(c.created_at, c.id) < (${after.createdAt}, ${after.id})`);
  return Prisma.join(all, " and ");
}

/**
 * Calls with the keys of this company and environment, newest first. Returns at most `limit` calls, and whether more
 * follow. A covering index finds the page, so only the page's rows are read.
 */
export async function listCalls(
  scope: Scope,
  filter: CallFilter,
): Promise<{ rows: CallLine[]; hasMore: boolean }> {
  const rows = await inScope(
    scope,
    (tx) => tx.$queryRaw<CallLine[]>`
      select ${LINE} from (
        select c.id from api_call c where ${conditions(scope, filter)}
        order by c.created_at desc, c.id desc limit ${filter.limit + 1}) page
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

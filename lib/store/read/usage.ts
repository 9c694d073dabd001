import { type CountedSpan, findMedianSpan } from "@/lib/rules/median-span";
import type { ReportType, Status } from "@/lib/rules/request";
import type { UsageUnit } from "@/lib/rules/usage-unit";
import type { Scope } from "@/lib/scope";
import { inScope, type Tx } from "@/lib/store/client";
import { inEnvironment } from "@/lib/store/read/one-environment";
import { Prisma } from "@/prisma/generated/client";

/** A company's usage over a range of Sydney days. The `day` of a week or month is its first day in the range. */
type Usage = {
  requests: { day: string; reportType: ReportType; status: Status; count: number }[];
  calls: { day: string; statusClass: number; count: number }[];
  deliveries: { day: string; state: string; count: number }[];
  messages: { day: string; action: string; count: number }[];
  funnel: Funnel;
};

/**
 * The progress of the requests created in the range. Each duration is the median in seconds, rounded by its size to
 * whole seconds, minutes, hours or days.
 */
type Funnel = {
  sent: number;
  opened: number;
  consented: number;
  ready: number;
  openSeconds: number | null;
  consentSeconds: number | null;
  readySeconds: number | null;
};

type Range = { from: string; to: string; since: Date; until: Date };
type UsageQuery = Range & { unit: UsageUnit };

/** The label of a day: the first day of its week or month, but not before the start of the range. */
const shown = ({ unit, from }: UsageQuery, day: Prisma.Sql) =>
  unit === "day" ? day : Prisma.sql`greatest(${FIRST_DAYS[unit](day)}, ${from}::date)`;

/** The first day of the unit (day, week or month) that contains a day. Weeks start on Monday. */
const FIRST_DAYS: Readonly<Record<UsageUnit, (day: Prisma.Sql) => Prisma.Sql>> = {
  day: (day) => day,
  week: (day) => Prisma.sql`date_trunc('week', ${day}::timestamp)::date`,
  month: (day) => Prisma.sql`date_trunc('month', ${day}::timestamp)::date`,
};

/**
 * Reads stored counters, which are updated when a request, message, call or delivery happens. So the time that it
 * takes to read a year does not grow with their number.
 */
export async function readUsage(scope: Scope, range: Range, unit: UsageUnit = "day"): Promise<Usage> {
  const asked = { ...range, unit };
  return inScope(scope, async (tx) => {
    const counts = await readCounts(tx, scope, asked);
    const requests = counts.filter(isOf("request")).map(({ day, kind, state, count }) => ({
      day: day ?? "",
      reportType: kind as ReportType,
      status: state as Status,
      count,
    }));
    const messages = counts
      .filter(isOf("request.invited", "request.reminded"))
      .map(({ day, what, count }) => ({ day: day ?? "", action: what, count }));
    const calls = await countCalls(tx, scope, asked);
    const deliveries = await countDeliveries(tx, scope, asked);
    return { requests, messages, calls, deliveries, funnel: toFunnel(counts) };
  });
}

/** A row of counts. `day` is set for a daily figure, and `seconds` for a step of a request. */
type Count = {
  day: string | null;
  what: "request" | "opened" | "consented" | "ready" | "request.invited" | "request.reminded";
  kind: string | null;
  state: string | null;
  seconds: number | null;
  count: number;
};

const isOf =
  (...kinds: Count["what"][]) =>
  ({ what }: Count) =>
    kinds.includes(what);

function readCounts(tx: Tx, scope: Scope, asked: UsageQuery): Promise<Count[]> {
  const { from, to } = asked;
  return tx.$queryRaw<Count[]>`
    select to_char(shown, 'YYYY-MM-DD') as day, what, kind, state, seconds, count from (
      select case when what like 'request%' then ${shown(asked, Prisma.sql`day`)} end as shown, what, kind, state, span_seconds as seconds,
        sum(count)::int as count
      from usage_count where company_id = ${scope.companyId} and ${inEnvironment(scope)}
        and day >= ${from}::date and day <= ${to}::date
      group by 1, 2, 3, 4, 5 having sum(count) <> 0) counted
    order by shown, what, kind, state, seconds`;
}

function toFunnel(counts: readonly Count[]): Funnel {
  const total = (what: Count["what"]) => counts.filter(isOf(what)).reduce((sum, { count }) => sum + count, 0);
  const median = (what: Count["what"]) => {
    const known = counts.filter(
      (row): row is Count & CountedSpan => row.what === what && row.seconds !== null,
    );
    return findMedianSpan(known);
  };
  return {
    sent: total("request"),
    opened: total("opened"),
    consented: total("consented"),
    ready: total("ready"),
    openSeconds: median("opened"),
    consentSeconds: median("consented"),
    readySeconds: median("ready"),
  };
}

function countCalls(tx: Tx, scope: Scope, asked: UsageQuery): Promise<Usage["calls"]> {
  const { from, to } = asked;
  return tx.$queryRaw<Usage["calls"]>`
    select to_char(shown, 'YYYY-MM-DD') as day, "statusClass", count from (
      select ${shown(asked, Prisma.sql`day`)} as shown, status_class as "statusClass", sum(calls)::int as count
      from api_call_day where company_id = ${scope.companyId} and ${inEnvironment(scope)}
        and day >= ${from}::date and day <= ${to}::date group by 1, 2) counted
    order by shown, 2`;
}

/**
 * Counts deliveries by day and state. The daily counters contain all deliveries, in any state. Deliveries that have
 * not arrived are few and have an index, so this statement counts them. The difference is the number delivered. One
 * statement reads both, so that the two counts are of the same moment.
 */
function countDeliveries(tx: Tx, scope: Scope, asked: UsageQuery): Promise<Usage["deliveries"]> {
  const { from, to, since, until } = asked;
  const day = Prisma.sql`(created_at at time zone 'Australia/Sydney')::date`;
  return tx.$queryRaw<Usage["deliveries"]>`
    with written as (
      select ${shown(asked, Prisma.sql`day`)} as shown, sum(deliveries) as n
      from delivery_day where company_id = ${scope.companyId} and ${inEnvironment(scope)}
        and day >= ${from}::date and day <= ${to}::date group by 1
    ), open as (
      select ${shown(asked, day)} as shown, state, count(*) as n
      from delivery where company_id = ${scope.companyId} and ${inEnvironment(scope)} and state <> 'delivered'
        and created_at >= ${since} and created_at < ${until} group by 1, 2
    )
    select to_char(shown, 'YYYY-MM-DD') as day, state, n::int as count from (
      select shown, state, n from open
      union all
      select w.shown, 'delivered', w.n - coalesce((select sum(o.n) from open o where o.shown = w.shown), 0)
      from written w) counted
    where n <> 0 order by shown, state`;
}

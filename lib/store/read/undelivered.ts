import type { Scope } from "@/lib/scope";
import { inScope } from "@/lib/store/client";
import { inEnvironment } from "@/lib/store/read/one-environment";

/** Missing and failing deliveries are each counted only up to this number. */
const COUNTED_MAX = 10_000;

/**
 * Counts of deliveries. `…IsLeast` is true if counting stopped at the limit, so that the true number may be larger.
 */
type Undelivered = {
  missing: number;
  failing: number;
  missingIsLeast: boolean;
  failingIsLeast: boolean;
};

type Counted = { missing: number; failing: number; tried: number; unaddressed: number };

/**
 * Counts deliveries since `since` that have not arrived. A delivery is one event for one endpoint. A `missing`
 * delivery is no longer tried or is dead-lettered. A `failing` delivery was tried and is due to be tried again.
 * Excludes test events, and first attempts that are still running. An event that was
 * recorded without a delivery counts too, unless it has got a delivery since.
 *
 * Reads only deliveries that have not arrived and events without a delivery. Both are few, even if many deliveries
 * arrived.
 */
export async function countUndelivered(scope: Scope, since: Date): Promise<Undelivered> {
  const [row] = await inScope(
    scope,
    (tx) => tx.$queryRaw<Counted[]>`
      with listening as (
        select w.id, w.event_types, w.is_default, w.created_at from webhook_endpoint w
        where w.company_id = ${scope.companyId} and w.${inEnvironment(scope)}
          and (w.url is not null or (w.is_default and not exists (select from webhook_endpoint o
            where o.company_id = w.company_id and o.environment = w.environment and o.url is not null)))
      ), stopped as (
        select o.subject_id as id from outbox o
        where o.company_id = ${scope.companyId} and o.${inEnvironment(scope)} and o.name = 'deliver'
          and o.done_at is null and o.parked_at is not null
      ), undelivered as materialized (
        select d.id, d.event_id, d.endpoint_id, d.state, d.attempts from delivery d
        where d.company_id = ${scope.companyId} and d.${inEnvironment(scope)} and d.state <> 'delivered'
          and d.delivered_at is null and d.created_at >= ${since}
      ), tried as (
        select d.state = 'pending' and d.id not in (select id from stopped) as retried, d.event_id from undelivered d
          join listening w on w.id = d.endpoint_id
        where d.state <> 'pending' or d.attempts > 0 or d.id in (select id from stopped)
        limit ${COUNTED_MAX}
      ), open as (
        select t.retried from tried t join event e on e.id = t.event_id
        where e.request_id is not null and e.created_at >= ${since}
      ), unaddressed as (
        select e.id from event e
          join listening w on (w.event_types = '{}' or e.type = any(w.event_types))
            and (w.is_default or e.created_at >= w.created_at)
        where e.company_id = ${scope.companyId} and e.${inEnvironment(scope)} and not e.addressed
          and e.request_id is not null and e.created_at >= ${since}
          and not exists (select 1 from delivery d where d.event_id = e.id and d.endpoint_id = w.id)
        limit ${COUNTED_MAX}
      )
      select (select count(*) from open where not retried)::int + (select count(*) from unaddressed)::int as missing,
        (select count(*) from open where retried)::int as failing,
        (select count(*) from tried)::int as tried, (select count(*) from unaddressed)::int as unaddressed`,
  );
  const { missing = 0, failing = 0, tried = 0, unaddressed = 0 } = row ?? {};
  const failingIsLeast = tried >= COUNTED_MAX;
  return { missing, failing, failingIsLeast, missingIsLeast: failingIsLeast || unaddressed >= COUNTED_MAX };
}

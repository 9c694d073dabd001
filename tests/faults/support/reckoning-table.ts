/**
 * Selects the rows of companies to check. `$1` is a name pattern that matches companies to skip, because an earlier,
 * failed case left them inconsistent. Every query below is a condition for the whole database once the product has
 * recovered. Each query lists violations, and its column `is` describes each violation.
 */
const OURS = "company_id in (select id from company where name not like $1)";
/** Excludes firms whose endpoint was switched off on purpose, because their deliveries never arrive. */
const LISTENS = `exists (select 1 from webhook_endpoint w where w.id = d.endpoint_id and w.url is not null
  and w.disabled_at is null) and not exists (select 1 from company c where c.id = d.company_id and c.name like '%(switched off)')`;

const NOT_READY = `
  select r.id || ' has all its data and is ' || r.stage as is from request r
  join consent c on c.request_id = r.id
  join sandbox_user u on u.id = c.user_ref and u.deleted_at is null
  join company_settings s on s.company_id = r.company_id
  where r.${OURS} and r.status in ('pending_consent', 'pending_data')
    and not (r.stage = 'awaiting_share' and s.share_mode = 'customer_review')
    and coalesce(u.scenario, '') <> 'upstream_down'
    and exists (select 1 from sandbox_consent k where k.user_id = u.id and k.revoked_at is null and k.complete_at <= now())
    and not exists (select 1 from sandbox_consent k where k.user_id = u.id and k.revoked_at is null and k.complete_at > now())
  union all
  select r.id || ' has a consent that ended with its report and is ' || r.stage from request r
  join consent c on c.request_id = r.id
  where r.${OURS} and r.status in ('pending_consent', 'pending_data') and c.ended_at is not null
    and r.stage <> 'awaiting_share'`;

const NOT_WITHDRAWN = `
  select r.id || ' was revoked at the bank and is ' || r.status as is from request r
  join consent c on c.request_id = r.id
  where r.${OURS} and r.status in ('pending_data', 'ready')
    and exists (select 1 from sandbox_consent k where k.user_id = c.user_ref and k.revoked_at is not null)
    and not exists (select 1 from sandbox_consent k where k.user_id = c.user_ref and k.revoked_at is null)`;

const REPORTS = `
  select r.id || ' is at generation ' || r.generation || ' and has reports '
    || coalesce(string_agg(p.generation::text, ',' order by p.generation), 'none') as is
  from request r left join report p on p.request_id = r.id where r.${OURS}
  group by r.id, r.generation
  having coalesce(array_agg(p.generation order by p.generation) filter (where p.id is not null), '{}')
    <> array(select g from generate_series(1, r.generation) g order by g)`;

/** Each expected event exists exactly once per request, type and generation, and no unexpected event exists. */
const EVENTS = `
  with expected as (
    select id as request_id, 'consent.completed' as type, 0 as generation from request where ${OURS} and consented_at is not null
    union all select id, 'report.ready', 1 from request where ${OURS} and ready_at is not null
    union all select r.id, 'report.awaiting_share', 1 from request r join company_settings s on s.company_id = r.company_id
      where r.${OURS} and s.share_mode = 'customer_review' and r.generation >= 1
    union all select r.id, 'report.refreshed', g from request r, generate_series(2, r.generation) g where r.${OURS}
    union all select id, 'request.withdrawn', generation from request where ${OURS} and status = 'withdrawn'
  ), actual as (
    select request_id, type, generation, count(*) as times from event where ${OURS} and not simulated group by 1, 2, 3
  )
  select coalesce(e.request_id, a.request_id) || ' has ' || coalesce(a.times, 0) || ' × ' || coalesce(e.type, a.type)
    || ' of generation ' || coalesce(e.generation, a.generation) || case when e.type is null then ', and should have none' else '' end as is
  from expected e full join actual a using (request_id, type, generation)
  where e.type is null or a.times is distinct from 1`;

const DELIVERIES = `
  select 'delivery ' || d.id || ' of ' || e.type || ' is ' || d.state || ' after ' || d.attempts as is
  from delivery d join event e on e.id = d.event_id where d.${OURS} and d.state <> 'delivered' and ${LISTENS}
  union all
  select 'event ' || e.id || ' has no delivery' from event e where e.${OURS}
    and exists (select 1 from webhook_endpoint w where w.company_id = e.company_id and w.environment = e.environment
      and w.url is not null and w.disabled_at is null)
    and not exists (select 1 from company c where c.id = e.company_id and c.name like '%(switched off)')
    and not exists (select 1 from delivery d where d.event_id = e.id)`;

const WORK = `
  select o.name || ' of ' || o.subject_id || case when o.parked_at is not null then ' is dead-lettered' when o.lease_until > now()
    then ' is under way' else ' is due' end || ', attempt ' || o.attempts || coalesce(', last error ' || o.last_error, '') as is
  from outbox o where o.${OURS} and o.done_at is null
    and (o.parked_at is not null or o.available_at <= now() or o.lease_until > now())`;

const WAITING = `
  select r.id || ' was due to be purged at ' || r.purge_at as is from request r
    where r.${OURS} and r.status = 'ready' and r.purge_at < now()
  union all
  select r.id || ' awaits sharing, and no work will end the wait' from request r
    where r.${OURS} and r.stage = 'awaiting_share' and not exists (select 1 from outbox o
      where o.subject_id = r.id and o.name = 'expire_share' and o.done_at is null and o.parked_at is null)
  union all
  select c.request_id || ' has ended and upstream has not confirmed it' from consent c
    where c.${OURS} and c.ended_at is not null and c.upstream_ended_at is null`;

const ERASED = `
  select r.id || ' is ' || r.status || ' and keeps ' || what as is from request r, lateral (
    select 'its data key' as what where r.data_key_wrapped is not null
    union all select 'contact details' where r.contact_sealed is not null or r.invite_sealed is not null
    union all select 'a snapshot' where exists (select 1 from snapshot s where s.request_id = r.id)
    union all select 'a note' where exists (select 1 from customer_note n where n.request_id = r.id)
    union all select 'a document' where exists (select 1 from report p where p.request_id = r.id and p.document_sealed is not null)
    union all select 'its bank''s reference' where exists (select 1 from consent c where c.request_id = r.id and c.user_ref is not null)
  ) kept where r.${OURS} and r.status in ('withdrawn', 'purged')
  union all
  select p.request_id || ' keeps the document of generation ' || p.generation || ', superseded' from report p
    join request r on r.id = p.request_id where r.${OURS} and p.generation < r.generation and p.document_sealed is not null
  union all
  select p.request_id || ' is ready and its report is gone' from report p
    join request r on r.id = p.request_id where r.${OURS} and r.status = 'ready' and p.generation = r.generation
    and p.document_sealed is null
  union all
  select s.request_id || ' keeps the data of generation ' || s.generation || ', superseded' from snapshot s
    join request r on r.id = s.request_id where r.${OURS} and s.generation < r.generation
  union all
  select 'the bank still shares data of ' || k.user_id || ', who belongs to no request' from sandbox_consent k
    where k.revoked_at is null and not exists (select 1 from consent c where c.user_ref = k.user_id)`;

/** The audit log contains each event, each created request and each purge once. */
const AUDIT = `
  with told as (
    select request_id, action, count(*) as times from audit_entry
    where ${OURS} and request_id is not null and action in ('consent.completed', 'report.awaiting_share', 'report.ready',
      'report.refreshed', 'request.withdrawn', 'request.created', 'request.purged') group by 1, 2
  ), happened as (
    select request_id, type as action, count(*) as times from event where ${OURS} and not simulated group by 1, 2
    union all select id, 'request.created', 1 from request where ${OURS}
    union all select id, 'request.purged', 1 from request where ${OURS} and status = 'purged'
  )
  select coalesce(t.request_id, h.request_id) || ': ' || coalesce(t.action, h.action) || ' happened ' || coalesce(h.times, 0)
    || ' times and is recorded ' || coalesce(t.times, 0) || ' times' as is
  from told t full join happened h using (request_id, action) where t.times is distinct from h.times`;

export const RECKONING = {
  "a request is not ready": NOT_READY,
  "a request is not withdrawn": NOT_WITHDRAWN,
  "a generation does not have exactly one report": REPORTS,
  "the events are not the expected ones": EVENTS,
  "an event was not delivered": DELIVERIES,
  "the outbox has unfinished work": WORK,
  "due work is not done": WAITING,
  "erased data is left": ERASED,
  "the audit log is not complete": AUDIT,
} as const;

-- Leases due work. `kinds` is a list of {names, room, per_company}. For each kind, leases at most `room` rows. All
-- processes together run at most `per_company` rows of one concurrency pool. The pool of a delivery is its webhook
-- endpoint (the column `lane`); the pool of all other work is its company. Pools take turns. Rows sent to Inngest are
-- due again after `again_after`. Also returns the milliseconds until more work is due.
--
-- Selects candidates first and then locks them by primary key: a new table has no statistics, so for a single statement
-- the planner could choose a slow plan. Plans are made once for each connection. If each call made a new plan, it would
-- take 10 ms instead of 0.6 ms with nothing due, and 13 ms instead of 1.3 ms with 2,500 rows waiting.
create or replace function claim_work(kinds json, lease_seconds int, token text, again_after interval)
  returns json language plpgsql
  set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  seen_most constant int := 1000;
  kind record;
  candidates text[];
  taken json[] := '{}';
  part json;
  due_in int;
begin
  perform set_config('app.worker', 'on', true);
  for kind in select k.names, k.room, k.per_company
      from json_to_recordset(kinds) k(names text[], room int, per_company int) where k.room > 0 loop
    with held as (
      select coalesce(o.lane, o.company_id) as lane, count(*) as held from outbox o
        where o.done_at is null and o.lease_until > now() and o.name = any(kind.names) group by 1
    ), names as (
      select n as name, (select count(*) from (
          select 1 from outbox o where o.name = n and o.done_at is null and o.parked_at is null and o.available_at <= now()
            limit seen_most) x) as seen
        from unnest(kind.names) n
    ), due as (
      select d.id, d.lane, d.available_at from names s cross join lateral (
        select o.id, coalesce(o.lane, o.company_id) as lane, o.available_at from outbox o
          where s.seen < seen_most and o.name = s.name and o.done_at is null and o.parked_at is null
            and o.available_at <= now() and (o.lease_until is null or o.lease_until <= now())
            and (o.sent_at is null or o.sent_at < now() - again_after)
          order by o.available_at limit seen_most) d
      union all
      select d.id, f.lane, d.available_at from (select s.name from names s where s.seen >= seen_most) s
        cross join lateral waiting_lanes(s.name) f(lane) cross join lateral (
        select o.id, o.available_at from outbox o
          where o.name = s.name and coalesce(o.lane, o.company_id) = f.lane and o.done_at is null and o.parked_at is null
            and o.available_at <= now() and (o.lease_until is null or o.lease_until <= now())
            and (o.sent_at is null or o.sent_at < now() - again_after)
          order by o.available_at limit kind.per_company) d
    ), turns as (
      select d.id, d.available_at, row_number() over (partition by d.lane order by d.available_at, d.id)
          + coalesce(h.held, 0) as turn
        from due d left join held h on h.lane = d.lane
    )
    -- Selects more candidates than there is room for, because another worker may be claiming the same rows.
    select array_agg(t.id) into candidates from (
      select u.id from turns u where u.turn <= kind.per_company order by u.turn, u.available_at limit kind.room * 4) t;
    continue when candidates is null;
    with chosen as (
      select o.id from outbox o
        where o.id = any(candidates) and coalesce(o.done_at, o.parked_at) is null
          and (o.lease_until is null or o.lease_until <= now())
        order by array_position(candidates, o.id) limit kind.room for update skip locked
    ), claimed as (
      update outbox o set attempts = o.attempts + 1, lease_token = token,
          lease_until = now() + make_interval(secs => lease_seconds)
        where o.id in (select c.id from chosen c)
        returning o.id, o.name, o.company_id, o.environment, o.subject_id, coalesce(o.lane, o.company_id) as lane, o.attempts,
          o.failures, o.sent_at, o.available_at
    )
    select json_agg(c order by c.available_at, c.id) into part from claimed c;
    if part is not null then taken := array_append(taken, part); end if;
  end loop;
  select ceil(extract(epoch from min(d.available_at) - now()) * 1000)::int into due_in
    from json_to_recordset(kinds) k(names text[]) cross join lateral unnest(k.names) n cross join lateral (
      select o.available_at from outbox o
        where o.name = n and o.done_at is null and o.parked_at is null
          and o.available_at > now() and o.available_at < now() + interval '1 hour'
        order by o.available_at limit 1) d;
  return json_build_object('claimed', array_to_json(taken), 'due_in_ms', due_in);
end $$;

-- Lists companies that have unfinished work of this kind, due or not, with one index lookup per company.
create function waiting_companies(of_name text) returns setof text language sql stable set enable_seqscan = off as $$
  with recursive firms as (
    (select o.company_id from outbox o where o.name = of_name and o.done_at is null and o.parked_at is null
      order by o.company_id limit 1)
    union all
    select (select o.company_id from outbox o where o.name = of_name and o.done_at is null and o.parked_at is null
        and o.company_id > f.company_id order by o.company_id limit 1)
      from firms f where f.company_id is not null
  )
  select f.company_id from firms f where f.company_id is not null
$$;

create function claim_work(kinds json, lease_seconds int, token text, again_after interval)
  returns json language plpgsql set enable_seqscan = off as $$
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
      select o.company_id, count(*) as held from outbox o
        where o.done_at is null and o.lease_until > now() and o.name = any(kind.names) group by 1
    ), names as (
      select n as name, (select count(*) from (
          select 1 from outbox o where o.name = n and o.done_at is null and o.parked_at is null and o.available_at <= now()
            limit seen_most) x) as seen
        from unnest(kind.names) n
    ), due as (
      select d.id, d.company_id, d.available_at from names s cross join lateral (
        select o.id, o.company_id, o.available_at from outbox o
          where s.seen < seen_most and o.name = s.name and o.done_at is null and o.parked_at is null
            and o.available_at <= now() and (o.lease_until is null or o.lease_until <= now())
            and (o.sent_at is null or o.sent_at < now() - again_after)
          order by o.available_at limit seen_most) d
      union all
      select d.id, d.company_id, d.available_at from (select s.name from names s where s.seen >= seen_most) s
        cross join lateral waiting_companies(s.name) f(company_id) cross join lateral (
        select o.id, o.company_id, o.available_at from outbox o
          where o.name = s.name and o.company_id = f.company_id and o.done_at is null and o.parked_at is null
            and o.available_at <= now() and (o.lease_until is null or o.lease_until <= now())
            and (o.sent_at is null or o.sent_at < now() - again_after)
          order by o.available_at limit kind.per_company) d
    ), turns as (
      select d.id, d.available_at, row_number() over (partition by d.company_id order by d.available_at, d.id)
          + coalesce(h.held, 0) as turn
        from due d left join held h on h.company_id = d.company_id
    )
    -- More candidates than needed, because another worker may take some of them.
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
        returning o.id, o.name, o.company_id, o.environment, o.subject_id, o.attempts, o.failures, o.sent_at, o.available_at
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

create function finish_work(work_id text, next_name text, next_subject text, next_key text, next_in_ms bigint)
  returns void language plpgsql as $$
begin
  perform set_config('app.worker', 'on', true);
  with ended as (
    update outbox o set done_at = now(), lease_until = null, last_error = null
      where o.id = work_id and o.done_at is null
      returning o.company_id, o.environment
  )
  insert into outbox (id, name, company_id, environment, subject_id, dedupe_key, available_at)
    select 'job_' || replace(gen_random_uuid()::text, '-', ''), next_name, e.company_id, e.environment, next_subject,
      next_key, now() + next_in_ms * interval '1 millisecond'
    from ended e where next_name is not null
    on conflict (dedupe_key) do nothing;
end $$;

create function has_work(of_name text, company text, env environment, subject text) returns boolean
  language sql stable as $$
    select exists (select 1 from outbox o where o.company_id = company and o.environment = env and o.subject_id = subject
      and o.name = of_name and o.done_at is null) $$;

create function sweep_work(most int) returns table (name text, written bigint) language plpgsql as $$
begin
  perform set_config('app.worker', 'on', true), set_config('app.sweep', 'on', true);
  return query
    with wanted as (
      -- Requests whose customer is at their bank or whose data has not arrived.
      (select 'reconcile'::text as name, r.company_id, r.environment, r.id as subject from request r
        join consent c on c.request_id = r.id and c.company_id = r.company_id and c.environment = r.environment
        where r.status in ('pending_consent', 'pending_data') and r.opened_at > now() - interval '400 days'
          and r.stage <> 'awaiting_share' and c.user_ref is not null and c.ended_at is null
          and (r.consented_at is not null or c.session_until > now())
          and not has_work('reconcile', r.company_id, r.environment, r.id)
        limit most)
      union all
      -- Requests whose customer has seen the report but has not shared it within 30 days.
      (select 'expire_share', r.company_id, r.environment, r.id from request r
        join report p on p.request_id = r.id and p.company_id = r.company_id and p.environment = r.environment
          and p.generation = r.generation
        where r.status = 'pending_data' and r.stage = 'awaiting_share' and p.created_at < now() - interval '30 days 1 minute'
          and not has_work('expire_share', r.company_id, r.environment, r.id)
        limit most)
      union all
      (select 'purge', r.company_id, r.environment, r.id from request r
        where r.status = 'ready' and r.purge_at < now() - interval '1 minute'
          and not has_work('purge', r.company_id, r.environment, r.id)
        limit most)
      union all
      (select 'end_upstream', c.company_id, c.environment, c.request_id from consent c
        where c.ended_at is not null and c.upstream_ended_at is null
          and not has_work('end_upstream', c.company_id, c.environment, c.request_id)
        limit most)
      union all
      (select 'expire_consent', c.company_id, c.environment, c.request_id from consent c
        where c.expires_at < now() and c.expired_at is null and c.ended_at is null
          and not has_work('expire_consent', c.company_id, c.environment, c.request_id)
        limit most)
      union all
      (select 'deliver', d.company_id, d.environment, d.id from delivery d
        where d.state = 'pending' and d.next_at < now() - interval '1 minute'
          and not has_work('deliver', d.company_id, d.environment, d.id)
        limit most)
      union all
      (select 'check_endpoint', w.company_id, w.environment, w.id from webhook_endpoint w
        where w.failing_since is not null and w.disabled_at is null
          and not has_work('check_endpoint', w.company_id, w.environment, w.id)
        limit most)
    ), wrote as (
      insert into outbox (id, name, company_id, environment, subject_id, dedupe_key)
        select 'job_' || replace(gen_random_uuid()::text, '-', ''), w.name, w.company_id, w.environment, w.subject,
          'sweep:' || w.name || ':' || w.subject || ':' || floor(extract(epoch from now()) / 60)::text
        from wanted w
        on conflict (dedupe_key) do nothing
        returning outbox.name
    )
    select w.name, count(*) from wrote w group by 1;
end $$;

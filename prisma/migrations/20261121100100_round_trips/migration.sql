-- The most frequent API calls as functions, each one round trip: it sets the tenant, then reads or writes. The
-- functions run with the caller's rights, so row-level security applies to them. The tenant is unset when the statement
-- ends. Rows are passed as JSON, so that a new column needs no new function.

create function enter_scope(company text, env text) returns void language plpgsql as $$
begin
  perform set_config('app.company_id', company, true), set_config('app.environment', env, true);
end $$;

create function find_request(company text, env environment, request_id text)
  returns table (request json, consent json) language plpgsql as $$
begin
  perform enter_scope(company, env::text);
  return query
    select row_to_json(r), row_to_json(c)
    from request r left join consent c
      on c.request_id = r.id and c.company_id = r.company_id and c.environment = r.environment
    where r.id = find_request.request_id and r.company_id = company and r.environment = env;
end $$;

create function list_requests(company text, env environment, page_size int, before_at timestamptz, before_id text,
    of_status request_status, of_type report_type, of_ref text, made_after timestamptz, made_before timestamptz, pattern text)
  returns table (request json, consent json) language plpgsql
  set plan_cache_mode = force_custom_plan set max_parallel_workers_per_gather = 0 set random_page_cost = 1.1 as $$
begin
  perform enter_scope(company, env::text);
  return query
    select row_to_json(r), row_to_json(c)
    from (
      select q.id, q.created_at from request q
      where q.company_id = company and q.environment = env
        and (before_at is null or (q.created_at, q.id) < (before_at, before_id))
        and (of_status is null or q.status = of_status)
        and (of_type is null or q.report_type = of_type)
        and (of_ref is null or q.client_ref = of_ref)
        and (made_after is null or q.created_at > made_after)
        and (made_before is null or q.created_at < made_before)
        and (pattern is null or q.search_text like pattern)
      order by q.created_at desc, q.id desc
      limit page_size) page
    join request r on r.id = page.id
    left join consent c on c.request_id = r.id and c.company_id = r.company_id and c.environment = r.environment
    order by page.created_at desc, page.id desc;
end $$;

create function write_requests(company text, env environment, prev_hash text, requests json, entries json)
  returns table (head_seq int, head_hash text, request json) language plpgsql as $$
declare
  head record;
begin
  perform enter_scope(company, env::text);
  select h.seq, h.hash into head from audit_head h where h.company_id = company for update;
  if not found then raise exception 'the company has no audit head'; end if;
  if head.hash <> prev_hash then
    return query select head.seq::int, head.hash::text, null::json;
    return;
  end if;
  insert into audit_entry
    (id, company_id, environment, seq, request_id, action, actor_kind, actor_id, detail, at, prev_hash, hash)
    select e.id, company, env, e.seq, e.request_id, e.action, e.actor_kind, e.actor_id, e.detail, e.at, e.prev_hash, e.hash
    from json_populate_recordset(null::audit_entry, entries) e;
  select e.seq, e.hash into head from json_populate_recordset(null::audit_entry, entries) e order by e.seq desc limit 1;
  update audit_head h set seq = head.seq, hash = head.hash where h.company_id = company;
  return query
    with made as (
      insert into request
        (id, company_id, environment, report_type, consent_type, client_name, client_ref, period_label,
         redirect_uri, cancel_uri, contact_sealed, data_key_wrapped, created_at)
        select n.id, company, env, n.report_type,
          coalesce(n.consent_type, (select s.consent_type from company_settings s where s.company_id = company)),
          n.client_name, n.client_ref, n.period_label, n.redirect_uri, n.cancel_uri,
          n.contact_sealed, n.data_key_wrapped, n.created_at
        from json_populate_recordset(null::request, requests) n
      returning *)
    select head.seq::int, head.hash::text, row_to_json(made) from made;
end $$;

create function begin_once(company text, env environment, record_id text, of_method text, of_path text, of_key text,
    print text, called_at timestamptz, locked timestamptz, kept timestamptz)
  returns table (state text, status int, body text) language plpgsql as $$
declare
  known record;
begin
  perform enter_scope(company, env::text);
  loop
    insert into idempotency_record as i
      (id, company_id, environment, method, path, key, fingerprint, locked_until, created_at, expires_at)
      values (record_id, company, env, of_method, of_path, of_key, print, locked, called_at, kept)
      on conflict (company_id, environment, method, path, key) do update
        set id = record_id, fingerprint = print, status = null, body = null,
            locked_until = locked, created_at = called_at, expires_at = kept
        where i.expires_at <= called_at or (i.fingerprint = print and i.status is null and i.locked_until <= called_at);
    if found then
      return query select 'mine'::text, null::int, null::text;
      return;
    end if;
    select i.fingerprint, i.status, i.body into known from idempotency_record i
      where i.company_id = company and i.environment = env
        and i.method = of_method and i.path = of_path and i.key = of_key;
    -- The other call failed and released the key.
    continue when not found;
    return query select
      case when known.fingerprint <> print then 'other_body' when known.status is null then 'running' else 'done' end,
      known.status, known.body;
    return;
  end loop;
end $$;

create function end_once(company text, env environment, of_method text, of_path text, of_key text, with_status int, with_body text)
  returns void language plpgsql as $$
begin
  perform enter_scope(company, env::text);
  if with_status is null then
    delete from idempotency_record i
      where i.company_id = company and i.environment = env
        and i.method = of_method and i.path = of_path and i.key = of_key and i.status is null;
  else
    update idempotency_record i set status = with_status, body = with_body
      where i.company_id = company and i.environment = env
        and i.method = of_method and i.path = of_path and i.key = of_key;
  end if;
end $$;

create function is_live_open(company text) returns boolean language plpgsql as $$
begin
  perform set_config('app.company_id', company, true);
  return (select c.live_approved_at is not null and c.suspended_at is null from company c where c.id = company);
end $$;

-- Identifies the caller and counts the calls that a process received at the same time. `used` includes all of them.
-- Returns no row for a revoked or unknown key.
drop function admit_key(bytea);
drop function take_token(text);

create function take_tokens(bucket text, calls int) returns table (used int, reset_seconds int) language plpgsql as $$
begin
  return query
    insert into rate_bucket as r (id, window_start, used) values (bucket, now(), calls)
    on conflict (id) do update set
      used = case when r.window_start <= now() - interval '60 seconds' then calls else r.used + calls end,
      window_start = case when r.window_start <= now() - interval '60 seconds' then now() else r.window_start end
    returning r.used, least(60, greatest(1, ceil(60 - extract(epoch from now() - r.window_start))))::int;
end $$;

create function admit_key(key_fingerprint bytea, calls int)
  returns table (key_id text, company_id text, environment text, limit_per_minute int, used int, reset_seconds int)
  language plpgsql as $$
declare
  k record;
  per_minute int;
begin
  perform set_config('app.asked', encode(key_fingerprint, 'hex'), true);
  select a.id, a.company_id, a.environment, a.last_used_at into k from api_key a
    where a.fingerprint = key_fingerprint and a.revoked_at is null;
  if not found then return; end if;
  perform set_config('app.company_id', k.company_id, true);
  -- `last_used_at` is exact to the minute, to save a write for each call.
  if k.last_used_at is null or k.last_used_at < now() - interval '1 minute' then
    update api_key set last_used_at = now() where api_key.id = k.id;
  end if;
  select s.rate_limit_per_minute into per_minute from company_settings s where s.company_id = k.company_id;
  return query select k.id::text, k.company_id::text, k.environment::text,
                      coalesce(per_minute, 240)::int, t.used, t.reset_seconds
    from take_tokens('company:' || k.company_id, calls) t;
end $$;

-- Returns a request and its current report. `sealed` is null before there is a report, and after erasure.
create function find_report(company text, env environment, request_id text)
  returns table (request json, report json, sealed bytea) language plpgsql as $$
begin
  perform enter_scope(company, env::text);
  return query
    select row_to_json(r), row_to_json(w), d.document_sealed
    from request r
    left join report d
      on d.request_id = r.id and d.company_id = r.company_id and d.environment = r.environment
        and d.generation = r.generation and d.document_sealed is not null and r.data_key_wrapped is not null
    left join lateral (select d.generation, d.digest, d.signature, d.key_id, d.created_at where d.id is not null) w on true
    where r.id = find_report.request_id and r.company_id = company and r.environment = env;
end $$;

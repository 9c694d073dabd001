-- Row-level security, in addition to the scoped queries. A transaction sets its tenant with set_config(…, true);
-- without that setting, the policies show no rows. Forced, so that it also applies to the owner of the tables.

create function scope_company() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.company_id', true), '') $$;
create function scope_environment() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.environment', true), '') $$;
-- The unguessable id with which a public page or a worker may read a single row.
create function scope_asked() returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.asked', true), '') $$;
create function scope_worker() returns boolean language sql stable parallel safe
  as $$ select coalesce(current_setting('app.worker', true) = 'on', false) $$;
create function scope_operator() returns boolean language sql stable parallel safe
  as $$ select coalesce(current_setting('app.operator', true) = 'on', false) $$;

-- Tables of a company that both environments share.
do $$
declare t text;
begin
  foreach t in array array['company_settings', 'brand', 'membership', 'production_application', 'audit_head'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (company_id = scope_company()) with check (company_id = scope_company())', t);
  end loop;
end $$;

alter table company enable row level security;
alter table company force row level security;
create policy tenant on company using (id = scope_company()) with check (id = scope_company());

-- Tables of one company and one environment. Without an environment, a transaction sees none of their rows.
do $$
declare t text;
begin
  foreach t in array array['request', 'consent', 'consent_mint', 'snapshot', 'report', 'customer_note', 'event',
                           'delivery', 'delivery_attempt', 'outbox', 'idempotency_record'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (company_id = scope_company() and environment::text = scope_environment()) with check (company_id = scope_company() and environment::text = scope_environment())', t);
  end loop;
end $$;

-- The portal manages the keys and endpoints of both environments on one page, and shows one audit log for both.
do $$
declare t text;
begin
  foreach t in array array['api_key', 'webhook_endpoint', 'audit_entry'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (company_id = scope_company() and (scope_environment() is null or environment is null or environment::text = scope_environment())) with check (company_id = scope_company() and (scope_environment() is null or environment is null or environment::text = scope_environment()))', t);
  end loop;
end $$;

-- Read access to a single row for the caller who knows its unguessable id.
create policy asked on request for select using (id = scope_asked());
create policy asked on consent for select using (user_ref = scope_asked());
create policy asked on report for select using (verification_id = scope_asked());
create policy asked on membership for select using (user_id = scope_asked());
create policy asked on api_key for select using (encode(fingerprint, 'hex') = scope_asked());

-- Workers claim rows of every company; the rows contain only ids and times. Housekeeping deletes the old ones.
create policy worker on outbox using (scope_worker()) with check (scope_worker());
create policy worker_reads on event for select using (scope_worker());
create policy worker_deletes on event for delete using (scope_worker());
create policy worker_reads on delivery for select using (scope_worker());
create policy worker_deletes on delivery for delete using (scope_worker());
create policy worker_reads on idempotency_record for select using (scope_worker());
create policy worker_deletes on idempotency_record for delete using (scope_worker());

-- The operators' console reads companies and their applications, but no requests and no bank data.
create policy operator on company using (scope_operator()) with check (scope_operator());
create policy operator on production_application using (scope_operator()) with check (scope_operator());

-- Identifies the caller and counts the call in one round trip. Returns no row for a revoked or unknown key. `used`
-- includes this call; the window starts at a company's first call and lasts a minute, so the limit is exact.
create function admit_key(key_fingerprint bytea)
  returns table (key_id text, company_id text, environment text, limit_per_minute int, used int, reset_seconds int)
  language plpgsql as $$
declare
  k record;
  c record;
  b record;
begin
  perform set_config('app.asked', encode(key_fingerprint, 'hex'), true);
  select a.id, a.company_id, a.environment into k from api_key a
    where a.fingerprint = key_fingerprint and a.revoked_at is null;
  if not found then return; end if;
  perform set_config('app.company_id', k.company_id, true);
  select s.rate_limit_per_minute as per_minute into c from company_settings s where s.company_id = k.company_id;
  -- `last_used_at` is exact to the minute, to save a write for each call.
  update api_key set last_used_at = now()
    where api_key.id = k.id and (last_used_at is null or last_used_at < now() - interval '1 minute');
  select t.used, t.reset_seconds into b from take_token('company:' || k.company_id) t;
  return query select k.id::text, k.company_id::text, k.environment::text,
                      coalesce(c.per_minute, 240)::int, b.used, b.reset_seconds;
end $$;

create function take_token(bucket text) returns table (used int, reset_seconds int) language plpgsql as $$
begin
  return query
    insert into rate_bucket as r (id, window_start, used) values (bucket, now(), 1)
    on conflict (id) do update set
      used = case when r.window_start <= now() - interval '60 seconds' then 1 else r.used + 1 end,
      window_start = case when r.window_start <= now() - interval '60 seconds' then now() else r.window_start end
    returning r.used, least(60, greatest(1, ceil(60 - extract(epoch from now() - r.window_start))))::int;
end $$;

alter table rate_bucket set unlogged;

create function audit_is_append_only() returns trigger language plpgsql
  as $$ begin raise exception 'the audit record is append only'; end $$;
create trigger append_only before update or delete on audit_entry
  for each row execute function audit_is_append_only();

-- At most one active key per environment, even if two people create one at the same time.
create unique index api_key_one_active on api_key (company_id, environment) where revoked_at is null;
-- Unfinished work that the workers look for.
create index outbox_due on outbox (available_at) where done_at is null and parked_at is null;

-- Notifies waiting workers of new work.
create function outbox_wakes() returns trigger language plpgsql
  as $$ begin perform pg_notify('outbox', ''); return null; end $$;
create trigger wakes after insert on outbox for each statement execute function outbox_wakes();

-- Finds the API key with `key_fingerprint` and counts `calls` against the company's limit, in one round trip. `used` is
-- the count after these calls. Returns no row for a revoked or unknown key.
create or replace function admit_key(key_fingerprint bytea, calls int)
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
  -- Updates `last_used_at` at most once a minute. That is precise enough, and avoids a write for each call.
  if k.last_used_at is null or k.last_used_at < now() - interval '1 minute' then
    update api_key set last_used_at = now() where api_key.id = k.id;
  end if;
  select s.rate_limit_per_minute into per_minute from company_settings s where s.company_id = k.company_id;
  return query select k.id::text, k.company_id::text, k.environment::text,
                      coalesce(per_minute, 240)::int, t.used, t.reset_seconds
    from take_tokens('company:' || k.company_id, calls) t;
end $$;

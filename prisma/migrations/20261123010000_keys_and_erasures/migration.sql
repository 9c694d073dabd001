-- Counts the encrypted values by version of the master key. When a server starts, it compares its keys with these
-- counts; a rotation uses them to find the remaining values. Reads only the first two bytes of a value, its version.
create function sealed_versions() returns table (place text, version int, count bigint) language plpgsql as $$
begin
  perform set_config('app.sweep', 'on', true), set_config('app.operator', 'on', true);
  return query
    with heads as (
      select 'request'::text as place, substring(r.data_key_wrapped from 1 for 2) as head from request r
        where r.data_key_wrapped is not null
      union all
      select 'webhook_endpoint', substring(s.sealed from 1 for 2) from webhook_endpoint e
        cross join lateral (values (e.secret_sealed), (e.next_secret_sealed), (e.previous_secret_sealed)) s(sealed)
        where s.sealed is not null
      union all
      select 'app_user', substring(u.totp_sealed from 1 for 2) from app_user u where u.totp_sealed is not null
      union all
      select 'application_file', substring(f.data_sealed from 1 for 2) from application_file f
    )
    select h.place, get_byte(h.head, 0) * 256 + get_byte(h.head, 1), count(*) from heads h group by 1, 2 order by 1, 2;
end $$;

create function list_erased(since timestamptz, after_id text, most int)
  returns table (id text, status text, withdrawn_by text, at timestamptz) language plpgsql as $$
begin
  perform set_config('app.sweep', 'on', true);
  return query
    select r.id, r.status::text, r.withdrawn_by, coalesce(r.withdrawn_at, r.purged_at) as at from request r
      where r.status in ('withdrawn', 'purged')
        and (coalesce(r.withdrawn_at, r.purged_at), r.id) > (since, after_id)
      order by 4, 1 limit most;
end $$;

create function find_unerased(digests text[])
  returns table (id text, company_id text, environment environment, digest text) language plpgsql as $$
begin
  perform set_config('app.sweep', 'on', true);
  return query
    select f.id, f.company_id, f.environment, f.digest from (
      select r.id, r.company_id, r.environment, encode(sha256(convert_to(r.id, 'UTF8')), 'hex') as digest from request r
        where r.status not in ('withdrawn', 'purged')) f
      where f.digest = any(digests);
end $$;

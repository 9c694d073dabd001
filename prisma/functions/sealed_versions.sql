-- How many rows of each table are sealed with each version of the master key. Bytes 0 and 1 of a sealed value are the
-- version.
create or replace function sealed_versions() returns table (place text, version int, count bigint) language plpgsql as $$
begin
  perform set_config('app.sweep', 'on', true), set_config('app.operator', 'on', true);
  return query
    with heads as (
      select 'request'::text as place, substring(s.sealed from 1 for 2) as head from request r
        cross join lateral (values (r.data_key_wrapped), (r.farewell_sealed)) s(sealed)
        where s.sealed is not null
      union all
      select 'consent', substring(c.creating_sealed from 1 for 2) from consent c where c.creating_sealed is not null
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

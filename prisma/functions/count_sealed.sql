-- Counts the rows of each table by the master key version or the epoch under which they are sealed. Bytes 0 and 1 of a
-- sealed value are the number of the version or epoch; byte 2 is its format, which is 3 for an epoch.
create or replace function count_sealed()
  returns table (place text, is_epoch boolean, number int, count bigint) language plpgsql as $$
begin
  perform set_config('app.sweep', 'on', true), set_config('app.operator', 'on', true);
  return query
    with heads as (
      select 'request'::text as place, substring(s.sealed from 1 for 3) as head from request r
        cross join lateral (values (r.data_key_wrapped), (r.farewell_sealed)) s(sealed)
        where s.sealed is not null
      union all
      select 'consent', substring(c.creating_sealed from 1 for 3) from consent c where c.creating_sealed is not null
      union all
      select 'webhook_endpoint', substring(s.sealed from 1 for 3) from webhook_endpoint e
        cross join lateral (values (e.secret_sealed), (e.next_secret_sealed), (e.previous_secret_sealed)) s(sealed)
        where s.sealed is not null
      union all
      select 'app_user', substring(u.totp_sealed from 1 for 3) from app_user u where u.totp_sealed is not null
      union all
      select 'sso_connection', substring(s.client_secret_sealed from 1 for 3) from sso_connection s
        where s.client_secret_sealed is not null
      union all
      select 'application_check', substring(k.file_sealed from 1 for 3) from application_check k
        where k.file_sealed is not null
      union all
      select 'application_file', substring(f.data_sealed from 1 for 3) from application_file f
    )
    select h.place, get_byte(h.head, 2) = 3, get_byte(h.head, 0) * 256 + get_byte(h.head, 1), count(*)
    from heads h group by 1, 2, 3 order by 1, 2, 3;
end $$;

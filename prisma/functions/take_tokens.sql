-- Counts `calls` in a window of 60 seconds that starts with its first call. Returns the count and the seconds until the
-- window resets.
create or replace function take_tokens(bucket text, calls int) returns table (used int, reset_seconds int) language plpgsql as $$
begin
  return query
    insert into rate_bucket as r (id, window_start, used) values (bucket, now(), calls)
    on conflict (id) do update set
      used = case when r.window_start <= now() - interval '60 seconds' then calls else r.used + calls end,
      window_start = case when r.window_start <= now() - interval '60 seconds' then now() else r.window_start end
    returning r.used, least(60, greatest(1, ceil(60 - extract(epoch from now() - r.window_start))))::int;
end $$;

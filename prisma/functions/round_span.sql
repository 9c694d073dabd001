-- Rounds a duration to the unit in which it is shown (seconds, minutes, hours or days). Returns seconds.
create or replace function round_span(span interval) returns int language sql immutable parallel safe as $$
  select case
    when span < interval '1 minute' then greatest(floor(date_part('epoch', span) + 0.5), 0)
    when span < interval '1 hour' then floor(date_part('epoch', span) / 60 + 0.5) * 60
    when span < interval '24 hours' then floor(date_part('epoch', span) / 3600 + 0.5) * 3600
    else floor(date_part('epoch', span) / 86400 + 0.5) * 86400 end::int
$$;

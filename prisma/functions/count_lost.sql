-- Counts how many customers of a provider have disappeared upstream since `since`, and how many were sharing. Returns
-- only numbers, across companies. A customer who is still unknown to the provider is also counted if we first found
-- this after `released`, however long ago. We act on an absence only after some hours, so if a fault made customers
-- disappear one by one, their disappearances would never all fall within one hour.
create or replace function count_lost(of_provider text, env environment, since timestamptz, released timestamptz)
  returns table (lost int, active int) language plpgsql as $$
begin
  perform set_config('app.sweep', 'on', true);
  return query
    select count(*) filter (where c.lost_at > since or (c.ended_at is null and c.lost_at > released and c.gone_at is not null))::int,
      count(*) filter (where c.given_at is not null and (c.ended_at is null or c.lost_at > since))::int
    from consent c where c.provider = of_provider and c.environment = env;
end $$;

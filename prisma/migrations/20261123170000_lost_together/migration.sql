-- How many customers of a provider have seemed gone since then, and how many share: counts alone, across companies. A customer
-- who is unknown to the provider counts for as long as that lasts: it is hours before an absence is believed, so the customers
-- of a fault that is noticed one by one would never seem gone within one hour.
create or replace function count_lost(of_provider text, env environment, since timestamptz, released timestamptz)
  returns table (lost int, active int) language plpgsql as $$
begin
  perform set_config('app.sweep', 'on', true);
  return query
    select count(*) filter (where c.lost_at > since or (c.ended_at is null and c.lost_at > released and c.gone_at is not null))::int,
      count(*) filter (where c.given_at is not null and (c.ended_at is null or c.lost_at > since))::int
    from consent c where c.provider = of_provider and c.environment = env;
end $$;
drop function count_lost(text, environment, timestamptz);

-- Counts a provider's customers lost after `since`, and those who share, across all companies. A customer who is still
-- unknown to the provider counts too, if we first found this after `released`: we wait hours before we believe an
-- absence, so a slow fault would otherwise never show several losses within one hour.
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

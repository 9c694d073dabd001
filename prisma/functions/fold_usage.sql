-- Merges the counter rows of each day that has rows which were not merged yet. The sums stay the same; a concurrent
-- reader sees either the single rows or their sum.
create or replace function fold_usage() returns void language plpgsql as $$
begin
  perform set_config('app.worker', 'on', true);
  with gone as (
    delete from usage_count u using (
      select distinct l.company_id, l.environment, l.day from usage_count l where not l.folded) d
    where u.company_id = d.company_id and u.environment = d.environment and u.day = d.day
    returning u.*)
  insert into usage_count (company_id, environment, day, what, kind, state, span_seconds, count, folded)
  select g.company_id, g.environment, g.day, g.what, g.kind, g.state, g.span_seconds, sum(g.count), true
  from gone g group by 1, 2, 3, 4, 5, 6, 7 having sum(g.count) <> 0;
end $$;

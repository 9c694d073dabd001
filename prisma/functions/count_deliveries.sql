-- Counts the deliveries that a statement writes or deletes, by day. Does not count by state: the usage query counts the
-- few undelivered deliveries itself and subtracts them. Locks rows in the order of their keys, so that concurrent
-- statements cannot deadlock.
create or replace function count_deliveries() returns trigger language plpgsql as $$
begin
  insert into delivery_day as d (company_id, environment, day, deliveries)
  select c.company_id, c.environment, (c.created_at at time zone 'Australia/Sydney')::date,
    case tg_op when 'INSERT' then count(*) else -count(*) end
  from changed c group by 1, 2, 3 order by 1, 2, 3
  on conflict (company_id, environment, day) do update set deliveries = d.deliveries + excluded.deliveries;
  return null;
end $$;
create or replace trigger counted after insert on delivery referencing new table as changed for each statement
  execute function count_deliveries();
create or replace trigger uncounted after delete on delivery referencing old table as changed for each statement
  execute function count_deliveries();

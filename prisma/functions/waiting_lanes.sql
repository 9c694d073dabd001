-- Lists the concurrency pools with waiting work named `of_name`, due or not, with one index step for each pool. The
-- pool of a delivery is its webhook endpoint (the column `lane`); the pool of all other work is its company.
create or replace function waiting_lanes(of_name text) returns setof text language sql stable set enable_seqscan = off as $$
  with recursive lanes as (
    (select coalesce(o.lane, o.company_id) as lane from outbox o
      where o.name = of_name and o.done_at is null and o.parked_at is null order by 1 limit 1)
    union all
    select (select coalesce(o.lane, o.company_id) from outbox o
        where o.name = of_name and o.done_at is null and o.parked_at is null
        and coalesce(o.lane, o.company_id) > l.lane order by 1 limit 1)
      from lanes l where l.lane is not null
  )
  select l.lane from lanes l where l.lane is not null
$$;

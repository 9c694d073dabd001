-- Companies with work of this name waiting, due or not: one index step for each.
create or replace function waiting_companies(of_name text) returns setof text language sql stable set enable_seqscan = off as $$
  with recursive firms as (
    (select o.company_id from outbox o where o.name = of_name and o.done_at is null and o.parked_at is null
      order by o.company_id limit 1)
    union all
    select (select o.company_id from outbox o where o.name = of_name and o.done_at is null and o.parked_at is null
        and o.company_id > f.company_id order by o.company_id limit 1)
      from firms f where f.company_id is not null
  )
  select f.company_id from firms f where f.company_id is not null
$$;

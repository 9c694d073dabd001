-- The number of deliveries by the day on which they were written (in Sydney), for the usage page.
CREATE TABLE "delivery_day" (
    "company_id" TEXT NOT NULL,
    "environment" "environment" NOT NULL,
    "day" DATE NOT NULL,
    "deliveries" INTEGER NOT NULL,

    CONSTRAINT "delivery_day_pkey" PRIMARY KEY ("company_id", "environment", "day")
);

-- A company reads its own counts. Only the triggers write them.
alter table delivery_day enable row level security;
alter table delivery_day force row level security;
create policy tenant on delivery_day for select
  using (company_id = (select scope_company()) and environment = (select scope_environment_key()));
create policy counted on delivery_day using (pg_trigger_depth() > 0) with check (pg_trigger_depth() > 0);
create policy worker on delivery_day using ((select scope_worker())) with check ((select scope_worker()));

-- The triggers and the first count are made in one transaction, which blocks deliveries for seconds, so that each
-- delivery is counted once. prisma/functions has the function's current body.
lock table delivery in share row exclusive mode;
create function count_deliveries() returns trigger language plpgsql as $$
begin
  insert into delivery_day as d (company_id, environment, day, deliveries)
  select c.company_id, c.environment, (c.created_at at time zone 'Australia/Sydney')::date,
    case tg_op when 'INSERT' then count(*) else -count(*) end
  from changed c group by 1, 2, 3 order by 1, 2, 3
  on conflict (company_id, environment, day) do update set deliveries = d.deliveries + excluded.deliveries;
  return null;
end $$;
create trigger counted after insert on delivery referencing new table as changed for each statement
  execute function count_deliveries();
create trigger uncounted after delete on delivery referencing old table as changed for each statement
  execute function count_deliveries();
select set_config('app.worker', 'on', true);
insert into delivery_day (company_id, environment, day, deliveries)
select company_id, environment, (created_at at time zone 'Australia/Sydney')::date, count(*) from delivery group by 1, 2, 3;
select set_config('app.worker', '', true);

-- Keeps the list of webhook deliveries fast, however long it is: the policies evaluate the scope once per query, and
-- each environment has an index with all columns that the list filters and counts by.
alter policy tenant on event
  using (company_id = (select scope_company()) and environment = (select scope_environment_key()))
  with check (company_id = scope_company() and environment = scope_environment_key());
alter policy worker_reads on event using ((select scope_worker()));
alter policy tenant on delivery_attempt
  using (company_id = (select scope_company()) and environment = (select scope_environment_key()))
  with check (company_id = scope_company() and environment = scope_environment_key());
alter policy worker_reads on delivery using ((select scope_worker()));

-- `event_type` filters deliveries without reading their events. `addressed` is false for an event that no endpoint
-- receives. There are few such events, so counting them is fast.
ALTER TABLE "delivery" ADD COLUMN "event_type" TEXT NOT NULL DEFAULT '';
ALTER TABLE "event" ADD COLUMN "addressed" BOOLEAN NOT NULL DEFAULT false;
alter table event no force row level security;
alter table delivery no force row level security;
update event e set addressed = true where exists (select 1 from delivery d where d.event_id = e.id);
update delivery d set event_type = e.type from event e where e.id = d.event_id;
alter table event force row level security;
alter table delivery force row level security;

DROP INDEX "delivery_company_id_created_at_id_idx";
drop index delivery_not_delivered;
do $$
declare e text;
begin
  foreach e in array array['test', 'live'] loop
    execute format('drop index delivery_count_%s', e);
    execute format('create index delivery_list_%s on delivery (company_id, created_at desc, id desc) include (environment, state, event_type) where environment = %L', e, e);
    execute format('create index delivery_open_%s on delivery (company_id, created_at desc, id desc) include (environment, state, event_type) where environment = %L and state <> ''delivered''', e, e);
    execute format('create index event_unaddressed_%s on event (company_id, created_at) where environment = %L and not addressed', e, e);
  end loop;
end $$;

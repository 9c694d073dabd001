-- The list of deliveries takes the same time whether a filter by type matches many of them, few or none. Its other
-- index no longer needs the type and the state. The small index of deliveries that have not arrived contains every
-- column by which they are counted.
do $$
declare e text;
begin
  foreach e in array array['test', 'live'] loop
    execute format('create index delivery_type_%s on delivery (company_id, event_type, created_at desc, id desc) include (environment, state) where environment = %L', e, e);
    execute format('drop index delivery_list_%s', e);
    execute format('create index delivery_list_%s on delivery (company_id, created_at desc, id desc) where environment = %L', e, e);
    execute format('drop index delivery_open_%s', e);
    execute format('create index delivery_open_%s on delivery (company_id, created_at desc, id desc) include (environment, state, event_type, endpoint_id, event_id, attempts, delivered_at) where environment = %L and state <> ''delivered''', e, e);
  end loop;
end $$;
-- The nightly deletion of removed endpoints looks for their deliveries.
CREATE INDEX "delivery_endpoint" ON "delivery"("endpoint_id");

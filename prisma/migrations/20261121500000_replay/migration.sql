-- A replay begins the schedule of attempts afresh and keeps the attempts there were: the schedule counts from here.
ALTER TABLE "delivery" ADD COLUMN "round_start" INTEGER NOT NULL DEFAULT 0;

-- What waits and what failed is looked for among many that arrived.
create index delivery_not_delivered on delivery (company_id, environment, created_at, id) where state <> 'delivered';

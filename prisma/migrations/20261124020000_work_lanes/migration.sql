-- The queue within a kind of work. Deliveries have one for each endpoint id, so that a slow endpoint does not delay
-- others. Null for other kinds, which have one for each company.
ALTER TABLE "outbox" ADD COLUMN "lane" TEXT;

-- Row-level security would hide all rows from the owner of the table, so it is not forced during the update.
alter table outbox no force row level security;
alter table delivery no force row level security;
update outbox o set lane = d.endpoint_id from delivery d where o.name = 'deliver' and o.subject_id = d.id and o.done_at is null;
alter table delivery force row level security;
alter table outbox force row level security;

drop index outbox_waiting_of;
create index outbox_waiting_of on outbox (name, (coalesce(lane, company_id)), available_at)
  where done_at is null and parked_at is null;
-- Replaced by `waiting_lanes`.
drop function if exists waiting_companies(text);

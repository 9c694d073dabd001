-- The queue within its kind that work waits in, so that a slow webhook endpoint delays no other: the endpoint's id for a
-- delivery. Null for other work, which shares the queue of its company.
ALTER TABLE "outbox" ADD COLUMN "lane" TEXT;

-- A policy hides the rows of all companies from the owner of the table too.
alter table outbox no force row level security;
alter table delivery no force row level security;
update outbox o set lane = d.endpoint_id from delivery d where o.name = 'deliver' and o.subject_id = d.id and o.done_at is null;
alter table delivery force row level security;
alter table outbox force row level security;

drop index outbox_waiting_of;
create index outbox_waiting_of on outbox (name, (coalesce(lane, company_id)), available_at)
  where done_at is null and parked_at is null;
-- The function of the work waiting by company; `waiting_lanes` takes its place.
drop function if exists waiting_companies(text);

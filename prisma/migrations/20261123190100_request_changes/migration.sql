-- The firm's own value that is added to the addresses a customer returns to.
ALTER TABLE "request" ADD COLUMN "return_state" TEXT;

-- When a request last changed in a way that its readers see. Kept by triggers, because its consent is a row of its own.
ALTER TABLE "request" ADD COLUMN "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
alter table request no force row level security;
update request set updated_at = coalesce(changed_at, created_at);
alter table request force row level security;
create index request_updated on request (company_id, environment, updated_at);

-- Events in the order in which they were committed: each takes its number while it holds the head of its company's audit
-- chain, so that a reader who has seen one never misses an earlier one (lib/store/write/event.ts).
ALTER TABLE "event" ADD COLUMN "seq" BIGSERIAL;
alter table event no force row level security;
update event e set seq = o.place from (
  select id, row_number() over (order by created_at, id) as place from event) o where o.id = e.id;
select setval(pg_get_serial_sequence('event', 'seq'), coalesce((select max(seq) from event), 0) + 1, false);
alter table event force row level security;
create index event_seq on event (company_id, environment, seq);

-- The firm's value for the `state` parameter of the return URLs.
ALTER TABLE "request" ADD COLUMN "return_state" TEXT;

-- When a request last changed in a way that an API client sees. Set by triggers, because the consent is in another
-- table.
ALTER TABLE "request" ADD COLUMN "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
alter table request no force row level security;
update request set updated_at = coalesce(changed_at, created_at);
alter table request force row level security;
create index request_updated on request (company_id, environment, updated_at);

-- The order in which events were committed. Each event gets its number while its transaction locks the head of the
-- audit log, so a reader that has seen an event cannot miss an earlier one (lib/store/write/event.ts).
ALTER TABLE "event" ADD COLUMN "seq" BIGSERIAL;
alter table event no force row level security;
update event e set seq = o.place from (
  select id, row_number() over (order by created_at, id) as place from event) o where o.id = e.id;
select setval(pg_get_serial_sequence('event', 'seq'), coalesce((select max(seq) from event), 0) + 1, false);
alter table event force row level security;
create index event_seq on event (company_id, environment, seq);

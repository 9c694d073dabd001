-- Reminders to customers who were sent their link by the service.
ALTER TABLE "company_settings" ADD COLUMN "remind_customers" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "request" ADD COLUMN "invite_sealed" BYTEA, ADD COLUMN "invited_at" TIMESTAMPTZ(3),
  ADD COLUMN "reminders" INTEGER NOT NULL DEFAULT 0;
-- When the last reminder went out, and until when one that is being sent belongs to the worker that took it.
ALTER TABLE "request" ADD COLUMN "reminded_at" TIMESTAMPTZ(3), ADD COLUMN "reminder_held_until" TIMESTAMPTZ(3);

ALTER TABLE "consent" ADD COLUMN "expired_at" TIMESTAMPTZ(3);

-- A signing secret is replaced in stages.
ALTER TABLE "webhook_endpoint" ADD COLUMN "previous_secret_sealed" BYTEA,
  ADD COLUMN "previous_secret_until" TIMESTAMPTZ(3);
-- Since when an endpoint is known to be well: an attempt that began before says nothing of it any more.
ALTER TABLE "webhook_endpoint" ADD COLUMN "well_since" TIMESTAMPTZ(3);

-- A replay begins the schedule of attempts afresh and keeps the attempts there were: the schedule counts from here.
ALTER TABLE "delivery" ADD COLUMN "round_start" INTEGER NOT NULL DEFAULT 0;
-- What waits and what failed is looked for among many that arrived.
create index delivery_not_delivered on delivery (company_id, environment, created_at, id) where state <> 'delivered';

-- A test of the endpoint is about no request, and may be sent in live too: it says that nothing happened.
ALTER TABLE "event" ALTER COLUMN "request_id" DROP NOT NULL;
ALTER TABLE "event" DROP CONSTRAINT "event_simulated_in_test_alone";
ALTER TABLE "event" ADD CONSTRAINT "event_simulated_in_test_alone"
  CHECK (NOT "simulated" OR "environment" = 'test' OR "request_id" IS NULL);
ALTER TABLE "event" ADD CONSTRAINT "event_of_no_request_is_a_test" CHECK ("request_id" IS NOT NULL OR "simulated");

ALTER TABLE "outbox" ADD COLUMN "failures" INTEGER NOT NULL DEFAULT 0;

CREATE TABLE "notice" (
  "id" TEXT NOT NULL,
  "company_id" TEXT NOT NULL,
  "environment" "environment",
  "kind" TEXT NOT NULL,
  "detail" JSONB NOT NULL DEFAULT '{}',
  "dedupe_key" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "mailed_at" TIMESTAMPTZ(3),
  "dismissed_at" TIMESTAMPTZ(3),
  CONSTRAINT "notice_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "notice_company_id_dedupe_key_key" ON "notice"("company_id", "dedupe_key");
CREATE INDEX "notice_company_id_created_at_idx" ON "notice"("company_id", "created_at");
ALTER TABLE "notice" ADD CONSTRAINT "notice_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id")
  ON DELETE CASCADE ON UPDATE CASCADE;
alter table notice enable row level security;
alter table notice force row level security;
create policy tenant on notice
  using (company_id = scope_company() and (scope_environment() is null or environment is null or environment::text = scope_environment()))
  with check (company_id = scope_company() and (scope_environment() is null or environment is null or environment::text = scope_environment()));
create policy worker_reads on notice for select using (scope_worker());
create policy worker_deletes on notice for delete using (scope_worker());

-- The sweep looks, across companies, for what should be waiting to be done and is not. It alone says `app.sweep`.
create function scope_sweep() returns boolean language sql stable parallel safe
  as $$ select coalesce(current_setting('app.sweep', true) = 'on', false) $$;
create policy sweep on request for select using (scope_sweep());
create policy sweep on consent for select using (scope_sweep());
create policy sweep on report for select using (scope_sweep());
create policy sweep on webhook_endpoint for select using (scope_sweep());

create index request_unfinished on request (opened_at) where status in ('pending_consent', 'pending_data');
create index request_kept_until on request (purge_at) where status = 'ready';
create index consent_to_end on consent (ended_at) where ended_at is not null and upstream_ended_at is null;
create index consent_runs_out on consent (expires_at) where expired_at is null and ended_at is null;
create index delivery_pending on delivery (next_at) where state = 'pending';
create index webhook_endpoint_failing on webhook_endpoint (failing_since)
  where failing_since is not null and disabled_at is null;

-- What a worker holds, and what is due: found without reading what waits for months.
create index outbox_leased on outbox (lease_until) where done_at is null and lease_until is not null;

-- Each kind of work is looked for by itself: a backlog of one must not be read through to find another.
create index outbox_due_by_name on outbox (name, available_at) where done_at is null and parked_at is null;
-- A company's work is found behind any backlog of another's: where more is due than is looked through, each company's
-- oldest is looked up by itself.
create index outbox_waiting_of on outbox (name, company_id, available_at) where done_at is null and parked_at is null;
create index outbox_parked on outbox (parked_at) where done_at is null and parked_at is not null;

-- Reminders to customers whose link the service sent.
ALTER TABLE "company_settings" ADD COLUMN "remind_customers" BOOLEAN NOT NULL DEFAULT true;
ALTER TABLE "request" ADD COLUMN "invite_sealed" BYTEA, ADD COLUMN "invited_at" TIMESTAMPTZ(3),
  ADD COLUMN "reminders" INTEGER NOT NULL DEFAULT 0;
-- When the last reminder was sent, and when the lease of the worker that sends one ends.
ALTER TABLE "request" ADD COLUMN "reminded_at" TIMESTAMPTZ(3), ADD COLUMN "reminder_held_until" TIMESTAMPTZ(3);

ALTER TABLE "consent" ADD COLUMN "expired_at" TIMESTAMPTZ(3);

-- While a signing secret is being replaced, the previous one is still valid until this time.
ALTER TABLE "webhook_endpoint" ADD COLUMN "previous_secret_sealed" BYTEA,
  ADD COLUMN "previous_secret_until" TIMESTAMPTZ(3);
-- When the endpoint was last known to work: a delivery succeeded after failures, or it was switched on. A failed
-- attempt that began earlier is ignored.
ALTER TABLE "webhook_endpoint" ADD COLUMN "well_since" TIMESTAMPTZ(3);

-- The number of attempts before the current replay: each replay restarts the retry schedule and keeps the earlier
-- attempts.
ALTER TABLE "delivery" ADD COLUMN "round_start" INTEGER NOT NULL DEFAULT 0;
-- Finds the few pending and failed deliveries among the many delivered ones.
create index delivery_not_delivered on delivery (company_id, environment, created_at, id) where state <> 'delivered';

-- The test event of an endpoint has no request. Live allows it too, because it is simulated.
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

-- True for background queries that read across companies, such as the sweep, which looks for missing work.
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

-- The work that workers have leased.
create index outbox_leased on outbox (lease_until) where done_at is null and lease_until is not null;

-- Finds due work of one kind without reading through a backlog of another kind.
create index outbox_due_by_name on outbox (name, available_at) where done_at is null and parked_at is null;
-- Finds each company's oldest work, so that one company's backlog does not hide another's.
create index outbox_waiting_of on outbox (name, company_id, available_at) where done_at is null and parked_at is null;
create index outbox_parked on outbox (parked_at) where done_at is null and parked_at is not null;

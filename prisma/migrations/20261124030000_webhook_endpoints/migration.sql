-- A company may have several endpoints in each environment. The one that is created with it is the default, which
-- /v1/webhook reads and sets; the others are added and removed.
ALTER TABLE "webhook_endpoint" ADD COLUMN "is_default" BOOLEAN NOT NULL DEFAULT true;
-- The events an endpoint takes; empty for all of them.
ALTER TABLE "webhook_endpoint" ADD COLUMN "event_types" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];
DROP INDEX "webhook_endpoint_company_id_environment_key";
create unique index webhook_endpoint_default on webhook_endpoint (company_id, environment) where is_default;
CREATE INDEX "webhook_endpoint_company_id_environment_created_at_idx"
  ON "webhook_endpoint"("company_id", "environment", "created_at");

-- Housekeeping deletes endpoints that were removed, once their deliveries are gone.
create policy worker_reads on webhook_endpoint for select using ((select scope_worker()));
create policy worker_deletes on webhook_endpoint for delete using ((select scope_worker()));

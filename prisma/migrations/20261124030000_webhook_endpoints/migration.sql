-- A company may have several endpoints in each environment. /v1/webhook reads and sets the default one, which is
-- created with the company; members add and remove the others.
ALTER TABLE "webhook_endpoint" ADD COLUMN "is_default" BOOLEAN NOT NULL DEFAULT true;
-- The event types that an endpoint receives; empty for all.
ALTER TABLE "webhook_endpoint" ADD COLUMN "event_types" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];
DROP INDEX "webhook_endpoint_company_id_environment_key";
create unique index webhook_endpoint_default on webhook_endpoint (company_id, environment) where is_default;
CREATE INDEX "webhook_endpoint_company_id_environment_created_at_idx"
  ON "webhook_endpoint"("company_id", "environment", "created_at");

-- Housekeeping deletes removed endpoints after their last delivery was deleted.
create policy worker_reads on webhook_endpoint for select using ((select scope_worker()));
create policy worker_deletes on webhook_endpoint for delete using ((select scope_worker()));

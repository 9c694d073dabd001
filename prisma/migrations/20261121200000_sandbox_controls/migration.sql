-- The household and scenario of a sandbox customer, if the request names one.
ALTER TABLE "sandbox_user" ADD COLUMN "household_id" TEXT, ADD COLUMN "scenario" TEXT;

-- A simulated event may occur several times, because nothing happened to the request.
ALTER TABLE "event" ADD COLUMN "simulated" BOOLEAN NOT NULL DEFAULT false;
DROP INDEX "event_request_id_type_generation_key";
CREATE UNIQUE INDEX "event_happened_once" ON "event"("request_id", "type", "generation") WHERE NOT "simulated";

-- The live environment has no simulated events.
ALTER TABLE "event" ADD CONSTRAINT "event_simulated_in_test_alone" CHECK (NOT "simulated" OR "environment" = 'test');

-- Who a customer of the sandbox bank is, and what befalls them, where the request was made with a household or scenario.
ALTER TABLE "sandbox_user" ADD COLUMN "household_id" TEXT, ADD COLUMN "scenario" TEXT;

-- A webhook sent on the caller's word tells of nothing that happened, so it may be like another.
ALTER TABLE "event" ADD COLUMN "simulated" BOOLEAN NOT NULL DEFAULT false;
DROP INDEX "event_request_id_type_generation_key";
CREATE UNIQUE INDEX "event_happened_once" ON "event"("request_id", "type", "generation") WHERE NOT "simulated";

-- Nobody is told in live of what did not happen, whatever a caller manages to ask for.
ALTER TABLE "event" ADD CONSTRAINT "event_simulated_in_test_alone" CHECK (NOT "simulated" OR "environment" = 'test');

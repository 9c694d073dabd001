-- When the last reminder went out, and until when one that is being sent belongs to the worker that took it.
ALTER TABLE "request" ADD COLUMN "reminded_at" TIMESTAMPTZ(3), ADD COLUMN "reminder_held_until" TIMESTAMPTZ(3);

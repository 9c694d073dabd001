-- When the email with the consent receipt was sent or rejected, so that it is sent once.
ALTER TABLE "request" ADD COLUMN "receipt_done_at" TIMESTAMPTZ(3);

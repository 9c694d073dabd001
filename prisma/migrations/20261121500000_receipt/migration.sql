-- When the mail with the receipt of the consent was done with, sent or refused, so that it is sent once.
ALTER TABLE "request" ADD COLUMN "receipt_done_at" TIMESTAMPTZ(3);

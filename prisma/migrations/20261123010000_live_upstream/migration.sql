-- Making a customer's record at a provider whose answer may be lost: since when it is being made, until when nobody else may
-- try, and the address it is found by again, sealed. All are emptied once its outcome is known.
ALTER TABLE "consent" ADD COLUMN "creating_at" TIMESTAMPTZ(3);
ALTER TABLE "consent" ADD COLUMN "creating_until" TIMESTAMPTZ(3);
ALTER TABLE "consent" ADD COLUMN "creating_sealed" BYTEA;

-- What signed events told of this customer's data, and what the last look at it is to be remembered by. No bank data.
ALTER TABLE "consent" ADD COLUMN "told" JSONB NOT NULL DEFAULT '[]';
ALTER TABLE "consent" ADD COLUMN "arrival_memory" TEXT;

-- Which accounts the consents cover, as a digest, so that a change is noticed without keeping the list.
ALTER TABLE "consent" ADD COLUMN "accounts_digest" TEXT;

-- When the customer was last reminded that they share, where those notices are ours to send.
ALTER TABLE "consent" ADD COLUMN "reminded_of_at" TIMESTAMPTZ(3);

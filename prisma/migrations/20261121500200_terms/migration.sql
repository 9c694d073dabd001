-- The firm's part of what the customer was asked to agree to, as it stood when they left for their bank. No bank data.
ALTER TABLE "request" ADD COLUMN "terms" JSONB;

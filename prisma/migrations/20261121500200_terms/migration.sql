-- The firm's part of the consent text, as the customer saw it before they went to their bank. Contains no bank data.
ALTER TABLE "request" ADD COLUMN "terms" JSONB;

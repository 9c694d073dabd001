-- True if members need a second factor or a passkey in each session.
ALTER TABLE "company_settings" ADD COLUMN "require_second_factor" BOOLEAN NOT NULL DEFAULT false;

-- CreateEnum
CREATE TYPE "environment" AS ENUM ('test', 'live');

-- CreateEnum
CREATE TYPE "request_status" AS ENUM ('pending_consent', 'pending_data', 'ready', 'withdrawn', 'purged');

-- CreateEnum
CREATE TYPE "request_stage" AS ENUM ('awaiting_consent', 'awaiting_data', 'analysing', 'awaiting_share', 'ready', 'withdrawn', 'purged');

-- CreateEnum
CREATE TYPE "report_type" AS ENUM ('expense_summary', 'affordability');

-- CreateEnum
CREATE TYPE "consent_type" AS ENUM ('once', 'ongoing');

-- CreateEnum
CREATE TYPE "share_mode" AS ENUM ('automatic', 'customer_review');

-- CreateEnum
CREATE TYPE "document_profile" AS ENUM ('full', 'insight');

-- CreateEnum
CREATE TYPE "role" AS ENUM ('owner', 'admin', 'member', 'viewer', 'developer');

-- CreateTable
CREATE TABLE "company" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "live_approved_at" TIMESTAMPTZ(3),
    "suspended_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "company_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "company_settings" (
    "company_id" TEXT NOT NULL,
    "share_mode" "share_mode" NOT NULL DEFAULT 'automatic',
    "document_profile" "document_profile" NOT NULL DEFAULT 'full',
    "consent_type" "consent_type" NOT NULL DEFAULT 'once',
    "retention_days" INTEGER NOT NULL DEFAULT 90,
    "rate_limit_per_minute" INTEGER NOT NULL DEFAULT 240,
    "assumptions" JSONB,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "company_settings_pkey" PRIMARY KEY ("company_id")
);

-- CreateTable
CREATE TABLE "brand" (
    "company_id" TEXT NOT NULL,
    "display_name" TEXT NOT NULL,
    "colour" TEXT NOT NULL DEFAULT '#0f5c4d',
    "logo" BYTEA,
    "logo_type" TEXT,
    "contact_email" TEXT,
    "contact_phone" TEXT,
    "complaints_url" TEXT,
    "purpose" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "brand_pkey" PRIMARY KEY ("company_id")
);

-- CreateTable
CREATE TABLE "app_user" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "password_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "disabled_at" TIMESTAMPTZ(3),

    CONSTRAINT "app_user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "app_session" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "user_agent" TEXT,

    CONSTRAINT "app_session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "membership" (
    "id" TEXT NOT NULL,
    "company_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "role" "role" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "membership_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_key" (
    "id" TEXT NOT NULL,
    "company_id" TEXT NOT NULL,
    "environment" "environment" NOT NULL,
    "fingerprint" BYTEA NOT NULL,
    "last_four" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by" TEXT,
    "last_used_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_key_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "production_application" (
    "id" TEXT NOT NULL,
    "company_id" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'draft',
    "answers" JSONB NOT NULL DEFAULT '{}',
    "submitted_at" TIMESTAMPTZ(3),
    "decided_at" TIMESTAMPTZ(3),
    "decided_by" TEXT,
    "reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "production_application_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "request" (
    "id" TEXT NOT NULL,
    "company_id" TEXT NOT NULL,
    "environment" "environment" NOT NULL,
    "status" "request_status" NOT NULL DEFAULT 'pending_consent',
    "stage" "request_stage" NOT NULL DEFAULT 'awaiting_consent',
    "report_type" "report_type" NOT NULL,
    "consent_type" "consent_type" NOT NULL,
    "client_name" TEXT NOT NULL,
    "client_ref" TEXT,
    "period_label" TEXT,
    "redirect_uri" TEXT,
    "cancel_uri" TEXT,
    "contact_sealed" BYTEA,
    "data_key_wrapped" BYTEA,
    "verification_id" TEXT,
    "generation" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "opened_at" TIMESTAMPTZ(3),
    "consented_at" TIMESTAMPTZ(3),
    "ready_at" TIMESTAMPTZ(3),
    "purge_at" TIMESTAMPTZ(3),
    "withdrawn_at" TIMESTAMPTZ(3),
    "withdrawn_by" TEXT,
    "purged_at" TIMESTAMPTZ(3),

    CONSTRAINT "request_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "consent" (
    "request_id" TEXT NOT NULL,
    "company_id" TEXT NOT NULL,
    "environment" "environment" NOT NULL,
    "provider" TEXT NOT NULL,
    "user_ref" TEXT,
    "consent_ref" TEXT,
    "institutions" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "given_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "upstream_ended_at" TIMESTAMPTZ(3),
    "session_until" TIMESTAMPTZ(3),

    CONSTRAINT "consent_pkey" PRIMARY KEY ("request_id")
);

-- CreateTable
CREATE TABLE "consent_mint" (
    "id" TEXT NOT NULL,
    "request_id" TEXT NOT NULL,
    "company_id" TEXT NOT NULL,
    "environment" "environment" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "consent_mint_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "snapshot" (
    "id" TEXT NOT NULL,
    "request_id" TEXT NOT NULL,
    "company_id" TEXT NOT NULL,
    "environment" "environment" NOT NULL,
    "data_sealed" BYTEA NOT NULL,
    "taken_at" TIMESTAMPTZ(3) NOT NULL,
    "row_count" INTEGER NOT NULL,
    "generation" INTEGER NOT NULL,

    CONSTRAINT "snapshot_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "report" (
    "id" TEXT NOT NULL,
    "request_id" TEXT NOT NULL,
    "company_id" TEXT NOT NULL,
    "environment" "environment" NOT NULL,
    "verification_id" TEXT NOT NULL,
    "generation" INTEGER NOT NULL,
    "report_type" "report_type" NOT NULL,
    "document_sealed" BYTEA,
    "digest" TEXT NOT NULL,
    "signature" TEXT NOT NULL,
    "key_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "superseded_by" TEXT,
    "superseded_at" TIMESTAMPTZ(3),
    "erased_at" TIMESTAMPTZ(3),

    CONSTRAINT "report_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "customer_note" (
    "id" TEXT NOT NULL,
    "request_id" TEXT NOT NULL,
    "company_id" TEXT NOT NULL,
    "environment" "environment" NOT NULL,
    "kind" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "text_sealed" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "customer_note_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "event" (
    "id" TEXT NOT NULL,
    "request_id" TEXT NOT NULL,
    "company_id" TEXT NOT NULL,
    "environment" "environment" NOT NULL,
    "type" TEXT NOT NULL,
    "generation" INTEGER NOT NULL,
    "payload" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_endpoint" (
    "id" TEXT NOT NULL,
    "company_id" TEXT NOT NULL,
    "environment" "environment" NOT NULL,
    "url" TEXT,
    "secret_sealed" BYTEA NOT NULL,
    "next_secret_sealed" BYTEA,
    "next_secret_at" TIMESTAMPTZ(3),
    "disabled_at" TIMESTAMPTZ(3),
    "disabled_reason" TEXT,
    "failing_since" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "webhook_endpoint_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "delivery" (
    "id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "endpoint_id" TEXT NOT NULL,
    "company_id" TEXT NOT NULL,
    "environment" "environment" NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_at" TIMESTAMPTZ(3),
    "delivered_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "delivery_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "delivery_attempt" (
    "id" TEXT NOT NULL,
    "delivery_id" TEXT NOT NULL,
    "company_id" TEXT NOT NULL,
    "environment" "environment" NOT NULL,
    "number" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "latency_ms" INTEGER NOT NULL,
    "outcome" TEXT NOT NULL,
    "response_code" INTEGER,
    "response_text" TEXT,

    CONSTRAINT "delivery_attempt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "company_id" TEXT NOT NULL,
    "environment" "environment" NOT NULL,
    "subject_id" TEXT NOT NULL,
    "dedupe_key" TEXT NOT NULL,
    "available_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "lease_until" TIMESTAMPTZ(3),
    "lease_token" TEXT,
    "sent_at" TIMESTAMPTZ(3),
    "done_at" TIMESTAMPTZ(3),
    "parked_at" TIMESTAMPTZ(3),
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_entry" (
    "id" TEXT NOT NULL,
    "company_id" TEXT NOT NULL,
    "environment" "environment",
    "seq" INTEGER NOT NULL,
    "request_id" TEXT,
    "action" TEXT NOT NULL,
    "actor_kind" TEXT NOT NULL,
    "actor_id" TEXT,
    "detail" JSONB NOT NULL DEFAULT '{}',
    "at" TIMESTAMPTZ(3) NOT NULL,
    "prev_hash" TEXT NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_head" (
    "company_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL DEFAULT 0,
    "hash" TEXT NOT NULL,

    CONSTRAINT "audit_head_pkey" PRIMARY KEY ("company_id")
);

-- CreateTable
CREATE TABLE "idempotency_record" (
    "id" TEXT NOT NULL,
    "company_id" TEXT NOT NULL,
    "environment" "environment" NOT NULL,
    "method" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "status" INTEGER,
    "body" TEXT,
    "locked_until" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "idempotency_record_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_bucket" (
    "id" TEXT NOT NULL,
    "window_start" TIMESTAMPTZ(3) NOT NULL,
    "used" INTEGER NOT NULL,

    CONSTRAINT "rate_bucket_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "upstream_message" (
    "provider" TEXT NOT NULL,
    "message_id" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "signed" BOOLEAN NOT NULL,

    CONSTRAINT "upstream_message_pkey" PRIMARY KEY ("provider","message_id")
);

-- CreateTable
CREATE TABLE "sandbox_user" (
    "id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "sandbox_user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sandbox_event" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "consent_id" TEXT,
    "event" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "lease_until" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "sandbox_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sandbox_session" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "redirect_url" TEXT NOT NULL,
    "cancel_url" TEXT NOT NULL,
    "renews_consent" TEXT,
    "institution_id" TEXT,
    "household_id" TEXT,
    "wrong_codes" INTEGER NOT NULL DEFAULT 0,
    "verified_at" TIMESTAMPTZ(3),
    "outcome" TEXT,
    "used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sandbox_session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sandbox_consent" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "session_id" TEXT NOT NULL,
    "institution_id" TEXT NOT NULL,
    "household_id" TEXT NOT NULL,
    "account_ids" TEXT[],
    "given_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "partial_at" TIMESTAMPTZ(3) NOT NULL,
    "complete_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sandbox_consent_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "app_user_email_key" ON "app_user"("email");

-- CreateIndex
CREATE INDEX "app_session_user_id_idx" ON "app_session"("user_id");

-- CreateIndex
CREATE INDEX "membership_user_id_idx" ON "membership"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "membership_company_id_user_id_key" ON "membership"("company_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "api_key_fingerprint_key" ON "api_key"("fingerprint");

-- CreateIndex
CREATE UNIQUE INDEX "api_key_company_id_environment_id_key" ON "api_key"("company_id", "environment", "id");

-- CreateIndex
CREATE INDEX "production_application_company_id_idx" ON "production_application"("company_id");

-- CreateIndex
CREATE INDEX "request_company_id_environment_created_at_id_idx" ON "request"("company_id", "environment", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "request_company_id_environment_client_ref_idx" ON "request"("company_id", "environment", "client_ref");

-- CreateIndex
CREATE UNIQUE INDEX "request_company_id_environment_id_key" ON "request"("company_id", "environment", "id");

-- CreateIndex
CREATE UNIQUE INDEX "consent_user_ref_key" ON "consent"("user_ref");

-- CreateIndex
CREATE UNIQUE INDEX "consent_company_id_environment_request_id_key" ON "consent"("company_id", "environment", "request_id");

-- CreateIndex
CREATE INDEX "consent_mint_request_id_created_at_idx" ON "consent_mint"("request_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "snapshot_request_id_generation_key" ON "snapshot"("request_id", "generation");

-- CreateIndex
CREATE UNIQUE INDEX "report_verification_id_key" ON "report"("verification_id");

-- CreateIndex
CREATE UNIQUE INDEX "report_request_id_generation_key" ON "report"("request_id", "generation");

-- CreateIndex
CREATE INDEX "customer_note_request_id_idx" ON "customer_note"("request_id");

-- CreateIndex
CREATE INDEX "event_company_id_environment_created_at_idx" ON "event"("company_id", "environment", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "event_request_id_type_generation_key" ON "event"("request_id", "type", "generation");

-- CreateIndex
CREATE UNIQUE INDEX "event_company_id_environment_id_key" ON "event"("company_id", "environment", "id");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_endpoint_company_id_environment_key" ON "webhook_endpoint"("company_id", "environment");

-- CreateIndex
CREATE UNIQUE INDEX "webhook_endpoint_company_id_environment_id_key" ON "webhook_endpoint"("company_id", "environment", "id");

-- CreateIndex
CREATE INDEX "delivery_company_id_environment_created_at_idx" ON "delivery"("company_id", "environment", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "delivery_event_id_endpoint_id_key" ON "delivery"("event_id", "endpoint_id");

-- CreateIndex
CREATE UNIQUE INDEX "delivery_company_id_environment_id_key" ON "delivery"("company_id", "environment", "id");

-- CreateIndex
CREATE UNIQUE INDEX "delivery_attempt_delivery_id_number_key" ON "delivery_attempt"("delivery_id", "number");

-- CreateIndex
CREATE UNIQUE INDEX "outbox_dedupe_key_key" ON "outbox"("dedupe_key");

-- CreateIndex
CREATE INDEX "outbox_company_id_environment_subject_id_idx" ON "outbox"("company_id", "environment", "subject_id");

-- CreateIndex
CREATE INDEX "audit_entry_company_id_environment_request_id_idx" ON "audit_entry"("company_id", "environment", "request_id");

-- CreateIndex
CREATE UNIQUE INDEX "audit_entry_company_id_seq_key" ON "audit_entry"("company_id", "seq");

-- CreateIndex
CREATE INDEX "idempotency_record_expires_at_idx" ON "idempotency_record"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "idempotency_record_company_id_environment_method_path_key_key" ON "idempotency_record"("company_id", "environment", "method", "path", "key");

-- CreateIndex
CREATE INDEX "sandbox_event_due_at_idx" ON "sandbox_event"("due_at");

-- CreateIndex
CREATE INDEX "sandbox_session_user_id_idx" ON "sandbox_session"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "sandbox_consent_session_id_key" ON "sandbox_consent"("session_id");

-- CreateIndex
CREATE INDEX "sandbox_consent_user_id_idx" ON "sandbox_consent"("user_id");

-- AddForeignKey
ALTER TABLE "company_settings" ADD CONSTRAINT "company_settings_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "brand" ADD CONSTRAINT "brand_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "app_session" ADD CONSTRAINT "app_session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "membership" ADD CONSTRAINT "membership_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "production_application" ADD CONSTRAINT "production_application_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "request" ADD CONSTRAINT "request_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consent" ADD CONSTRAINT "consent_company_id_environment_request_id_fkey" FOREIGN KEY ("company_id", "environment", "request_id") REFERENCES "request"("company_id", "environment", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consent_mint" ADD CONSTRAINT "consent_mint_company_id_environment_request_id_fkey" FOREIGN KEY ("company_id", "environment", "request_id") REFERENCES "request"("company_id", "environment", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "snapshot" ADD CONSTRAINT "snapshot_company_id_environment_request_id_fkey" FOREIGN KEY ("company_id", "environment", "request_id") REFERENCES "request"("company_id", "environment", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report" ADD CONSTRAINT "report_company_id_environment_request_id_fkey" FOREIGN KEY ("company_id", "environment", "request_id") REFERENCES "request"("company_id", "environment", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "customer_note" ADD CONSTRAINT "customer_note_company_id_environment_request_id_fkey" FOREIGN KEY ("company_id", "environment", "request_id") REFERENCES "request"("company_id", "environment", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "event" ADD CONSTRAINT "event_company_id_environment_request_id_fkey" FOREIGN KEY ("company_id", "environment", "request_id") REFERENCES "request"("company_id", "environment", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_endpoint" ADD CONSTRAINT "webhook_endpoint_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_company_id_environment_event_id_fkey" FOREIGN KEY ("company_id", "environment", "event_id") REFERENCES "event"("company_id", "environment", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delivery" ADD CONSTRAINT "delivery_company_id_environment_endpoint_id_fkey" FOREIGN KEY ("company_id", "environment", "endpoint_id") REFERENCES "webhook_endpoint"("company_id", "environment", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "delivery_attempt" ADD CONSTRAINT "delivery_attempt_company_id_environment_delivery_id_fkey" FOREIGN KEY ("company_id", "environment", "delivery_id") REFERENCES "delivery"("company_id", "environment", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_head" ADD CONSTRAINT "audit_head_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sandbox_event" ADD CONSTRAINT "sandbox_event_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "sandbox_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sandbox_session" ADD CONSTRAINT "sandbox_session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "sandbox_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sandbox_consent" ADD CONSTRAINT "sandbox_consent_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "sandbox_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;


import { startFakeBasiq } from "@/tests/support/basiq/fake";

/**
 * A process that imports this speaks to the stand-in with a live key, and with a test one where it says `UPSTREAM_TEST`. It
 * runs before anything reads the settings.
 */
export const fake = await startFakeBasiq();

Object.assign(process.env, {
  UPSTREAM_LIVE: "basiq",
  BASIQ_BASE_URL: fake.url,
  BASIQ_CONSENT_URL: fake.consentUrl,
  BASIQ_API_KEY: fake.live.apiKey,
  BASIQ_WEBHOOK_SECRET: fake.live.webhookSecret,
  BASIQ_TEST_API_KEY: fake.sandbox.apiKey,
  BASIQ_TEST_WEBHOOK_SECRET: fake.sandbox.webhookSecret,
  BASIQ_TIMEOUT_SECONDS: "2",
  CDR_PRINCIPAL_NAME: "Example Data Recipient Pty Ltd",
  CDR_ACCREDITATION_NUMBER: "ADRBNK000000",
  CDR_POLICY_URL: "https://example.com/cdr-policy",
});

import { startFakeBasiq } from "@/tests/support/basiq/fake";

/**
 * Connects this process to the stand-in, with a live key and a test key. The test key is used only if `UPSTREAM_TEST`
 * is set. Import this before anything that reads the settings.
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

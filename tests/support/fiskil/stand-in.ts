import { startFakeFiskil } from "@/tests/support/fiskil/fake";

/**
 * Connects the importing process to the stand-in with live and test credentials. The product uses the test credentials
 * only if `UPSTREAM_TEST` is set. Must run before anything reads the settings.
 */
export const fake = await startFakeFiskil();

Object.assign(process.env, {
  FISKIL_BASE_URL: fake.url,
  FISKIL_CLIENT_ID: fake.live.clientId,
  FISKIL_CLIENT_SECRET: fake.live.clientSecret,
  FISKIL_WEBHOOK_SECRET: fake.live.webhookSecret,
  FISKIL_TEST_CLIENT_ID: fake.sandbox.clientId,
  FISKIL_TEST_CLIENT_SECRET: fake.sandbox.clientSecret,
  FISKIL_TEST_WEBHOOK_SECRET: fake.sandbox.webhookSecret,
  FISKIL_TIMEOUT_SECONDS: "2",
  CDR_PRINCIPAL_NAME: "Example Data Recipient Pty Ltd",
  CDR_ACCREDITATION_NUMBER: "ADRBNK000000",
  CDR_POLICY_URL: "https://example.com/cdr-policy",
});

import { feature, featureSecret, plain, plainSecret } from "@/lib/env/setting";

/** The settings of the bank data providers, as a part of the table of settings. */
export const PROVIDER_SETTINGS = {
  UPSTREAM_LIVE: feature(
    "The provider for new customers of live requests: `fiskil` or `basiq`. Existing customers stay with their provider, so you can set the credentials of both.",
  ),
  UPSTREAM_TEST: plain(
    "The provider for new customers of test requests: `sandbox` (the built-in bank), or the sandbox of `fiskil` or `basiq`.",
  ),
  UPSTREAM_CONFIRM_HOURS: plain(
    "When a provider reports a customer as unknown, we ask again after this many hours before we end the consent.",
  ),
  UPSTREAM_BREAKER_CUSTOMERS: plain(
    "If more customers of a provider than this disappear within an hour, or are unknown to it at the same time, no consent is ended until an operator confirms it.",
  ),
  UPSTREAM_BREAKER_PERCENT: plain(
    "The same limit as a percentage of the provider’s active customers. It applies only if it amounts to at least one customer (2 %: from 50 customers), so that a single customer who leaves does not trigger it; below that, only `UPSTREAM_BREAKER_CUSTOMERS` applies. Consents that expire, or that the customer or the firm withdraws, always end.",
  ),
  PULLS_AT_ONCE: plain(
    "The number of customers whose data one process pulls from a provider at the same time. Each pull can use some tens of megabytes of memory.",
  ),
  FISKIL_CLIENT_ID: feature(
    "Fiskil’s live credentials: set both the id and the secret, or neither. Without credentials for the provider in `UPSTREAM_LIVE`, no customer can consent in live.",
  ),
  FISKIL_CLIENT_SECRET: featureSecret("The secret of the client id."),
  FISKIL_WEBHOOK_SECRET: featureSecret(
    "The secret that signs Fiskil’s live events, base64. Without it, an event only triggers an earlier poll, and reports take longer.",
  ),
  FISKIL_TEST_CLIENT_ID: plain(
    "Credentials of Fiskil’s sandbox, never the live ones; used if `UPSTREAM_TEST` is `fiskil`.",
  ),
  FISKIL_TEST_CLIENT_SECRET: plainSecret("The secret of the client id."),
  FISKIL_TEST_WEBHOOK_SECRET: plainSecret("The secret that signs Fiskil’s sandbox events, base64."),
  FISKIL_BASE_URL: plain("Overrides the URL of Fiskil’s API; https."),
  FISKIL_VERSION: plain("The version of Fiskil’s API: `v1`, `v2` or `v3`."),
  FISKIL_TIMEOUT_SECONDS: plain("The timeout for one response of the provider."),
  FISKIL_ARRIVAL_HOURS: plain(
    "How long to wait for the full history without an event about it. After that, the report is generated from the available data and says so.",
  ),
  FISKIL_PERMISSIONS: plain(
    "The permissions requested from customers, comma separated, in Fiskil’s terms. The default is the setting in Fiskil’s Console.",
  ),
  FISKIL_OVER_REASONS: plain(
    "The values of `termination_reason`, comma separated, that end an inactive consent; `*` means any. For all other values, data collection pauses and the request shows a problem.",
  ),
  BASIQ_API_KEY: featureSecret(
    "Basiq’s live API key, from its dashboard. In the dashboard, set the redirect URL to `/connect/return` under the address of the customer’s pages, and the initial history to a year or more.",
  ),
  BASIQ_WEBHOOK_SECRET: featureSecret(
    "The secret that signs Basiq’s live events, `whsec_…`. Without it, an event only triggers an earlier poll, and reports take longer.",
  ),
  BASIQ_TEST_API_KEY: plainSecret(
    "The API key of a sandbox application at Basiq, never the live one; used if `UPSTREAM_TEST` is `basiq`.",
  ),
  BASIQ_TEST_WEBHOOK_SECRET: plainSecret("The secret that signs Basiq’s sandbox events, `whsec_…`."),
  BASIQ_BASE_URL: plain("Overrides the URL of Basiq’s API; https."),
  BASIQ_CONSENT_URL: plain("Overrides the URL of Basiq’s consent page; https."),
  BASIQ_TIMEOUT_SECONDS: plain("The timeout for one response of the provider."),
  BASIQ_ARRIVAL_HOURS: plain(
    "How long to wait for data that the provider has not finished fetching. After that, the report is generated from the available data and says so.",
  ),
  BASIQ_FRESH_HOURS: plain(
    "Data older than this is fetched from the bank again before a report is created from it.",
  ),
  BASIQ_OVER_STATUSES: plain(
    "The statuses, comma separated, that end a consent or a bank’s connection. For all other statuses, data collection pauses and the request shows a problem.",
  ),
  BASIQ_USERS_FILTER: plain(
    "The filter that finds a user by email in Basiq’s list of users, with `{email}` as placeholder. It is needed when a response was lost.",
  ),
};

import { feature, featureSecret, plain, plainSecret } from "@/lib/env/setting";

/** The settings of the bank data providers, as a part of the table of settings. */
export const PROVIDER_SETTINGS = {
  UPSTREAM_LIVE: feature(
    "Where new customers of live requests are sent: `fiskil` or `basiq`. Existing customers stay with theirs, so the credentials of both may be set.",
  ),
  UPSTREAM_TEST: plain(
    "Where new customers of test requests are sent: `sandbox`, the bank that is built in, or the sandbox of `fiskil` or `basiq`.",
  ),
  UPSTREAM_CONFIRM_HOURS: plain(
    "How many hours after a provider first said that it does not know a customer a second look must say so again before it is believed.",
  ),
  UPSTREAM_BREAKER_CUSTOMERS: plain(
    "When more customers of a provider than this seem gone within an hour, or are unknown to it at the same time, no consent is ended until an operator releases it.",
  ),
  UPSTREAM_BREAKER_PERCENT: plain(
    "The same as a share of the provider’s customers who share, in percent. It counts only where it makes up at least one customer (2 %: from 50 customers on), so that one customer of a few who leaves does not stop ending; below that, `UPSTREAM_BREAKER_CUSTOMERS` alone decides. A consent that reaches its own end date, or is withdrawn by the customer or the firm, ends all the same.",
  ),
  PULLS_AT_ONCE: plain(
    "Customers whose data one process pulls from a provider at the same time. Each pull may hold some tens of megabytes.",
  ),
  FISKIL_CLIENT_ID: feature(
    "The credentials of Fiskil that reach real banks; with the secret, or neither. Without credentials of the provider that `UPSTREAM_LIVE` names no customer can consent in live.",
  ),
  FISKIL_CLIENT_SECRET: featureSecret("Its secret."),
  FISKIL_WEBHOOK_SECRET: featureSecret(
    "What Fiskil signs its events of live with, base64. Without it an event only makes us poll sooner, and reports come later.",
  ),
  FISKIL_TEST_CLIENT_ID: plain(
    "Credentials of Fiskil’s sandbox, never those of live; used where `UPSTREAM_TEST` is `fiskil`.",
  ),
  FISKIL_TEST_CLIENT_SECRET: plainSecret("Its secret."),
  FISKIL_TEST_WEBHOOK_SECRET: plainSecret("What Fiskil signs its events of the sandbox with, base64."),
  FISKIL_BASE_URL: plain("Another address of Fiskil; https."),
  FISKIL_VERSION: plain("The version of its interface: `v1`, `v2` or `v3`."),
  FISKIL_TIMEOUT_SECONDS: plain("How long one answer of it is waited for."),
  FISKIL_ARRIVAL_HOURS: plain(
    "How long a full history is waited for that no event tells of, before the report is made of what there is and says so.",
  ),
  FISKIL_PERMISSIONS: plain(
    "What customers are asked for, comma separated, in Fiskil’s words; what its Console is set to unless set.",
  ),
  FISKIL_OVER_REASONS: plain(
    "The values of `termination_reason`, comma separated, that end a consent listed as not active; `*` is any. For any other, collecting pauses and the request shows trouble.",
  ),
  BASIQ_API_KEY: featureSecret(
    "The API key of Basiq that reaches real banks, as its dashboard shows it. There, the redirect URL is `/connect/return` under the address of the customer’s pages, and what is fetched at first goes back a year or more.",
  ),
  BASIQ_WEBHOOK_SECRET: featureSecret(
    "What Basiq signs its events of live with, `whsec_…`. Without it an event only makes us poll sooner, and reports come later.",
  ),
  BASIQ_TEST_API_KEY: plainSecret(
    "A key of a sandbox application of Basiq, never that of live; used where `UPSTREAM_TEST` is `basiq`.",
  ),
  BASIQ_TEST_WEBHOOK_SECRET: plainSecret("What Basiq signs its events of the sandbox with, `whsec_…`."),
  BASIQ_BASE_URL: plain("Another address of Basiq; https."),
  BASIQ_CONSENT_URL: plain("Another address of its consent page; https."),
  BASIQ_TIMEOUT_SECONDS: plain("How long one answer of it is waited for."),
  BASIQ_ARRIVAL_HOURS: plain(
    "How long data is waited for whose fetching did not come to its end, before the report is made of what there is and says so.",
  ),
  BASIQ_FRESH_HOURS: plain(
    "Data older than this is fetched from the bank again before a report is created from it.",
  ),
  BASIQ_OVER_STATUSES: plain(
    "The statuses, comma separated, that end a consent or a bank’s connection. Any other ends none: collecting pauses and the request shows trouble.",
  ),
  BASIQ_USERS_FILTER: plain(
    "How its list of users is asked for one by address, `{email}` in its place; needed where an answer was lost.",
  ),
};

import { feature, featureSecret, plain, plainSecret } from "@/lib/env-setting";

/** The settings of the providers of bank data, for the table of all of them. */
export const PROVIDER_SETTINGS = {
  UPSTREAM_LIVE: feature(
    "Where new customers of live requests are sent: `fiskil` or `basiq`. Whoever is with one already stays there, so the credentials of both may be set.",
  ),
  UPSTREAM_TEST: plain(
    "Where new customers of test requests are sent: `sandbox`, the bank that is built in, or the sandbox of `fiskil` or `basiq`.",
  ),
  PULLS_AT_ONCE: plain(
    "Customers whose data one process pulls from a provider at the same time. Each pull may hold some tens of megabytes.",
  ),
  FISKIL_CLIENT_ID: feature(
    "The credentials of Fiskil that reach real banks; with the secret, or neither. Without credentials of the provider that `UPSTREAM_LIVE` names nobody can consent in live.",
  ),
  FISKIL_CLIENT_SECRET: featureSecret("Its secret."),
  FISKIL_WEBHOOK_SECRET: featureSecret(
    "What Fiskil signs its events of live with, base64. Without it each is only a reason to ask, and reports come later.",
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
  BASIQ_API_KEY: featureSecret(
    "The API key of Basiq that reaches real banks, as its dashboard shows it. There, the redirect URL is `/connect/return` under the address of the customer’s pages, and what is fetched at first goes back a year or more.",
  ),
  BASIQ_WEBHOOK_SECRET: featureSecret(
    "What Basiq signs its events of live with, `whsec_…`. Without it each is only a reason to ask, and reports come later.",
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
  BASIQ_FRESH_HOURS: plain("Data older than this is fetched at the bank anew before a report is made of it."),
  BASIQ_RENEW_ACTION: plain(
    "What its consent page is asked to do for a renewal: `extend`, `reauthorise` or `update`.",
  ),
  BASIQ_USERS_FILTER: plain(
    "How its list of users is asked for one by address, `{email}` in its place; needed where an answer was lost.",
  ),
};

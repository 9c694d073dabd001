import { z } from "zod";
import {
  ArrivalHours,
  Credential,
  HttpsHost,
  HttpsUrl,
  type ProviderRecord,
  TimeoutSeconds,
} from "@/lib/env/provider";
import { featureSecret, plain, plainSecret } from "@/lib/env/setting";

const SECRET_BYTES_MIN = 16;

/**
 * The signing secret as Basiq's dashboard shows it: `whsec_` and base64. Parsed to the bytes that the base64 encodes.
 */
const Secret = Credential.refine(
  (text) => text === undefined || toBytes(text).length >= SECRET_BYTES_MIN,
  `must be the signing secret that Basiq showed once: whsec_ and base64, at least ${SECRET_BYTES_MIN} bytes`,
).transform((text) => (text === undefined ? undefined : toBytes(text)));

function toBytes(text: string): Buffer {
  return Buffer.from(text.replace(/^whsec_/, ""), "base64");
}

/** Basiq, a provider of live data. Live and test have separate credentials, which decide the available banks. */
export const BASIQ = {
  name: "Basiq",
  credentials: ["API_KEY"],
  fields: {
    BASIQ_BASE_URL: HttpsHost.default("https://au-api.basiq.io"),
    /** Basiq's page on which customers consent. */
    BASIQ_CONSENT_URL: HttpsUrl.default("https://consent.basiq.io/home"),
    BASIQ_API_KEY: Credential,
    /**
     * The secret that verifies Basiq's events. Without it an event may be forged, so an event only triggers a poll.
     */
    BASIQ_WEBHOOK_SECRET: Secret,
    BASIQ_TEST_API_KEY: Credential,
    BASIQ_TEST_WEBHOOK_SECRET: Secret,
    BASIQ_TIMEOUT_SECONDS: TimeoutSeconds,
    BASIQ_ARRIVAL_HOURS: ArrivalHours,
    /** Data older than this is fetched again from the bank before a report is generated. */
    BASIQ_FRESH_HOURS: z.coerce.number().min(1).max(720).default(24),
    /** The statuses of a consent or connection that has ended, comma separated. */
    BASIQ_OVER_STATUSES: z
      .string()
      .default("revoked,expired,deleted")
      .transform((text) =>
        text
          .toLowerCase()
          .split(",")
          .map((one) => one.trim())
          .filter(Boolean),
      )
      .refine(
        (statuses) => !statuses.some((status) => /^(active|pending|pre-init|init|invalid)/.test(status)),
        "must not name a status of an active or pending consent",
      ),
    /** The filter that finds a customer by email address in Basiq. The address replaces `{email}`. */
    BASIQ_USERS_FILTER: z
      .string()
      .regex(/\{email\}/, "must contain {email} in place of the address")
      .default("email.eq('{email}')"),
  },
  about: {
    BASIQ_API_KEY: featureSecret(
      "Basiq’s live API key, from its dashboard. In the dashboard, set the redirect URL to `/connect/return` under the address of the customer’s pages, and the initial history to a year or more.",
    ),
    BASIQ_WEBHOOK_SECRET: featureSecret(
      "The secret that signs Basiq’s live events, `whsec_…`. Without the secret, we cannot verify events, so reports take longer: an unverified event only makes us poll Basiq earlier.",
    ),
    BASIQ_TEST_API_KEY: plainSecret(
      "The API key of a sandbox application at Basiq, never the live key; used if `UPSTREAM_TEST` is `basiq`.",
    ),
    BASIQ_TEST_WEBHOOK_SECRET: plainSecret("The secret that signs Basiq’s sandbox events, `whsec_…`."),
    BASIQ_BASE_URL: plain("Overrides the URL of Basiq’s API. Must be https."),
    BASIQ_CONSENT_URL: plain("Overrides the URL of Basiq’s consent page. Must be https."),
    BASIQ_TIMEOUT_SECONDS: plain("The timeout for one response of Basiq’s API."),
    BASIQ_ARRIVAL_HOURS: plain(
      "How long to wait for data that the provider has not finished fetching. After that, the report is prepared from the available data and says so.",
    ),
    BASIQ_FRESH_HOURS: plain(
      "Data older than this number of hours is fetched from the bank again before a report is prepared.",
    ),
    BASIQ_OVER_STATUSES: plain(
      "The statuses that end a consent or a bank’s connection, comma separated. Active and pending statuses are normal. For all others, data collection pauses and the request shows a problem.",
    ),
    BASIQ_USERS_FILTER: plain(
      "The filter that finds a user by email in Basiq’s list of users, with `{email}` as placeholder. The filter is needed if Basiq’s response to creating a user was lost.",
    ),
  },
} satisfies ProviderRecord;

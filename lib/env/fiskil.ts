import { z } from "zod";
import { ArrivalHours, Credential, HttpsHost, type ProviderRecord, TimeoutSeconds } from "@/lib/env/provider";
import { feature, featureSecret, plain, plainSecret } from "@/lib/env/setting";

const SECRET_BYTES_MIN = 16;

const Secret = Credential.refine(
  (text) => text === undefined || Buffer.from(text, "base64").length >= SECRET_BYTES_MIN,
  `must be the signing secret as the Console shows it: base64, at least ${SECRET_BYTES_MIN} bytes`,
).transform((text) => (text === undefined ? undefined : Buffer.from(text, "base64")));

/** Fiskil, a provider of live data. Live and test have separate credentials, which decide the available banks. */
export const FISKIL = {
  name: "Fiskil",
  credentials: ["CLIENT_ID", "CLIENT_SECRET"],
  fields: {
    FISKIL_BASE_URL: HttpsHost.default("https://api.fiskil.com"),
    /** The version of Fiskil's API, which each request names in a header. */
    FISKIL_VERSION: z.enum(["v1", "v2", "v3"]).default("v3"),
    FISKIL_CLIENT_ID: Credential,
    FISKIL_CLIENT_SECRET: Credential,
    /**
     * The secret that verifies Fiskil's events. Without it an event may be forged, so an event only triggers a poll.
     */
    FISKIL_WEBHOOK_SECRET: Secret,
    FISKIL_TEST_CLIENT_ID: Credential,
    FISKIL_TEST_CLIENT_SECRET: Credential,
    FISKIL_TEST_WEBHOOK_SECRET: Secret,
    FISKIL_TIMEOUT_SECONDS: TimeoutSeconds,
    FISKIL_ARRIVAL_HOURS: ArrivalHours,
    /**
     * The permissions to request from the customer, comma separated, by Fiskil's names; if unset, those configured in
     * Fiskil's Console.
     */
    FISKIL_PERMISSIONS: z
      .string()
      .default("")
      .transform((text) =>
        text
          .split(",")
          .map((one) => one.trim())
          .filter(Boolean),
      ),
    /** The reasons for which an inactive consent counts as ended, comma separated; `*` means any reason. */
    FISKIL_OVER_REASONS: z
      .string()
      .default("*")
      .transform((text) =>
        text
          .toLowerCase()
          .split(",")
          .map((one) => one.trim())
          .filter(Boolean),
      ),
  },
  about: {
    FISKIL_CLIENT_ID: feature(
      "Fiskil’s live credentials: set both the id and the secret, or neither. Without credentials for the provider in `UPSTREAM_LIVE`, no customer can consent in the live environment.",
    ),
    FISKIL_CLIENT_SECRET: featureSecret("The secret of the client id."),
    FISKIL_WEBHOOK_SECRET: featureSecret(
      "The secret that signs Fiskil’s live events, base64. Without the secret, we cannot verify events, so reports take longer: an unverified event only makes us poll Fiskil earlier.",
    ),
    FISKIL_TEST_CLIENT_ID: plain(
      "Credentials of Fiskil’s sandbox, never the live ones; used if `UPSTREAM_TEST` is `fiskil`.",
    ),
    FISKIL_TEST_CLIENT_SECRET: plainSecret("The secret of the client id."),
    FISKIL_TEST_WEBHOOK_SECRET: plainSecret("The secret that signs Fiskil’s sandbox events, base64."),
    FISKIL_BASE_URL: plain("Overrides the URL of Fiskil’s API. Must be https."),
    FISKIL_VERSION: plain("The version of Fiskil’s API: `v1`, `v2` or `v3`."),
    FISKIL_TIMEOUT_SECONDS: plain("The timeout for one response of Fiskil’s API."),
    FISKIL_ARRIVAL_HOURS: plain(
      "How long to wait for the full history if no event announces it. After that, the report is prepared from the available data and says so.",
    ),
    FISKIL_PERMISSIONS: plain(
      "The permissions requested from customers, comma separated, in Fiskil’s terms. Default: the permissions set in Fiskil’s Console.",
    ),
    FISKIL_OVER_REASONS: plain(
      "The values of Fiskil’s `termination_reason` that end a consent, comma separated; `*` means every value. If an inactive consent has another value, data collection pauses and the request shows a problem.",
    ),
  },
} satisfies ProviderRecord;

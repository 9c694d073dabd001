import { z } from "zod";
import { ArrivalHours, Credential, HttpsHost, HttpsUrl, TimeoutSeconds } from "@/lib/env/provider";

/**
 * The settings of Basiq, a provider of live data. Live and test have separate keys, which decide the available banks.
 */

const SECRET_BYTES_MIN = 16;

/** `whsec_` and base64, as Basiq's dashboard shows it. */
const Secret = Credential.refine(
  (text) => text === undefined || toBytes(text).length >= SECRET_BYTES_MIN,
  `must be the signing secret as it was shown once: whsec_ and base64, at least ${SECRET_BYTES_MIN} bytes`,
).transform((text) => (text === undefined ? undefined : toBytes(text)));

function toBytes(text: string): Buffer {
  return Buffer.from(text.replace(/^whsec_/, ""), "base64");
}

export const BASIQ_FIELDS = {
  BASIQ_BASE_URL: HttpsHost.default("https://au-api.basiq.io"),
  /** Basiq's page on which customers consent. */
  BASIQ_CONSENT_URL: HttpsUrl.default("https://consent.basiq.io/home"),
  BASIQ_API_KEY: Credential,
  /** Verifies events. Without it an event may be forged, so each only triggers a poll. */
  BASIQ_WEBHOOK_SECRET: Secret,
  BASIQ_TEST_API_KEY: Credential,
  BASIQ_TEST_WEBHOOK_SECRET: Secret,
  BASIQ_TIMEOUT_SECONDS: TimeoutSeconds,
  BASIQ_ARRIVAL_HOURS: ArrivalHours,
  /** Data older than this is fetched again from the bank before a report is generated. */
  BASIQ_FRESH_HOURS: z.coerce.number().min(1).max(720).default(24),
  /** Statuses, comma separated, that end a consent or a connection; no other status ends one. */
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
  /** The query that finds a customer by address in Basiq. */
  BASIQ_USERS_FILTER: z
    .string()
    .regex(/\{email\}/, "must hold {email} where the address goes")
    .default("email.eq('{email}')"),
};

type Settings = z.infer<z.ZodObject<typeof BASIQ_FIELDS>>;
type Refuse = (name: string, message: string) => void;

/** Refuses incomplete credentials at start-up; otherwise the first customer would discover them. */
export function checkBasiq(settings: Settings, refuse: Refuse): void {
  for (const prefix of ["BASIQ_", "BASIQ_TEST_"] as const) {
    const [key, signing] = [`${prefix}API_KEY`, `${prefix}WEBHOOK_SECRET`] as const;
    if (settings[signing] !== undefined && settings[key] === undefined)
      refuse(key, `is missing: ${signing} cannot be used without it`);
  }
  const { BASIQ_API_KEY: live, BASIQ_TEST_API_KEY: test } = settings;
  if (live !== undefined && live === test)
    refuse("BASIQ_TEST_API_KEY", "is the live key: test needs a key of the provider's sandbox");
}

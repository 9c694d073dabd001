import { z } from "zod";
import { ArrivalHours, Credential, HttpsHost, HttpsUrl, TimeoutSeconds } from "@/lib/env-provider";

/** The settings of Basiq, a provider of live data. Live and test have keys of their own: they decide which banks there are. */

const SECRET_BYTES_MIN = 16;

/** `whsec_` and base64, as their dashboard shows it. */
const Secret = Credential.refine(
  (text) => text === undefined || toBytes(text).length >= SECRET_BYTES_MIN,
  `must be the signing secret as it was shown once: whsec_ and base64, at least ${SECRET_BYTES_MIN} bytes`,
).transform((text) => (text === undefined ? undefined : toBytes(text)));

function toBytes(text: string): Buffer {
  return Buffer.from(text.replace(/^whsec_/, ""), "base64");
}

export const BASIQ_FIELDS = {
  BASIQ_BASE_URL: HttpsHost.default("https://au-api.basiq.io"),
  /** The page of theirs where customers consent. */
  BASIQ_CONSENT_URL: HttpsUrl.default("https://consent.basiq.io/home"),
  BASIQ_API_KEY: Credential,
  /** Without it no event can be told from a forged one, and each is only a reason to ask. */
  BASIQ_WEBHOOK_SECRET: Secret,
  BASIQ_TEST_API_KEY: Credential,
  BASIQ_TEST_WEBHOOK_SECRET: Secret,
  BASIQ_TIMEOUT_SECONDS: TimeoutSeconds,
  BASIQ_ARRIVAL_HOURS: ArrivalHours,
  /** Data older than this is fetched anew at the bank before a report is made of it. */
  BASIQ_FRESH_HOURS: z.coerce.number().min(1).max(720).default(24),
  /** What their page is asked to do with a consent that is renewed. */
  BASIQ_RENEW_ACTION: z.enum(["extend", "reauthorise", "update"]).default("extend"),
  /** How a customer is found by address among theirs. */
  BASIQ_USERS_FILTER: z
    .string()
    .regex(/\{email\}/, "must hold {email} where the address goes")
    .default("email.eq('{email}')"),
};

type Settings = z.infer<z.ZodObject<typeof BASIQ_FIELDS>>;
type Refuse = (name: string, message: string) => void;

/** Half a set of credentials is worse than none: it is found out when the first customer stands at the door. */
export function checkBasiq(settings: Settings, refuse: Refuse): void {
  for (const prefix of ["BASIQ_", "BASIQ_TEST_"] as const) {
    const [key, signing] = [`${prefix}API_KEY`, `${prefix}WEBHOOK_SECRET`] as const;
    if (settings[signing] !== undefined && settings[key] === undefined)
      refuse(key, `is missing: ${signing} is of no use without it`);
  }
  const { BASIQ_API_KEY: live, BASIQ_TEST_API_KEY: test } = settings;
  if (live !== undefined && live === test)
    refuse("BASIQ_TEST_API_KEY", "is that of live: test needs a key of the provider's sandbox");
}

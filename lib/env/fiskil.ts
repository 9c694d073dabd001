import { z } from "zod";
import { ArrivalHours, Credential, HttpsHost, TimeoutSeconds } from "@/lib/env/provider";

/**
 * The settings of Fiskil, a provider of live data. Live and test have separate credentials, which decide the available
 * banks.
 */

const SECRET_BYTES_MIN = 16;

const Secret = Credential.refine(
  (text) => text === undefined || Buffer.from(text, "base64").length >= SECRET_BYTES_MIN,
  `must be the signing secret as the Console shows it: base64, at least ${SECRET_BYTES_MIN} bytes`,
).transform((text) => (text === undefined ? undefined : Buffer.from(text, "base64")));

export const FISKIL_FIELDS = {
  FISKIL_BASE_URL: HttpsHost.default("https://api.fiskil.com"),
  /** The API version requested by header. */
  FISKIL_VERSION: z.enum(["v1", "v2", "v3"]).default("v3"),
  FISKIL_CLIENT_ID: Credential,
  FISKIL_CLIENT_SECRET: Credential,
  /** Verifies events. Without it an event may be forged, so each only triggers a poll. */
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
  /**
   * Reasons, comma separated, for which an inactive consent counts as ended; `*` means any reason. No other reason
   * ends one.
   */
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
};

type Settings = z.infer<z.ZodObject<typeof FISKIL_FIELDS>>;
type Refuse = (name: string, message: string) => void;

/** Refuses incomplete credentials at start-up; otherwise the first customer would discover them. */
export function checkFiskil(settings: Settings, refuse: Refuse): void {
  for (const prefix of ["FISKIL_", "FISKIL_TEST_"] as const) {
    const [id, secret, signing] = [
      `${prefix}CLIENT_ID`,
      `${prefix}CLIENT_SECRET`,
      `${prefix}WEBHOOK_SECRET`,
    ] as const;
    const isAny = [id, secret, signing].some((name) => settings[name as keyof Settings] !== undefined);
    if (!isAny) continue;
    for (const name of [id, secret]) {
      if (settings[name as keyof Settings] === undefined)
        refuse(name, `is missing: ${id} and ${secret} go together`);
    }
  }
  const { FISKIL_CLIENT_ID: live, FISKIL_TEST_CLIENT_ID: test } = settings;
  if (live !== undefined && live === test)
    refuse("FISKIL_TEST_CLIENT_ID", "is that of live: test needs credentials of the provider's sandbox");
}

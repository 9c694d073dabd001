import { z } from "zod";

/** The settings of Fiskil, the provider of live data. Live and test have credentials of their own: they decide which banks there are. */

const SECRET_BYTES_MIN = 16;

/** A setting left empty is one not set. */
const Credential = z
  .string()
  .trim()
  .max(500)
  .optional()
  .transform((text) => text || undefined);

const Secret = Credential.refine(
  (text) => text === undefined || Buffer.from(text, "base64").length >= SECRET_BYTES_MIN,
  `must be the signing secret as the Console shows it: base64, at least ${SECRET_BYTES_MIN} bytes`,
).transform((text) => (text === undefined ? undefined : Buffer.from(text, "base64")));

const LOOPBACK: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

const ApiUrl = z
  .url()
  .default("https://api.fiskil.com")
  .refine((text) => {
    const { protocol, hostname } = new URL(text);
    return protocol === "https:" || (protocol === "http:" && LOOPBACK.includes(hostname));
  }, "must be an https address");

export const FISKIL_FIELDS = {
  FISKIL_BASE_URL: ApiUrl,
  /** The version of their interface that is asked for by header. */
  FISKIL_VERSION: z.enum(["v1", "v2", "v3"]).default("v3"),
  FISKIL_CLIENT_ID: Credential,
  FISKIL_CLIENT_SECRET: Credential,
  /** Without it no event can be told from a forged one, and each is only a reason to ask. */
  FISKIL_WEBHOOK_SECRET: Secret,
  FISKIL_TEST_CLIENT_ID: Credential,
  FISKIL_TEST_CLIENT_SECRET: Credential,
  FISKIL_TEST_WEBHOOK_SECRET: Secret,
  /** How long one answer of theirs is waited for. */
  FISKIL_TIMEOUT_SECONDS: z.coerce.number().min(0.05).max(60).default(10),
  /** How long the full history is waited for that no event tells of, before the report is made of what there is. */
  FISKIL_ARRIVAL_HOURS: z.coerce.number().min(1).max(240).default(48),
  /** What to ask the customer for, comma separated, in their words; left out, what their Console is set to. */
  FISKIL_PERMISSIONS: z
    .string()
    .default("")
    .transform((text) =>
      text
        .split(",")
        .map((one) => one.trim())
        .filter(Boolean),
    ),
  /** Where customers of test requests are sent: the built-in bank, or Fiskil's own with the FISKIL_TEST_ credentials. */
  UPSTREAM_TEST: z.enum(["sandbox", "fiskil"]).default("sandbox"),
};

type Settings = z.infer<z.ZodObject<typeof FISKIL_FIELDS>>;
type Refuse = (name: string, message: string) => void;

/** Half a set of credentials is worse than none: it is found out when the first customer stands at the door. */
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
  if (settings.UPSTREAM_TEST === "fiskil" && test === undefined)
    refuse("UPSTREAM_TEST", "is fiskil, which needs FISKIL_TEST_CLIENT_ID and FISKIL_TEST_CLIENT_SECRET");
}

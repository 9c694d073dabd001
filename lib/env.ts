import { z } from "zod";
import { BASIQ_FIELDS, checkBasiq } from "@/lib/env-basiq";
import { checkFiskil, FISKIL_FIELDS } from "@/lib/env-fiskil";
import { checkMessages, MESSAGE_FIELDS } from "@/lib/env-messages";
import {
  Address,
  Addresses,
  Base64Key,
  DatabaseUrl,
  PolicyUrl,
  Printed,
  RetiredKeys,
  SigningKey,
  Site,
} from "@/lib/env-shapes";
import { checkUpstream, UPSTREAM_FIELDS } from "@/lib/env-upstream";

/**
 * Every setting the product takes from its environment, in one place; nothing else reads process.env.
 * `npm start` makes what is missing for local use. Read lazily, so that a build needs none of it.
 */

/** What each of them is for, and whether it is a secret, stands in lib/env-table.ts. */
export const Fields = z.object({
  /** One word of these: with another, a deployed server would be checked as one's own machine is. */
  NODE_ENV: z.enum(["production", "development", "test"]).default("development"),
  DATABASE_URL: DatabaseUrl,
  DB_POOL: z.coerce.number().int().min(2).max(200).default(10),
  /** Past a transaction pooler, for what needs a session of its own. */
  DIRECT_DATABASE_URL: DatabaseUrl.optional(),
  /** "0" where a pooler stands before the database that keeps no prepared statements. */
  DB_PREPARED_STATEMENTS: z.enum(["0", "1"]).default("1"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  BASE_URL: Site.default("http://localhost:3000"),
  CONSENT_BASE_URL: Site.optional(),
  /** How many proxies stand in front, each of which adds to X-Forwarded-For. Without one the header is a caller's own word. */
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  /** `version:base64key`, comma separated; the first is used to seal, all of them to open. */
  MASTER_KEYS: z.string().regex(/^\d+:[A-Za-z0-9+/=]+(,\d+:[A-Za-z0-9+/=]+)*$/, "must be version:base64,…"),
  API_KEY_PEPPER: Base64Key,
  AUDIT_KEY: Base64Key,
  CURSOR_SECRET: Base64Key,
  NEXTAUTH_SECRET: z.string().min(32),
  /** Ed25519 private key, PKCS #8 PEM. Signs report digests. */
  REPORT_SIGNING_KEY: SigningKey,
  /**
   * Keys that reports were signed with before: the `x` each had in /.well-known/jwks.json, comma separated. They are
   * published for as long as such reports are to be checked. One whose private half leaked must not stand here.
   */
  REPORT_RETIRED_KEYS: RetiredKeys,
  SANDBOX_WEBHOOK_SECRET: Base64Key,
  /** "1" opens loopback and private addresses for webhooks. For development alone. */
  WEBHOOK_ALLOW_PRIVATE: z.string().optional(),
  SURPLUS_LOCAL: z.string().optional(),
  /** "1" has a start refuse settings that suit one's own machine alone, wherever it is; "0" has it let them pass. */
  SURPLUS_STRICT: z.enum(["0", "1"]).optional(),
  /** Who runs the service: e-mail addresses, comma separated, whose owners may open the operator's console. */
  OPERATOR_EMAILS: Addresses,
  /** Whom a firm writes to about the service itself. Operators' own addresses are for their sign-in, and shown to nobody. */
  SUPPORT_EMAIL: Address,
  /** "1" has two operators approve an application before live opens. Any other word is refused: "true" would open it by one. */
  OPERATOR_SECOND_APPROVAL: z.enum(["0", "1"]).optional(),
  /** Where `npm start` keeps what it made; the quick start of a local server names it. */
  DATA_DIR: z.string().optional(),
  INNGEST_EVENT_KEY: z.string().optional(),
  INNGEST_SIGNING_KEY: z.string().optional(),
  INNGEST_DEV: z.string().optional(),
  /** Read by the SDK of Inngest itself. */
  INNGEST_BASE_URL: z.url().optional(),
  INNGEST_SIGNING_KEY_FALLBACK: z.string().optional(),
  ...MESSAGE_FIELDS,
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  /** Where traces and metrics are sent; without it there are none, and nothing of them is loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: "must be an http or https address" })
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().default("surplus"),
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce.number().int().min(1_000).default(60_000),
  /** Seconds after consent until the sandbox's slow household has data. */
  SANDBOX_DELAY_SECONDS: z.coerce.number().min(0).max(3600).default(20),
  /** The accredited person customers share with: name, accreditation number and CDR policy. All three or none. */
  CDR_PRINCIPAL_NAME: Printed,
  CDR_ACCREDITATION_NUMBER: Printed,
  CDR_POLICY_URL: PolicyUrl,
  /** Where it is based; shown when that is not Australia. */
  CDR_PRINCIPAL_COUNTRY: Printed,
  /** Who runs this service, where that is a CDR representative of the accredited person. */
  CDR_REPRESENTATIVE_NAME: Printed,
  /** Who reminds customers every ninety days that they share: the accredited person, or this service for them. */
  CDR_NOTICES: z.enum(["principal", "ours"]).default("principal"),
  ...UPSTREAM_FIELDS,
  ...FISKIL_FIELDS,
  ...BASIQ_FIELDS,
});

const ACCREDITATION = ["CDR_PRINCIPAL_NAME", "CDR_ACCREDITATION_NUMBER", "CDR_POLICY_URL"] as const;
const BESIDE_ACCREDITATION = ["CDR_PRINCIPAL_COUNTRY", "CDR_REPRESENTATIVE_NAME"] as const;

/** Half an accreditation on a consent screen is worse than a server that does not start; so is half a provider. */
const Schema = Fields.superRefine((settings, context) => {
  const refuse = (name: string, message: string) =>
    context.addIssue({ code: "custom", path: [name], message });
  for (const check of [checkUpstream, checkFiskil, checkBasiq, checkMessages]) check(settings, refuse);
  if (![...ACCREDITATION, ...BESIDE_ACCREDITATION].some((name) => settings[name])) return;
  for (const name of ACCREDITATION) {
    if (settings[name]) continue;
    context.addIssue({ code: "custom", path: [name], message: "is missing: the CDR_ settings go together" });
  }
});

export type Env = z.infer<typeof Schema>;

let parsed: Env | undefined;

/** A setting left empty is one not set: what starts containers often cannot leave a name out. */
const given = () => Object.fromEntries(Object.entries(process.env).filter(([, text]) => text !== ""));

/** The settings, checked. Throws once, naming every setting that is missing or wrong, never its value. */
export function env(): Env {
  if (parsed) return parsed;
  const result = Schema.safeParse(given());
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`The environment is not complete.\n${lines.join("\n")}`);
  }
  parsed = result.data;
  return parsed;
}

/** Where the customer's pages live; the same host as everything else unless set. No trailing slash. */
export function consentBaseUrl(): string {
  return (env().CONSENT_BASE_URL ?? env().BASE_URL).replace(/\/$/, "");
}

export function baseUrl(): string {
  return env().BASE_URL.replace(/\/$/, "");
}

/** True when Inngest runs the background functions; otherwise they run in this process. */
export function usesInngest(): boolean {
  return Boolean(env().INNGEST_EVENT_KEY || env().INNGEST_DEV);
}

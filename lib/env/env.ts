// Every setting that the product reads from its environment; no other module in lib reads process.env. `npm start`
// creates missing settings for local use. The settings are read on first use, so that a build needs none.
import { z } from "zod";
import { checkMessages, MESSAGE_FIELDS } from "@/lib/env/messages";
import { checkProviders, PROVIDER_FIELDS } from "@/lib/env/providers";
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
} from "@/lib/env/shapes";
import { checkUpstream, UPSTREAM_FIELDS } from "@/lib/env/upstream";

/** The schema of all settings. lib/env/table.ts describes each setting and says whether it is secret. */
export const Fields = z.object({
  /**
   * The server refuses any other value. With a misspelt value, the checks of a deployed server would be as lenient as
   * on a developer's machine.
   */
  NODE_ENV: z.enum(["production", "development", "test"]).default("development"),
  DATABASE_URL: DatabaseUrl,
  DB_POOL: z.coerce.number().int().min(2).max(200).default(10),
  /** A direct connection that bypasses a transaction pooler, for work that needs a database session. */
  DIRECT_DATABASE_URL: DatabaseUrl.optional(),
  /** "0" if a pooler that does not support prepared statements is in front of the database. */
  DB_PREPARED_STATEMENTS: z.enum(["0", "1"]).default("1"),
  /**
   * The memory of this process in megabytes, from which the memory of its workers follows. If unset, the memory of the
   * container or machine is used.
   */
  MEMORY_LIMIT_MB: z.coerce.number().int().min(512).max(1_048_576).optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  BASE_URL: Site.default("http://localhost:3000"),
  CONSENT_BASE_URL: Site.optional(),
  /**
   * The number of proxies in front of this process, each of which appends to X-Forwarded-For. Without a proxy, the
   * header is ignored because the caller controls it.
   */
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  /** The master keys as `version:base64key`, comma separated. The first key encrypts; all keys decrypt. */
  MASTER_KEYS: z.string().regex(/^\d+:[A-Za-z0-9+/=]+(,\d+:[A-Za-z0-9+/=]+)*$/, "must be version:base64,…"),
  /**
   * A file outside the database with the keys that wrap data keys. Each key is used for a day and then destroyed, so
   * that erased data stays erased.
   */
  EPOCH_KEYS_FILE: z.string().min(1).optional(),
  API_KEY_PEPPER: Base64Key,
  AUDIT_KEY: Base64Key,
  /** A file outside the database to which anchors of the audit logs are appended (lib/rules/audit-anchor.ts). */
  AUDIT_ANCHOR_FILE: z.string().min(1).optional(),
  CURSOR_SECRET: Base64Key,
  NEXTAUTH_SECRET: z.string().min(32),
  /** Ed25519 private key, PKCS #8 PEM. Signs report digests. */
  REPORT_SIGNING_KEY: SigningKey,
  /**
   * Public keys of earlier signing keys, comma separated: the `x` of each in /.well-known/jwks.json. They stay
   * published so that reports signed with the earlier keys can be verified. Remove a key whose private half has leaked.
   */
  REPORT_RETIRED_KEYS: RetiredKeys,
  SANDBOX_WEBHOOK_SECRET: Base64Key,
  /** "1" allows webhooks of the test environment to loopback addresses. Only for development. */
  WEBHOOK_ALLOW_PRIVATE: z.string().optional(),
  SURPLUS_LOCAL: z.string().optional(),
  /**
   * "1": the server does not start with settings that are safe only on a developer's machine. "0": it starts with them.
   * If this is not set, only a production server whose BASE_URL is not local refuses such settings.
   */
  SURPLUS_STRICT: z.enum(["0", "1"]).optional(),
  /**
   * The operators of the service: email addresses, comma separated. A person who signs in with one of these addresses
   * can open the operator's console.
   */
  OPERATOR_EMAILS: Addresses,
  /**
   * The address that firms write to about the service. The operators' own addresses serve only for sign-in and are
   * never shown.
   */
  SUPPORT_EMAIL: Address,
  /**
   * "1" requires two operators to approve an application before live opens. Other values are refused, because "true"
   * would otherwise have no effect.
   */
  OPERATOR_SECOND_APPROVAL: z.enum(["0", "1"]).optional(),
  /**
   * The directory in which `npm start` stores the files it creates. The quick start of a local server shows its path.
   */
  DATA_DIR: z.string().optional(),
  INNGEST_EVENT_KEY: z.string().optional(),
  INNGEST_SIGNING_KEY: z.string().optional(),
  INNGEST_DEV: z.string().optional(),
  /** Used by the Inngest SDK. Our code only checks that the URL is encrypted. */
  INNGEST_BASE_URL: z.url().optional(),
  INNGEST_SIGNING_KEY_FALLBACK: z.string().optional(),
  ...MESSAGE_FIELDS,
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  /** The endpoint for traces and metrics. If unset, none are recorded and their code is not loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: "must be an http or https address" })
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().default("surplus"),
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce.number().int().min(1_000).default(60_000),
  /** Seconds until data arrives from a slow household, bank or scenario of the sandbox. */
  SANDBOX_DELAY_SECONDS: z.coerce.number().min(0).max(3600).default(20),
  /**
   * The accredited person who receives the customers' data: name, accreditation number and CDR policy. Set all
   * three or none.
   */
  CDR_PRINCIPAL_NAME: Printed,
  CDR_ACCREDITATION_NUMBER: Printed,
  CDR_POLICY_URL: PolicyUrl,
  /** The accredited person's country; shown if it is not Australia. */
  CDR_PRINCIPAL_COUNTRY: Printed,
  /** The operator of this service, if it is a CDR representative of the accredited person. */
  CDR_REPRESENTATIVE_NAME: Printed,
  /**
   * The sender of the 90-day reminders that customers are sharing data: the accredited person ("principal") or this
   * service ("ours").
   */
  CDR_NOTICES: z.enum(["principal", "ours"]).default("principal"),
  ...UPSTREAM_FIELDS,
  ...PROVIDER_FIELDS,
});

const ACCREDITATION = ["CDR_PRINCIPAL_NAME", "CDR_ACCREDITATION_NUMBER", "CDR_POLICY_URL"] as const;
const BESIDE_ACCREDITATION = ["CDR_PRINCIPAL_COUNTRY", "CDR_REPRESENTATIVE_NAME"] as const;

/**
 * Refuses an incomplete accreditation or provider (of bank data, email or text messages) at start-up, before a customer
 * can see it.
 */
const Schema = Fields.superRefine((settings, context) => {
  const refuse = (name: string, message: string) =>
    context.addIssue({ code: "custom", path: [name], message });
  for (const check of [checkUpstream, checkProviders, checkMessages]) check(settings, refuse);
  if (![...ACCREDITATION, ...BESIDE_ACCREDITATION].some((name) => settings[name])) return;
  for (const name of ACCREDITATION) {
    if (settings[name]) continue;
    context.addIssue({
      code: "custom",
      path: [name],
      message: "is missing: the other CDR_ settings need it",
    });
  }
});

export type Env = z.infer<typeof Schema>;

let parsed: Env | undefined;

/** Treats an empty setting as unset, because container platforms often cannot omit a name. */
const given = () => Object.fromEntries(Object.entries(process.env).filter(([, text]) => text !== ""));

/** The validated settings. Throws an error that names every missing or invalid setting, never its value. */
export function env(): Env {
  if (parsed) return parsed;
  const result = Schema.safeParse(given());
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`The environment variables are incomplete or invalid.\n${lines.join("\n")}`);
  }
  parsed = result.data;
  return parsed;
}

/** The base URL of the customer's pages: CONSENT_BASE_URL, or BASE_URL if that is not set. No trailing slash. */
export function consentBaseUrl(): string {
  return (env().CONSENT_BASE_URL ?? env().BASE_URL).replace(/\/$/, "");
}

/** The base URL of everything but the customer's pages: BASE_URL. No trailing slash. */
export function baseUrl(): string {
  return env().BASE_URL.replace(/\/$/, "");
}

/** True when Inngest runs the background functions; otherwise they run in this process. */
export function usesInngest(): boolean {
  return Boolean(env().INNGEST_EVENT_KEY || env().INNGEST_DEV);
}

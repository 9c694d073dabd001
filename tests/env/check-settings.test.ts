import { generateKeyPairSync, randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { checkSettings } from "@/lib/env/check-settings";
import { type Env, Fields } from "@/lib/env/env";

const random = () => randomBytes(32).toString("base64");
const { privateKey } = generateKeyPairSync("ed25519");

/** The settings of a deployed server, as in the guide. */
const GOOD = {
  NODE_ENV: "production",
  DATABASE_URL: "postgresql://surplus_app:x@db/surplus",
  BASE_URL: "https://reports.example.com",
  TRUSTED_PROXY_HOPS: "1",
  MASTER_KEYS: `2:${random()},1:${random()}`,
  EPOCH_KEYS_FILE: "/var/lib/surplus/epoch-keys.json",
  API_KEY_PEPPER: random(),
  AUDIT_KEY: random(),
  CURSOR_SECRET: random(),
  NEXTAUTH_SECRET: random(),
  REPORT_SIGNING_KEY: String(privateKey.export({ type: "pkcs8", format: "pem" })),
  SANDBOX_WEBHOOK_SECRET: random(),
  OPERATOR_EMAILS: "ops@example.com",
  RESEND_API_KEY: "re_x",
  RESEND_WEBHOOK_SECRET: `whsec_${random()}`,
  TWILIO_ACCOUNT_SID: `AC${"0123456789abcdef".repeat(2)}`,
  TWILIO_AUTH_TOKEN: "x",
  SMS_FROM: "Reports",
  MAIL_FROM: "Reports <reports@example.com>",
  CDR_PRINCIPAL_NAME: "Example Pty Ltd",
  CDR_ACCREDITATION_NUMBER: "ADRBNK000000",
  CDR_POLICY_URL: "https://example.com/cdr",
  FISKIL_CLIENT_ID: "client",
  FISKIL_CLIENT_SECRET: "x",
  FISKIL_WEBHOOK_SECRET: random(),
};
const verdictOf = (change: Record<string, string | undefined>) =>
  checkSettings(Fields.parse({ ...GOOD, ...change }) as Env);

const elsewhere = (query = "") => `postgresql://surplus_app:x@db.example.com:5432/surplus${query}`;

describe("connections to other machines", () => {
  test.each([
    { DATABASE_URL: elsewhere("?sslmode=verify-full") },
    { DATABASE_URL: elsewhere("?sslmode=require"), DIRECT_DATABASE_URL: elsewhere("?sslmode=verify-full") },
    { DATABASE_URL: "postgresql://surplus_app:x@[::1]:5432/surplus" },
    { DATABASE_URL: "postgresql://surplus_app:x@127.0.0.1:6432/surplus" },
    { DATABASE_URL: "postgresql:///surplus?host=/var/run/postgresql" },
    { DATABASE_URL: "postgresql://surplus_app:x@%2Fvar%2Frun%2Fpostgresql/surplus" },
    { DATABASE_URL: "postgresql://surplus_app:x@/surplus?host=/var/run/postgresql" },
    { INNGEST_BASE_URL: "http://inngest:8288", OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318" },
    { OTEL_EXPORTER_OTLP_ENDPOINT: "https://traces.example.com" },
  ])("are not refused if they are encrypted, or lead to this machine: %o", (change) => {
    expect(verdictOf(change)).toEqual({ refusals: [], warnings: [] });
  });

  test("give a warning where the server is not strict", () => {
    const { refusals, warnings } = verdictOf({ SURPLUS_STRICT: "0", DATABASE_URL: elsewhere() });
    expect(refusals).toEqual([]);
    expect(warnings).toEqual([expect.stringMatching(/^DATABASE_URL needs sslmode=verify-full/)]);
  });
});

describe("a deployed server's settings", () => {
  test("give no warning if they follow the guide", () => {
    expect(verdictOf({})).toEqual({ refusals: [], warnings: [] });
  });

  test.each([
    [
      "a server URL without https",
      { BASE_URL: "http://reports.example.com" },
      /^BASE_URL must start with https/,
    ],
    ["customers’ pages without https", { CONSENT_BASE_URL: "http://c.example.com" }, /^CONSENT_BASE_URL/],
    [
      "customers’ pages on this machine",
      { CONSENT_BASE_URL: "https://localhost" },
      /an address of this machine/,
    ],
    [
      "a made-up key",
      { AUDIT_KEY: Buffer.alloc(32, "audit").toString("base64") },
      /^AUDIT_KEY is not random/,
    ],
    [
      "a made-up master key",
      { MASTER_KEYS: `1:${Buffer.alloc(32).toString("base64")}` },
      /^MASTER_KEYS is not random/,
    ],
    [
      "a made-up session secret",
      { NEXTAUTH_SECRET: "change-me".repeat(5) },
      /^NEXTAUTH_SECRET is not random/,
    ],
    ["one secret used twice", { CURSOR_SECRET: GOOD.AUDIT_KEY }, /^CURSOR_SECRET is the same as AUDIT_KEY/],
    [
      "two keys with the same version",
      { MASTER_KEYS: `1:${random()},1:${random()}` },
      /two keys with the same version/,
    ],
    ["webhooks to private addresses", { WEBHOOK_ALLOW_PRIVATE: "1" }, /^WEBHOOK_ALLOW_PRIVATE=1/],
    ["what `npm start` sets", { SURPLUS_LOCAL: "1" }, /^SURPLUS_LOCAL/],
    ["unsigned background work", { INNGEST_DEV: "1" }, /^INNGEST_DEV/],
    ["an SMS provider without https", { TWILIO_BASE_URL: "http://sms.example.com" }, /^TWILIO_BASE_URL/],
    ["an email provider without https", { RESEND_BASE_URL: "http://mail.example.com" }, /^RESEND_BASE_URL/],
    ["only one of Inngest’s keys", { INNGEST_EVENT_KEY: "x" }, /go together/],
    [
      "a database on another machine without TLS",
      { DATABASE_URL: elsewhere() },
      /^DATABASE_URL needs sslmode/,
    ],
    [
      "a database at another IP address without TLS",
      { DATABASE_URL: "postgresql://a:x@10.1.2.3/s" },
      /^DATABASE_URL needs/,
    ],
    [
      "a direct database without TLS behind a local pooler",
      { DIRECT_DATABASE_URL: elsewhere("?sslmode=disable") },
      /^DIRECT_DATABASE_URL needs/,
    ],
    [
      "a database whose certificate is not checked",
      { DATABASE_URL: elsewhere("?sslmode=no-verify") },
      /^DATABASE_URL needs/,
    ],
    [
      "a database without a certificate check in the driver's libpq mode",
      { DATABASE_URL: elsewhere("?uselibpqcompat=true&sslmode=require") },
      /^DATABASE_URL needs/,
    ],
    [
      "a database on another machine, named in the query",
      { DATABASE_URL: "postgresql://a:x@db/s?host=db.example.com" },
      /^DATABASE_URL needs/,
    ],
    [
      "a database elsewhere that only the query names",
      { DATABASE_URL: "postgresql://a:x@/s?host=db.example.com" },
      /^DATABASE_URL needs/,
    ],
    [
      "a database elsewhere after an empty host in the query",
      { DATABASE_URL: elsewhere("?host=") },
      /^DATABASE_URL needs/,
    ],
    [
      "a database elsewhere as the second host in the query",
      { DATABASE_URL: "postgresql://a:x@db/s?host=db&host=db.example.com" },
      /^DATABASE_URL needs/,
    ],
    [
      "a second sslmode without TLS",
      { DATABASE_URL: elsewhere("?sslmode=verify-full&sslmode=disable") },
      /^DATABASE_URL needs/,
    ],
    [
      "a database URL that cannot be parsed",
      { DATABASE_URL: "postgresql://a:x@[db/s" },
      /^DATABASE_URL needs/,
    ],
    [
      "traces to another machine without TLS",
      { OTEL_EXPORTER_OTLP_ENDPOINT: "http://traces.example.com:4318" },
      /^OTEL_EXPORTER_OTLP_ENDPOINT needs https/,
    ],
    [
      "work at another machine without TLS",
      { INNGEST_BASE_URL: "http://inngest.example.com:8288" },
      /^INNGEST_BASE_URL needs https/,
    ],
  ])("are refused with %s", (_, change, words) => {
    const { refusals } = verdictOf(change);
    expect(refusals).toHaveLength(1);
    expect(refusals[0]).toMatch(words);
    for (const value of Object.values(change).filter(({ length }) => length > 30))
      expect(refusals.join()).not.toContain(value.slice(2));
  });

  test.each([
    [{ RESEND_API_KEY: undefined }, /email is not set up/],
    [{ MAIL_FROM: undefined }, /MAIL_FROM/],
    [{ RESEND_WEBHOOK_SECRET: undefined }, /RESEND_WEBHOOK_SECRET/],
    [{ TWILIO_ACCOUNT_SID: undefined }, /TWILIO_ACCOUNT_SID/],
    [{ OPERATOR_EMAILS: undefined }, /OPERATOR_EMAILS/],
    [{ CDR_PRINCIPAL_NAME: undefined }, /CDR_PRINCIPAL_NAME/],
    [{ TRUSTED_PROXY_HOPS: undefined }, /TRUSTED_PROXY_HOPS/],
    [{ FISKIL_CLIENT_ID: undefined }, /no customer can consent in the live environment: .*FISKIL_CLIENT_ID/],
    [{ FISKIL_WEBHOOK_SECRET: undefined }, /reports arrive late: .*FISKIL_WEBHOOK_SECRET/],
    [{ UPSTREAM_LIVE: "basiq", BASIQ_API_KEY: "x" }, /reports arrive late: .*BASIQ_WEBHOOK_SECRET/],
  ])("give a warning about closed features: %o", (change, words) => {
    const { refusals, warnings } = verdictOf(change);
    expect(refusals).toEqual([]);
    expect(warnings.join()).toMatch(words);
  });
});

const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;

test.each([
  ["a truncated signing key", { REPORT_SIGNING_KEY: "-----BEGIN PRIVATE KEY-----\nabc" }],
  [
    "a signing key of another algorithm",
    { REPORT_SIGNING_KEY: String(rsa.export({ type: "pkcs8", format: "pem" })) },
  ],
  ["a signing key on one line", { REPORT_SIGNING_KEY: GOOD.REPORT_SIGNING_KEY.replaceAll("\n", "\\n") }],
  ["a server URL with a path", { BASE_URL: "https://example.com/reports" }],
  ["customers’ pages with a path", { CONSENT_BASE_URL: "https://example.com/share" }],
  ["a server URL with a password", { BASE_URL: "https://name:word@example.com" }],
  ["a database of another kind", { DATABASE_URL: "mysql://db/surplus" }],
  ["a sender without an address", { MAIL_FROM: "no contact at all" }],
  ["a sender on two lines", { MAIL_FROM: "Reports\r\nBcc: x@example.com <a@example.com>" }],
  ["an invalid list of operators", { OPERATOR_EMAILS: "a@example.com; b@example.com" }],
  ["a contact without an address", { SUPPORT_EMAIL: "the help desk" }],
  ["a contact on two lines", { SUPPORT_EMAIL: "help@example.com\r\nBcc: x@example.com" }],
  ["an unknown value for the second approval", { OPERATOR_SECOND_APPROVAL: "true" }],
  ["an unknown value of NODE_ENV", { NODE_ENV: "live" }],
  ["a provider URL with a path", { FISKIL_BASE_URL: "https://proxy.example.com/fiskil" }],
  ["a traces URL without a protocol", { OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318" }],
  ["a port above 65535", { PORT: "99999" }],
])("a server does not start with %s, and the error names the setting but not its value", (_, change) => {
  const [[name, value]] = Object.entries(change) as [[string, string]];
  const { error } = Fields.safeParse({ ...GOOD, ...change });
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual([name]);
  expect(error?.issues[0]?.message).not.toContain(value);
});

test("the settings of a developer's machine are checked only on request", () => {
  const own = { BASE_URL: "http://localhost:3000", WEBHOOK_ALLOW_PRIVATE: "1", SURPLUS_LOCAL: "1" };
  expect(verdictOf(own)).toEqual({ refusals: [], warnings: [] });
  expect(verdictOf({ ...own, SURPLUS_STRICT: "1" }).refusals.length).toBe(3);
  expect(verdictOf({ WEBHOOK_ALLOW_PRIVATE: "1", SURPLUS_STRICT: "0" }).refusals).toEqual([]);
});

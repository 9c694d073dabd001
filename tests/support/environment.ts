// The environment of every test file, set before the file's first import. The secrets are fixed, so that derived values
// (fingerprints, signatures) are the same in every run. The secrets protect nothing.
import { createPrivateKey, randomBytes } from "node:crypto";
import { inject } from "vitest";
import { databaseUrl } from "./connection";

const key = (seed: string): string => Buffer.alloc(32, seed).toString("base64");

/** The first bytes of every Ed25519 private key in PKCS #8. The key's own 32 bytes follow. */
const ED25519_PKCS8 = Buffer.from("302e020100300506032b657004220420", "hex");

function signingKey(): string {
  const der = Buffer.concat([ED25519_PKCS8, Buffer.alloc(32, "sign")]);
  return createPrivateKey({ key: der, format: "der", type: "pkcs8" })
    .export({ type: "pkcs8", format: "pem" })
    .toString();
}

// Removes the shell's settings for real services.
for (const name of Object.keys(process.env)) {
  if (/^(INNGEST_|RESEND_|FISKIL_|BASIQ_|UPSTREAM_|CDR_|OPERATOR_)/.test(name)) delete process.env[name];
}

const { appUrl, template } = inject("postgres");

/**
 * Returns the URL with which the product connects to the database: through the pooler TEST_POOLER (host:port) if that
 * is set, otherwise `url` itself.
 */
function throughPooler(url: string): string {
  const pooled = new URL(url);
  if (process.env.TEST_POOLER) pooled.host = process.env.TEST_POOLER;
  return pooled.href;
}

/** The database has the same name for every file of a process, because the product reads its settings only once. */
const mine = globalThis as unknown as { surplusTestDatabase?: string };
mine.surplusTestDatabase ??= `${template.replace("template", "test")}_${randomBytes(4).toString("hex")}`;
const PROCESS_DATABASE = mine.surplusTestDatabase;

// The name is unique to this process. The database is created when a file asks for it (testDatabase).
const direct = databaseUrl(appUrl, PROCESS_DATABASE);

Object.assign(process.env, {
  DATABASE_URL: throughPooler(direct),
  DIRECT_DATABASE_URL: direct,
  BASE_URL: "http://localhost:3000",
  CONSENT_BASE_URL: "http://localhost:3000",
  NEXTAUTH_URL: "http://localhost:3000",
  MASTER_KEYS: `1:${key("master")}`,
  API_KEY_PEPPER: key("pepper"),
  AUDIT_KEY: key("audit"),
  CURSOR_SECRET: key("cursor"),
  NEXTAUTH_SECRET: key("session"),
  REPORT_SIGNING_KEY: signingKey(),
  SANDBOX_WEBHOOK_SECRET: key("sandbox"),
  WEBHOOK_ALLOW_PRIVATE: "1",
  OPERATOR_EMAILS: "First@Operators.example, second@operators.example",
  LOG_LEVEL: "silent",
});

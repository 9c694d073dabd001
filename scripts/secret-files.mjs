// Reads secrets from files, as Docker, Kubernetes and systemd provide them. Uses only Node's own modules.
import { readFileSync } from "node:fs";

/** The settings that may be given as a file instead: `MASTER_KEYS_FILE` for `MASTER_KEYS`. */
export const SECRET_SETTINGS = [
  "DATABASE_URL",
  "DIRECT_DATABASE_URL",
  "APP_DB_PASSWORD",
  "MASTER_KEYS",
  "API_KEY_PEPPER",
  "AUDIT_KEY",
  "CURSOR_SECRET",
  "NEXTAUTH_SECRET",
  "REPORT_SIGNING_KEY",
  "SANDBOX_WEBHOOK_SECRET",
  "INNGEST_EVENT_KEY",
  "INNGEST_SIGNING_KEY",
  "INNGEST_SIGNING_KEY_FALLBACK",
  "RESEND_API_KEY",
  "RESEND_WEBHOOK_SECRET",
  "SMTP_URL",
  "TWILIO_AUTH_TOKEN",
  "FISKIL_CLIENT_SECRET",
  "FISKIL_WEBHOOK_SECRET",
  "FISKIL_TEST_CLIENT_SECRET",
  "FISKIL_TEST_WEBHOOK_SECRET",
  "BASIQ_API_KEY",
  "BASIQ_WEBHOOK_SECRET",
  "BASIQ_TEST_API_KEY",
  "BASIQ_TEST_WEBHOOK_SECRET",
  "OTEL_EXPORTER_OTLP_HEADERS",
];

const BYTES_MAX = 65_536;

/**
 * Reads each secret for which a file is set into `env`, without its final line break, and removes the file's setting.
 * Call it before anything reads a setting. Throws if both are set, or if a file cannot be read, is empty or is too
 * large for a secret. The error names the setting and never its content.
 */
export function readSecretFiles(env = process.env) {
  for (const name of SECRET_SETTINGS) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) throw new Error(`Set ${name} or ${name}_FILE, not both.`);
    env[name] = readSecret(name, file);
    delete env[`${name}_FILE`];
  }
}

function readSecret(name, file) {
  let text;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new Error(`${name}_FILE: ${file} cannot be read (${error.code}).`);
  }
  if (text.length > BYTES_MAX) throw new Error(`${name}_FILE: ${file} is too large for a secret.`);
  const secret = text.replace(/\r?\n$/, "");
  if (secret === "") throw new Error(`${name}_FILE: ${file} is empty.`);
  return secret;
}

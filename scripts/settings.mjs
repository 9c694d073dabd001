// Reads and checks the shell's settings for `npm start`, and derives the product's environment from them.
import path from "node:path";
import { ROOT } from "./install.mjs";

const DEFAULT_PORT = 3000;
/**
 * The webhook port is the server's port plus this number: 4242 for 3000. So two servers never share a webhook port.
 */
const WEBHOOK_PORT_DISTANCE = 1_242;
const LAST_PORT = 65_535;
const LOCAL_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

/** Reads the settings. Throws for an invalid setting, before any slow step starts. The error names the setting. */
export function readSettings(env, { dev = false } = {}) {
  const port = readPort(env.PORT);
  const baseUrl = readAddress("BASE_URL", env.BASE_URL) ?? `http://localhost:${port}`;
  return {
    dev,
    port,
    baseUrl,
    consentBaseUrl: readAddress("CONSENT_BASE_URL", env.CONSENT_BASE_URL) ?? baseUrl,
    isLocal: LOCAL_HOSTS.includes(new URL(baseUrl).hostname),
    webhookUrl: webhookUrlOf(port),
    dataDir: path.resolve(ROOT, env.DATA_DIR || ".data"),
    databaseUrl: env.DATABASE_URL || null,
    wantsDemo: env.SURPLUS_DEMO !== "0",
  };
}

/**
 * The URL at which `npm run surplus -- listen` receives the demo company's webhooks; null if the port's number would
 * be too high.
 */
function webhookUrlOf(port) {
  const listening = port + WEBHOOK_PORT_DISTANCE;
  return listening > LAST_PORT ? null : `http://127.0.0.1:${listening}/webhooks`;
}

function readPort(text) {
  if (!text) return DEFAULT_PORT;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port <= LAST_PORT) return port;
  throw new Error(`PORT must be a number from 1 to 65535, not "${text}".`);
}

function readAddress(name, text) {
  if (!text) return null;
  if (!/^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : "")) {
    throw new Error(`${name} must be a web address such as https://reports.example.com, not "${text}".`);
  }
  return text.replace(/\/+$/, "");
}

/**
 * Builds the product's whole environment. It contains the application's database role, never the owner's. It allows
 * webhooks to this machine only while the product itself is local.
 */
export function environmentFor(settings, { secrets, databaseUrl, ownsServer }) {
  const env = {
    ...process.env,
    ...secrets,
    DATABASE_URL: databaseUrl,
    PORT: String(settings.port),
    BASE_URL: settings.baseUrl,
    CONSENT_BASE_URL: settings.consentBaseUrl,
    NEXTAUTH_URL: settings.baseUrl,
    DATA_DIR: settings.dataDir,
    NEXT_TELEMETRY_DISABLED: "1",
    NODE_ENV: settings.dev ? "development" : "production",
  };
  delete env.OWNER_DATABASE_URL;
  if (ownsServer) env.SURPLUS_LOCAL = "1";
  // Set only for our own database, because another database may be shared with processes that cannot read this folder.
  if (settings.databaseUrl === null) env.EPOCH_KEYS_FILE ??= path.join(settings.dataDir, "epoch-keys.json");
  // The operator that the seed creates (prisma/seed.ts), only in a database on this machine.
  if (ownsServer && settings.wantsDemo) env.OPERATOR_EMAILS ??= "operator@surplus.example";
  if (settings.isLocal) env.WEBHOOK_ALLOW_PRIVATE ??= "1";
  return env;
}

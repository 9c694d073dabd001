// Creates the secrets that the environment does not set, once, and stores them in the data directory.
import { generateKeyPairSync, randomBytes } from "node:crypto";
import { chmod } from "node:fs/promises";
import path from "node:path";
import { exclusive } from "./exclusive.mjs";
import { findJson, makeDataDirectory, writePrivateJson } from "./private-file.mjs";

const random32 = () => randomBytes(32).toString("base64");

/** The function that creates each secret. `MASTER_KEYS` is a list of `version:key`, so that keys can be rotated. */
export const SECRETS = {
  MASTER_KEYS: () => `1:${random32()}`,
  API_KEY_PEPPER: random32,
  NEXTAUTH_SECRET: random32,
  REPORT_SIGNING_KEY: () =>
    generateKeyPairSync("ed25519").privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  SANDBOX_WEBHOOK_SECRET: random32,
  CURSOR_SECRET: random32,
  AUDIT_KEY: random32,
  APP_DB_PASSWORD: () => randomBytes(24).toString("base64url"),
};

/**
 * Returns the secrets that the environment lacks. Reads them from `<dir>/secrets.json`, and creates those that are
 * missing there. Without that file all encrypted reports are lost, so a damaged file is not replaced: the server does
 * not start.
 */
export async function ensureSecrets({ dir, env = process.env }) {
  const wanted = Object.keys(SECRETS).filter((name) => !env[name]);
  if (wanted.length === 0) return {};
  await makeDataDirectory(dir);
  const file = path.join(dir, "secrets.json");
  const kept = await exclusive(`${file}.lock`, () => completeFile(file, wanted));
  return Object.fromEntries(wanted.map((name) => [name, kept[name]]));
}

async function completeFile(file, wanted) {
  const kept = (await findJson(file)) ?? {};
  const missing = wanted.filter((name) => !kept[name]);
  if (missing.length === 0) {
    await chmod(file, 0o600);
    return kept;
  }
  const complete = { ...kept, ...Object.fromEntries(missing.map((name) => [name, SECRETS[name]()])) };
  await writePrivateJson(file, complete);
  return complete;
}

// Reads secrets from files, as Docker, Kubernetes and systemd provide them. Uses only Node's own modules.
import { readFileSync } from "node:fs";
import { SECRETS } from "./listed-settings.mjs";

/** The settings that may be given as a file instead: `MASTER_KEYS_FILE` replaces `MASTER_KEYS`. */
const SECRET_SETTINGS = [...SECRETS, "APP_DB_PASSWORD"];

const BYTES_MAX = 65_536;

/**
 * Replaces each setting that names the file of a secret with the secret itself, without the file's final line break.
 * Changes `env`. Call it before anything reads a setting. Throws if both a secret and its file are set. Also throws
 * for a file that cannot be read, is empty or is too large for a secret. The error names the setting, but never shows
 * its content.
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

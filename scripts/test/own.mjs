// The server that the stages over HTTP share, and its settings.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { makeDataDirectory } from "../private-file.mjs";

const LOG_TAIL_LINES = 60;

/** The product's own database role, which is neither owner nor superuser. */
const APP_ROLE = "surplus_app";

/** The data folder of the server under test. */
export const dataOf = (folder) => path.join(folder, "data");
/** The folder for temporary files of the server under test, so that a test can inspect it. */
export const temporaryOf = (folder) => path.join(folder, "tmp");

/**
 * The operators of the service under test (tests/browser/support/make-firms.ts signs them in): two, for each approval.
 */
const OPERATORS = {
  OPERATOR_EMAILS: "first@operators.example,second@operators.example",
  OPERATOR_SECOND_APPROVAL: "1",
};

/** Starts the product as its users do, once for the stages that need it; under another Node.js if one is named. */
export function serverOf({ folder, lifecycle, node }) {
  let starting = null;
  const start = async () => {
    const { startOwnServer } = await import("../own-server.mjs");
    await makeDataDirectory(temporaryOf(folder));
    const env = { TMPDIR: temporaryOf(folder), ...OPERATORS };
    return startOwnServer({ dataDir: dataOf(folder), node, env });
  };
  lifecycle.onStop(async () => (await starting?.catch(() => null))?.stop());
  return () => (starting ??= start());
}

/** The settings of the server under test and its database's owner, for creating companies in it. */
export async function settingsOf({ server, folder, lifecycle }) {
  const { startPostgres } = await import("../postgres.mjs");
  const { withLogin } = await import("../roles.mjs");
  const database = await startPostgres({ dir: path.join(dataOf(folder), "postgres") });
  lifecycle.onStop(database.leave);
  const secrets = JSON.parse(await readFile(path.join(dataOf(folder), "secrets.json"), "utf8"));
  return {
    ...process.env,
    ...secrets,
    EPOCH_KEYS_FILE: path.join(dataOf(folder), "epoch-keys.json"),
    BASE_URL: server.baseUrl,
    NEXTAUTH_URL: server.baseUrl,
    DATABASE_URL: withLogin(database.url, APP_ROLE, secrets.APP_DB_PASSWORD),
    OWNER_DATABASE_URL: database.url,
    WEBHOOK_ALLOW_PRIVATE: "1",
    LOG_LEVEL: "silent",
  };
}

/** Shows how the server ended if a stage failed. */
export async function printServerEnd(server) {
  const lines = (await readFile(server.logFile, "utf8")).trimEnd().split("\n").slice(-LOG_TAIL_LINES);
  console.error(`\nThe end of the server's output:\n${lines.join("\n")}`);
}

// The server that the test stages call over HTTP, with its database and settings.
import { readFile } from "node:fs/promises";
import path from "node:path";
import { makeDataDirectory } from "../private-file.mjs";

const LOG_TAIL_LINES = 60;

/** The product's own database role, which is neither the owner nor a superuser. */
const APP_ROLE = "surplus_app";

/** The data folder of the server under test. */
export const dataOf = (folder) => path.join(folder, "data");
/** The folder for the server's temporary files, so that a test can inspect it. */
export const temporaryOf = (folder) => path.join(folder, "tmp");

/**
 * The server under test has two operators, because two operators must approve each company
 * (tests/browser/support/make-firms.ts signs them in).
 */
const OPERATORS = {
  OPERATOR_EMAILS: "first@operators.example,second@operators.example",
  OPERATOR_SECOND_APPROVAL: "1",
};

/**
 * Returns a function that starts the product as users do, once for all stages that need it. `node` is the Node.js that
 * runs it.
 */
export function serverOf({ folder, lifecycle, node }) {
  let starting = null;
  const start = async () => {
    const { startOwnServer } = await import("../own-server.mjs");
    await makeDataDirectory(temporaryOf(folder));
    await joinDatabase({ folder, lifecycle });
    const env = { TMPDIR: temporaryOf(folder), ...OPERATORS };
    return startOwnServer({ dataDir: dataOf(folder), node, env });
  };
  lifecycle.onStop(async () => (await starting?.catch(() => null))?.stop());
  return () => (starting ??= start());
}

/**
 * Starts the database of the server under test, or joins it if it already runs. The database does not wait for the
 * disk. The server then joins the same database.
 */
async function joinDatabase({ folder, lifecycle }) {
  const { startPostgres } = await import("../postgres.mjs");
  const database = await startPostgres({ dir: path.join(dataOf(folder), "postgres"), ephemeral: true });
  lifecycle.onStop(database.leave);
  return database;
}

/**
 * Returns the settings of the server under test, with the URL of its database's owner, which tests use to create
 * companies.
 */
export async function settingsOf({ server, folder, lifecycle }) {
  const { withLogin } = await import("../roles.mjs");
  const database = await joinDatabase({ folder, lifecycle });
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

/** Prints the end of the server's output, after a stage failed. */
export async function printServerEnd(server) {
  const lines = (await readFile(server.logFile, "utf8")).trimEnd().split("\n").slice(-LOG_TAIL_LINES);
  console.error(`\nThe end of the server's output:\n${lines.join("\n")}`);
}

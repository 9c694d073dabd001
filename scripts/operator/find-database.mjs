// Finds the product's database for the operator's commands, without creating anything. If there is none, throws an
// error that says what to do.
import { existsSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { dataOf } from "../postgres/cluster.mjs";

const CONNECT_TIMEOUT_MS = 10_000;
const EXAMPLE = "postgresql://user:password@host:5432/database";
const WRONG_LOGIN = ["28P01", "28000"];
const NO_DATABASE = "3D000";

/** Finds the data directory of the local server that `npm start` created. Throws if there is none. */
export function findOwnServer(dataDir) {
  const home = path.join(dataDir, "postgres");
  if (existsSync(path.join(dataOf(home), "PG_VERSION"))) return home;
  throw new Error(nothingIn(dataDir));
}

export const nothingIn = (dataDir) =>
  `Nothing has been started here: there is no Surplus database in ${dataDir}. Run \`npm start\` first, or set DATA_DIR or DATABASE_URL.`;

/**
 * Makes sure that `url`, from DATABASE_URL, is a reachable database with the product's tables. If not, throws an
 * error whose message does not repeat a name or a password.
 */
export async function requireDatabase(url) {
  if (!/^postgres(ql)?:$/.test(URL.canParse(url) ? new URL(url).protocol : "")) {
    throw new Error(`DATABASE_URL must be an address such as ${EXAMPLE}.`);
  }
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query("select to_regclass('outbox') is not null as started");
    if (rows[0].started) return;
  } catch (error) {
    throw new Error(wordsFor(error.code, new URL(url)));
  } finally {
    await client.end().catch(() => {});
  }
  throw new Error(
    "Nothing has been started here: the database that DATABASE_URL names has no tables of Surplus.",
  );
}

function wordsFor(code, { hostname, port }) {
  if (WRONG_LOGIN.includes(code)) return "The database refuses the user or the password in DATABASE_URL.";
  if (code === NO_DATABASE) return "The database server has no database with the name in DATABASE_URL.";
  const address = `${hostname || "localhost"}:${port || "5432"}`;
  return `No database server answers at ${address}, the address in DATABASE_URL${code ? ` (${code})` : ""}.`;
}

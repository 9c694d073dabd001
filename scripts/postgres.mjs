// Provides a real PostgreSQL 18 without setup: starts or joins a server in a data directory, by default from binaries
// that npm installed. Several commands can share a server; the last one to leave stops it.
import path from "node:path";
import pg from "pg";
import { exclusive } from "./exclusive.mjs";
import { findAccount } from "./postgres/account.mjs";
import { findBinaries } from "./postgres/binaries.mjs";
import { createCluster, findProgramsFolder } from "./postgres/cluster.mjs";
import { programsIn } from "./postgres/installed.mjs";
import { joinServer, launchServer, stopServer } from "./postgres/server.mjs";
import { enter, leave } from "./postgres/users.mjs";
import { makeDataDirectory } from "./private-file.mjs";

const LOCK_TIMEOUT_MS = 120_000;

/**
 * Starts or joins the server in `dir` and creates `database` if it is missing. `ephemeral` is for tests: nothing is
 * flushed to disk. `programs` is the folder of an installed server to use instead of npm's; an existing cluster always
 * uses the server that created it. Returns the superuser's URL, and `leave`, which stops the server if no other process
 * uses it.
 */
export async function startPostgres({
  dir,
  database = "surplus",
  port,
  ephemeral = false,
  programs,
  log = () => {},
}) {
  const home = path.resolve(dir);
  await makeDataDirectory(path.dirname(home));
  const folder = (await findProgramsFolder(home)) ?? programs;
  const binaries = folder ? programsIn(folder) : await findBinaries();
  const account = await findAccount({ home, binaries });
  await account.own(home);
  const server = await inTurn(home, async () => {
    const { password } = await createCluster({ home, binaries, account, ephemeral });
    const cluster = { home, binaries, account, password };
    const running = (await joinServer(cluster)) ?? (await launchServer({ ...cluster, port, ephemeral, log }));
    await createDatabase(urlOf({ ...running, password }, "postgres"), database);
    await enter(home);
    return { ...running, password };
  });
  return {
    url: urlOf(server, database),
    port: server.port,
    pid: server.pid,
    joined: server.joined,
    runsAs: account.description,
    leave: () => stopUnlessUsed(home),
  };
}

/**
 * Ends this process's use of the server in `dir`, and stops the server if no other process uses it. Returns how many
 * processes remain.
 */
export function stopUnlessUsed(dir) {
  const home = path.resolve(dir);
  return inTurn(home, async () => {
    const remaining = await leave(home);
    if (remaining === 0) await stopServer(home);
    return remaining;
  });
}

const inTurn = (home, work) => exclusive(path.join(home, "start.lock"), work, { timeoutMs: LOCK_TIMEOUT_MS });

function urlOf({ port, password }, database) {
  return `postgresql://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
}

async function createDatabase(adminUrl, name) {
  const client = new pg.Client({ connectionString: adminUrl, ssl: false });
  await client.connect();
  try {
    const found = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

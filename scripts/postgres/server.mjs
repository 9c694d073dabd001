// Manages the server process: joins it if it runs, starts it if not, and stops it when no process uses it.
import { execFile, spawn } from "node:child_process";
import { open, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { findFreePort, isPortFree } from "../ports.mjs";
import { isAlive, sleep, waitUntil } from "../process.mjs";
import { dataOf } from "./cluster.mjs";

const START_TIMEOUT_MS = 60_000;
const JOIN_TIMEOUT_MS = 10_000;
const STOP_TIMEOUT_MS = 20_000;
const LOG_BYTES_MAX = 5_000_000;
const LAUNCH_ATTEMPTS = 3;
const RELAUNCH_PAUSE_MS = 500;

const SETTINGS = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "timezone=UTC",
  "log_timezone=UTC",
];
/** Settings for a test's database. A crash may lose it, so the server does not wait for the disk. */
const EPHEMERAL_SETTINGS = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

const pidFileOf = (home) => path.join(dataOf(home), "postmaster.pid");

/** Reads PostgreSQL's own record of the process that serves the cluster, and checks that this process is PostgreSQL. */
async function findPostmaster(home) {
  const text = await readFile(pidFileOf(home), "utf8").catch(() => null);
  if (!text) return null;
  const lines = text.split("\n").map((line) => line.trim());
  const pid = Number(lines[0]);
  return { pid, port: Number(lines[3]), ready: lines[7] === "ready", isServer: await isPostgres(pid) };
}

/**
 * Reports whether a process is PostgreSQL. Compares only the program's name, because the data directory may have been
 * moved since the server started. The server may also have been started by another path to it.
 */
async function isPostgres(pid) {
  if (!isAlive(pid)) return false;
  const program = await findProgram(pid);
  return program === null || path.basename(program) === "postgres";
}

/** Finds the path of a process's program; null if the system does not report it. */
async function findProgram(pid) {
  if (process.platform === "win32") return null;
  if (process.platform === "linux") {
    const words = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    return words.split("\0")[0];
  }
  const asked = promisify(execFile)("ps", ["-o", "comm=", "-p", `${pid}`]);
  return asked.then(({ stdout }) => stdout.trim()).catch(() => null);
}

async function answers(port, password) {
  const connection = {
    host: "127.0.0.1",
    port,
    user: "postgres",
    password,
    database: "postgres",
    ssl: false,
  };
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 1000 });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("SELECT 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Returns the running server of this cluster, or waits for a server that is just starting. Null if there is no server.
 * Throws if its process does not answer.
 */
export async function joinServer({ home, password }) {
  let found = await findPostmaster(home);
  const joined = await waitUntil(
    async () => {
      found = await findPostmaster(home);
      return !found?.isServer || answers(found.port, password);
    },
    { timeoutMs: JOIN_TIMEOUT_MS, everyMs: 50 },
  );
  if (!found?.isServer) return null;
  if (!joined)
    throw new Error(`PostgreSQL process ${found.pid}, named in ${pidFileOf(home)}, does not answer.`);
  return { pid: found.pid, port: found.port, joined: true };
}

/**
 * Starts the server. Retries, because another program may take the port, and a killed server's children need a moment
 * to exit.
 */
export async function launchServer({ port, ...cluster }) {
  await removeForeignPidFile(cluster);
  for (let attempt = 1; ; attempt += 1) {
    const chosen = port ?? (await choosePort(cluster.home));
    const result = await launch(cluster, chosen);
    if (result.pid) return { ...result, joined: false };
    if (attempt === LAUNCH_ATTEMPTS) {
      throw new Error(`PostgreSQL did not start (${result.ended}). See ${logOf(cluster.home)}.`);
    }
    await sleep(RELAUNCH_PAUSE_MS);
  }
}

/**
 * Removes a pid file whose pid now belongs to another program (for example after a container's restart), because
 * PostgreSQL does not start while that pid is in use. PostgreSQL itself handles the pid file of a dead process.
 */
async function removeForeignPidFile({ home, log }) {
  const found = await findPostmaster(home);
  if (!found || found.isServer || !isAlive(found.pid)) return;
  log(`Removed postmaster.pid, because it names process ${found.pid}, which is not PostgreSQL.`);
  await rm(pidFileOf(home), { force: true });
}

/** Chooses the previous port if it is free, so that stored URLs still work. */
async function choosePort(home) {
  const file = path.join(home, "port");
  const kept = Number(await readFile(file, "utf8").catch(() => "0"));
  const port = kept > 0 && (await isPortFree(kept)) ? kept : await findFreePort();
  await writeFile(file, String(port));
  return port;
}

const logOf = (home) => path.join(home, "server.log");

async function launch({ home, binaries, account, password, ephemeral }, port) {
  const settings = [...SETTINGS, ...(ephemeral ? EPHEMERAL_SETTINGS : [])].flatMap((setting) => [
    "-c",
    setting,
  ]);
  const [program, args, options] = account.wrap(binaries.postgres, [
    "-D",
    dataOf(home),
    "-p",
    `${port}`,
    ...settings,
  ]);
  const size = await stat(logOf(home)).then(
    (file) => file.size,
    () => 0,
  );
  const output = await open(logOf(home), size > LOG_BYTES_MAX ? "w" : "a", 0o600);
  // The process is detached, so that Ctrl-C in the terminal does not stop it before the product has finished its
  // work.
  const child = spawn(program, args, {
    ...options,
    cwd: home,
    detached: true,
    stdio: ["ignore", output.fd, output.fd],
  });
  let ended = null;
  child.once("exit", (code, signal) => {
    ended = signal ?? `exit code ${code}`;
  });
  child.once("error", (error) => {
    ended = error.message;
  });
  child.unref();
  await output.close();
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (ended === null && performance.now() < deadline) {
    const found = await findPostmaster(home);
    if (found?.ready && found.isServer && (await answers(found.port, password))) return found;
    await sleep(15);
  }
  return { ended: ended ?? `not ready after ${START_TIMEOUT_MS / 1000} s` };
}

/**
 * Stops the server. Open sessions end, and their transactions are rolled back. Returns false if no server was running.
 */
export async function stopServer(home) {
  const found = await findPostmaster(home);
  if (!found?.isServer) return false;
  process.kill(found.pid, "SIGINT");
  const isGone = async () => !isAlive(found.pid) || !(await readFile(pidFileOf(home)).catch(() => null));
  if (!(await waitUntil(isGone, { timeoutMs: STOP_TIMEOUT_MS }))) throw new Error("PostgreSQL did not stop.");
  return true;
}

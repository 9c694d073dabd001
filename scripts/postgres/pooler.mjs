// Runs PgBouncer in transaction mode in front of one server, for tests: as its own process, with its settings in one
// folder.
import { spawn } from "node:child_process";
import { open, writeFile } from "node:fs/promises";
import { createConnection } from "node:net";
import path from "node:path";
import { findFreePort } from "../ports.mjs";
import { waitUntil } from "../process.mjs";
import { findAccount } from "./account.mjs";

const START_TIMEOUT_MS = 20_000;
/**
 * The number of connections from the pooler to the database. The product's processes open more connections to the
 * pooler, so their transactions must share these.
 */
const POOL_SIZE = 10;

/**
 * Starts the PgBouncer at `program` for the server at `url`. It accepts the login of that URL and the additional
 * `logins`, which are pairs of name and password. Returns its port and a stop function.
 */
export async function startPooler({ dir, program, url, logins = [] }) {
  const home = path.resolve(dir);
  const account = await findAccount({ home, binaries: { folder: path.dirname(program), postgres: program } });
  await account.own(home);
  const { hostname, port: serverPort, username, password } = new URL(url);
  const port = await findFreePort();
  const settings = await writeFor(account, path.join(home, "pgbouncer.ini"), [
    "[databases]",
    `* = host=${hostname} port=${serverPort}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = scram-sha-256",
    `auth_file = ${path.join(home, "users.txt")}`,
    "pool_mode = transaction",
    "max_client_conn = 1000",
    `default_pool_size = ${POOL_SIZE}`,
    "server_login_retry = 1",
  ]);
  const all = [[decodeURIComponent(username), decodeURIComponent(password)], ...logins];
  const users = all.map((login) => login.map((word) => `"${word}"`).join(" "));
  await writeFor(account, path.join(home, "users.txt"), users);
  const [command, args, options] = account.wrap(program, [settings]);
  const output = await open(path.join(home, "pgbouncer.log"), "a", 0o600);
  const child = spawn(command, args, { ...options, cwd: home, stdio: ["ignore", output.fd, output.fd] });
  await output.close();
  let hasEnded = false;
  const ended = new Promise((resolve) => {
    child.once("exit", resolve);
    child.once("error", resolve);
  }).then(() => {
    hasEnded = true;
  });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  const isReady = async () => hasEnded || (await answers(port));
  await waitUntil(isReady, { timeoutMs: START_TIMEOUT_MS });
  if (hasEnded) throw new Error(`PgBouncer did not start. See ${path.join(home, "pgbouncer.log")}.`);
  return {
    port,
    stop: async () => {
      process.off("exit", kill);
      kill();
      await ended;
    },
  };
}

async function writeFor(account, file, lines) {
  await writeFile(file, `${lines.join("\n")}\n`, { mode: 0o600 });
  await account.give?.(file);
  return file;
}

const answers = (port) =>
  new Promise((resolve) => {
    const socket = createConnection(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });

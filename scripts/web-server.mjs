// Manages the Next.js process: checks its port, starts it and stops it.
import { spawn } from "node:child_process";
import { mkdir, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { callLocal } from "./http-call.mjs";
import { ROOT } from "./install.mjs";
import { isPortFree } from "./ports.mjs";
import { findJson, writePrivateJson } from "./private-file.mjs";
import { describeProcess, isStillRunning, signalGroup, sleep, waitUntil } from "./process.mjs";

const STOP_TIMEOUT_MS = 10_000;
const PORT_FREED_MS = 2_000;
const HEALTH_TIMEOUT_MS = 120_000;
const HEALTH_PAUSE_MS = 50;

const recordsOf = (dataDir) => path.join(dataDir, "servers");
const recordOf = ({ dataDir, port }) => path.join(recordsOf(dataDir), `${port}.json`);

/**
 * Makes sure that the port is free. Stops servers whose starter was killed, because they would keep the port and the
 * database for ever. Needs no npm package, so that a taken port is reported immediately.
 */
export async function claimPort(settings, log = console.log) {
  let isFreed = false;
  for (const name of await readdir(recordsOf(settings.dataDir)).catch(() => [])) {
    const file = path.join(recordsOf(settings.dataDir), name);
    const record = await findJson(file).catch(() => null);
    if (!(await isStillRunning(record?.server))) await rm(file, { force: true });
    else if (!(await isStillRunning(record.starter))) {
      await stopOrphan(record, file, log);
      isFreed = true;
    } else if (record.port === settings.port) throw new Error(alreadyRunning(record));
  }
  const isFree = () => isPortFree(settings.port);
  // The system releases a port only a moment after its process has ended, so wait if a server was stopped.
  if (await (isFreed ? waitUntil(isFree, { timeoutMs: PORT_FREED_MS }) : isFree())) return;
  const other = settings.port + 1;
  throw new Error(
    `Port ${settings.port} is taken by another program. Choose another one: PORT=${other} npm start`,
  );
}

function alreadyRunning({ base_url: baseUrl, starter }) {
  return `Surplus is already running at ${baseUrl} (process ${starter.pid}). Stop that server first, or choose another PORT.`;
}

async function stopOrphan(record, file, log) {
  log(`Stopping the server (process ${record.server.pid}) that an earlier start left behind …`);
  await stopProcess(record.server);
  await rm(file, { force: true });
}

/** Asks a server to stop. If it does not, kills it and its children. */
async function stopProcess(server) {
  const isGone = async () => !(await isStillRunning(server));
  signalGroup(server.pid, "SIGTERM");
  if (await waitUntil(isGone, { timeoutMs: STOP_TIMEOUT_MS })) return;
  signalGroup(server.pid, "SIGKILL");
  await waitUntil(isGone, { timeoutMs: STOP_TIMEOUT_MS });
}

/**
 * Settings of glibc's allocator; other systems ignore them. By default, the allocator makes 16 pools for 2 cores, and
 * none of them returns the memory of a document to the system. With these settings, the server needs 944 MB instead of
 * 1,133 MB. The load was six formats for one customer every two seconds.
 */
export const ALLOCATOR = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: String(1_048_576),
  MALLOC_TRIM_THRESHOLD_: String(4_194_304),
};

/**
 * Starts Next.js and records its process, so that a later start can find it if this process is killed. `output` is
 * where it prints: to this process's own output, or to an open file.
 */
export async function launchWebServer(settings, env, { output = "inherit" } = {}) {
  const next = path.join(ROOT, "node_modules", "next", "dist", "bin", "next");
  const command = settings.dev ? "dev" : "start";
  // The server starts in its own process group, so that Ctrl-C reaches only this process, which then stops everything
  // in order.
  const child = spawn(process.execPath, [next, command, "-p", String(settings.port)], {
    cwd: ROOT,
    env: { ...ALLOCATOR, ...env },
    detached: process.platform !== "win32",
    stdio: ["ignore", output, output],
  });
  const ended = new Promise((resolve) => {
    child.once("exit", (code, signal) => resolve({ code: code ?? 1, signal }));
    child.once("error", (error) => resolve({ code: 1, signal: null, error }));
  });
  const server = await describeProcess(child.pid);
  await mkdir(recordsOf(settings.dataDir), { recursive: true, mode: 0o700 });
  const record = {
    server,
    starter: await describeProcess(),
    port: settings.port,
    base_url: settings.baseUrl,
  };
  await writePrivateJson(recordOf(settings), record);
  return {
    ended,
    pid: server.pid,
    kill: () => signalGroup(server.pid, "SIGKILL"),
    async stop() {
      await stopProcess(server);
      await rm(recordOf(settings), { force: true });
    },
  };
}

/** Waits until the product responds. Throws if it ends or takes too long. */
export async function waitForHealth({ port }, ended) {
  let gone = null;
  void ended.then((end) => {
    gone = end;
  });
  const deadline = performance.now() + HEALTH_TIMEOUT_MS;
  for (;;) {
    if (gone)
      throw new Error(
        `The web server ended before it was ready (${gone.signal ?? `exit code ${gone.code}`}).`,
      );
    if (await isHealthy(port)) return;
    if (performance.now() > deadline) throw new Error("The web server does not answer at /health.");
    await sleep(HEALTH_PAUSE_MS);
  }
}

async function isHealthy(port) {
  const answer = await callLocal(port, "/health", { timeoutMs: HEALTH_TIMEOUT_MS }).catch(() => null);
  return answer?.status === 200;
}

// Starts a database server again that ends while it is in use, as after the system's out-of-memory killer.
import { startPostgres } from "../postgres.mjs";
import { isAlive, sleep } from "../process.mjs";

const LOOK_EVERY_MS = 500;
/** A server that ends more often than this would end again: the cause is not an accident. */
const LIMIT = { restarts: 3, windowMs: 60_000 };

/**
 * Watches `server`, which startPostgres returned for `dir`, and starts it again on the same port when its process has
 * ended. Calls `onLost` with an error that says why when that is not possible, and stops watching. Returns a function
 * that stops watching, after a restart that is in progress.
 */
export function keepPostgres(server, { dir, log, onLost, limit = LIMIT }) {
  const restarts = [];
  let { pid } = server;
  let isStopped = false;

  async function restart() {
    const now = performance.now();
    restarts.push(now);
    if (restarts.filter((at) => now - at < limit.windowMs).length > limit.restarts)
      throw new Error("it ended too often in a short time");
    log(`The database server (process ${pid}) ended unexpectedly. Starting it again …`);
    const again = await startPostgres({ dir, log });
    if (again.port !== server.port) throw new Error(`its port ${server.port} is taken by another program`);
    pid = again.pid;
    log(`The database server runs again (process ${pid}).`);
  }

  async function watch() {
    for (;;) {
      await sleep(LOOK_EVERY_MS);
      if (isStopped) return;
      if (!isAlive(pid)) await restart();
    }
  }

  const watching = watch().catch((error) =>
    onLost(new Error(`The database server ended and did not start again: ${error.message}.`)),
  );
  return () => {
    isStopped = true;
    return watching;
  };
}

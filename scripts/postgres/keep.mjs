// Restarts a database server that dies while it is in use, for example because the system's out-of-memory killer ended
// it.
import { startPostgres } from "../postgres.mjs";
import { isAlive, sleep } from "../process.mjs";

const LOOK_EVERY_MS = 500;
/**
 * The maximum number of restarts within the window. A server that ends more often stays stopped, because it would
 * only end again.
 */
const LIMIT = { restarts: 3, windowMs: 60_000 };

/**
 * Watches `server`, which startPostgres returned for `dir`, and starts it again on the same port when its process has
 * ended. If that is not possible, calls `onLost` with an error that says why, and stops watching. Returns a function
 * that stops watching; it first waits for a restart in progress.
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
    log(`The database server is running again (process ${pid}).`);
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

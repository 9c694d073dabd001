type Run = { current: Promise<unknown>; after: Promise<unknown> | null };

/**
 * The runs under way, by key. Stored on globalThis, because the routes and the background work are separate bundles of
 * the same modules.
 */
const cache = globalThis as unknown as { surplusRunning?: Map<string, Run> };
cache.surplusRunning ??= new Map();
const running = cache.surplusRunning;

/**
 * Runs work for all callers that share a key in this process, one run at a time. Callers that arrive during a run share
 * the next run, because the current one may have read the state before their change. This only saves work and is not a
 * lock: another process may run the same work.
 */
export function shareRun<T>(key: string, work: () => Promise<T>): Promise<T> {
  const run = running.get(key);
  if (!run) return begin(key, work);
  run.after ??= run.current.catch(() => {}).then(() => begin(key, work));
  return run.after as Promise<T>;
}

function begin<T>(key: string, work: () => Promise<T>): Promise<T> {
  const current = work().finally(() => {
    if (running.get(key) === run) running.delete(key);
  });
  const run: Run = { current, after: null };
  running.set(key, run);
  return current;
}

type Run = { current: Promise<unknown>; after: Promise<unknown> | null };

/** Kept on the process: the routes and the background work are separate bundles of the same modules. */
const cache = globalThis as unknown as { surplusRunning?: Map<string, Run> };
cache.surplusRunning ??= new Map();
const running = cache.surplusRunning;

/**
 * Does work for all who ask for it under one key in this process, one run at a time. Who asks while a run is under way
 * shares the run after it, with everybody else who asks meanwhile; not the one under way, which may have looked before
 * what they ask for had happened. It saves work and promises nothing more: another process may run the same.
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

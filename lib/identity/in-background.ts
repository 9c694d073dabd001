import { describeError, log } from "@/lib/log";

const running = new Set<Promise<void>>();

/**
 * Starts work without making the response wait for it. Account lookups run here, so that response times do not reveal
 * whether an email address has an account. Failures are logged and not retried; the user has to ask again.
 */
export function inBackground(what: string, work: () => Promise<void>): void {
  const run = work()
    .catch((error: unknown) =>
      log().error({ error: describeError(error), what }, "work in the background failed"),
    )
    .finally(() => running.delete(run));
  running.add(run);
}

/** Resolves when no background work is running. */
export async function settleBackground(): Promise<void> {
  while (running.size > 0) await Promise.all(running);
}

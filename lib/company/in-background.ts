import { describeError, log } from "@/lib/log";

const running = new Set<Promise<void>>();

/**
 * Does what the answer must not wait for. Whether an address has an account is found out here, so that no answer is
 * sooner or later for it. What fails is logged; the person asks again.
 */
export function inBackground(what: string, work: () => Promise<void>): void {
  const run = work()
    .catch((error: unknown) =>
      log().error({ error: describeError(error), what }, "work in the background failed"),
    )
    .finally(() => running.delete(run));
  running.add(run);
}

/** Resolves once nothing is under way. */
export async function settleBackground(): Promise<void> {
  while (running.size > 0) await Promise.all(running);
}

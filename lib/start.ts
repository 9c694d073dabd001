import { env, usesInngest } from "@/lib/env";
import { closeServers, guardServer } from "@/lib/http/guard-server";
import { type Driver, startDriver } from "@/lib/jobs/driver";
import { log } from "@/lib/log";
import { startSandboxPost } from "@/lib/sandbox/post-events";
import { closeStore, refuseSuperuser } from "@/lib/store/client";

const cache = globalThis as unknown as { surplusDriver?: Driver };

/** What a process that was told to stop gives to the requests and the work under way; ten seconds are its host's patience. */
const STOP_WITHIN_MS = 8_000;
const SIGNALS = { SIGTERM: 143, SIGINT: 130 } as const;

/**
 * What a server process does besides answering: checks its settings and its database role, runs the background work,
 * and lets the sandbox bank post its messages. Once a process; ended gracefully when the process is told to stop.
 */
export async function startServer(): Promise<void> {
  if (cache.surplusDriver) return;
  env();
  guardServer();
  await refuseSuperuser();
  const driver = startDriver(usesInngest() ? "inngest" : "local");
  cache.surplusDriver = driver;
  const sandbox = startSandboxPost();
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    // In development the framework has more to end than we know of; only the work is ours.
    if (env().NODE_ENV === "development") {
      process.once(signal, () => void driver.stop());
      continue;
    }
    // The framework's own handler ends the process as soon as its requests are answered, whatever else is under way.
    process.removeAllListeners(signal);
    process.once(signal, () => void stop(driver, sandbox, SIGNALS[signal]));
  }
}

/**
 * Answers what was asked, ends what was begun, gives back the rest for other processes to take at once, and only then ends.
 * The work is told first: nothing new is begun for a server that takes no more requests.
 */
async function stop(driver: Driver, sandbox: { stop: () => Promise<void> }, code: number): Promise<void> {
  const parts = [driver.stop(), sandbox.stop(), closeServers(STOP_WITHIN_MS)];
  const ended = await Promise.allSettled(parts);
  const failed = ended.filter(({ status }) => status === "rejected").length;
  log().info({ failed }, "stopped");
  const closed = closeStore().catch(() => {});
  await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 500))]);
  process.exit(code);
}

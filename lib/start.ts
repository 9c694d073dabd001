import { env, usesInngest } from "@/lib/env";
import { guardServer } from "@/lib/http/guard-server";
import { type Driver, startDriver } from "@/lib/jobs/driver";
import { log } from "@/lib/log";
import { startSandboxPost } from "@/lib/sandbox/post-events";
import { refuseSuperuser } from "@/lib/store/client";

const cache = globalThis as unknown as { surplusDriver?: Driver };

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
  const stop = async () => {
    await Promise.all([driver.stop(), sandbox.stop()]);
    log().info("background work stopped");
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop());
}

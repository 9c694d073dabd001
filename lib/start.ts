import { setTimeout as sleep } from "node:timers/promises";
import { flushCalls } from "@/lib/company/log-call";
import { checkSettings } from "@/lib/env/check-settings";
import { env, usesInngest } from "@/lib/env/env";
import { closeServers, guardServer } from "@/lib/http/guard-server";
import { type Driver, startDriver } from "@/lib/jobs/driver";
import { log } from "@/lib/log";
import { startSandboxPost } from "@/lib/sandbox/post-events";
import { closeStore, refuseSuperuser } from "@/lib/store/client";
import { refuseMissingKeys } from "@/lib/store/key-versions";
import { isUnavailable } from "@/lib/store/unavailable";
import { openEpochFile } from "@/lib/store/write/epoch";
import { tameConsole } from "@/lib/telemetry/tame-console";
import { takeSignals } from "@/lib/workers/take-signals";

const cache = globalThis as unknown as { surplusDriver?: Driver };

type Running = {
  driver: Driver;
  sandbox: { stop: () => Promise<void> };
  endTelemetry: () => Promise<void>;
};

/**
 * Milliseconds for which start-up waits for the database checks. If the checks take longer, the server starts and
 * reports that it is not ready. The checks wait equally long before they try again.
 */
const ROLE_WAIT_MS = 2_000;
/**
 * Time limits of the steps of a graceful stop, in milliseconds. Together they stay below ten seconds, after which hosts
 * usually kill a process.
 */
const STOP_WITHIN_MS = 8_000;
const STOP_GRACE_MS = 1_000;
const STORE_CLOSE_MS = 300;
const LOG_FLUSH_MS = 500;
const SIGNALS = { SIGTERM: 143, SIGINT: 130 } as const;

/**
 * Starts the background parts of a server process: checks its settings and database role, runs the background work
 * and lets the sandbox bank send its events. Call once per process; stops gracefully on a signal. Waits for an
 * unavailable database, and reports in the meantime that the server is not ready. Any other fault ends the process,
 * so that its operator notices it.
 */
export async function startServer(): Promise<void> {
  if (cache.surplusDriver) return;
  refuseSettings();
  if (env().NODE_ENV !== "development") tameConsole();
  const endTelemetry = await openTelemetry();
  guardServer();
  await Promise.race([checkDatabase(), sleep(ROLE_WAIT_MS)]);
  const driver = startDriver(usesInngest() ? "inngest" : "local");
  cache.surplusDriver = driver;
  const sandbox = startSandboxPost();
  // In development the framework handles the signal itself, and we only stop the background work.
  if (env().NODE_ENV === "development") return takeSignals(process, SIGNALS, () => driver.stop());
  // Removes the framework's signal handler, which ends the process once its requests are answered, even if other work
  // is running.
  for (const signal of Object.keys(SIGNALS)) process.removeAllListeners(signal);
  takeSignals(process, SIGNALS, (code) => stop({ driver, sandbox, endTelemetry }, code));
}

/**
 * Ends the process if a setting is unsafe on a deployed server. Logs a warning for each feature that is unavailable.
 */
function refuseSettings(): void {
  const { refusals, warnings } = checkSettings(env());
  for (const warning of warnings) log().warn(warning);
  if (refusals.length > 0) endFor(new Error(["These settings are not allowed:", ...refusals].join("\n- ")));
}

/**
 * Starts telemetry. The telemetry code is loaded only if telemetry is configured, because the code is as large as the
 * rest of start-up.
 */
async function openTelemetry(): Promise<() => Promise<void>> {
  if (!env().OTEL_EXPORTER_OTLP_ENDPOINT) return async () => {};
  const { startTelemetry } = await import("@/lib/telemetry/start-telemetry");
  return startTelemetry();
}

/**
 * Waits for an unavailable database. Ends the process in two cases: the role bypasses row-level security, or a master or
 * epoch key that stored rows need is missing.
 */
async function checkDatabase(): Promise<void> {
  for (;;) {
    try {
      await refuseSuperuser();
      await openEpochFile();
      return await refuseMissingKeys();
    } catch (error) {
      if (isUnavailable(error)) log().warn("the database is unavailable; waiting for it");
      else endFor(error);
    }
    await sleep(ROLE_WAIT_MS);
  }
}

function endFor(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : "The server cannot start."}\n`);
  process.exit(1);
}

/**
 * Answers open requests, finishes running work, releases the rest to other processes and then ends the process. Stops
 * claiming work first, so that no new work starts once the server accepts no requests.
 */
async function stop({ driver, sandbox, endTelemetry }: Running, code: number): Promise<void> {
  const parts = [driver.stop(), sandbox.stop(), closeServers(STOP_WITHIN_MS)];
  // A database that hangs does not delay the end of the process. Another process takes over the work when the work's
  // lease expires.
  const ended = await Promise.race([Promise.allSettled(parts), sleep(STOP_WITHIN_MS + STOP_GRACE_MS)]);
  const failed = ended ? ended.filter(({ status }) => status === "rejected").length : parts.length;
  await Promise.race([Promise.all([flushCalls(), endTelemetry()]), sleep(LOG_FLUSH_MS)]);
  log().info({ failed }, "stopped");
  const closed = closeStore().catch(() => {});
  await Promise.race([closed, sleep(STORE_CLOSE_MS)]);
  process.exit(code);
}

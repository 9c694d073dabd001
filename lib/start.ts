import { setTimeout as sleep } from "node:timers/promises";
import { checkSettings } from "@/lib/check-settings";
import { flushCalls } from "@/lib/company/log-call";
import { env, usesInngest } from "@/lib/env";
import { closeServers, guardServer } from "@/lib/http/guard-server";
import { type Driver, startDriver } from "@/lib/jobs/driver";
import { log } from "@/lib/log";
import { startSandboxPost } from "@/lib/sandbox/post-events";
import { closeStore, refuseSuperuser } from "@/lib/store/client";
import { refuseMissingKeys } from "@/lib/store/key-versions";
import { takeSignals } from "@/lib/take-signals";
import { tameConsole } from "@/lib/tame-console";
import { isUnavailable } from "@/lib/unavailable";

const cache = globalThis as unknown as { surplusDriver?: Driver };

type Running = {
  driver: Driver;
  sandbox: { stop: () => Promise<void> };
  endTelemetry: () => Promise<void>;
};

/** So long a start waits to know the database's role; then it serves, and says that it is not ready. */
const ROLE_WAIT_MS = 2_000;
/** What a process that was told to stop gives to the requests and the work under way; ten seconds are its host's patience. */
const STOP_WITHIN_MS = 8_000;
const STOP_GRACE_MS = 1_000;
const STORE_CLOSE_MS = 300;
const LOG_FLUSH_MS = 500;
const SIGNALS = { SIGTERM: 143, SIGINT: 130 } as const;

/**
 * What a server process does besides answering: checks its settings and its database role, runs the background work,
 * and lets the sandbox bank post its messages. Once a process; ended gracefully when the process is told to stop. A
 * database that is away is waited for, while the server says of itself that it is not ready; any other fault ends the
 * process, for whoever runs it to see.
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
  // In development the framework has more to end than we know of; only the work is ours.
  if (env().NODE_ENV === "development") return takeSignals(process, SIGNALS, () => driver.stop());
  // The framework's own handler ends the process as soon as its requests are answered, whatever else is under way.
  for (const signal of Object.keys(SIGNALS)) process.removeAllListeners(signal);
  takeSignals(process, SIGNALS, (code) => stop({ driver, sandbox, endTelemetry }, code));
}

/** Ends the process for settings no deployed server should run with, and warns of what will stay closed. */
function refuseSettings(): void {
  const { refusals, warnings } = checkSettings(env());
  for (const warning of warnings) log().warn(warning);
  if (refusals.length > 0) endFor(new Error(["These settings will not do:", ...refusals].join("\n- ")));
}

/** Loaded only where somebody wants it: it is as much code as the rest of a start. */
async function openTelemetry(): Promise<() => Promise<void>> {
  if (!env().OTEL_EXPORTER_OTLP_ENDPOINT) return async () => {};
  const { startTelemetry } = await import("@/lib/telemetry/start-telemetry");
  return startTelemetry();
}

/**
 * Waits for a database that is away. A role that row-level security does not bind ends the process, and so does a master
 * key that the rows need and nobody gave.
 */
async function checkDatabase(): Promise<void> {
  for (;;) {
    try {
      await refuseSuperuser();
      return await refuseMissingKeys();
    } catch (error) {
      if (isUnavailable(error)) log().warn("the database is away; waiting for it");
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
 * Answers what was asked, ends what was begun, gives back the rest for other processes to take at once, and only then ends.
 * The work is told first: nothing new is begun for a server that takes no more requests.
 */
async function stop({ driver, sandbox, endTelemetry }: Running, code: number): Promise<void> {
  const parts = [driver.stop(), sandbox.stop(), closeServers(STOP_WITHIN_MS)];
  // A database that hangs holds up nobody's end: what is held is taken by another process when its lease lapses.
  const ended = await Promise.race([Promise.allSettled(parts), sleep(STOP_WITHIN_MS + STOP_GRACE_MS)]);
  const failed = ended ? ended.filter(({ status }) => status === "rejected").length : parts.length;
  await Promise.race([Promise.all([flushCalls(), endTelemetry()]), sleep(LOG_FLUSH_MS)]);
  log().info({ failed }, "stopped");
  const closed = closeStore().catch(() => {});
  await Promise.race([closed, sleep(STORE_CLOSE_MS)]);
  process.exit(code);
}

import { vi } from "vitest";

/** A master key for a test: 32 bytes derived from a seed, as base64. */
export const masterKey = (seed: string): string => Buffer.alloc(32, seed).toString("base64");

/**
 * Sets other master keys and resets the modules, so that they read these keys as a new process would. Closes the
 * database connections, which are opened again when needed.
 */
export async function startWithKeys(keys: string): Promise<void> {
  const { flushCalls } = await import("@/lib/company/log-call");
  const { closeStore } = await import("@/lib/store/client");
  // Waiting log entries are written first, because a later write would open a connection with the old settings.
  await flushCalls();
  await closeStore();
  process.env.MASTER_KEYS = keys;
  vi.resetModules();
}

import { vi } from "vitest";

/** A master key of a test's own: 32 bytes by a seed, base64. */
export const masterKey = (seed: string): string => Buffer.alloc(32, seed).toString("base64");

/**
 * Starts over with other master keys, as a process does that is started with them: modules imported after this read them.
 * The database's connections are closed, and opened again by whoever wants them.
 */
export async function startWithKeys(keys: string): Promise<void> {
  const { flushCalls } = await import("@/lib/company/log-call");
  const { closeStore } = await import("@/lib/store/client");
  // A call that is logged later would open a connection by the settings of before.
  await flushCalls();
  await closeStore();
  process.env.MASTER_KEYS = keys;
  vi.resetModules();
}

import { vi } from "vitest";

/** A master key of a test's own: 32 bytes by a seed, base64. */
export const masterKey = (seed: string): string => Buffer.alloc(32, seed).toString("base64");

/**
 * Starts over with other master keys, like a process started with them: modules imported after this read them. Closes
 * the database's connections, which are opened again when needed.
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

import type { Encoding } from "@/lib/store/pack";

/**
 * A cache of the ciphertext of recently read files, as stored and in the encodings in which they were sent. It saves
 * the driver's work: reading 300 kB takes it 10 ms of processor time, but decrypting them takes only 0.1 ms. Every
 * call reads the request's data key from the database, so the cached files of an erased request cannot be opened.
 */
const MEMORY_BYTES_MAX = 33_554_432;
/** The largest value that is cached. */
export const SEALED_BYTES_MAX = 8_388_608;

type Memory = { values: Map<string, Uint8Array>; bytes: number };
/** Stored on the process, because each route is a separate bundle. */
const cache = globalThis as unknown as { surplusSealed?: Memory };
cache.surplusSealed ??= { values: new Map(), bytes: 0 };
const memory = cache.surplusSealed;

/**
 * The key of a value in the cache. The value's head contains its nonce and tag, so no two values have the same key.
 */
const nameOf = (head: Buffer, encoding: Encoding | "" = ""): string => head.toString("base64") + encoding;

/** Returns the cached sealed value that begins with `head`, as stored or in `encoding`; null if it is not cached. */
export function recallSealed(head: Buffer, encoding?: Encoding): Uint8Array | null {
  const name = nameOf(head, encoding);
  const value = memory.values.get(name);
  if (!value) return null;
  // Moves the value to the end of the map, whose first entries are the least recently used.
  memory.values.delete(name);
  memory.values.set(name, value);
  return value;
}

/** Caches a sealed value, unless it is too large, and drops the least recently used values if necessary. */
export function rememberSealed(head: Buffer, value: Uint8Array, encoding?: Encoding): void {
  const name = nameOf(head, encoding);
  if (memory.values.has(name) || value.length > SEALED_BYTES_MAX) return;
  memory.values.set(name, value);
  memory.bytes += value.length;
  for (const [oldest, { length }] of memory.values) {
    if (memory.bytes <= MEMORY_BYTES_MAX) return;
    memory.values.delete(oldest);
    memory.bytes -= length;
  }
}

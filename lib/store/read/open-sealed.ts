import { AppError } from "@/lib/errors";
import { HEAD_BYTES } from "@/lib/store/cipher";
import { type Encoding, encode, isPacked } from "@/lib/store/pack";
import { type KeyOwner, type SealContext, seal, unsealParts } from "@/lib/store/seal";

/**
 * The largest total size of the cached values. The cache contains the ciphertext of recently read files, as stored and
 * in the encodings sent. It saves the driver's work: the driver needs 10 ms of processor time to read 300 kB, but
 * decrypting them takes only 0.1 ms. Every call reads the request's data key from the database, so the cached files of
 * an erased request cannot be opened.
 */
const MEMORY_BYTES_MAX = 33_554_432;
/** The maximum size of a cached value, in bytes. */
export const SEALED_BYTES_MAX = 8_388_608;

type Memory = { values: Map<string, Uint8Array>; bytes: number };
/** Stored on globalThis, because each route is a separate bundle. */
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

/**
 * The number of bytes of a sealed value that are read at a time. The driver converts each read into twice as many
 * characters in one step, which takes a few milliseconds for this size. Other requests are answered between two reads.
 */
const PART_BYTES = 1_048_576;

/**
 * The size of the first read of a sealed value. The first read covers only the head, which is enough to look for the
 * rest in the cache.
 */
export const FIRST_BYTES = HEAD_BYTES;

type SealedValue = {
  owner: KeyOwner;
  context: SealContext;
  head: Buffer;
  sizeBytes: number;
  /**
   * Reads at most `bytesMax` bytes, starting after the first `seen` bytes; null if the value was erased or replaced.
   */
  readOn: (seen: number, bytesMax: number) => Promise<Buffer | null>;
};

/**
 * Opens a large sealed value and returns the stored bytes. If these are packed and `encoding` is given, returns the
 * value in that encoding instead. Caches both forms, still sealed, because decrypting is many times faster than
 * reading from the database or encoding. Throws gone if the value is erased or replaced during the read. Throws an
 * Error if its data key is destroyed.
 */
export async function openSealed(value: SealedValue, encoding?: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  if (!encoding) return openStored(value);
  const { owner, context: sealContext, head } = value;
  const context = `${typeof sealContext === "string" ? sealContext : sealContext.now}:${encoding}`;
  const known = recallSealed(head, encoding);
  if (known) return unsealParts(owner, context, known.length, [known]);
  const stored = await openStored(value);
  if (!isPacked(stored)) return stored;
  const encoded = await encode(stored, encoding);
  if (encoded !== stored) rememberSealed(head, seal(owner, context, encoded), encoding);
  return encoded;
}

async function openStored(value: SealedValue): Promise<Uint8Array<ArrayBuffer>> {
  const { owner, context, head, sizeBytes } = value;
  const known = recallSealed(head);
  if (known) return unsealParts(owner, context, sizeBytes, [known]);
  const parts: Buffer[] = [];
  const plain = await unsealParts(owner, context, sizeBytes, readParts(value, parts));
  if (sizeBytes <= SEALED_BYTES_MAX) rememberSealed(head, Buffer.concat(parts));
  return plain;
}

/** Yields the parts of a value in order. Also collects them in `parts` if the value is small enough to be cached. */
async function* readParts({ head, sizeBytes, readOn }: SealedValue, parts: Buffer[]) {
  let part: Buffer | null = head;
  for (let seen = 0; ; ) {
    if (sizeBytes <= SEALED_BYTES_MAX) parts.push(part);
    yield part;
    seen += part.length;
    if (seen >= sizeBytes) return;
    part = await readOn(seen, PART_BYTES);
    if (!part) throw new AppError("gone", "The report was deleted or replaced while it was being read.");
  }
}

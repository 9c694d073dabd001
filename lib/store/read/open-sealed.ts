import { AppError } from "@/lib/errors";
import { HEAD_BYTES } from "@/lib/store/cipher";
import { type Encoding, encode, isPacked } from "@/lib/store/pack";
import { recallSealed, rememberSealed, SEALED_BYTES_MAX } from "@/lib/store/read/sealed-memory";
import { type KeyOwner, type SealContext, seal, unsealParts } from "@/lib/store/seal";

/**
 * The number of bytes of a sealed value that are read at a time. The driver turns them into twice as many characters
 * in one step, which takes some milliseconds for this number. Other requests are answered between two reads.
 */
const PART_BYTES = 1_048_576;

/**
 * The size of the first read of a sealed value. It covers only the head, which is enough to look for the rest in the
 * cache.
 */
export const FIRST_BYTES = HEAD_BYTES;

type SealedValue = {
  owner: KeyOwner;
  context: SealContext;
  head: Buffer;
  sizeBytes: number;
  /** Reads at most `bytesMax` bytes after the first `seen` bytes; null if the value has been erased or replaced. */
  readOn: (seen: number, bytesMax: number) => Promise<Buffer | null>;
};

/**
 * Opens a large sealed value. Returns the bytes as stored or, if they are packed and `encoding` is given, in that
 * encoding. Both are cached, sealed, because decrypting is many times faster than reading them from the database or
 * encoding them. Throws gone if the value is erased or replaced during the read, and an Error if its data key is
 * destroyed.
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

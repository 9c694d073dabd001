import { AppError } from "@/lib/errors";
import { HEAD_BYTES } from "@/lib/store/cipher";
import { type Encoding, encode, isPacked } from "@/lib/store/pack";
import { recallSealed, rememberSealed, SEALED_BYTES_MAX } from "@/lib/store/read/sealed-memory";
import { type KeyOwner, type SealContext, seal, unsealParts } from "@/lib/store/seal";

/**
 * Bytes of a sealed value that are read at a time. The driver converts them at once, as twice as many characters,
 * which takes some milliseconds for this many; other requests are answered in between.
 */
const PART_BYTES = 1_048_576;

/** The size of the first read of a sealed value: only its head, which shows whether the rest is in memory. */
export const FIRST_BYTES = HEAD_BYTES;

type SealedValue = {
  owner: KeyOwner;
  context: SealContext;
  head: Buffer;
  sizeBytes: number;
  /** Reads at most `bytesMax` bytes after the first `seen`; null if the value has been erased or replaced. */
  readOn: (seen: number, bytesMax: number) => Promise<Buffer | null>;
};

/**
 * Opens a large sealed value: as stored, or in an encoding if it is stored packed. Its ciphertext comes from memory if
 * it was opened before; that of an encoding is cached too, because decrypting is many times faster than encoding.
 * Throws `gone` if it is erased or replaced during the read, and an Error if its data key is destroyed.
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

/** Yields the parts of a value in order, and collects them in `parts` if it is small enough to be stored in memory. */
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

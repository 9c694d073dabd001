import { promisify } from "node:util";
import { gunzip, gzipSync } from "node:zlib";

const unzip = promisify(gunzip);

/** Gzips text for storage and for most clients. Packed before sealing, because sealed bytes do not compress. */
export function pack(text: string | Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(gzipSync(text));
}

/** As pack, in less time and less tightly: for bytes that only we read, and read once or twice. */
export function packFast(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(gzipSync(text, { level: 1 }));
}

/** True for the result of `pack`; none of our texts begins with these bytes (RFC 1952, section 2.3.1). */
export function isPacked(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** The smallest chunk that zlib accepts. */
const CHUNK_MIN = 64;

/**
 * The text's bytes, unpacked; text that was stored unpacked is returned unchanged. Unpacks it in one piece, of the size
 * that gzip writes at its end (RFC 1952, section 2.3.1): 3 MB take 4 ms of CPU instead of 49, because zlib otherwise
 * returns to this thread for each 16 kB.
 */
export async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (!isPacked(bytes)) return bytes;
  const sizeBytes = new DataView(bytes.buffer, bytes.byteOffset).getUint32(bytes.length - 4, true);
  // One byte more than needed, because zlib takes another chunk when one is full.
  return new Uint8Array(await unzip(bytes, { chunkSize: Math.max(CHUNK_MIN, sizeBytes + 1) }));
}

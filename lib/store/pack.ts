import { promisify } from "node:util";
import { brotliCompress, constants, gunzip, gzip, gzipSync } from "node:zlib";

const unzip = promisify(gunzip);
const zip = promisify(gzip);
const squeeze = promisify(brotliCompress);

/** The encodings in which a file is sent. */
export const ENCODINGS = ["gzip", "br", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Gzips text for storage and for most clients. Pack before sealing, because sealed bytes do not compress. */
export function pack(text: string | Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(gzipSync(text));
}

/** Like pack, but faster and with a larger result: for bytes that only we read, and only once or twice. */
export function packFast(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(gzipSync(text, { level: 1 }));
}

/** True for the result of `pack` or `packFast`; none of our texts begins with these bytes (RFC 1952, section 2.3.1). */
export function isPacked(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** The smallest chunk that zlib accepts. */
const CHUNK_MIN = 64;

/**
 * Unpacks the bytes of a text; bytes that are not packed are returned unchanged. Unpacks into one buffer of the size
 * that the gzip data states at its end (RFC 1952, section 2.3.1). For 3 MB this takes 4 ms of CPU instead of 49,
 * because zlib otherwise returns to this thread after every 16 kB.
 */
export async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (!isPacked(bytes)) return bytes;
  const sizeBytes = new DataView(bytes.buffer, bytes.byteOffset).getUint32(bytes.length - 4, true);
  // Adds one byte, because zlib allocates another chunk as soon as one is full.
  return new Uint8Array(await unzip(bytes, { chunkSize: Math.max(CHUNK_MIN, sizeBytes + 1) }));
}

/**
 * Brotli's compression level, out of 11. Level 2 makes a smaller file than gzip. Level 4 would make a file that is one
 * fifth smaller, but take five times as long.
 */
const BROTLI_QUALITY = 2;

/**
 * Returns a file in an encoding. `content` may be packed; it is returned unchanged if it already has the encoding.
 */
export async function encode(
  content: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === "gzip") return isPacked(content) ? content : new Uint8Array(await zip(content));
  const plain = await unpack(content);
  if (encoding === "identity") return plain;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  return new Uint8Array(await squeeze(plain, { params }));
}

import { promisify } from "node:util";
import { gunzip, gzipSync } from "node:zlib";

const unzip = promisify(gunzip);

/**
 * Text as it is stored and sent to most clients: gzip. Packed before it is sealed, because sealed bytes do not compress.
 */
export function pack(text: string | Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(gzipSync(text));
}

/** True for the result of `pack`; no text of ours begins with these bytes (RFC 1952, section 2.3.1). */
export function isPacked(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** The text's bytes; those of text that was stored without packing are returned as they are. */
export async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return isPacked(bytes) ? new Uint8Array(await unzip(bytes)) : bytes;
}

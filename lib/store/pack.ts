import { promisify } from "node:util";
import { gunzip, gzipSync } from "node:zlib";

const unzip = promisify(gunzip);

/** Gzips text for storage and for most clients. Packed before sealing, because sealed bytes do not compress. */
export function pack(text: string | Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(gzipSync(text));
}

/** True for the result of `pack`; none of our texts begins with these bytes (RFC 1952, section 2.3.1). */
export function isPacked(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** The text's bytes, unpacked; text that was stored unpacked is returned unchanged. */
export async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return isPacked(bytes) ? new Uint8Array(await unzip(bytes)) : bytes;
}

// AES-256-GCM and the master keys. A sealed value is: 1 byte format, 12 bytes nonce, 16 bytes tag, ciphertext. The
// additional authenticated data is the value's sealing context, which names its row and column. A sealed value
// therefore cannot be moved to another row.
import { createCipheriv, createDecipheriv, type DecipherGCM, hkdfSync, randomBytes } from "node:crypto";
import { env } from "@/lib/env/env";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** The number of bytes of a sealed value before its ciphertext. */
export const HEAD_BYTES = 1 + NONCE_BYTES + TAG_BYTES;
export const KEY_BYTES = 32;
/** The largest number that a master key or an epoch can have; the number is stored in two bytes. */
export const NUMBER_MAX = 65_535;

/** The first byte of a sealed value. */
export const FORMAT = {
  /**
   * Sealed directly under a master key, or under a data key with an earlier form of the sealing context. Only read,
   * never written.
   */
  first: 1,
  /** Sealed under a data key, or under a key derived from a master key for one purpose. */
  derived: 2,
  /** Sealed under a key derived from an epoch key (epochs.ts). */
  epoch: 3,
} as const;

/** A sealed value, over a plain ArrayBuffer because Prisma's Bytes columns need one. */
export type Sealed = Uint8Array<ArrayBuffer>;

/** Each purpose has its own derived key, so that a key that seals values never wraps other keys. */
export type Purpose = "seal" | "wrap";
export type PurposeKeys = Readonly<Record<Purpose, Buffer>>;

/** Derives one key for each purpose from a master or epoch key (RFC 5869). */
export function deriveKeys(key: Uint8Array): PurposeKeys {
  const derive = (purpose: Purpose) =>
    Buffer.from(hkdfSync("sha256", key, new Uint8Array(), `surplus:${purpose}`, KEY_BYTES));
  return { seal: derive("seal"), wrap: derive("wrap") };
}

type MasterKey = { version: number; key: Buffer; derived: PurposeKeys };
let parsed: { setting: string; keys: MasterKey[] } | null = null;

function masterKeys(): MasterKey[] {
  const setting = env().MASTER_KEYS;
  if (parsed?.setting === setting) return parsed.keys;
  const keys = setting.split(",").map((entry) => {
    const [version, text = ""] = entry.split(":");
    const key = Buffer.from(text, "base64");
    if (key.length !== KEY_BYTES) throw new Error(`MASTER_KEYS: version ${version} is not 32 bytes`);
    if (Number(version) > NUMBER_MAX)
      throw new Error(`MASTER_KEYS: version ${version} is above ${NUMBER_MAX}`);
    return { version: Number(version), key, derived: deriveKeys(key) };
  });
  parsed = { setting, keys };
  return keys;
}

/** The versions of the master key that this server has; the first one seals. */
export function masterVersions(): number[] {
  return masterKeys().map(({ version }) => version);
}

/** Joins parts into one plain array. Buffer.concat would return a Buffer, which may be a view of shared memory. */
export function join(...parts: Uint8Array[]): Sealed {
  const joined = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** The number of a master key or an epoch as two bytes. */
export function numberHead(number: number): Sealed {
  const head = new Uint8Array(2);
  new DataView(head.buffer).setUint16(0, number);
  return head;
}

/** Reads the number that numberHead wrote into the first two bytes. */
export const numberOf = (sealed: Uint8Array): number => ((sealed[0] ?? 0) << 8) | (sealed[1] ?? 0);

/**
 * Encrypts with a random nonce. Returns a sealed value in the format that the top of this file describes. `key` has
 * KEY_BYTES bytes; decrypting needs the same `context`.
 */
export function encrypt(key: Uint8Array, format: number, plain: Uint8Array, context: string): Sealed {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  cipher.setAAD(Buffer.from(context));
  const body = cipher.update(plain);
  const end = cipher.final();
  return join(Uint8Array.of(format), nonce, cipher.getAuthTag(), body, end);
}

/** Starts to decipher a sealed value. `sealed` needs to contain only the first HEAD_BYTES of the value. */
export function startDecipher(key: Uint8Array, sealed: Uint8Array, context: string): DecipherGCM {
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
  const tag = sealed.subarray(1 + NONCE_BYTES, HEAD_BYTES);
  const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(tag);
  return decipher;
}

/** Opens a value that encrypt returned. Throws if the key or context differs, or if the value was altered. */
export function decrypt(key: Uint8Array, sealed: Uint8Array, context: string): Buffer {
  const decipher = startDecipher(key, sealed, context);
  return Buffer.concat([decipher.update(bodyOf(sealed)), decipher.final()]);
}

/** The ciphertext of a sealed value. Shares the value's memory. */
export const bodyOf = (sealed: Uint8Array): Uint8Array => sealed.subarray(HEAD_BYTES);
/** The size in bytes of the plain text in a sealed value of `sealedBytes` bytes. The cipher adds no padding. */
export const plainBytesOf = (sealedBytes: number): number => Math.max(0, sealedBytes - HEAD_BYTES);

/** Seals under the current master key. Returns 2 bytes for the version of the key, then the sealed value. */
export function sealUnderMaster(purpose: Purpose, context: string, plain: Uint8Array): Sealed {
  const [current] = masterKeys();
  if (!current) throw new Error("MASTER_KEYS is empty");
  return join(numberHead(current.version), encrypt(current.derived[purpose], FORMAT.derived, plain, context));
}

/**
 * Opens a value that sealUnderMaster returned, in its current or first format. Throws if that master key is missing, or
 * if the value was altered.
 */
export function openUnderMaster(purpose: Purpose, context: string, sealed: Uint8Array): Buffer {
  const version = numberOf(sealed);
  const master = masterKeys().find((candidate) => candidate.version === version);
  if (!master) throw new Error(`MASTER_KEYS has no version ${version}`);
  const key = sealed[2] === FORMAT.first ? master.key : master.derived[purpose];
  return decrypt(key, sealed.subarray(2), context);
}

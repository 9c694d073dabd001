import { createCipheriv, createDecipheriv, type DecipherGCM, randomBytes } from "node:crypto";
import { env } from "@/lib/env/env";

/**
 * Encryption at rest: AES-256-GCM under a data key per request, wrapped by a versioned master key from the
 * environment (decisions, section 3). Destroying the wrapped key destroys everything sealed under it, backups included.
 *
 * A sealed value is: 1 byte format, 12 bytes nonce, 16 bytes tag, ciphertext. The additional data binds a value to
 * its place, so that a sealed column cannot be moved to another row.
 */
const FORMAT = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + NONCE_BYTES + TAG_BYTES;
const KEY_BYTES = 32;
/** A version takes two bytes. */
const VERSION_MAX = 65_535;

/** Prisma's Bytes columns want a Uint8Array over a plain ArrayBuffer. */
export type Sealed = Uint8Array<ArrayBuffer>;

type MasterKey = { version: number; key: Buffer };

function masterKeys(): MasterKey[] {
  return env()
    .MASTER_KEYS.split(",")
    .map((entry) => {
      const [version, text = ""] = entry.split(":");
      const key = Buffer.from(text, "base64");
      if (key.length !== KEY_BYTES) throw new Error(`MASTER_KEYS: version ${version} is not 32 bytes`);
      if (Number(version) > VERSION_MAX) throw new Error(`MASTER_KEYS: a version is ${VERSION_MAX} at most`);
      return { version: Number(version), key };
    });
}

/** Joins parts into one plain array; Buffer.concat would share a pool and type as a Buffer. */
function join(...parts: Uint8Array[]): Sealed {
  const joined = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

function encrypt(key: Uint8Array, plain: Uint8Array, place: string): Sealed {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  cipher.setAAD(Buffer.from(place));
  const body = cipher.update(plain);
  const end = cipher.final();
  return join(Uint8Array.of(FORMAT), nonce, cipher.getAuthTag(), body, end);
}

/** For a sealed value of which this is the beginning. */
function startDecipher(key: Uint8Array, sealed: Uint8Array, place: string): DecipherGCM {
  if (sealed[0] !== FORMAT) throw new Error("sealed value has an unknown format");
  const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
  const tag = sealed.subarray(1 + NONCE_BYTES, HEAD_BYTES);
  const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(tag);
  return decipher;
}

function decrypt(key: Uint8Array, sealed: Uint8Array, place: string): Buffer {
  const decipher = startDecipher(key, sealed, place);
  return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES)), decipher.final()]);
}

/** A fresh data key for `requestId`, wrapped under the current master key: 2 bytes version, then the sealed key. */
export function newDataKey(requestId: string): Sealed {
  const [current] = masterKeys();
  if (!current) throw new Error("MASTER_KEYS is empty");
  const version = Buffer.alloc(2);
  version.writeUInt16BE(current.version);
  return join(version, encrypt(current.key, randomBytes(KEY_BYTES), `data-key:${requestId}`));
}

function unwrap(requestId: string, wrapped: Uint8Array): Buffer {
  const version = Buffer.from(wrapped.subarray(0, 2)).readUInt16BE();
  const master = masterKeys().find((candidate) => candidate.version === version);
  if (!master) throw new Error(`MASTER_KEYS has no version ${version}`);
  return decrypt(master.key, wrapped.subarray(2), `data-key:${requestId}`);
}

/** The row that owns a data key: enough to seal and open what belongs to it. */
export type KeyOwner = { id: string; dataKeyWrapped: Uint8Array | null };

/** Seals text or bytes for one column of one request. Throws when the request's key has been destroyed. */
export function seal(owner: KeyOwner, column: string, plain: string | Uint8Array): Sealed {
  if (!owner.dataKeyWrapped) throw new Error("the request's data key has been destroyed");
  const bytes = typeof plain === "string" ? Buffer.from(plain, "utf8") : plain;
  return encrypt(unwrap(owner.id, owner.dataKeyWrapped), bytes, `${owner.id}:${column}`);
}

/**
 * As unseal, for a large value in parts; the first part must include the whole header before the ciphertext.
 * `sizeBytes` is the size of all parts. Returns the plain text's bytes.
 */
export async function unsealParts(
  owner: KeyOwner,
  column: string,
  sizeBytes: number,
  parts: AsyncIterable<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!owner.dataKeyWrapped) throw new Error("the request's data key has been destroyed");
  const key = unwrap(owner.id, owner.dataKeyWrapped);
  const plain = new Uint8Array(Math.max(0, sizeBytes - HEAD_BYTES));
  let decipher: DecipherGCM | null = null;
  let at = 0;
  for await (const part of parts) {
    const isFirst = decipher === null;
    decipher ??= startDecipher(key, part, `${owner.id}:${column}`);
    const opened = decipher.update(isFirst ? part.subarray(HEAD_BYTES) : part);
    plain.set(opened, at);
    at += opened.length;
  }
  if (!decipher || at !== plain.length) throw new Error("sealed value is not complete");
  decipher.final();
  return plain;
}

/** Opens a value that `seal` returned. Throws if the key is destroyed or the value was altered or moved. */
export function unseal(owner: KeyOwner, column: string, sealed: Uint8Array): string {
  if (!owner.dataKeyWrapped) throw new Error("the request's data key has been destroyed");
  return decrypt(unwrap(owner.id, owner.dataKeyWrapped), sealed, `${owner.id}:${column}`).toString("utf8");
}

/** Seals what belongs to a company and to no request (a signing secret, a document) straight under the master key. */
export function sealSecret(place: string, plain: string): Sealed {
  return sealBytes(place, Buffer.from(plain, "utf8"));
}

export function unsealSecret(place: string, sealed: Uint8Array): string {
  return unsealBytes(place, sealed).toString("utf8");
}

export function sealBytes(place: string, plain: Uint8Array): Sealed {
  const [current] = masterKeys();
  if (!current) throw new Error("MASTER_KEYS is empty");
  const version = Buffer.alloc(2);
  version.writeUInt16BE(current.version);
  return join(version, encrypt(current.key, plain, place));
}

/** Opens a value that sealBytes returned. Throws if the master key is missing or the value was altered or moved. */
export function unsealBytes(place: string, sealed: Uint8Array): Buffer {
  const version = Buffer.from(sealed.subarray(0, 2)).readUInt16BE();
  const master = masterKeys().find((candidate) => candidate.version === version);
  if (!master) throw new Error(`MASTER_KEYS has no version ${version}`);
  return decrypt(master.key, sealed.subarray(2), place);
}

/** The versions of the master key this server has; the first seals. */
export function masterVersions(): number[] {
  return masterKeys().map(({ version }) => version);
}

/** The same data key, wrapped under the current master key. Throws if its present master key is missing. */
export function rewrapDataKey(requestId: string, wrapped: Uint8Array): Sealed {
  return resealBytes(`data-key:${requestId}`, wrapped);
}

/** The same content, sealed under the master key that seals today. Throws as unsealBytes does. */
export function resealBytes(place: string, sealed: Uint8Array): Sealed {
  return sealBytes(place, unsealBytes(place, sealed));
}

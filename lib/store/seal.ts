// Encryption at rest. Each request has a data key, which seals its data. The data key is stored in the request's row,
// wrapped under the current epoch key (epochs.ts), or under the master key if EPOCH_KEYS_FILE is not set. Erasing a
// request destroys its data key. Old pages, logs and backups still contain the wrapped data key, which can be opened
// until its epoch is destroyed.
import { type DecipherGCM, randomBytes } from "node:crypto";
import {
  bodyOf,
  decrypt,
  encrypt,
  FORMAT,
  join,
  KEY_BYTES,
  masterVersions,
  numberHead,
  numberOf,
  openUnderMaster,
  type Purpose,
  plainBytesOf,
  type Sealed,
  sealUnderMaster,
  startDecipher,
} from "@/lib/store/cipher";
import { currentEpoch, epochKeys } from "@/lib/store/epochs";

export type { Sealed };

const dataKeyContext = (requestId: string) => `data-key:${requestId}`;

/**
 * Creates and wraps a data key for `requestId`. Returns 2 bytes for the number of the epoch or master key, then the
 * sealed key.
 */
export function newDataKey(requestId: string): Sealed {
  return protect("wrap", dataKeyContext(requestId), randomBytes(KEY_BYTES));
}

/** Wraps a data key again, under the current key. Throws if the key that wraps the data key now is missing. */
export function rewrapDataKey(requestId: string, wrapped: Uint8Array): Sealed {
  const context = dataKeyContext(requestId);
  return protect("wrap", context, open("wrap", context, wrapped));
}

const unwrap = (requestId: string, wrapped: Uint8Array): Buffer =>
  open("wrap", dataKeyContext(requestId), wrapped);

/** Seals under the current epoch's key, or under the master key if there are no epochs. */
function protect(purpose: Purpose, context: string, plain: Uint8Array): Sealed {
  const epoch = currentEpoch();
  if (!epoch) return sealUnderMaster(purpose, context, plain);
  return join(numberHead(epoch.number), encrypt(epoch.keys[purpose], FORMAT.epoch, plain, context));
}

function open(purpose: Purpose, context: string, sealed: Uint8Array): Buffer {
  if (sealed[2] !== FORMAT.epoch) return openUnderMaster(purpose, context, sealed);
  return decrypt(epochKeys(numberOf(sealed))[purpose], sealed.subarray(2), context);
}

/**
 * The first three bytes that `newDataKey` and `sealBriefly` currently put before every value: key number and format.
 */
export function protectedHead(): Sealed {
  const epoch = currentEpoch();
  return epoch ? join(numberHead(epoch.number), Uint8Array.of(FORMAT.epoch)) : secretHead();
}

/** The first three bytes that `sealSecret` currently puts before every value: key version and format. */
export function secretHead(): Sealed {
  return join(numberHead(masterVersions()[0] ?? 0), Uint8Array.of(FORMAT.derived));
}

/** A row that owns a data key, reduced to the two fields that are needed to seal and open its values. */
export type KeyOwner = { id: string; dataKeyWrapped: Uint8Array | null };

/**
 * The sealing context of a value within its request. It names the column. It also names the row's id and version, if
 * the value's row has them. The context prevents an attacker from swapping in a different value or an older version.
 * `now` is for values in the current format, `before` for values in the first format.
 */
export type SealContext = string | { now: string; before: string };

/**
 * The sealing context of a column whose value is replaced in place. `version` is stored with the value and increases
 * with each new value. 0 is the version of values sealed before there were versions.
 */
export const versionContext = (column: string, version: number): string =>
  version === 0 ? column : `${column}:${version}`;

function contextIn({ id }: KeyOwner, context: SealContext, format: number | undefined): string {
  if (format !== FORMAT.first && format !== FORMAT.derived)
    throw new Error("sealed value has an unknown format");
  if (typeof context === "string") return `${id}:${context}`;
  return `${id}:${format === FORMAT.first ? context.before : context.now}`;
}

function keyOf({ id, dataKeyWrapped }: KeyOwner): Buffer {
  if (!dataKeyWrapped) throw new Error("the request's data key has been destroyed");
  return unwrap(id, dataKeyWrapped);
}

/** Seals text or bytes for one context of one request. Throws if the request's key has been destroyed. */
export function seal(owner: KeyOwner, context: SealContext, plain: string | Uint8Array): Sealed {
  const bytes = typeof plain === "string" ? Buffer.from(plain, "utf8") : plain;
  return encrypt(keyOf(owner), FORMAT.derived, bytes, contextIn(owner, context, FORMAT.derived));
}

/** Opens a value that `seal` returned. Throws if the key is destroyed or the value was altered or moved. */
export function unseal(owner: KeyOwner, context: SealContext, sealed: Uint8Array): string {
  return decrypt(keyOf(owner), sealed, contextIn(owner, context, sealed[0])).toString("utf8");
}

/**
 * Like unseal, but for a large value in parts; the first part must include the whole header before the ciphertext.
 * `sizeBytes` is the size of all parts. Returns the bytes of the plain text.
 */
export async function unsealParts(
  owner: KeyOwner,
  context: SealContext,
  sizeBytes: number,
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = keyOf(owner);
  const plainBytes = plainBytesOf(sizeBytes);
  let plain: Uint8Array<ArrayBuffer> | null = null;
  let decipher: DecipherGCM | null = null;
  let at = 0;
  for await (const part of parts) {
    const isFirst = decipher === null;
    decipher ??= startDecipher(key, part, contextIn(owner, context, part[0]));
    const opened = decipher.update(isFirst ? bodyOf(part) : part);
    at += opened.length;
    // A value that comes in one part, such as a cached value, is not copied.
    if (opened.length === plainBytes) {
      plain = new Uint8Array(opened.buffer, opened.byteOffset, plainBytes);
      continue;
    }
    plain ??= new Uint8Array(plainBytes);
    plain.set(opened, at - opened.length);
  }
  if (!decipher || !plain || at !== plainBytes) throw new Error("sealed value is not complete");
  decipher.final();
  return plain;
}

/** Seals data that belongs to a company instead of a request (a signing secret, a document) under the master key. */
export function sealSecret(context: string, plain: string): Sealed {
  return sealBytes(context, Buffer.from(plain, "utf8"));
}

/** Opens a value that sealSecret returned. Throws if the master key is missing or the value was altered or moved. */
export function unsealSecret(context: string, sealed: Uint8Array): string {
  return unsealBytes(context, sealed).toString("utf8");
}

/** Like sealSecret, but for bytes. */
export function sealBytes(context: string, plain: Uint8Array): Sealed {
  return sealUnderMaster("seal", context, plain);
}

/** Opens a value that sealBytes returned. Throws if the master key is missing or the value was altered or moved. */
export function unsealBytes(context: string, sealed: Uint8Array): Buffer {
  return openUnderMaster("seal", context, sealed);
}

/**
 * Seals a value again, under the current master key. Throws if the old master key is missing or the value was altered
 * or moved.
 */
export function resealBytes(context: string, sealed: Uint8Array): Sealed {
  return sealBytes(context, unsealBytes(context, sealed));
}

/**
 * Seals data about a request under the current epoch's key (without epochs, under the master key) instead of the
 * request's data key. The data cannot be opened once that epoch is destroyed. For data that is stored for days at most
 * and is needed even after the data key is destroyed.
 */
export function sealBriefly(context: string, plain: string): Sealed {
  return protect("seal", context, Buffer.from(plain, "utf8"));
}

/** Opens a value that sealBriefly returned. */
export function unsealBrief(context: string, sealed: Uint8Array): string {
  return open("seal", context, sealed).toString("utf8");
}

/** Opens a sealed value and seals it again under the current key. Throws if the key it was sealed with is missing. */
export function resealBrief(context: string, sealed: Uint8Array): Sealed {
  return protect("seal", context, open("seal", context, sealed));
}

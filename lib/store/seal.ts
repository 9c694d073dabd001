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

/**
 * Encryption at rest (decisions, section 3). Each request has a data key, which seals its data. The data key is
 * stored in the request's row, wrapped under the current epoch key (epochs.ts), or under the master key if
 * EPOCH_KEYS_FILE is not set. Erasing a request destroys its data key. Old pages, logs and backups still contain the
 * wrapped data key, until its epoch is destroyed.
 */
export type { Sealed };

const dataKeyPlace = (requestId: string) => `data-key:${requestId}`;

/** Creates a data key for `requestId`, wrapped: 2 bytes epoch or master version, then the sealed key. */
export function newDataKey(requestId: string): Sealed {
  return protect("wrap", dataKeyPlace(requestId), randomBytes(KEY_BYTES));
}

/** The same data key, wrapped under the current key. Throws if the key that wraps it now is missing. */
export function rewrapDataKey(requestId: string, wrapped: Uint8Array): Sealed {
  const place = dataKeyPlace(requestId);
  return protect("wrap", place, open("wrap", place, wrapped));
}

const unwrap = (requestId: string, wrapped: Uint8Array): Buffer =>
  open("wrap", dataKeyPlace(requestId), wrapped);

/** Seals under the current epoch's key, or under the master key if there are no epochs. */
function protect(purpose: Purpose, place: string, plain: Uint8Array): Sealed {
  const epoch = currentEpoch();
  if (!epoch) return sealUnderMaster(purpose, place, plain);
  return join(numberHead(epoch.number), encrypt(epoch.keys[purpose], FORMAT.epoch, plain, place));
}

function open(purpose: Purpose, place: string, sealed: Uint8Array): Buffer {
  if (sealed[2] !== FORMAT.epoch) return openUnderMaster(purpose, place, sealed);
  return decrypt(epochKeys(numberOf(sealed))[purpose], sealed.subarray(2), place);
}

/** The first three bytes of the values that `newDataKey` and `sealBriefly` return now. */
export function protectedHead(): Sealed {
  const epoch = currentEpoch();
  return epoch ? join(numberHead(epoch.number), Uint8Array.of(FORMAT.epoch)) : secretHead();
}

/** The first three bytes of the values that `sealSecret` returns now. */
export function secretHead(): Sealed {
  return join(numberHead(masterVersions()[0] ?? 0), Uint8Array.of(FORMAT.derived));
}

/** The fields of a row that owns a data key, which are enough to seal and open its values. */
export type KeyOwner = { id: string; dataKeyWrapped: Uint8Array | null };

/**
 * The place of a sealed value within its request: the column and, if it has them, the row's own id and version, so
 * that an older or another value cannot be opened in its place. `before` is the name with which values of the first
 * format were sealed.
 */
export type SealContext = string | { now: string; before: string };

function placeIn({ id }: KeyOwner, place: SealContext, format: number | undefined): string {
  if (format !== FORMAT.first && format !== FORMAT.derived)
    throw new Error("sealed value has an unknown format");
  if (typeof place === "string") return `${id}:${place}`;
  return `${id}:${format === FORMAT.first ? place.before : place.now}`;
}

function keyOf({ id, dataKeyWrapped }: KeyOwner): Buffer {
  if (!dataKeyWrapped) throw new Error("the request's data key has been destroyed");
  return unwrap(id, dataKeyWrapped);
}

/** Seals text or bytes for one place of one request. Throws if the request's key has been destroyed. */
export function seal(owner: KeyOwner, place: SealContext, plain: string | Uint8Array): Sealed {
  const bytes = typeof plain === "string" ? Buffer.from(plain, "utf8") : plain;
  return encrypt(keyOf(owner), FORMAT.derived, bytes, placeIn(owner, place, FORMAT.derived));
}

/** Opens a value that `seal` returned. Throws if the key is destroyed or the value was altered or moved. */
export function unseal(owner: KeyOwner, place: SealContext, sealed: Uint8Array): string {
  return decrypt(keyOf(owner), sealed, placeIn(owner, place, sealed[0])).toString("utf8");
}

/**
 * As unseal, for a large value in parts; the first part must include the whole header before the ciphertext.
 * `sizeBytes` is the size of all parts. Returns the bytes of the plain text.
 */
export async function unsealParts(
  owner: KeyOwner,
  place: SealContext,
  sizeBytes: number,
  parts: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = keyOf(owner);
  const plain = new Uint8Array(plainBytesOf(sizeBytes));
  let decipher: DecipherGCM | null = null;
  let at = 0;
  for await (const part of parts) {
    const isFirst = decipher === null;
    decipher ??= startDecipher(key, part, placeIn(owner, place, part[0]));
    const opened = decipher.update(isFirst ? bodyOf(part) : part);
    plain.set(opened, at);
    at += opened.length;
  }
  if (!decipher || at !== plain.length) throw new Error("sealed value is not complete");
  decipher.final();
  return plain;
}

/** Seals data that belongs to a company and to no request (a signing secret, a document) under the master key. */
export function sealSecret(place: string, plain: string): Sealed {
  return sealBytes(place, Buffer.from(plain, "utf8"));
}

export function unsealSecret(place: string, sealed: Uint8Array): string {
  return unsealBytes(place, sealed).toString("utf8");
}

export function sealBytes(place: string, plain: Uint8Array): Sealed {
  return sealUnderMaster("seal", place, plain);
}

/** Opens a value that sealBytes returned. Throws if the master key is missing or the value was altered or moved. */
export function unsealBytes(place: string, sealed: Uint8Array): Buffer {
  return openUnderMaster("seal", place, sealed);
}

/** The same content, sealed under the current master key. Throws as unsealBytes does. */
export function resealBytes(place: string, sealed: Uint8Array): Sealed {
  return sealBytes(place, unsealBytes(place, sealed));
}

/**
 * Seals data that is stored for days at most and belongs to a request whose data key cannot seal it. Uses the current
 * epoch's key, so that the data cannot be opened once that epoch is destroyed.
 */
export function sealBriefly(place: string, plain: string): Sealed {
  return protect("seal", place, Buffer.from(plain, "utf8"));
}

/** Opens a value that sealBriefly returned. */
export function unsealBrief(place: string, sealed: Uint8Array): string {
  return open("seal", place, sealed).toString("utf8");
}

/** The same value, sealed under the current key. Throws if the key that seals it now is missing. */
export function resealBrief(place: string, sealed: Uint8Array): Sealed {
  return protect("seal", place, open("seal", place, sealed));
}

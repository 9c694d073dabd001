import { createHash } from "node:crypto";

type Digests = { bytes: Buffer; size: number };

let reading: Promise<Digests> | undefined;

/** Reads the digests of common passwords. Called on first use, because the digests take memory. */
async function readDigests(): Promise<Digests> {
  const { default: list } = await import("@/lib/identity/common-passwords.json");
  return { bytes: Buffer.from(list.digests, "base64"), size: list.digestBytes };
}

/**
 * Reports whether a password, ignoring case, is one of the million most common of ten million breached passwords. The
 * list contains only passwords of at least 12 characters. It is local, so nothing leaves the server.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  reading ??= readDigests();
  const { bytes, size } = await reading;
  const wanted = createHash("sha256").update(password.toLowerCase()).digest().subarray(0, size);
  // A binary search, because the digests are sorted.
  let [from, to] = [0, bytes.length / size];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const order = wanted.compare(bytes, middle * size, (middle + 1) * size);
    if (order === 0) return true;
    if (order < 0) to = middle;
    else from = middle + 1;
  }
  return false;
}

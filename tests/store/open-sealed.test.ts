import { randomBytes } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { pack } from "@/lib/store/pack";
import {
  FIRST_BYTES,
  openSealed,
  recallSealed,
  rememberSealed,
  SEALED_BYTES_MAX,
} from "@/lib/store/read/open-sealed";
import { newDataKey, seal } from "@/lib/store/seal";

const owner = { id: "req_one", dataKeyWrapped: newDataKey("req_one") };

/** Returns an encrypted value of `plainBytes` bytes in a store that counts reads. */
function store(plainBytes: number, plain: Uint8Array = randomBytes(plainBytes)) {
  const sealed = Buffer.from(seal(owner, "document:1", plain));
  const kept = { sealed: sealed as Buffer | null, reads: 0 };
  const readOn = async (seen: number, bytesMax: number) => {
    kept.reads++;
    return kept.sealed?.subarray(seen, seen + bytesMax) ?? null;
  };
  const head = sealed.subarray(0, FIRST_BYTES);
  const value = { owner, context: "document:1", head, sizeBytes: sealed.length, readOn };
  return { plain, kept, value };
}

test("openSealed reads a value once, and reuses it only with the same key and position", async () => {
  const { plain, kept, value } = store(3_000_000);
  expect(Buffer.from(plain).equals(await openSealed(value))).toBe(true);
  expect(kept.reads).toBe(3);
  expect(Buffer.from(plain).equals(await openSealed(value))).toBe(true);
  expect(kept.reads).toBe(3);
  await expect(openSealed({ ...value, context: "document:2" })).rejects.toThrow();
  await expect(openSealed({ ...value, owner: { ...owner, dataKeyWrapped: null } })).rejects.toThrow(
    "destroyed",
  );
});

test("openSealed encodes a packed value once, and decrypts the encoding only with the request's key", async () => {
  const text = "Rent 610.00 ".repeat(1_000);
  const { kept, value } = store(0, pack(text));
  const encoded = await openSealed(value, "br");
  expect(brotliDecompressSync(encoded).toString()).toBe(text);
  expect(Buffer.from(await openSealed(value, "identity")).toString()).toBe(text);
  expect(await openSealed(value, "gzip")).toEqual(pack(text));
  kept.sealed = null;
  expect(await openSealed(value, "br")).toEqual(encoded);
  expect(recallSealed(value.head, "br")?.length).toBeGreaterThan(encoded.length);
  await expect(openSealed({ ...value, owner: { ...owner, dataKeyWrapped: null } }, "br")).rejects.toThrow(
    "destroyed",
  );
});

test("openSealed refuses a value that is erased during the read, and does not cache it", async () => {
  const { kept, value } = store(2_000_000);
  kept.sealed = null;
  await expect(openSealed(value)).rejects.toMatchObject({ code: "gone" });
  expect(recallSealed(value.head)).toBeNull();
});

test("openSealed does not cache a value that is too large", async () => {
  const { plain, value } = store(SEALED_BYTES_MAX);
  expect(Buffer.from(plain).equals(await openSealed(value))).toBe(true);
  expect(recallSealed(value.head)).toBeNull();
});

test("rememberSealed drops the least recently used value", () => {
  const heads = Array.from({ length: 6 }, () => randomBytes(FIRST_BYTES));
  const [first, second] = heads as [Buffer, Buffer];
  for (const head of heads) {
    rememberSealed(head, Buffer.alloc(SEALED_BYTES_MAX));
    recallSealed(first);
  }
  expect(recallSealed(second)).toBeNull();
  expect(recallSealed(first)).not.toBeNull();
});
